import type { BrowserContext, Page } from '@playwright/test';
import { questionsOf } from '../../../contract/assessment/assessment';
import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { Hall } from '../kit/hall';
import { handsIn } from '../kit/sitting';
import { stored } from '../kit/stored';
import { isReadyOffline, signsIn } from '../kit/test';
import { entersAs, expect, meets, test } from '../kit/visit';

/** The calls to the portal that a browser's pages make from now on. The session may ask for the role at any time. */
function callsOf(context: BrowserContext): string[] {
  const calls: string[] = [];
  // The session may ask for the role at any time, and a page for its list of results.
  const isOurs = (url: string) => url.includes('/api/') && !/\/api\/(users\/role|assessment\/results)\//.test(url);
  context.on('request', (request) => isOurs(request.url()) && calls.push(`${request.method()} ${request.url()}`));
  return calls;
}

test('a past test is sat again in airplane mode from a cold start: killed at question 5, it goes on, and is marked as the server marks it', {
  tag: '@long',
}, async ({ visit, portal }) => {
  const [learner, twin] = [await portal.learner('Gita'), await portal.learner('Sita')];
  const paper = await assessmentOf(portal, { name: 'Mock one', marks: 10, questions: plainQuestions(6) });
  await handsIn(portal, learner, paper, (i) => (i < 2 ? 0 : 1));
  // The same answers as below, handed in for once: the server says what they are worth.
  await handsIn(portal, twin, paper, (i) => (i < 5 ? (i + 1) % 3 : null));
  const params = { id: paper.id };
  const [{ score }, cohort] = [await portal.call(twin, 'getResult', { params }), await portal.call(learner, 'getCohort', { params })];
  expect(score).toBeCloseTo(1.67);

  const online = await visit(`/assessments/${paper.id}/result`);
  await entersAs(online, learner);
  await expect(online.getByRole('link', { name: 'Sit it again' })).toBeVisible();
  await isReadyOffline(online);
  const context = online.context();
  await context.setOffline(true);
  await online.close();
  const opens = async (path: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };

  const cold = await opens('/user/mistake-notebook');
  await cold.getByRole('link', { name: 'Mock one' }).click();
  const calls = callsOf(context);
  await expect(cold.getByRole('radio', { name: /^The whole paper/ })).toBeChecked();
  await isClean(cold, 'a past test to be sat again');
  await cold.getByRole('button', { name: 'Start practice' }).click();
  await expect(new Hall(cold).question(1)).toBeVisible();
  await expect(new Hall(cold).timer()).toBeVisible();
  await expect(cold.getByRole('heading', { level: 1, name: 'Practice · Mock one' })).toBeVisible();
  await new Hall(cold).answers(1, 4);
  await new Hall(cold).next();
  await expect(new Hall(cold).question(5)).toBeVisible();
  await new Hall(cold).isSaved();
  await cold.close();

  const page = await opens(`/assessments/${paper.id}/again`);
  const hall = new Hall(page);
  await expect(hall.question(5)).toBeVisible();
  await hall.answers(5, 5);
  await hall.asksToSubmit();
  await expect(page.getByText('It is checked on this device at once, and handed in nowhere.')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, finish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Practice result' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Score' })).toContainText(`${score} / 10`);
  await expect(page.getByText('In the test, same questions: 3.33 / 10')).toBeVisible();
  await isClean(page, 'a practice result');

  await page.getByRole('button', { name: 'Sit it again' }).click();
  await page.getByRole('radio', { name: /^Only what was not right/ }).check();
  await page.getByRole('checkbox', { name: 'With the clock' }).uncheck();
  await isClean(page, 'a past test that was sat again before');
  // At the thumb, however many parts there are above it.
  const start = await page.getByRole('button', { name: 'Start practice' }).boundingBox();
  expect((start?.y ?? 0) + (start?.height ?? 0)).toBeGreaterThan((page.viewportSize()?.height ?? 0) - 40);
  await page.getByRole('button', { name: 'Start practice' }).click();
  await expect(hall.question(1)).toBeVisible();
  await expect(hall.timer()).toBeHidden();
  await isClean(page, 'practice without the clock');
  await hall.chooses(1);
  await page.getByRole('button', { name: 'All questions' }).click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, finish' }).click();
  await expect(page.getByText('4 of 4')).toBeVisible();
  await page.getByRole('button', { name: /^Look at the practice of/ }).click();
  await expect(page.getByText('In the test, same questions: 3.33 / 10')).toBeVisible();

  expect(calls).toEqual([]);
  expect(await stored(page, 'parcels')).toEqual([]);
  await context.setOffline(false);
  await page.goto('/user/outbox');
  await expect(page.getByRole('heading', { level: 1, name: 'Unsent answers' })).toBeVisible();
  expect(await portal.call(learner, 'getCohort', { params })).toEqual(cohort);
  expect(portal.submissionsOf(learner)).toHaveLength(1);

  // A key that was corrected counts for what was sat before, and a result that is taken back ends practice.
  const admin = await portal.admin();
  await portal.call(admin, 'regrade', { params, body: { questionId: questionsOf(paper)[0]?.id ?? 0, change: 'bonus', reason: 'Unclear' } });
  const marked = await portal.call(twin, 'getResult', { params });
  expect(marked.score).not.toBe(score);
  await page.goto(`/assessments/${paper.id}/again`);
  await expect(page.getByText(`${Number(marked.score.toFixed(2))} / 10`)).toBeVisible();
  meets(/^refused GET .*result.*: 403/);
  const resultsAt = new Date(Date.now() + 86_400_000).toISOString();
  await portal.call(admin, 'setSchedule', { params, body: { state: 'published', resultsAt } });
  await page.reload();
  await expect(page.getByText('This test can be sat again once its result is out.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ onDisk: true });

  test('in airplane mode from a cold start: ten are revised, a past test is sat again and killed at question 5, it goes on, and its score is the server’s', {
    tag: '@long',
  }, async ({ portal, phone }) => {
    const [learner, twin] = [await portal.learner('Usha'), await portal.learner('Asha')];
    const paper = await assessmentOf(portal, { name: 'Mock two', marks: 24, questions: plainQuestions(12) });
    await handsIn(portal, learner, paper, (i) => (i < 2 ? 0 : 1));
    await handsIn(portal, twin, paper, (i) => (i + 1) % 3);
    const params = { id: paper.id };
    const [{ score }, cohort] = [await portal.call(twin, 'getResult', { params }), await portal.call(learner, 'getCohort', { params })];
    const at = (path: string) => `${portal.api.url}${path}`;
    const online = await phone.opens(at('/user/login'));
    await signsIn(online, learner);
    await online.waitForURL('**/user/dashboard');
    await online.goto(at(`/assessments/${paper.id}/result`));
    await expect(online.getByRole('link', { name: 'Sit it again' })).toBeVisible();
    await isReadyOffline(online);

    /** The browser is killed, and started in airplane mode. */
    const coldAt = async (path: string): Promise<Page> => {
      await phone.dies();
      await phone.on();
      await phone.losesNetwork();
      return phone.opens(at(path));
    };
    const first = await coldAt('/user/mistake-notebook');
    await first.getByRole('button', { name: 'Revise 10' }).click();
    for (let number = 1; number <= 10; number++) {
      await expect(first.getByRole('heading', { name: `${number} of 10` })).toBeVisible();
      await first.getByRole('radio', { name: 'Right' }).check();
      await first.getByRole('button', { name: 'Check' }).click();
      await first.getByRole('button', { name: number < 10 ? 'Next question' : 'Finish' }).click();
    }
    await expect(first.getByText('10 of 10 right.')).toBeVisible();
    await first.getByRole('button', { name: 'Revise', exact: true }).click();
    const calls = callsOf(phone.context);
    await first.getByRole('link', { name: 'Mock two' }).click();
    await first.getByRole('button', { name: 'Start practice' }).click();
    await new Hall(first).answers(1, 4);
    await new Hall(first).next();
    await expect(new Hall(first).question(5)).toBeVisible();
    await new Hall(first).isSaved();
    expect(calls).toEqual([]);

    const page = await coldAt(`/assessments/${paper.id}/again`);
    const further = callsOf(phone.context);
    const hall = new Hall(page);
    await expect(hall.question(5)).toBeVisible();
    await hall.answers(5, 12);
    await hall.asksToSubmit();
    await page.getByRole('button', { name: 'Yes, finish' }).click();
    await expect(page.getByRole('region', { name: 'Score' })).toContainText(`${score} / 24`);
    expect(further).toEqual([]);
    await phone.findsNetwork();
    await page.goto(at('/user/outbox'));
    await expect(page.getByRole('heading', { level: 1, name: 'Unsent answers' })).toBeVisible();
    expect(await portal.call(learner, 'getCohort', { params })).toEqual(cohort);
    expect(portal.submissionsOf(learner)).toHaveLength(1);
  });
});
