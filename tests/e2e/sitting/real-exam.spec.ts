import type { Page } from '@playwright/test';
import { questionsOf } from '../../../contract/assessment/assessment';
import { isClean } from '../kit/axe';
import { twoHalves } from '../kit/bank';
import { Hall } from '../kit/hall';
import { expect, isReadyOffline, signsIn, test } from '../kit/test';

test.use({ onDisk: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const legend = (page: Page) =>
  page
    .locator('[data-legend]')
    .filter({ visible: true })
    .evaluateAll((rows) =>
      Object.fromEntries(rows.map((row) => [row.getAttribute('data-legend'), Number(row.querySelector('dd')?.textContent)])),
    );

const byQuestion = (a: { questionId: number }, b: { questionId: number }): number => a.questionId - b.questionId;

test('a whole sitting in real-exam mode, offline and by keyboard: chosen, read, declared, taken, killed, summed up, handed in once with its answers', {
  tag: '@long',
}, async ({ phone, portal }) => {
  const learner = await portal.learner('Pari');
  const { id } = await twoHalves(portal, 'As in the hall', 30);
  const paper = await portal.call(learner, 'getPaper', { params: { id } });
  const address = `${portal.api.url}/assessments/${id}`;
  let page = await phone.opens(`${portal.api.url}/user/login`);
  await signsIn(page, learner);
  await page.waitForURL('**/user/dashboard');
  await page.goto(address);
  await isReadyOffline(page);
  await expect(page.getByText('Ready offline')).toBeVisible();
  portal.goesDark();
  await phone.losesNetwork();

  // Two pages of instructions; the clock does not run, and the exam needs the declaration.
  await page.getByRole('checkbox', { name: /^Real-exam mode/ }).check();
  await expect(page.getByText(/timer will not pause/)).toBeVisible();
  await isClean(page, 'start screen, real-exam mode');
  await button(page, 'Start Assessment').click();
  await expect(page.getByRole('heading', { name: 'General instructions' })).toBeFocused();
  await expect(page.getByText(/every tap is stored on this device at once/)).toBeVisible();
  // What goes on is in sight beside a text of several screens.
  await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
  await isClean(page, 'general instructions');
  await button(page, 'Back to the start screen').click();
  await expect(page.getByRole('checkbox', { name: /^Real-exam mode/ })).toBeChecked();
  await expect(page.getByRole('main')).toBeFocused();
  await button(page, 'Start Assessment').click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('row', { name: 'Second half 3 3' })).toBeVisible();
  // The pale button says what it waits for.
  await expect(button(page, 'Tick the line above first')).toBeDisabled();
  await expect(button(page, 'Tick the line above first')).toBeInViewport({ ratio: 1 });
  await page.getByRole('checkbox', { name: /^I have read and understood/ }).check();
  await isClean(page, 'instructions of the paper');
  await button(page, 'I am ready to begin').click();

  // 1 answered · 2 answered and marked · 3 marked · 4 seen · 5 on screen · then back to 4.
  let hall = new Hall(page);
  await expect(hall.question(1)).toBeVisible();
  await page.keyboard.press('b');
  await page.keyboard.press('s');
  await expect(page.getByRole('heading', { name: 'Question 2 of 5' })).toBeFocused();
  await page.keyboard.press('3');
  await page.keyboard.press('m');
  await expect(hall.question(3)).toBeVisible();
  await page.keyboard.press('m');
  await page.keyboard.press('n');
  await expect(hall.question(5)).toBeVisible();
  await page.keyboard.press('p');
  await expect(hall.question(4)).toBeVisible();
  await hall.isSaved();
  await isClean(page, 'hall');
  const opensSheet = async () => {
    await page.getByRole('button', { name: /^All questions/ }).click();
    await expect(page.getByRole('dialog', { name: 'Question palette' })).toBeVisible();
  };
  const stands = { answered: 0, 'not-answered': 2, 'not-visited': 0, marked: 1, 'answered-marked': 0 };
  await opensSheet();
  expect(await legend(page)).toEqual(stands);
  await isClean(page, 'hall, palette');

  // Mode and states are on the disk.
  await phone.dies();
  await phone.on();
  await phone.losesNetwork();
  page = await phone.context.newPage();
  await page.goto(address);
  hall = new Hall(page);
  await expect(hall.question(4)).toBeVisible();
  await opensSheet();
  expect(await legend(page)).toEqual(stands);
  for (const name of ['3, marked for review', '4, not answered', '5, not answered']) await expect(button(page, name)).toBeVisible();
  await page.keyboard.press('Escape');

  // On a wide screen the palette is beside the question; the whole paper links to each of its questions.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('navigation', { name: 'Question palette' })).toBeVisible();
  await button(page, 'Question paper').click();
  // It opens at the question that is on the screen.
  await expect(page.getByRole('dialog').locator('button[aria-current]')).toBeFocused();
  await expect(page.getByRole('dialog').locator('button[aria-current]')).toBeInViewport();
  await isClean(page, 'hall, question paper');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Question 2, answered, marked for review' }).click();
  await expect(page.getByRole('heading', { name: 'Question 2 of 5' })).toBeFocused();
  expect(await legend(page)).toEqual({ ...stands, answered: 1, 'not-answered': 0, marked: 0, 'answered-marked': 1 });
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText('Save & Next');
  await isClean(page, 'hall, keys');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.keyboard.press('d');
  await expect(page.getByRole('radio').nth(3)).toBeChecked();
  await hall.isSaved();

  await button(page, 'Submit').click();
  const summary = page.getByRole('dialog', { name: 'Exam summary' });
  await expect(summary.getByRole('row')).toContainText(['Answered', 'First half210001', 'Second half302010', 'Total512011']);
  await isClean(page, 'hall, summary');
  await summary.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog', { name: /Submit/ })).toContainText('More than half of the time is left.');
  await page.getByRole('button', { name: 'Yes, submit' }).click();
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
  portal.comesBack();
  await phone.findsNetwork();
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
  const chosen = questionsOf(paper).map(({ id: questionId, options }, i) => ({
    questionId,
    selectedOptionId: [options[1]?.id, options[3]?.id][i] ?? null,
    markedForReview: i === 1 || i === 2,
  }));
  const filed = portal.submissionsOf(learner).map(({ body }) => body.answers);
  expect(filed).toHaveLength(1);
  expect(filed[0]?.toSorted(byQuestion)).toEqual(chosen.toSorted(byQuestion));
});
