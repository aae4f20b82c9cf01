import type { Page } from '@playwright/test';
import { isClean } from '../kit/axe';
import { Hall, tabsTo } from '../kit/hall';
import type { Portal } from '../kit/portal';
import { sizes, speaks } from '../kit/shots';
import { handsIn } from '../kit/sitting';
import { isReadyOffline, signsIn } from '../kit/test';
import { entersAs, expect, test } from '../kit/visit';

test.use({ onDisk: true });

const table = [
  'The table shows the number of books that five shops sold in four months, and how many of them were returned.',
  '| Shop | January | February | March | April |',
  '| A | 120 | 135 | 98 | 142 |',
  '| B | 88 | 92 | 101 | 77 |',
  '| C | 64 | 70 | 59 | 81 |',
  ...Array.from({ length: 12 }, (_, at) => `Note ${at + 1}: of the books of this kind, some were returned in the month after the sale.`),
].join('\n');
const hindi = ['तालिका में पाँच दुकानों की बिक्री है।', '| दुकान | जनवरी |', '| A | 120 |'].join('\n');

/** An assessment of two sets, of four and two questions, and one question alone. */
async function sets(portal: Portal, name: string): Promise<{ id: number }> {
  const admin = await portal.admin();
  const category = await portal.call(admin, 'addCategory', { query: { name: `${name} ${process.pid}` } });
  const add = (description: string, text?: string) =>
    portal.call(admin, 'createQuestion', {
      body: {
        description,
        categoryIds: [category.id],
        options: ['One', 'Two', 'Three', 'Four'].map((option, at) => ({ id: at + 1, text: option, correct: at === 0, explanation: '' })),
        // A text of its own: the same text elsewhere would be the same passage, of questions in two categories.
        ...(text !== undefined && {
          passage: { text: `${text}\n${name}`, ...(text === table && { translation: { language: 'hi', text: hindi } }) },
        }),
      },
    });
  for (const at of [1, 2, 3, 4]) await add(`Which shop is meant in line ${at} of the table?`, table);
  for (const at of [1, 2]) await add(`What does the author say in sentence ${at}?`, 'A short text. It has two sentences.');
  await add('What is 1?');
  const exam = await portal.call(admin, 'createExam', {
    body: {
      ...{ name, timerDuration: 30, marksPerCorrect: 4, negativeMarksPerWrong: 1 },
      subjects: [{ name: 'Reading', numberOfQuestions: 7, categoryIds: [category.id] }],
    },
  });
  return portal.call(admin, 'generateFromExam', { body: { examId: exam.id, name } });
}

const passage = (page: Page, from: number, to: number) => page.getByRole('region', { name: `Passage for questions ${from} to ${to}` });

