import { questionsOf } from '../../../contract/assessment/assessment';
import { cohortStep } from '../../../contract/fields/limits';
import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { isInked } from '../kit/colour';
import { refusedBy } from '../kit/dark';
import { Hall } from '../kit/hall';
import { handsIn } from '../kit/sitting';
import { isReadyOffline } from '../kit/test';
import { entersAs, expect, test } from '../kit/visit';

// With the learner two full groups: a cohort grows by groups of ten (ADR 10).
const others = 2 * cohortStep - 1;

test('a result shows filters, rank, topics, time and order that agree with the hand-in, offline too', { tag: '@long' }, async ({
  visit,
  portal,
}) => {
  const paper = await assessmentOf(portal, { name: 'Full of lessons', questions: plainQuestions(6), marks: 12 });
  const learner = await portal.learner('Meera');
  const page = await visit('/', { hasTouch: true });
  const refusals = refusedBy(page);
  await page.goto(`/assessments/${paper.id}`);
  await entersAs(page, learner);
  const hall = new Hall(page);
  await hall.starts();
  // 3 first and wrong, then 1 right and marked, 2 wrong; 4 to 6 are left out.
  await hall.goesTo(3);
  await hall.chooses(2);
  await hall.goesTo(1);
  await hall.chooses(1);
  await hall.marks();
  await hall.next();
  await hall.chooses(3);
  await hall.submits();
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();

  const [filed] = portal.submissionsOf(learner);
  const ids = questionsOf(paper).map(({ id }) => id);
  const pace = filed?.body.pace;
  expect(pace?.order).toEqual([ids[2], ids[0], ids[1]]);
  expect(pace?.seconds.reduce((sum, seconds) => sum + seconds, 0)).toBe(filed?.body.timeTaken);

  await page.getByRole('tab', { name: 'Insights' }).click();
  await expect(page.getByText('1 learner has taken it so far.')).toBeVisible();
  await isClean(page, 'insights of the first to hand in');

  // All others get 4 right, two of them also 1, 2 and 3.
  for (let at = 0; at < others; at += 1)
    await handsIn(portal, await portal.learner(`Other${at}`), paper, (i) => (i === 3 ? 0 : at < 2 && i < 3 ? 0 : null));
  await page.reload();
  await isReadyOffline(page);
  await page.getByRole('tab', { name: 'Insights' }).click();
  const standing = page.getByRole('region', { name: 'Among all who took it' });
  await expect(standing).toContainText('3 of 20');
  await page.context().setOffline(true);
  await page.reload();

  // The view stands in the address.
  await expect(standing).toContainText('3 of 20');
  await page.getByRole('tab', { name: 'Questions' }).click();
  await expect(page.getByRole('heading', { name: 'Questions 1–6 of 6' })).toBeVisible();
  await page.getByRole('radio', { name: /^Wrong/ }).check();
  await expect(page.getByRole('heading', { name: '2 of 6 questions' })).toBeVisible();
  await expect(page.locator('section[data-outcome=wrong]')).toHaveCount(2);
  await page.getByRole('radio', { name: /^Marked/ }).check();
  await expect(page.locator('section[data-outcome]')).toHaveCount(1);
  await expect(page.getByText('Marked for review')).toBeVisible();
  await page.getByRole('radio', { name: /^Unattempted/ }).check();
  await expect(page.locator('section[data-outcome=unattempted]')).toHaveCount(3);
  await isClean(page, 'result, filtered');

  await page.getByRole('tab', { name: 'Insights' }).click();
  await expect(standing).toContainText('3 of 20');
  // Two of twenty above, the others equal to the learner or below: 18 of 20.
  await expect(standing).toContainText('Percentile90');
  await expect(page.getByRole('region', { name: 'What this result tells you' })).toContainText(
    'You left 1 question unattempted that most others got right: no. 4.',
  );
  // On a phone a chart unfolds.
  await expect(page.locator('canvas')).toHaveCount(0);
  for (const name of ['Distribution of scores', 'Time on each question', 'The order you answered in'])
    await page.getByRole('button', { name, exact: true }).click();
  // The charts are drawn from the offline copy, and again in the colours of another theme.
  await expect(page.locator('canvas')).toHaveCount(3);
  const way = page.getByRole('region', { name: 'The order you answered in', exact: true }).first();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const token of ['good', 'bad', 'line-strong', 'ink-soft']) await expect.poll(() => isInked(way, token), token).toBe(true);
  }
  await way.locator('[data-chart]').tap();
  await expect(way).toContainText('Answer 2 · Question 1 · Correct');
  expect(refusals).toEqual([]);
  const table = async (name: string) => {
    const figure = page.getByRole('region', { name, exact: true }).first();
    await figure.getByText('Show as a table').click();
    return figure.getByRole('row').allInnerTexts();
  };
  // Its one section has the name of the test: that is no subject.
  await expect(page.getByRole('region', { name: 'Accuracy by subject' })).toHaveCount(0);
  const categories = await table('Accuracy by category');
  expect(categories.slice(1).map((row) => row.split(/\t|\n/).slice(1))).toEqual([['33%', '1', '2', '3']]);
  const order = await table('The order you answered in');
  expect(order.slice(1).map((row) => row.split(/\t|\n/))).toEqual([
    ['1', '3', 'Wrong'],
    ['2', '1', 'Correct'],
    ['3', '2', 'Wrong'],
  ]);
  expect(await table('Time on each question')).toHaveLength(7);
  await table('Distribution of scores');
  await isClean(page, 'insights, tables open, offline');
});
