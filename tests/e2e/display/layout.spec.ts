import type { Locator } from '@playwright/test';
import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions, twoHalves } from '../kit/bank';
import { Hall } from '../kit/hall';
import { layoutFaults } from '../kit/layout';
import { placementFaults } from '../kit/placement';
import { sizes } from '../kit/shots';
import { handsIn } from '../kit/sitting';
import { entersAs, expect, isRunning, test } from '../kit/visit';

test.use({ hasWorker: false });

test('the check of the layout finds a broken word, the name of a sign, a message that fills the screen, cards of two heights, and a cut formula', async ({
  visit,
}) => {
  const page = await visit('/');
  await isRunning(page);
  await expect(page.getByRole('region', { name: 'Try one question' })).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  // Faults that a card of the notebook and the banners of the dashboard once had.
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.insertAdjacentHTML('beforeend', '<p><span aria-hidden="true">cross </span>Wrong</p>');
    const banner = document.createElement('div');
    banner.dataset.tone = 'warning';
    banner.style.cssText = 'flex: none; width: 2rem; overflow-wrap: break-word';
    banner.textContent = 'The timer of “Assessment of numbers” is running.';
    main?.append(banner);
    main?.insertAdjacentHTML(
      'beforeend',
      '<ul><li><p class="rounded-card">Mock 1</p></li><li><p class="rounded-card">Mock 2</p></li></ul>',
    );
    const list = [...(main?.querySelectorAll('ul') ?? [])].at(-1);
    if (list) list.style.cssText = 'display: grid; grid-template-columns: 1fr 1fr';
    for (const [place, card] of [...(list?.querySelectorAll('p') ?? [])].entries()) card.style.height = `${60 + 20 * place}px`;
  });
  // A formula that is wider, and one that is higher, than the box that clips it, and one that scrolls in a box as wide as its line.
  await page.evaluate(() => {
    for (const [name, line, box, size] of [
      ['narrow', 'display: inline-block; width: 60px', 'width: 4px; overflow-x: clip', 'width: 40px'],
      ['low', '', 'height: 12px; overflow: hidden', 'height: 30px'],
      ['wide', 'width: 200px', 'width: 200px; overflow-x: auto', 'width: 900px'],
      ['beyond', 'width: 100px', 'overflow-x: visible', 'width: 140px'],
    ] as const) {
      document
        .querySelector('main')
        ?.insertAdjacentHTML(
          'beforeend',
          `<p><span><span dir="ltr"><span class="katex"><math aria-label="f"></math><span class="katex-base" id="${name}"></span></span></span></span></p>`,
        );
      const part = document.getElementById(name);
      const [place, own] = [part?.closest('p'), part?.closest<HTMLElement>('[dir=ltr]')];
      if (part) part.style.cssText = `display: inline-block; height: 10px; width: 10px; ${size}`;
      if (own) own.style.cssText = `display: inline-block; ${box}`;
      if (place) place.style.cssText = line;
    }
  });
  const faults = await layoutFaults(page);
  const formulas = faults.filter((fault) => fault.startsWith('normal text: a formula'));
  expect(formulas).toEqual([
    expect.stringContaining('36 px wider than its box'),
    expect.stringContaining('higher than its box'),
    expect.stringContaining('40 px beyond its line'),
  ]);
  expect(faults).toContain('normal text: the name of a sign: “cross”');
  expect(faults.filter((fault) => fault.includes('is broken'))).not.toEqual([]);
  expect(faults.filter((fault) => fault.includes('px high:'))).not.toEqual([]);
  expect(faults.filter((fault) => fault.includes('the one beside it'))).not.toEqual([]);
});

test('the check of the layout finds what lies over something else, what is cut and what a bar covers', async ({ visit }) => {
  const page = await visit('/');
  await isRunning(page);
  await expect(page.getByRole('region', { name: 'Try one question' })).toBeVisible();
  expect(await placementFaults(page)).toEqual([]);
  await page.evaluate(() => {
    const put = (html: string, styles: Record<string, string>) => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', html);
      for (const [id, style] of Object.entries(styles)) (document.getElementById(id) as HTMLElement).style.cssText = style;
    };
    put('<p id="t1">Marks of the paper</p><p id="t2">Minutes of the paper</p>', { t2: 'margin-top: -18px' });
    put('<p><button id="b1">Yes</button><button id="b2">No</button></p>', { b2: 'margin-left: -20px' });
    put('<p id="cut">This sentence is longer than its box is wide</p>', { cut: 'width: 90px; overflow: hidden; white-space: nowrap' });
    put('<button id="far">Far away</button>', { far: 'position: relative; left: 400px' });
    put('<button id="last">Below the bar</button><div id="bar">A bar</div>', {
      last: 'display: block',
      bar: 'position: fixed; inset: auto 0 0; height: 150px; background: canvas',
    });
  });
  const found = (await placementFaults(page)).join('\n');
  expect(found).toMatch(/text “Marks of the paper” and text “Minutes of the paper” overlap/);
  expect(found).toMatch(/control “Yes” and control “No” overlap/);
  expect(found).toMatch(/cut by \d+ × \d+ px: “This sentence/);
  expect(found).toMatch(/“Far away” is beyond the screen/);
  expect(found).toMatch(/“A bar” covers “Below the bar”/);
});