for (const look of ['plain', 'hall'] as const)
  test(`sets around passages, offline, by keyboard: ${look} look`, { tag: '@long' }, async ({ phone, portal }) => {
    const learner = await portal.learner(look === 'plain' ? 'Pari' : 'Pavan');
    const { id } = await sets(portal, `Sets, ${look}`);
    const asked = (await portal.call(learner, 'getPaper', { params: { id } })).subjects[0]?.questions ?? [];
    const first = asked.findIndex(({ description }) => description.includes('line 1')) + 1;
    const page = await phone.opens(`${portal.api.url}/user/login`);
    await signsIn(page, learner);
    await page.waitForURL('**/user/dashboard');
    await page.goto(`${portal.api.url}/assessments/${id}`);
    await isReadyOffline(page);
    await expect(page.getByText('Ready offline')).toBeVisible();
    portal.goesDark();
    await phone.losesNetwork();
    if (look === 'hall') await page.getByRole('checkbox', { name: /^Real-exam mode/ }).check();
    await page.getByRole('button', { name: 'Start Assessment' }).click();
    if (look === 'hall') {
      await page.getByRole('button', { name: /^Next/ }).click();
      await page.getByRole('checkbox', { name: /^I have read and understood/ }).check();
      await page.getByRole('button', { name: 'I am ready to begin' }).click();
    }
    const hall = new Hall(page);
    await expect(hall.question(1)).toBeVisible();
    const next = look === 'plain' ? 'n' : 's';
    for (let at = 1; at < first; at += 1) {
      await page.keyboard.press(next);
      await expect(hall.question(at + 1)).toBeVisible();
    }

    // On a phone it folds, and stays folded while one moves within the set.
    const shared = passage(page, first, first + 3);
    await expect(shared.getByRole('columnheader', { name: 'February' })).toBeVisible();
    await expect(shared.getByRole('cell', { name: '142' })).toBeAttached();
    await isClean(page, `${look}, a passage`);
    await page.setViewportSize({ width: 360, height: 740 });
    const fold = page.getByRole('button', { name: `Passage for questions ${first} to ${first + 3}` });
    await tabsTo(page, fold, 60);
    await page.keyboard.press('Enter');
    await expect(shared).toBeHidden();
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press(next);
    await expect(hall.question(first + 1)).toBeVisible();
    await expect(shared).toBeHidden();
    await isClean(page, `${look}, a folded passage`);

    // On a desktop it stands beside the question, and keeps its place.
    await page.setViewportSize({ width: 1440, height: 620 });
    await expect(shared).toBeVisible();
    const [left, right] = [await shared.boundingBox(), await page.getByRole('radio').first().boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
    expect(right?.y ?? 0).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0));
    await tabsTo(page, shared, 60);
    await page.keyboard.press('End');
    const place = () => shared.evaluate((element) => element.scrollTop);
    await expect.poll(() => shared.evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop)).toBeLessThan(2);
    expect(await place()).toBeGreaterThan(40);
    const read = await place();
    await page.keyboard.press(next);
    await expect(hall.question(first + 2)).toBeVisible();
    expect(Math.abs((await place()) - read)).toBeLessThan(2);

    // In the other language.
    if (look === 'plain') await page.locator('#question').getByRole('button', { name: 'हिन्दी' }).click();
    else await page.getByRole('combobox').selectOption('hi');
    await expect(shared.getByRole('columnheader', { name: 'जनवरी' })).toBeVisible();
    await expect(shared.locator('[lang=hi]')).toBeVisible();

    // Another set, and back: the first one is as it was left.
    await page.keyboard.press('a');
    await hall.isSaved();
    if (look === 'hall') {
      await page.getByRole('button', { name: 'Question paper' }).click();
      const dialog = page.getByRole('dialog', { name: 'Question paper' });
      await expect(dialog.getByText(/^Passage for questions/)).toHaveCount(2);
      await isClean(page, 'question paper with passages');
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Submit', exact: true }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    } else await page.getByRole('button', { name: 'Submit', exact: true }).first().click();
    await page.getByRole('button', { name: 'Yes, submit' }).click();
    await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
    portal.comesBack();
    await phone.findsNetwork();
    await expect(page.getByRole('region', { name: 'Score' })).toContainText('/ 28');
    await expect(page.locator('details[open] > summary', { hasText: /^Passage for questions/ })).toHaveCount(2);
    await expect(page.locator('details > summary', { hasText: /^Passage for questions/ })).toHaveCount(6);
    await isClean(page, `result with passages, ${look}`);
  });

