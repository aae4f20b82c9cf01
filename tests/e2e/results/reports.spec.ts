import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { test } from '../kit/desk';
import { handsIn } from '../kit/sitting';
import { isReadyOffline } from '../kit/test';
import { entersAs, expect } from '../kit/visit';

test('a question is reported offline, arrives once, and its answer is told on the dashboard', { tag: '@long' }, async ({
  visit,
  portal,
  desk,
}) => {
  const learner = await portal.learner('Reporting');
  const paper = await assessmentOf(portal, { name: 'Reported', questions: plainQuestions(2) });
  await handsIn(portal, learner, paper, () => 0);
  const page = await visit('/user/login');
  await entersAs(page, learner);
  await page.goto(`/assessments/${paper.id}/result`);
  const report = page.getByRole('button', { name: 'Report a mistake in question 2' });
  await expect(report).toBeVisible();
  await isReadyOffline(page);
  await page.context().setOffline(true);
  await page.reload();
  await report.click();
  const dialog = page.getByRole('dialog', { name: 'Something is wrong with this question' });
  await dialog.getByRole('textbox', { name: 'In your own words' }).fill('Option B is right too.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose what is wrong.');
  await isClean(page, 'report, half filled');
  await dialog.getByRole('radio', { name: 'The answer shown as right is wrong' }).check();
  await expect(dialog.getByRole('textbox')).toHaveValue('Option B is right too.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await report.click();
  await expect(dialog.getByText('Waits for a connection')).toBeVisible();
  await isClean(page, 'report, waiting');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.context().setOffline(false);
  const admin = await portal.admin();
  const reports = () => portal.call(admin, 'getReports', { query: { assessment: paper.id } });
  await page.goto('/user/dashboard');
  await expect
    .poll(async () => (await reports()).map(({ reason, text }) => ({ reason, text })))
    .toEqual([{ reason: 'key', text: 'Option B is right too.' }]);
  const answers = await desk(`/admin/reports?assessment=${paper.id}`);
  await expect(answers.getByText('Option B is right too.')).toBeVisible();
  await answers.getByRole('button', { name: /^Answer report/ }).click();
  await answers.getByRole('textbox', { name: /^Answer to the learner/ }).fill('B counts as right now.');
  await answers.getByRole('button', { name: 'Send the answer' }).click();
  await expect(answers.getByText('What came of it: is required.')).toBeVisible();
  await isClean(answers, 'answer to a report, half filled');
  await answers.getByRole('radio', { name: 'Mended' }).check();
  await answers.getByRole('button', { name: 'Send the answer' }).click();
  await expect(answers.getByText('“B counts as right now.”')).toBeVisible();
  await isClean(answers, 'reports about questions');

  // An hour later, as far as the courier knows.
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('exam-portal-study');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('errands', 'readwrite');
          change.objectStore('errands').clear();
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.goto('/user/dashboard');
  await expect(page.getByText('Your institute answered your report about a question.')).toBeVisible();
  await isClean(page, 'dashboard with an answer to a report');
  await page.getByRole('link', { name: 'Read the answer' }).click();
  await expect(page.getByRole('heading', { name: 'Your reports' })).toBeFocused();
  await expect(page.getByText('Your institute: “B counts as right now.”')).toBeVisible();
  await isClean(page, 'own reports');
});
