import type { Locator, Page } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { Hall } from '../kit/hall';
import type { Portal } from '../kit/portal';
import { sizes, speaks } from '../kit/shots';
import { handsIn } from '../kit/sitting';
import { entersAs, expect, isAt, messagesStay, test, type Visit } from '../kit/visit';

test.use({ hasWorker: false });

/** A phone whose browser has a text of one and a half of the usual size: more than the portal's own largest. */
async function inLargeText(visit: Visit, path: string): Promise<Page> {
  const page = await visit('/robots.txt');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await page.goto(path);
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
  return page;
}

/** What of these elements is cut: broken inside a word, out of the screen, or hidden by their own box. */
const cutIn = (texts: Locator): Promise<string[]> =>
  texts.evaluateAll((all) => {
    const range = document.createRange();
    const isBroken = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) return true;
        }
      return false;
    };
    return all
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const isHidden = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;
        return isBroken(element) || left < 0 || right > innerWidth || (getComputedStyle(element).display !== 'inline' && isHidden);
      })
      .map(({ textContent }) => textContent ?? '');
  });

/** A paper of five subjects, each with a tab. */
async function manySubjects(portal: Portal, name: string, { most = 5, each = 6 } = {}): Promise<{ id: number }> {
  const admin = await portal.admin();
  const subjects = [];
  for (const subject of ['Quantitative Aptitude', 'Reasoning', 'English', 'General Awareness', 'Science'].slice(0, most)) {
    const { id } = await portal.call(admin, 'addCategory', { query: { name: `${subject} of ${name}` } });
    for (const question of plainQuestions(each)) {
      const options = question.options.map((text, at) => ({ id: at + 1, text, correct: at === 0, explanation: '' }));
      await portal.call(admin, 'createQuestion', { body: { description: question.text, options, categoryIds: [id] } });
    }
    subjects.push({ name: subject, numberOfQuestions: each, categoryIds: [id] });
  }
  const exam = await portal.call(admin, 'createExam', {
    body: { name, timerDuration: 30, marksPerCorrect: 1, negativeMarksPerWrong: 0, subjects },
  });
  return portal.call(admin, 'generateFromExam', { body: { examId: exam.id, name } });
}

/** Places on the screen, in px from its top. */
async function placeOf(one: Locator): Promise<{ top: number; bottom: number }> {
  const { y, height } = (await one.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  return { top: y, bottom: y + height };
}

test('at one and a half of the usual text, a learner’s home and links have no word cut, a score stands on one line, and a practice shows its question and an option', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Tulsi');
  // Six lines of this text.
  const text = 'A car goes to a place at 40 km an hour and comes back at 60 km an hour. What is its average speed?';
  const questions = plainQuestions(17).map((one) => ({ ...one, text }));
  const paper = await assessmentOf(portal, { name: 'Mathematics and Reasoning', questions });
  await handsIn(portal, learner, paper, () => 1);
  const { id: dear } = await assessmentOf(portal, { name: 'Dear', marks: 1_700, questions: plainQuestions(2) });
  await handsIn(portal, learner, await portal.call(learner, 'getPaper', { params: { id: dear } }), () => 0);
  const page = await inLargeText(visit, '/user/login');
  await entersAs(page, learner);
  await isAt(page, '/user/dashboard');
  const next = page.locator('#next-step');
  await expect(next).toContainText('17');
  for (const language of ['hi', 'en']) {
    await speaks(page, language);
    expect.soft(await cutIn(next), `${language}: card`).toEqual([]);
    expect.soft(await cutIn(page.locator('[data-bar] a > span')), `${language}: links`).toEqual([]);
    // The links are as high as the page leaves free for them.
    const [bar, space] = await page.evaluate(() => [
      document.querySelector('[data-bar]')?.getBoundingClientRect().height ?? 0,
      Number.parseFloat(getComputedStyle(document.querySelector('[data-frame]') as Element).paddingBottom),
    ]);
    expect.soft(bar, `${language}: height of the links`).toBeLessThanOrEqual((space ?? 0) + 1);
  }
  for (const path of ['/user/my-assessments', `/assessments/${dear}/result`]) {
    await page.goto(path);
    const score = page.getByText('1,700', { exact: true }).first();
    const [reached, total] = [await placeOf(score), await placeOf(page.getByText(/^\s*\/ 1,700$/).first())];
    expect.soft(total.top, `${path}: the total stands below the score`).toBeLessThan(reached.bottom);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(isTooWide, `${path}: too wide`).toBe(0);
  }
  await page.goto('/user/mistake-notebook');
  await page.getByRole('button', { name: 'Revise the first 10' }).click();
  const [question, option, acts] = [
    page.locator('#practised'),
    page.locator('label:has(input[type=radio])').first(),
    page.locator('[data-acts] > div'),
  ];
  await expect(question).toBeVisible();
  for (const language of ['hi', 'en']) {
    await speaks(page, language);
    await page.evaluate(() => window.scrollTo(0, 0));
    const edge = (await placeOf(acts)).top;
    expect.soft((await placeOf(question)).bottom, `${language}: question`).toBeLessThan(edge);
    expect.soft((await placeOf(option)).bottom, `${language}: option`).toBeLessThanOrEqual(edge);
  }
  const radio = await page.getByRole('radio').first().boundingBox();
  expect(Math.abs((radio?.width ?? 0) - (radio?.height ?? 9)), 'a round radio button').toBeLessThan(0.5);
});