test('a passage is a sheet that is drawn up beside its question on a phone', { tag: '@long' }, async ({ visit, portal }) => {
  const learner = await portal.learner('Padma');
  const { id } = await sets(portal, 'Sets, drawn up');
  const asked = (await portal.call(learner, 'getPaper', { params: { id } })).subjects[0]?.questions ?? [];
  const first = asked.findIndex(({ description }) => description.includes('line 1')) + 1;
  const page = await visit('/user/login', { serviceWorkers: 'block' });
  await signsIn(page, learner);
  await page.waitForURL('**/user/dashboard');
  await page.goto(`${portal.api.url}/assessments/${id}`);
  const hall = new Hall(page);
  await hall.starts();
  await hall.goesTo(first);

  const pane = page.locator('#question [data-passage]');
  const draws = (how: string) => expect(pane).toHaveAttribute('data-draw', how);
  const head = page.getByRole('button', { name: `Passage for questions ${first} to ${first + 3}` });
  const whole = page.getByRole('button', { name: 'Passage over the whole screen' });
  const shared = passage(page, first, first + 3);
  const top = async () => (await shared.boundingBox())?.y ?? 0;
  const place = () => shared.evaluate((element) => element.scrollTop);
  const isFree = async (option: number) => {
    const box = await page.getByRole('radio').nth(option).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) < (await top());
  };
  /** Drags the head by so many pixels, or to the upper edge of the screen, and rests: no flick. */
  const drags = async (how: number | 'to the top') => {
    const box = await head.boundingBox();
    if (box === null) throw new Error('No head');
    const [x, y] = [box.x + 40, box.y + 22];
    const by = how === 'to the top' ? 20 - y : how;
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 10; step++) {
      await page.mouse.move(x, y + (by * step) / 10);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await page.waitForFunction((end) => performance.now() > end, await page.evaluate(() => performance.now() + 150));
    await page.mouse.up();
  };

  await test.step('beside its question, with the first option in sight', async () => {
    await draws('up');
    await expect(shared.getByRole('columnheader', { name: 'February' })).toBeInViewport();
    await expect.poll(() => isFree(0)).toBe(true);
    await isClean(page, 'a passage beside its question');
  });

  await test.step('dragged, it keeps its height and its place for the next question of the set', async () => {
    const before = await top();
    await drags(-60);
    await draws('up');
    await expect.poll(async () => Math.round(before - (await top()))).toBe(60);
    await shared.hover();
    await page.mouse.wheel(0, 120);
    await expect.poll(place).toBe(120);
    const read = await top();
    await hall.next();
    await expect(hall.question(first + 1)).toBeVisible();
    await draws('up');
    await expect.poll(async () => [await place(), Math.round(await top())]).toEqual([120, Math.round(read)]);
  });

  await test.step('over its question, which no key answers, and back by a back press', async () => {
    await page.getByRole('radio').first().focus();
    await whole.click();
    await draws('full');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(whole).toBeFocused();
    await isClean(page, 'a passage over its question');
    // Axe has looked at a desktop too, where no passage is a sheet.
    await draws('full');
    await page.keyboard.press('b');
    await draws('up');
    // The entry of the closed layer is left a moment later; a back press before that would belong to it.
    await expect.poll(() => page.evaluate(() => navigation.canGoForward)).toBe(true);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.keyboard.press('b');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await drags('to the top');
    await draws('full');
    await page.goBack();
    await draws('up');
    await whole.click();
    await hall.next();
    await expect(hall.question(first + 2)).toBeVisible();
    await draws('up');
  });

  await test.step('down, it is over no option, and stays down', async () => {
    await page.keyboard.press('Escape');
    await draws('down');
    await expect(shared).toBeHidden();
    await hall.next();
    await draws('down');
    await drags(-260);
    await draws('up');
    await page.keyboard.press('Escape');
    await expect(pane.getByRole('button').first()).toBeVisible();
    await isClean(page, 'a passage drawn down');
  });

  await test.step('in two columns on a phone that lies', async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(shared).toBeVisible();
    const [left, right] = [await shared.boundingBox(), await page.getByRole('radio').first().boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
    expect((left?.y ?? 0) + (left?.height ?? 0)).toBeLessThanOrEqual(360);
  });
});

test('practice shows the first lines of a passage above its question, and all of it at a press', async ({ visit, portal }) => {
  const learner = await portal.learner('Pallavi');
  const { id } = await sets(portal, 'Sets, practised');
  await handsIn(portal, learner, await portal.call(learner, 'getPaper', { params: { id } }), () => 1);
  const page = await visit('/user/mistake-notebook');
  await entersAs(page, learner);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Revise 7' }).click();
  const asked = page.getByText(/^Which shop is meant/);
  const check = page.getByRole('button', { name: 'Check' });
  await expect(check).toBeVisible();
  while (!(await asked.isVisible())) {
    await page.getByRole('button', { name: "I don't know" }).click();
    await page.getByRole('button', { name: 'Next question' }).click();
    await expect(check).toBeVisible();
  }
  const shared = page.getByRole('region', { name: 'Passage' });
  const last = shared.getByText('Note 12');
  await expect(shared).toBeVisible();
  for (const language of ['hi', 'en'] as const) {
    await speaks(page, language);
    await expect(asked).toBeInViewport({ ratio: 1 });
    for (const option of [0, 1]) await expect(page.getByRole('radio').nth(option)).toBeInViewport({ ratio: 1 });
  }
  await expect(last).not.toBeInViewport();
  await shared.focus();
  await page.keyboard.press('End');
  await expect(last).toBeInViewport();
  await isClean(page, 'practice of a passage');
  await sizes(page, 'largest');
  await expect(asked).toBeInViewport({ ratio: 1 });
  await isClean(page, 'practice of a passage, largest text');
  await sizes(page, 'normal');
  const whole = page.getByRole('button', { name: 'Whole passage' });
  await whole.click();
  await expect(whole).toHaveCount(0);
  expect(await shared.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2);
  await isClean(page, 'practice of a whole passage');
  // From its middle too.
  await shared.getByText('Note 6').evaluate((line) => line.scrollIntoView({ block: 'center' }));
  await expect(page.getByRole('button', { name: 'First lines only' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'First lines only' }).click();
  await expect(asked).toBeInViewport({ ratio: 1 });
});
