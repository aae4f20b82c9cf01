import { assessmentOf, plainQuestions } from '../kit/bank';
import { Hall } from '../kit/hall';
import { expect, isReadyOffline, signsIn, test } from '../kit/test';

test('of two tabs one edits; the other shows it, and takes over on demand, or when the first closes', { tag: '@long' }, async ({
  portal,
  phone,
}) => {
  const learner = await portal.learner('Hema');
  // The newest assessment is on the first page of the list, however many other tests have made.
  await assessmentOf(portal, { name: 'In two tabs', minutes: 5, questions: plainQuestions(10) });
  const first = await phone.opens(`${portal.api.url}/user/login`);
  await signsIn(first, learner);
  await first.waitForURL('**/user/dashboard');
  await first.goto(`${portal.api.url}/user/available-assessments`);
  await first.getByRole('link', { name: 'Start Assessment: In two tabs' }).click();
  await expect(first.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
  await isReadyOffline(first);
  await new Hall(first).starts();
  await new Hall(first).chooses(1);

  const second = await phone.opens(first.url());
  await expect(second.getByText('open in another tab')).toBeVisible();
  await expect(second.getByRole('radio').first()).toBeChecked();
  await expect(second.getByRole('radio').first()).toBeDisabled();
  await new Hall(first).chooses(2);
  await expect(second.getByRole('radio').nth(1)).toBeChecked();

  await second.getByRole('button', { name: 'Continue here' }).click();
  await new Hall(second).chooses(3);
  await expect(first.getByText('open in another tab')).toBeVisible();
  await expect(first.getByRole('radio').nth(2)).toBeChecked();

  await second.close();
  await expect(first.getByText('open in another tab')).toHaveCount(0);
  await new Hall(first).chooses(1);
  await new Hall(first).submits();
  await expect(first.getByRole('region', { name: 'Score' })).toBeVisible();
  expect(portal.submissionsOf(learner)).toHaveLength(1);
  expect(portal.submissionsOf(learner)[0]?.body.answers.filter((a) => a.selectedOptionId !== null)).toEqual([
    expect.objectContaining({ selectedOptionId: 1 }),
  ]);
});
