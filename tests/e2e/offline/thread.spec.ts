import type { Page } from '@playwright/test';
import { type Paper, questionsOf } from '../../../contract/assessment/assessment';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { type Given, Hall, storedAttempt } from '../kit/hall';
import { Phone, syncIsThere } from '../kit/phone';
import type { Account, Portal } from '../kit/portal';
import { expect, isReadyOffline, signsIn, test } from '../kit/test';

test.use({ onDisk: true });

/** A signed-in learner at the start screen of an assessment, ready for a dead network. */
async function atTheStart(portal: Portal, phone: Phone, name: string, title: string) {
  const learner = await portal.learner(name);
  const available = await portal.call(learner, 'getAvailable', {});
  const id = available.find((a) => a.name.startsWith(title))?.id ?? 0;
  const paper = await portal.call(learner, 'getPaper', { params: { id } });
  const page = await phone.opens(`${portal.api.url}/user/login`);
  await signsIn(page, learner);
  await page.waitForURL('**/user/dashboard');
  await page.goto(`${portal.api.url}/assessments/${id}`);
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
  await isReadyOffline(page);
  return { learner, paper, page, hall: new Hall(page) };
}

/** The answers that the server must hold: every question of the paper in order, with its choice and mark. */
const expected = (paper: Paper, given: Given, marked: number[]) =>
  questionsOf(paper).map((q, i) => {
    const option = given.get(i + 1);
    return {
      questionId: q.id,
      selectedOptionId: option === undefined ? null : q.options[option - 1]?.id,
      markedForReview: marked.includes(i + 1),
    };
  });

async function theServerHolds(portal: Portal, learner: Account, paper: Paper, given: Given, marked: number[]) {
  await expect.poll(() => portal.submissionsOf(learner).length).toBe(1);
  const [filed] = portal.submissionsOf(learner);
  expect(filed?.body.answers).toEqual(expected(paper, given, marked).toSorted((a, b) => a.questionId - b.questionId));
  return filed?.body;
}

/** Marks the paper again with the key that the result shows, and expects the same score on the screen, offline too. */
async function theResultIsRight(portal: Portal, learner: Account, paper: Paper, given: Given, page: Page) {
  const result = await portal.call(learner, 'getResult', { params: { id: paper.id } });
  const right = result.questions.filter((q, i) => given.has(i + 1) && q.selectedOptionId === q.correctOptionId).length;
  const perQuestion = paper.marksPerQuestion ?? paper.totalMarks / questionsOf(paper).length;
  const score = right * perQuestion - (given.size - right) * (paper.negativeMarkingPerWrongQuestion ?? 0);
  expect(result).toMatchObject({ score: Math.round(score * 100) / 100, correctAnswers: right, wrongAnswers: given.size - right });
  await page.goto(`${portal.api.url}/assessments/${paper.id}/result`);
  // A negative score has a minus sign, not a hyphen.
  const marks = String(result.score).replace('-', '−').replace('.', '\\.');
  const shown = new RegExp(`Score ?${marks} ?/ ?${result.totalMarks}`);
  await expect(page.getByRole('region', { name: 'Score' })).toHaveText(shown);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Score' })).toHaveText(shown);
}

/** Answers and marks questions of a paper of 60 offline, is killed, answers more and submits. Numbers are those of questions, from 1. */
async function sitsThroughAKill(
  portal: Portal,
  phone: Phone,
  name: string,
  { until, marked, more }: { until: number; marked: number[]; more: number },
) {
  const { learner, paper, page, hall } = await atTheStart(portal, phone, name, 'Full Mock 1');
  expect(questionsOf(paper)).toHaveLength(60);

  await phone.losesNetwork();
  portal.goesDark();
  await hall.starts();
  const given = await hall.answersByScript(until);
  for (const number of marked) {
    await hall.goesTo(number);
    await hall.marks();
  }
  const before = await storedAttempt(page);

  await phone.dies();
  await phone.on();
  await phone.losesNetwork();
  const again = await phone.opens(`${portal.api.url}/assessments/${paper.id}`);
  const back = new Hall(again);
  const last = marked.at(-1) ?? until;
  await expect(back.question(last)).toBeVisible();
  expect(await storedAttempt(again)).toEqual(before);
  const untouched = 60 - until - marked.length;
  expect(await back.counts()).toEqual({ unanswered: untouched, answered: until, marked: marked.length, 'answered-marked': 0 });
  await back.goesTo(until);
  await expect(again.getByRole('radio').nth((given.get(until) ?? 0) - 1)).toBeChecked();

  for (const [number, option] of await back.answers(last + 1, last + more)) given.set(number, option);
  await back.submits();
  await expect(again.getByText('Waiting to be sent').first()).toBeVisible();
  expect(portal.submissionsOf(learner)).toEqual([]);
  return { learner, paper, given };
}

/** The events for which the browser will wake the worker. */
const syncsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.ready) as unknown as { sync: { getTags: () => Promise<string[]> } };
    return registration.sync.getTags();
  });

