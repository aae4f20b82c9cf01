import { AxeBuilder } from '@axe-core/playwright';
import { questionsOf } from '../../../../contract/assessment/assessment';
import { assessmentOf } from '../../kit/bank';
import { refusedBy, startsInTheDark } from '../../kit/dark';
import { Hall } from '../../kit/hall';
import { sizes } from '../../kit/shots';
import { isReadyOffline } from '../../kit/test';
import { entersAs, expect, test } from '../../kit/visit';

const sumOf = (count: number): string => Array.from({ length: count }, (_, i) => `x_{${i}}`).join('+');
const root = '$$x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$$';

test('a paper with formulas is ready offline once the typesetter is stored; offline, formulas are typeset, read out, and inert', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Meera');
  const paper = await assessmentOf(portal, {
    name: 'Algebra',
    questions: [
      {
        text: `Where does the parabola meet the axis?\n${root}`,
        options: ['$\\Delta > 0$: twice', 'For $5 or $10', '$\\nosuch{x}$', '$\\frac{v^2}{2g}$'],
      },
      { text: 'Nothing $\\href{https://x.example}{leads}$ away', options: ['$\\sum_{i=1}^{n} i$', 'No'] },
    ],
  });
  const page = await visit('/user/available-assessments');
  const refusals = refusedBy(page);
  await entersAs(page, learner);
  await isReadyOffline(page);
  expect(await page.evaluate(async () => (await caches.keys()).includes('formulas'))).toBe(false);
  const hall = await startsInTheDark(page, portal, paper.id);
  const place = 1 + questionsOf(paper).findIndex(({ description }) => description.includes(root));
  await hall.goesTo(place);
  const question = hall.question(place);
  await expect(question.locator('.katex-display math')).toHaveCount(1);
  await expect(question.getByRole('radio', { name: /Δ > 0 : twice/ })).toBeVisible();
  await expect(question.getByText('For $5 or $10')).toBeVisible();
  const cut = (boxes: (HTMLElement | SVGElement)[]) =>
    boxes
      .filter((box) => getComputedStyle(box).overflowY !== 'visible' && box.scrollHeight > box.clientHeight)
      .map((box) => box.textContent);
  expect(await question.locator('[dir=ltr]:has(> .katex)').evaluateAll(cut)).toEqual([]);
  await expect(question.getByText('\\nosuch{x}', { exact: true })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)))
    .toContain('KaTeX_Math');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await hall.goesTo(3 - place);
  await expect(
    hall
      .question(3 - place)
      .locator('math')
      .first(),
  ).toBeAttached();
  await expect(page.locator('#question a')).toHaveCount(0);
  expect(refusals).toEqual([]);
});

test('a formula that is wider than its box is reached and scrolled by keyboard, has a name, and leaves its option a whole target @long', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Nisha');
  const questions = [{ text: `How many terms? $$${sumOf(10)}$$`, options: ['$x$', `As many as $\\frac{${sumOf(16)}}{2}$`] }];
  const paper = await assessmentOf(portal, { name: 'Wide', questions });
  const page = await visit(`/assessments/${paper.id}`);
  await entersAs(page, learner);
  const hall = new Hall(page);
  await hall.starts();
  const wide = hall.question(1).locator('[tabindex="0"]');
  await expect(wide).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  for (const box of await wide.all()) await expect(box).toHaveAccessibleName(/x/);
  for (const box of await wide.all()) await expect(box).toHaveRole('group');
  for (const box of await wide.all()) await expect(box).toHaveCSS('overflow-x', 'auto');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const scrolled = () => wide.first().evaluate((box) => box.scrollLeft);
  for (let i = 0; i < 30 && !(await wide.first().evaluate((box) => box === document.activeElement)); i++) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(0);

  const option = page.getByRole('radio', { name: /As many as x/ });
  await wide.last().click();
  await expect(option).toBeChecked();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(wide).toHaveCount(0);
  await expect(option.locator('xpath=..').locator('[dir=ltr]')).toHaveCSS('display', 'inline');
  await expect(hall.question(1).locator('[role=group]')).toHaveCount(0);
});

test('a formula is a bar while its typesetter comes, and its TeX where that takes long', async ({ visit, portal }) => {
  const learner = await portal.learner('Uma');
  const paper = await assessmentOf(portal, {
    name: 'Slow',
    questions: [{ text: 'How much is $\\frac{1}{2}$ of it?', options: ['$x$', 'No'] }],
  });
  const page = await visit('/robots.txt', { serviceWorkers: 'block' });
  let sends: () => void = () => undefined;
  const isSent = new Promise<void>((resolve) => {
    sends = resolve;
  });
  await page.route('**/assets/typeset-*', async (route) => {
    await isSent;
    await route.continue();
  });
  await page.goto(`/assessments/${paper.id}`);
  await entersAs(page, learner);
  const hall = new Hall(page);
  await hall.starts();
  const raw = hall.question(1).locator('[data-raw]');
  await expect(raw).toHaveCount(2);
  const [first, later] = await raw.first().evaluate((formula: HTMLElement) => {
    // Begun anew: it may be over already.
    formula.style.animationName = 'none';
    const { color } = getComputedStyle(formula);
    formula.style.animationName = '';
    return [getComputedStyle(formula).color, color];
  });
  expect([first, later]).toEqual([
    'rgba(0, 0, 0, 0)',
    await page.locator('#question').evaluate((question) => getComputedStyle(question).color),
  ]);
  await expect(raw.first()).toHaveText('\\frac{1}{2}');
  sends();
  await expect(hall.question(1).locator('.katex')).toHaveCount(2);
  await expect(raw).toHaveCount(0);
});

