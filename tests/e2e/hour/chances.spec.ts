import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { Hall } from '../kit/hall';
import { handsIn } from '../kit/sitting';
import { isReadyOffline, meets } from '../kit/test';
import { entersAs, expect, isAt, test } from '../kit/visit';

test('a test that another phone handed in first is opened again by an admin, sat again without a network, and the result says which hand-in counts', {
  tag: '@long',
}, async ({ portal, visit }) => {
  const [admin, learner] = [await portal.admin(), await portal.learner('Omana')];
  const paper = await assessmentOf(portal, { name: 'Power cut test', questions: plainQuestions(2) });
  const page = await visit('/user/login');
  await entersAs(page, learner);
  // This phone is in the middle of it when another one hands in.
  meets(/^refused POST .*\/submit\S*: 409/);
  // The result page asks once another hand-in is known of: a result is kept back while a chance is open.
  meets(/^refused GET .*\/result: 403/);
  await page.goto(`/assessments/${paper.id}`);
  const hall = new Hall(page);
  await hall.starts();
  await hall.chooses(2);
  await handsIn(portal, learner, paper, () => 1);

  await portal.call(admin, 'giveChance', {
    params: { id: paper.id },
    body: { uids: [learner.uid], reason: 'The power was cut at 10:20.', counts: 'last' },
  });
  await page.goto('/user/available-assessments');
  const card = page.getByRole('listitem').filter({ hasText: paper.name });
  await expect(card).toContainText('When this attempt is submitted, you may sit this test again: The power was cut at 10:20.');
  await isClean(page, 'available, a chance after the attempt in progress');
  await card.getByRole('link', { name: `Continue: ${paper.name}` }).click();
  await hall.submits();
  // The address changes once the hand-in is on the device.
  await isAt(page, `/assessments/${paper.id}/result`);
  await page.goto('/user/outbox');
  await expect(page.getByText('Already submitted elsewhere')).toBeVisible();
  await page.goto('/user/available-assessments');
  await expect(card).toContainText('You may sit this test again: The power was cut at 10:20.');
  await expect(card).toContainText('Your last hand-in counts: this one, once it is handed in.');
  await isClean(page, 'available, to be sat again');
  await page.goto('/user/dashboard');
  const next = page.getByRole('region', { name: paper.name });
  await expect(next.getByText('You may sit this test again: The power was cut at 10:20.')).toBeVisible();
  await page.goto('/user/available-assessments');
  await card.getByRole('link', { name: `Start Assessment: ${paper.name}` }).click();
  await isReadyOffline(page);
  await expect(page.getByText('You may sit this test again: The power was cut at 10:20.')).toBeVisible();
  await isClean(page, 'start, to be sat again');

  portal.goesDark();
  await hall.starts();
  await hall.chooses(1);
  await page.reload();
  await expect(page.getByRole('radio').first()).toBeChecked();
  // The hand-in before says nothing of this attempt.
  await page.goto('/user/dashboard');
  await expect(page.getByText(`The timer of “${paper.name}” is running.`)).toBeVisible();
  await expect(page.getByText(/do not count/)).toHaveCount(0);
  await page.goto(`/assessments/${paper.id}`);
  await hall.asksToSubmit();
  await expect(page.getByText('This hand-in counts in place of any earlier one, even if its marks are fewer.')).toBeVisible();
  await isClean(page, 'a further hand-in, asked');
  await page.getByRole('button', { name: 'Yes, submit' }).click();
  portal.comesBack();
  await isAt(page, `/assessments/${paper.id}/result`);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('You handed in 2 times. The last counts; this is hand-in 2.')).toBeVisible();
  await isClean(page, 'result, sat again');
  // The answers that did not count are on this phone still.
  await page.goto('/user/outbox');
  await expect(page.getByRole('button', { name: /^Save a copy/ })).toBeVisible();

  const [found] = await portal.call(admin, 'getChances', { params: { id: paper.id } });
  expect(found?.handIns.map(({ number, counts }) => [number, counts])).toEqual([
    [1, false],
    [2, true],
  ]);
});

test('an admin opens a test again on its exam day', { tag: '@long' }, async ({ portal, visit }) => {
  const learner = await portal.learner('Pallavi');
  const paper = await assessmentOf(portal, { name: 'Wrong batch test', questions: plainQuestions(2) });
  await handsIn(portal, learner, paper, () => 1);
  const page = await visit('/admin/login');
  await entersAs(page, await portal.admin());
  await page.goto(`/admin/assessments/${paper.id}/exam-day`);
  await page.getByText('Choose for whom, and say why').click();
  await page.getByRole('searchbox', { name: 'Learner: name, email or phone' }).fill('Pallavi');
  await page.getByRole('radio', { name: /Pallavi/ }).check();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Sat with the wrong batch');
  await isClean(page, 'exam day, one more chance');
  await page.getByRole('button', { name: /^Open again for / }).click();
  await expect(page.getByRole('dialog')).toContainText('taken back on Exam Day while nobody has handed in');
  await isClean(page, 'exam day, one more chance asked');
  await page.getByRole('button', { name: 'Open it again', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 learner got a chance.' })).toBeVisible();
  const list = page.getByRole('region', { name: 'Learners with further chances' });
  await expect(list).toContainText('Sat with the wrong batch');
  await list.getByRole('button', { name: /^Take back: .*Pallavi/ }).click();
  await isClean(page, 'exam day, a chance taken back asked');
  await page.getByRole('dialog').getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(list).toContainText('1 chance was taken back.');
  await expect(list).toContainText('taken back on');
  // On a row of the results, where it is given again.
  await page.goto(`/admin/assessments/${paper.id}/results`);
  const row = page.getByRole('button', { name: /^More: .*Pallavi/ });
  await row.click();
  await isClean(page, 'results, the menu of a row');
  await page.getByRole('menuitem', { name: 'One more chance' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('The right batch now');
  await isClean(page, 'results, one more chance asked');
  await page.getByRole('button', { name: 'Open it again', exact: true }).click();
  await expect(page.getByText('1 learner got a chance.')).toBeVisible();
});