for (const look of ['plain', 'hall'] as const)
  test(`on a phone, the palette of twenty questions in four subjects shows every number at once, and the current subject’s tab: ${look} look`, {
    tag: look === 'plain' ? '@long' : [],
  }, async ({ visit, portal }) => {
    const paper = await manySubjects(portal, `Twenty, ${look}`, { most: 4, each: 5 });
    const page = await visit(`/assessments/${paper.id}`, { viewport: { width: 360, height: 740 } });
    await entersAs(page, await portal.learner(look === 'plain' ? 'Trisha' : 'Tarun'));
    const hall = new Hall(page);
    await hall.startsIn(look);
    for (const language of ['hi', 'en']) {
      await speaks(page, language);
      await page.locator('#question [aria-haspopup=dialog]').last().click();
      const sheet = page.locator('dialog[open]');
      await sheet.getByRole('tab').last().click();
      // In the plain look, the choice closes the palette.
      if (look === 'hall') await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await page.locator('#question [aria-haspopup=dialog]').last().click();
      await expect(sheet.locator('[aria-current=step]')).toBeFocused();
      const tab = sheet.getByRole('tab', { selected: true });
      await expect.soft(tab, `${language}: the current tab`).toBeInViewport({ ratio: 1 });
      expect.soft((await sheet.getByRole('tablist').boundingBox())?.height, `${language}: one row`).toBeLessThan(64);
      const numbers = await sheet.locator('[data-grid] button').all();
      expect(numbers).toHaveLength(look === 'plain' ? 20 : 5);
      const foot = (await placeOf(sheet.getByRole('button', { name: /^(Submit|सबमिट)/ }))).top;
      if (look === 'hall')
        for (const name of [/Question paper|प्रश्नपत्र/, /Instructions|निर्देश/])
          expect.soft((await placeOf(sheet.getByRole('button', { name }))).bottom, `${language}: ${name}`).toBeLessThanOrEqual(foot);
      for (const number of numbers) expect.soft((await placeOf(number)).bottom, `${language}: above the foot`).toBeLessThanOrEqual(foot);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    }
  });

for (const look of ['plain', 'hall'] as const)
  test(`at one and a half of the usual text, the palette opens at its top and *Submit* shows its last sentence above its buttons: ${look} look`, {
    tag: look === 'hall' ? '@long' : [],
  }, async ({ visit, portal }) => {
    const learner = await portal.learner(look === 'plain' ? 'Tejas' : 'Tanvi');
    const paper = await manySubjects(portal, `In large letters, ${look}`);
    const page = await inLargeText(visit, `/assessments/${paper.id}`);
    await entersAs(page, learner);
    const hall = new Hall(page);
    await hall.startsIn(look);
    await hall.chooses(1);
    for (const language of ['hi', 'en']) {
      await speaks(page, language);
      await page.locator('#question [aria-haspopup=dialog]').last().click();
      const sheet = page.locator('dialog[open]');
      await expect(sheet.locator('[aria-current=step]')).toBeFocused();
      expect.soft(await sheet.evaluate(({ scrollTop }) => scrollTop), `${language}: scrolled`).toBe(0);
      await expect.soft(sheet.locator('[aria-current=step]')).toBeInViewport({ ratio: 1 });
      const legend = sheet.locator('[data-legend] dt');
      expect.soft(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `${language}: too wide`).toBe(0);
      await legend.last().scrollIntoViewIfNeeded();
      expect.soft(await cutIn(legend), `${language}: legend`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    }
    await hall.asksToSubmit();
    if (look === 'hall')
      for (const language of ['hi', 'en']) {
        await speaks(page, language);
        const summary = page.locator('dialog[open] table');
        expect.soft(await cutIn(summary.locator('th, td')), `${language}: summary`).toEqual([]);
        expect.soft(await summary.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `${language}: too wide`).toBe(0);
      }
    if (look === 'hall') await page.locator('dialog[open]').getByRole('button', { name: 'Submit', exact: true }).click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog.getByRole('button', { name: 'Yes, submit' })).toBeVisible();
    for (const language of ['hi', 'en']) {
      await speaks(page, language);
      const [last, button] = [dialog.locator('p').last(), dialog.getByRole('button').last()];
      expect.soft((await placeOf(last)).bottom, `${language}: the last sentence`).toBeLessThanOrEqual((await placeOf(button)).top);
      expect.soft(await cutIn(dialog.getByRole('button')), `${language}: buttons`).toEqual([]);
    }
  });