test.describe('the whole of Chromium', () => {
  test.use({ isWhole: true });

  test('a paper of 60 is taken offline through a kill, and the worker hands it in with no page open', { tag: '@long' }, async ({
    portal,
    phone,
  }) => {
    const marked = [41, 42, 43, 44, 45];
    const { learner, paper, given } = await sitsThroughAKill(portal, phone, 'Asha', { until: 40, marked, more: 10 });
    const pocket = await phone.closesEveryPage();
    portal.comesBack();
    await phone.findsNetwork();
    await phone.fires('outbox', portal.api.url, pocket);
    await theServerHolds(portal, learner, paper, given, marked);
    expect(phone.context.pages()).toEqual([pocket]);
    await theResultIsRight(portal, learner, paper, given, await phone.opens(`${portal.api.url}/user/dashboard`));
  });

  test('Chromium itself wakes the worker when the network returns', { tag: '@long' }, async ({ portal, phone }) => {
    test.skip(!syncIsThere, 'Without Background Sync no event wakes the worker.');
    const { learner, paper, page, hall } = await atTheStart(portal, phone, 'Gita', 'Five-Minute Warm-Up');
    await hall.starts();
    const given = await hall.answers(1, 2);
    // Chromium delays a sync only for a worker that runs while the network is off; a sleeping worker is woken at once, in vain.
    await page.evaluate(() => fetch('/icons/icon-192.png'));
    await phone.losesNetwork();
    portal.goesDark();
    await hall.submits();
    await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
    // The page asks for the event and waits for no reply.
    await expect.poll(() => syncsOf(page)).toEqual(['outbox']);
    await phone.closesEveryPage();
    portal.comesBack();
    await phone.findsNetwork();
    await theServerHolds(portal, learner, paper, given, []);
  });
});

/** Answers two questions of a short paper offline, and submits. */
async function sitsAtOnce(portal: Portal, phone: Phone, name: string) {
  const { learner, paper, page, hall } = await atTheStart(portal, phone, name, 'Five-Minute Warm-Up');
  await phone.losesNetwork();
  portal.goesDark();
  await hall.starts();
  const given = await hall.answers(1, 2);
  await hall.submits();
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
  return { learner, paper, given };
}

const marked = [9, 10];
for (const [what, sits, marks, tag] of [
  ['it', (portal: Portal, phone: Phone) => sitsAtOnce(portal, phone, 'Bala'), [], []],
  [
    'what outlived a kill',
    (portal: Portal, phone: Phone) => sitsThroughAKill(portal, phone, 'Badal', { until: 8, marked, more: 2 }),
    marked,
    ['@long'],
  ],
] as const)
  test(`without Background Sync ${what} is handed in when the app is next opened [trap 8]`, { tag: [...tag] }, async ({ portal }) => {
    const phone = new Phone({ hasSync: false, isLight: true });
    await phone.on();
    try {
      const { learner, paper, given } = await sits(portal, phone);
      await phone.closesEveryPage();
      portal.comesBack();
      await phone.findsNetwork();
      expect(portal.submissionsOf(learner)).toEqual([]);
      const page = await phone.opens(`${portal.api.url}/user/dashboard`);
      await theServerHolds(portal, learner, paper, given, [...marks]);
      await theResultIsRight(portal, learner, paper, given, page);
    } finally {
      await phone.off();
      portal.comesBack();
    }
  });

test('the time runs out offline: handed in without help, with the duration as its time', { tag: '@long' }, async ({ portal, phone }) => {
  const learner = await portal.learner('Chitra');
  // The newest comes first in the list, however many the other tests of this portal have made.
  const { name } = await assessmentOf(portal, { name: 'Five minutes offline', minutes: 5, questions: plainQuestions(3) });
  const page = await phone.opens(`${portal.api.url}/user/login`);
  await page.clock.install();
  await signsIn(page, learner);
  await page.waitForURL('**/user/dashboard');
  await page.getByRole('link', { name: 'Available Assessments' }).first().click();
  await page.getByRole('link', { name: `Start Assessment: ${name}` }).click();
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
  await isReadyOffline(page);
  const hall = new Hall(page);
  await phone.losesNetwork();
  portal.goesDark();
  await hall.starts();
  const given = await hall.answers(1, 3);
  await page.clock.fastForward('04:20');
  await expect(hall.timer()).toHaveAttribute('data-urgent', 'true');
  await page.clock.fastForward('00:45');
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
  portal.comesBack();
  await phone.findsNetwork();
  await expect.poll(() => portal.submissionsOf(learner).length).toBe(1);
  const [filed] = portal.submissionsOf(learner);
  const paper = await portal.call(learner, 'getPaper', { params: { id: filed?.assessmentId ?? 0 } });
  expect(await theServerHolds(portal, learner, paper, given, [])).toMatchObject({ timeTaken: 300 });
  await theResultIsRight(portal, learner, paper, given, page);
});

test('a reply lost after filing is sent again: one submission, one result [trap 4]', { tag: '@long' }, async ({ portal, phone }) => {
  const { learner, paper, page, hall } = await atTheStart(portal, phone, 'Deepa', 'Five-Minute Warm-Up');
  await hall.starts();
  const given = await hall.answers(1, 4);
  portal.api.dropsReplies(/\/submit\b/);
  await hall.submits();
  await theServerHolds(portal, learner, paper, given, []);
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
  portal.comesBack();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
  expect(portal.api.seen.filter((line) => line.includes(`/assessment/${paper.id}/submit?`)).length).toBeGreaterThan(1);
  await theServerHolds(portal, learner, paper, given, []);
  await theResultIsRight(portal, learner, paper, given, page);
});