test('no line begins with what ends the sentence of a formula, at any width; beside a formula as wide as its column it stays in the column', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Viraj');
  const ends = ['?', '.', '।', '%)', 'th'];
  const questions = [{ text: ends.map((end) => `यदि ($x+y=12$${end} तो`).join(' '), options: [`$${sumOf(16)}$।`, '$x$'] }];
  const paper = await assessmentOf(portal, { name: 'Ends of sentences', questions });
  const page = await visit(`/assessments/${paper.id}`, { viewport: { width: 360, height: 740 } });
  await entersAs(page, learner);
  const hall = new Hall(page);
  await hall.starts();
  await expect(hall.question(1).locator('.katex')).toHaveCount(7);
  await page.evaluate(() => document.fonts.ready);
  const faults = await hall.question(1).evaluate((question) => {
    const tails = [...question.querySelectorAll('[dir=ltr]:has(> .katex)')].flatMap((formula) => {
      const walker = document.createTreeWalker(question, NodeFilter.SHOW_TEXT);
      walker.currentNode = formula.lastElementChild ?? formula;
      let next = walker.nextNode();
      while (next !== null && formula.contains(next)) next = walker.nextNode();
      const first = document.createRange();
      if (next === null || !/^\S/.test(next.nodeValue ?? '') || next.parentElement?.closest('label') !== formula.closest('label'))
        return [];
      first.setStart(next, 0);
      first.setEnd(next, 1);
      return [{ formula, first }];
    });
    const found = tails.length === 6 ? [] : [`${tails.length} ends of sentences`];
    for (let width = 150; width <= 328; width += 1) {
      question.style.width = `${width}px`;
      for (const { formula, first } of tails) {
        const [box, end] = [formula.getBoundingClientRect(), first.getBoundingClientRect()];
        if (end.top > box.bottom - 5) found.push(`${width}: ${first} begins a line`);
        if (end.bottom < box.bottom - 14) found.push(`${width}: ${first} stands on an earlier line of its formula`);
        if (end.right > question.getBoundingClientRect().right) found.push(`${width}: ${first} leaves the column`);
      }
    }
    return found;
  });
  expect(faults).toEqual([]);
});

test('a formula that fits is no stop of the keyboard, also if it ends in an accent, a root or an index, at every text size', {
  tag: '@long',
}, async ({ visit, portal }) => {
  const learner = await portal.learner('Tara');
  const questions = [{ text: 'Which one?', options: ['$\\acute{f}$', '$6\\sqrt{3}$', '$x_1$', '$\\hat{i}$'] }];
  const paper = await assessmentOf(portal, { name: 'Narrow', questions });
  const page = await visit(`/assessments/${paper.id}`);
  await entersAs(page, learner);
  const hall = new Hall(page);
  await hall.starts();
  await expect(hall.question(1).locator('label math')).toHaveCount(4);
  await hall.chooses(1);
  for (const size of ['normal', 'largest']) {
    await sizes(page, size);
    await page.evaluate(() => document.fonts.ready);
    expect((await new AxeBuilder({ page }).analyze()).violations, size).toEqual([]);
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Reset Answer' })).toBeFocused();
  }
});

test('arrows of vectors and tall brackets, which KaTeX draws as pictures, are as wide as KaTeX says', { tag: '@long' }, async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Vani');
  const rows = Array.from({ length: 5 }, (_, i) => i).join('\\\\');
  const questions = [{ text: `$$\\begin{bmatrix}${rows}\\end{bmatrix}$$`, options: ['$\\vec{a}\\cdot\\vec{b}$', '$\\oiint f$'] }];
  const paper = await assessmentOf(portal, { name: 'Vectors', questions });
  const page = await visit(`/assessments/${paper.id}`);
  await entersAs(page, learner);
  const hall = new Hall(page);
  await hall.starts();
  const drawn = hall.question(1).locator('svg[viewBox][width]:not([width="400em"])');
  await expect(drawn).toHaveCount(5);
  for (const one of await drawn.all())
    expect(await one.evaluate((svg) => svg.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(svg).fontSize))).toBeCloseTo(
      Number.parseFloat((await one.getAttribute('width')) ?? ''),
      1,
    );
});
