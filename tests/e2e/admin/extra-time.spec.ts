import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { expect, fresh, presses, test } from '../kit/desk';
import { Hall } from '../kit/hall';
import { isReadyOffline, signsIn } from '../kit/test';
import { timerOf } from '../kit/timer';

test('an admin grants a learner half as much time again; the phone shows it, starts with it offline, and the result states it', {
  tag: '@long',
}, async ({ desk, phone, portal }) => {
  const learner = await portal.learner('Extra');
  const paper = await assessmentOf(portal, { name: fresh('With time'), minutes: 60, questions: plainQuestions(2) });
  const page = await phone.context.newPage();
  await page.goto(`${portal.api.url}/user/login`);
  await signsIn(page, learner);
  await page.waitForURL('**/user/dashboard');
  // The paper is stored on the device before the grant.
  await page.goto(`${portal.api.url}/assessments/${paper.id}`);
  await isReadyOffline(page);
  await expect(page.getByText('Ready offline')).toBeVisible();
  await expect(page.getByText(/extra time/)).toHaveCount(0);

  const office = await desk('/');
  await office.goto('/admin/people');
  await office.getByRole('searchbox', { name: 'Search people' }).fill(learner.email);
  await presses(office, 'Change the time of Extra Kumar');
  await office.getByLabel('Time', { exact: true }).selectOption('150');
  await presses(office, 'Save');
  await expect(office.getByText('Saved.')).toBeVisible();
  await expect(office.getByRole('region', { name: 'Changes so far' })).toContainText('1.5×, by');
  await isClean(office, 'people, the extra time of one');

  await page.goto(`${portal.api.url}/user/available-assessments`);
  await presses(page, `Details: ${paper.name}`);
  await expect(page.getByText('Time: 90 min (60 min + extra time)').first()).toBeVisible();
  portal.goesDark();
  await phone.losesNetwork();
  await page.goto(`${portal.api.url}/assessments/${paper.id}`);
  await expect(page.getByText('Time: 90 min (60 min + extra time)')).toBeVisible();
  await isClean(page, 'start screen with extra time');
  await presses(page, 'Start Assessment');
  const { left } = await timerOf(page);
  expect(left).toBeGreaterThan(80 * 60);

  portal.comesBack();
  await phone.findsNetwork();
  await new Hall(page).submits();
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
  await expect(page.getByText('Time: 90 min (60 min + extra time)')).toBeVisible();
  await page.goto(`${portal.api.url}/user/my-assessments`);
  await expect(page.getByRole('listitem').filter({ hasText: paper.name })).toContainText('Time: 90 min (60 min + extra time)');
});