test('the dashboard during an assessment, with the offer to install: words fit their column at every text size', { tag: '@long' }, async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Esha');
  const [done, begun] = await Promise.all(
    ['Numbers', 'A long assessment of everything that was taught'].map((name) =>
      assessmentOf(portal, { name, questions: plainQuestions(2) }),
    ),
  );
  if (done === undefined || begun === undefined) throw new Error('No assessments');
  await handsIn(portal, learner, await portal.call(learner, 'getPaper', { params: { id: done.id } }), () => 1);
  const page = await visit(`/assessments/${begun.id}`);
  await entersAs(page, learner);
  const hall = new Hall(page);
  await hall.starts();
  await hall.chooses(1);
  await page.goto('/user/dashboard');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  await expect(page.getByRole('button', { name: 'Install' })).toBeVisible();
  await isClean(page, 'dashboard in the middle of an assessment, install offered');
});

test('the start of a test is in sight on a phone above the longest lead; an exam begins at the top of the page with the focus on its first question', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Farid');
  const description = 'Read this to the end before you start, and keep rough paper at hand. '.repeat(14);
  const paper = await assessmentOf(portal, { name: 'Read to the end', description, questions: plainQuestions(3) });
  const page = await visit(`/assessments/${paper.id}`);
  await entersAs(page, learner);
  const start = page.getByRole('button', { name: 'Start Assessment' });
  await expect(start).toBeInViewport({ ratio: 1 });
  // On a desktop the languages stand above it, and it keeps its place when they come.
  const desk = await visit(`/assessments/${paper.id}`, { viewport: { width: 1440, height: 900 } });
  await entersAs(desk, learner);
  const [begin, spoken] = [desk.getByRole('button', { name: 'Start Assessment' }), desk.getByText('Questions in English')];
  await expect(begin).toBeVisible();
  const before = await begin.boundingBox();
  await expect(spoken).toBeVisible();
  expect((await spoken.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
  expect((await begin.boundingBox())?.y).toBe(before?.y);
  // What the bar of the start stands over can be scrolled out from below it.
  const choice = page.getByRole('checkbox', { name: /^Real-exam mode/ });
  await choice.focus();
  const [field, bar] = [await choice.boundingBox(), await start.boundingBox()];
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await sizes(page, 'largest');
  await start.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await start.click();
  await expect(page.getByRole('heading', { name: /^Question 1/ })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('radio').first()).toBeInViewport();
  // A root text of 200 %, in Hindi, where words are longest.
  await sizes(page, 'normal');
  await page.evaluate(() => {
    localStorage.setItem('language', 'hi');
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  expect(await page.evaluate(() => window.innerWidth)).toBe(page.viewportSize()?.width);
});

test('the dashboard of a learner with results is whole on a desktop; on a phone the next step and the week are in sight', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Isha');
  for (const name of ['First', 'Second']) {
    const paper = await assessmentOf(portal, { name, questions: plainQuestions(2) });
    await handsIn(portal, learner, paper, () => 1);
  }
  const page = await visit('/user/dashboard');
  await entersAs(page, learner);
  const [next, progress] = [page.getByRole('link', { name: 'Revise', exact: true }), page.getByRole('region', { name: 'Your progress' })];
  await expect(next.first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Active on 1 day this week.')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(progress).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
  // Beside each other, as high as each other.
  const [left, right] = [await progress.boundingBox(), await page.getByRole('region', { name: 'Profile' }).boundingBox()];
  expect([left?.y, left?.height]).toEqual([right?.y, right?.height]);
});

test('the dashboard of a newcomer has no blank band, and its cards line up on a desktop; a result to come moves neither week nor figures', {
  tag: '@long',
}, async ({ visit, portal }) => {
  const [newcomer, waiting] = [await portal.learner('Naina'), await portal.learner('Nisha')];
  const paper = await assessmentOf(portal, { name: 'To be told later', questions: plainQuestions(2) });
  await assessmentOf(portal, { name: 'To begin with', questions: plainQuestions(2) });
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  await portal.call(await portal.admin(), 'setSchedule', { params: { id: paper.id }, body: { state: 'published', resultsAt: at(30) } });
  await handsIn(portal, waiting, paper, () => 1);

  const page = await visit('/user/dashboard');
  await entersAs(page, newcomer);
  await expect(page.getByRole('link', { name: /^Start Assessment/ })).toBeVisible();
  const gap = await page.locator('[aria-labelledby=next-step]').evaluate((card) => {
    const [words, button] = [[...card.querySelectorAll('p')].at(-1), card.querySelector('a')].map((one) => one?.getBoundingClientRect());
    return (button?.top ?? 99) - (words?.bottom ?? 0);
  });
  expect(gap, 'between the words and the button').toBeLessThanOrEqual(24);
  await page.setViewportSize({ width: 1440, height: 900 });
  const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [firstDay, profile] = [page.getByRole('region', { name: 'How it goes on' }), page.getByRole('region', { name: 'Profile' })];
  await expect(firstDay).toBeVisible();
  const [left, right] = [await boxOf(profile), await boxOf(firstDay)];
  expect([left.y, left.height]).toEqual([right.y, right.height]);
  // What is known later stands behind what is known at once.
  expect(right.x).toBeGreaterThan(left.x);
  // Each of the ways says its name in one line.
  const ways = page.getByRole('navigation', { name: 'Where to go' }).getByRole('link');
  const heights = await ways.evaluateAll((all) => all.map((way) => way.querySelector('.font-semibold')?.getClientRects().length));
  const lines = await ways.evaluateAll((all) => all.map((way) => Math.round(way.getBoundingClientRect().height)));
  expect(heights).toEqual([1, 1, 1]);
  expect(Math.max(...lines)).toBeLessThan(100);

  const other = await visit('/user/dashboard', { viewport: { width: 1440, height: 900 } });
  await entersAs(other, waiting);
  const result = other.getByRole('link', { name: /^Result of “To be told later”/ });
  await expect(result).toBeVisible();
  const [step, week, figures, line] = [
    await boxOf(other.locator('[aria-labelledby=next-step]')),
    await boxOf(other.locator('section').filter({ has: other.getByRole('button', { name: 'Set the day of your exam' }) })),
    await boxOf(other.locator('section').filter({ has: other.getByText('Exams Taken', { exact: true }) })),
    await boxOf(result),
  ];
  expect(week.y - step.y - step.height, 'below the next step').toBeLessThan(24);
  expect([figures.y, figures.height]).toEqual([week.y, week.height]);
  expect(line.y).toBeGreaterThan(week.y + week.height);
});

test('in forced colours, buttons keep their boxes, and current or chosen elements stand out', async ({ visit, portal }) => {
  const learner = await portal.learner('Gita');
  const paper = await twoHalves(portal, 'In forced colours', 30);
  const page = await visit(`/assessments/${paper.id}`);
  await entersAs(page, learner);
  const hall = new Hall(page);
  await hall.starts();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  // A colour with a transition has its new value a frame later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const seen = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
        return { hasBox: borderTopWidth !== '0px' && borderTopColor !== backgroundColor, backgroundColor };
      });
  const ways = ['[data-key=n]', '[data-key=m]'];
  for (const selector of ways) expect.soft(await seen(selector), selector).toMatchObject({ hasBox: true });
  expect.soft(await seen('button:text-is("Submit")')).toMatchObject({ hasBox: true });
  for (const [chosen, other] of [
    ['[aria-current=step]', 'nav [data-status]:not([aria-current])'],
    ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ] as const) {
    const [is, isNot] = [await seen(chosen), await seen(other)];
    expect.soft(is.backgroundColor, chosen).not.toBe(isNot.backgroundColor);
  }
  expect.soft(await seen('nav [data-status]:not([aria-current])')).toMatchObject({ hasBox: true });
  // Only the chosen tab has a lower edge.
  const edge = await page.locator('[role=tab][aria-selected=false]').evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect.soft(edge).toBe('rgb(255, 255, 255)');
});

for (const look of ['plain', 'hall'] as const)
  test(`with a text of 32 px in the browser, no page of a learner is wider than a phone: ${look} look`, {
    tag: look === 'hall' ? '@long' : [],
  }, async ({ visit, portal }) => {
    const learner = await portal.learner('Hema');
    const paper = await assessmentOf(portal, { name: `In large letters, ${look}`, questions: plainQuestions(3) });
    const page = await visit('/');
    await page.setViewportSize({ width: 360, height: 740 });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const fits = async (what: string) => {
      const { size, width } = await page.evaluate(() => {
        const { documentElement: root } = document;
        return { size: getComputedStyle(root).fontSize, width: root.scrollWidth };
      });
      expect(size, what).toBe('32px');
      expect.soft(width, what).toBe(360);
    };
    await page.goto(`/assessments/${paper.id}`);
    await entersAs(page, learner);
    const sitting = new Hall(page);
    await sitting.startsIn(look);
    await sitting.chooses(1);
    await fits(`${look} sitting`);
    for (const [path, heading] of [
      ['/user/available-assessments', 'Available Assessments'],
      ['/user/mistake-notebook', 'Revise'],
      ['/user/dashboard', 'Welcome, Hema!'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await fits(path);
    }
  });