for (const look of ['plain', 'hall'] as const)
  test(`the palette shows the current question with the name of its section: on a phone when it opens, on a wide screen all the while: ${look} look`, {
    tag: look === 'hall' ? '@long' : [],
  }, async ({ visit, portal }) => {
    const paper = await manySubjects(portal, `Two of thirty, ${look}`, { most: 2, each: 30 });
    const page = await visit(`/assessments/${paper.id}`, { viewport: { width: 360, height: 740 } });
    await entersAs(page, await portal.learner(look === 'plain' ? 'Tapan' : 'Tuhin'));
    const hall = new Hall(page);
    await hall.startsIn(look);
    await sizes(page, 'largest');
    const opens = () => page.locator('#question [aria-haspopup=dialog]').last().click();
    const sheet = page.locator('dialog[open]');
    await opens();
    await sheet.getByRole('tab').last().click();
    if (look === 'plain') await opens();
    await sheet.getByRole('button', { name: /^60,/ }).click();
    await expect(sheet).toHaveCount(0);
    await opens();
    await expect(sheet.locator('[aria-current=step]')).toBeFocused();
    await expect(sheet.locator('[aria-current=step]')).toBeInViewport({ ratio: 1 });
    if (look === 'plain') {
      const [name, head] = [await placeOf(sheet.getByRole('heading', { name: 'Reasoning' })), await placeOf(sheet.locator('h2'))];
      expect(name.bottom, 'the name is behind the heading').toBeGreaterThan(head.bottom);
    }
    await page.keyboard.press('Escape');
    await sizes(page, 'normal');
    await page.setViewportSize({ width: 1280, height: 640 });
    const aside = page.locator('aside');
    await expect(aside.locator('[aria-current=step]')).toHaveText(/^60/);
    await expect(aside.locator('[aria-current=step]')).toBeInViewport({ ratio: 1 });
    await page.getByRole('tab').first().click();
    await expect(aside.locator('[aria-current=step]')).toHaveText(/^1$/);
    await expect(aside.locator('[aria-current=step]')).toBeInViewport({ ratio: 1 });
  });

test('a message stands over no heading, however large the text', async ({ visit }) => {
  const page = await inLargeText(visit, '/user/login?register');
  await page.setViewportSize({ width: 320, height: 740 });
  await messagesStay(page);
  await sizes(page, 'largest');
  await speaks(page, 'hi');
  await page.locator('input[type=email]').fill(`new-${Date.now()}@learner.example`);
  await page.locator('input[type=password]').fill('secret-123');
  await page.locator('input[type=password]').press('Enter');
  await isAt(page, '/user/profile-completion');
  const [message, heading] = [page.locator('[aria-live=polite] [data-tone]'), page.getByRole('heading', { level: 1 })];
  await expect(message).toBeVisible();
  await expect(heading).toBeInViewport();
  const isFree = async () => {
    const [over, under] = [await placeOf(message), await placeOf(heading)];
    return over.bottom <= under.top || over.top >= under.bottom;
  };
  await expect.poll(isFree, 'at the top of the page').toBe(true);
  await page.evaluate(() => window.scrollBy(0, 80));
  await expect(heading).toBeInViewport();
  await expect.poll(isFree, 'scrolled').toBe(true);
});

test('an empty profile leads the focus to its first faulty field, with its name and its fault in sight', async ({ visit }) => {
  const page = await inLargeText(visit, '/user/login');
  await page.getByRole('tab', { name: 'Email' }).click();
  await page.getByRole('button', { name: 'New here? Register' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(`new-${Date.now()}@learner.example`);
  await page.getByLabel(/^Password/).fill('secret-123');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await isAt(page, '/user/profile-completion');
  const save = page.getByRole('button', { name: 'Save profile' });
  await save.scrollIntoViewIfNeeded();
  await save.click();
  const first = page.getByRole('textbox', { name: 'First name' });
  await expect(first).toBeFocused();
  for (const one of [first, page.getByText('First name', { exact: false }).first(), page.getByText('Required.').first()])
    await expect(one).toBeInViewport({ ratio: 1 });
  await first.fill('Tara');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Kumar');
  await page.getByRole('textbox', { name: 'Location' }).fill('Patna');
  await page.getByRole('textbox', { name: 'Phone' }).fill('12');
  await save.click();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();
});

test('in the profile a phone number with its country code is whole on a phone, at every text size', async ({ visit, portal }) => {
  const page = await visit('/user/login', { viewport: { width: 360, height: 740 } });
  await entersAs(page, await portal.learner('Lata'));
  await page.goto('/user/profile-completion?edit');
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.fill('+919876543210');
  for (const size of ['normal', 'largest']) {
    await sizes(page, size);
    expect.soft(await phone.evaluate((field) => field.scrollWidth - field.clientWidth), size).toBe(0);
  }
});
