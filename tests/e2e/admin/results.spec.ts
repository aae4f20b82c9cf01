import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { expect, fresh, tabsTo, test } from '../kit/desk';
import { handsIn } from '../kit/sitting';
import { isAt } from '../kit/visit';

test('an admin finds who got what, exports it, and opens a learner’s answers by keyboard @long', async ({ desk, portal }) => {
  const name = fresh('Ranked');
  const paper = await assessmentOf(portal, { name, questions: plainQuestions(3) });
  const learners = await Promise.all(['RankOne', 'RankTwo'].map((each) => portal.learner(each)));
  for (const [at, learner] of learners.entries()) await handsIn(portal, learner, paper, (i) => (i < 2 - at ? 0 : 1));
  const page = await desk('/');
  await page.goto('/all-assessments');
  await page.getByRole('link', { name: `Results of ${name}` }).click();
  await isAt(page, `/admin/assessments/${paper.id}/results`);
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('RankOne');
  await isClean(page, 'results of an assessment');

  await page.getByRole('searchbox').fill('two');
  await expect(rows).toHaveCount(2);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${name} Results \\d{4}-\\d\\d-\\d\\d\\.csv$`));

  await rows.nth(1).focus();
  await tabsTo(page, 'Answers of RankTwo Kumar', 'ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'RankTwo Kumar' })).toBeVisible();
  await expect(page.locator('[data-outcome]')).toHaveCount(3);
  await isClean(page, 'answers of a learner');
  await page.getByRole('link', { name: 'Results', exact: true }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('two');
});
