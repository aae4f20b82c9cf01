import { questionsOf } from '../../../contract/assessment/assessment';
import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { expect, fresh, test } from '../kit/desk';
import { handsIn } from '../kit/sitting';
import { isAt } from '../kit/visit';

test('an assessment’s overview counts submissions live, and shows how hard its questions are, how well they discriminate and which wrong options were chosen', {
  tag: '@long',
}, async ({ desk, portal }) => {
  const name = fresh('Watched');
  const earlier = await assessmentOf(portal, { name: fresh('Earlier'), questions: plainQuestions(2) });
  await handsIn(portal, await portal.learner('Earlier'), earlier, (i) => i);
  const paper = await assessmentOf(portal, { name, questions: plainQuestions(3) });
  const page = await desk('/');
  await page.goto('/all-assessments');
  await page.getByRole('link', { name, exact: true }).click();
  await isAt(page, `/admin/assessments/${paper.id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/^No submissions yet/)).toBeVisible();
  await isClean(page, 'overview, nobody yet');

  // The key of the first question is wrong: only learners who miss all other questions get it right.
  for (let at = 0; at < 10; at += 1)
    await handsIn(portal, await portal.learner(`Watched${at}`), paper, (i) => {
      const knows = at < 5;
      if (i === 0) return knows ? 1 : 0;
      return knows ? 0 : i === 1 ? 2 : null;
    });
  // The page updates without a click.
  await expect(page.getByRole('region', { name: 'Submissions' })).toContainText('10 submissions', { timeout: 15_000 });
  await page.setViewportSize({ width: 1440, height: 900 });

  const row = page.getByRole('row').filter({ hasText: questionsOf(paper)[0]?.description ?? '' });
  await expect(row).toContainText('Check the key');
  await expect(row).toContainText('50%');
  await expect(row).toContainText('−1.00');
  await expect(row.getByRole('listitem')).toHaveText([
    /^Correct: A 5 \(1\)$/,
    /^B 5 \(2\)$/,
    /^C 0 \(–\)$/,
    /^D 0 \(–\)$/,
    /^Skipped 0 \(–\)$/,
  ]);
  await page.getByRole('columnheader', { name: /^Discrimination/ }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Check the key');
  const charted = (title: string) => page.getByRole('region', { name: title, exact: true }).first();
  await expect(page.locator('canvas')).toHaveCount(4);
  await charted('Answers to each question').getByText('Show as a table').click();
  await expect(charted('Answers to each question').getByRole('row', { name: '1 5 5 0' })).toBeVisible();
  await charted('Against the last five').getByText('Show as a table').click();
  await expect(charted('Against the last five').getByRole('row').last()).toContainText(`${name} (this one)`);
  await isClean(page, 'overview, filled');

  // The warning leads to the question of this paper, and from there to the bank, open for a correction.
  await page.getByRole('link', { name: /^Check the key: question \d+$/ }).click();
  await page.getByRole('link', { name: 'Open in the bank' }).click();
  await expect(page.getByRole('region', { name: /^Question \d+$/ }).getByRole('textbox', { name: /^Question/ })).toHaveValue(
    questionsOf(paper)[0]?.description ?? '',
  );
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Submissions' })).toBeVisible();

  portal.api.refuses(/GET .*\/(hand-ins|statistics)$/);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to load the overview.');
});
