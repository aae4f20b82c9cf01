import type { Page } from '@playwright/test';
import { type Paper, questionsOf } from '../../../../contract/assessment/assessment';
import { assessmentOf, plainQuestions, twoHalves } from '../../kit/bank';
import { colourOf, columnsOf } from '../../kit/colour';
import { Hall } from '../../kit/hall';
import type { Account, Portal } from '../../kit/portal';
import { openRequests } from '../../kit/requests';
import { entersAs, expect, isAt, test } from '../../kit/visit';

test.use({ hasWorker: false });

const desk = { viewport: { width: 1440, height: 900 } };

const cell = (page: Page, number: number) =>
  page.getByRole('navigation', { name: 'Question palette' }).getByRole('button', { name: new RegExp(`^${number}, `) });

const handedIn = (portal: Portal, learner: Account) => portal.submissionsOf(learner).length;

test('§2.10 §2.52 §2.53 §2.54 §2.55 §2.56 §4.12 §4.19 §4.20 §4.21 §4.22 §4.23 §4.24 §4.25 §9.17 start screen, then the exam: tabs, palette and its four colours, marking, resetting', async ({
  visit,
  portal,
}) => {
  const { id } = await twoHalves(portal, 'Halves', 30);
  const page = await visit(`/assessments/${id}`, desk);
  await entersAs(page, await portal.learner('Dhruv'));
  const hall = new Hall(page);
  const mark = page.getByRole('button', { name: 'Mark for Review' });
  const reset = page.getByRole('button', { name: 'Reset Answer' });

  await test.step('§2.52 the start screen: the name, and that the timer will not pause', async () => {
    await expect(page.getByRole('heading', { name: 'Halves' })).toBeVisible();
    await expect(page.getByText(/timer will not pause/)).toBeVisible();
  });
  await test.step('§2.10 §2.53 §4.12 nothing runs before Start Assessment, and the exam after it', async () => {
    await expect(hall.timer()).toHaveCount(0);
    await hall.starts();
    await expect(hall.timer()).toBeVisible();
    await expect(hall.question(1)).toBeVisible();
  });
  await test.step('§2.56 Mark for Review and Reset Answer are there', async () => {
    await expect(mark).toBeVisible();
    await expect(reset).toBeDisabled();
  });

  // Each state has a colour, and a word for people who do not see the colour.
  const looks = async (number: number, colour: string, words: string) => {
    await expect(cell(page, number)).toHaveAccessibleName(`${number}, ${words}`);
    expect(await colourOf(cell(page, number))).toBe(colour);
  };
  await test.step('§4.19 unanswered is grey', () => looks(1, 'grey', 'unanswered'));
  await test.step('§4.23 Mark for Review toggles', async () => {
    await mark.click();
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await mark.click();
    await expect(mark).toHaveAttribute('aria-pressed', 'false');
    await mark.click();
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('§4.21 marked only is purple', () => looks(1, 'purple', 'marked for review'));
  await hall.chooses(2);
  await test.step('§4.22 answered and marked is red', () => looks(1, 'red', 'answered, marked for review'));
  await mark.click();
  await test.step('§4.20 answered is green', () => looks(1, 'green', 'answered'));
  await test.step('§4.24 Reset Answer clears the selected option', async () => {
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await reset.click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await looks(1, 'grey', 'unanswered');
    await expect(reset).toBeDisabled();
  });

  const tab = (name: string) => page.getByRole('tab', { name });
  await test.step('§2.55 a tab for each subject, that of the question chosen', async () => {
    await expect(page.getByRole('tab')).toHaveText(['First half', 'Second half']);
    await expect(tab('First half')).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('§4.25 a tab leads to its subject’s first question', async () => {
    await tab('Second half').click();
    await expect(hall.question(3)).toBeVisible();
    await expect(tab('Second half')).toHaveAttribute('aria-selected', 'true');
    await cell(page, 5).click();
    await expect(hall.question(5)).toBeVisible();
    await tab('First half').click();
    await expect(hall.question(1)).toBeVisible();
  });

  await test.step('§2.54 §9.17 a palette of 6 columns, and of 5 on a small screen', async () => {
    const grid = page.locator('nav[aria-label="Question palette"] [data-grid]').filter({ visible: true }).first();
    expect(await columnsOf(grid)).toBe(6);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'All questions' }).click();
    expect(await columnsOf(grid)).toBe(5);
  });
});

test('§2.55 a paper of one subject draws no tab', async ({ visit, portal }) => {
  const paper = await assessmentOf(portal, { name: 'One subject', questions: plainQuestions(2) });
  const page = await visit(`/assessments/${paper.id}`);
  await entersAs(page, await portal.learner('Deepa'));
  const hall = new Hall(page);
  await hall.starts();
  await expect(hall.question(1)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('§4.14 §4.15 §9.9 §9.11 §9.12 the timer counts MM:SS by the second, turns red at 15 %, and at zero hands in without asking', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Ekta');
  const paper = await assessmentOf(portal, { name: 'Ten minutes', minutes: 10, questions: plainQuestions(2) });
  const page = await visit('/');
  await page.clock.install();
  const open = openRequests(page.context());
  const resultScreen = page.waitForResponse(/\/ResultPage-/);
  await page.goto(`/assessments/${paper.id}`);
  await entersAs(page, learner);
  const hall = new Hall(page);
  await hall.starts();
  // The result screen's files are requested together after the question, and no worker has them.
  await resultScreen;
  await expect.poll(() => open.size).toBe(0);
  // Only the test's clock: the server's time would correct the page.
  portal.goesDark();
  const timer = hall.timer();
  await page.clock.pauseAt(Date.now() + 60_000);
  await test.step('§9.11 the timer shows MM:SS', () => expect(timer).toHaveText(/^\d{2}:\d{2}$/));
  const [minutes = 0, seconds = 0] = ((await timer.textContent()) ?? '').split(':').map(Number);
  const left = minutes * 60 + seconds;
  await test.step('§4.14 it counts down once per second', async () => {
    for (const second of [1, 2, 3]) {
      await page.clock.runFor(1_000);
      const now = left - second;
      await expect(timer).toHaveText(`${String(Math.floor(now / 60)).padStart(2, '0')}:${String(now % 60).padStart(2, '0')}`);
    }
  });

  await test.step('§9.12 it turns red at 15 % of ten minutes, which are ninety seconds', async () => {
    await page.clock.runFor((left - 3 - 91) * 1_000);
    await expect(timer).toHaveText('01:31');
    expect(await colourOf(timer, 'color')).not.toBe('red');
    await page.clock.runFor(1_000);
    await expect(timer).toHaveText('01:30');
    expect(await colourOf(timer, 'color')).toBe('red');
  });

  await test.step('§4.15 at zero it hands in without asking', async () => {
    await page.clock.runFor(91_000);
    await page.clock.resume();
    await isAt(page, `/assessments/${paper.id}/result`);
    await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
  });
  await test.step('§9.9 ten minutes were 600 seconds', async () => {
    portal.comesBack();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => portal.submissionsOf(learner)[0]?.body.timeTaken).toBe(600);
  });
});

test('§9.10 §3.19 a paper without a duration gives 40 seconds a question; a question’s text may come in the field `text`', async ({
  visit,
  portal,
}) => {
  const made = await assessmentOf(portal, { name: 'No duration', questions: plainQuestions(3) });
  const paper: Record<string, unknown> & Paper = await portal.call(await portal.admin(), 'getPaper', { params: { id: made.id } });
  const subjects = paper.subjects.map(({ subjectName, questions }) => ({
    subjectName,
    questions: questions.map(({ description, ...question }) => ({ ...question, text: description })),
  }));
  const { durationInMinutes: _, ...timeless } = paper;
  portal.api.answers(/GET \/api\/assessment\/\d+\/paper$/, 200, { ...timeless, subjects });
  const page = await visit(`/assessments/${made.id}`);
  await entersAs(page, await portal.learner('Fazil'));
  await expect(page.getByText('Minutes').locator('..')).toContainText('2');
  const hall = new Hall(page);
  await hall.starts();
  await expect(hall.timer()).toHaveText(/^0(2:00|1:5\d)$/);
  await expect(page.getByText(/^Question no\. \d$/)).toBeVisible();
});

test('§4.13 §4.16 §4.17 §7.18 a manual submit asks first, is sent once with its four fields however often it is pressed, and leads to the result', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Gauri');
  const paper = await assessmentOf(portal, { name: 'Asked first', questions: plainQuestions(2) });
  const page = await visit(`/assessments/${paper.id}`);
  await entersAs(page, learner);
  const hall = new Hall(page);
  await hall.starts();
  await hall.chooses(1);
  // On a phone, Submit stands at the last question.
  await hall.next();
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  await test.step('§4.16 a manual submit asks first', async () => {
    await submit.click();
    await expect(page.getByRole('dialog', { name: 'Submit the assessment?' })).toContainText('1 of 2 questions answered');
    await page.getByRole('button', { name: 'Keep working' }).click();
    await expect(submit).toBeFocused();
    await expect(hall.timer()).toBeVisible();
    expect(handedIn(portal, learner)).toBe(0);
    await submit.click();
  });

  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/submit?'));
  const yes = page.getByRole('button', { name: 'Yes, submit' });
  await yes.evaluate((button: HTMLButtonElement) => {
    for (let i = 0; i < 5; i++) button.click();
  });
  await test.step('§4.13 it leads to the result', async () => {
    await isAt(page, `/assessments/${paper.id}/result`);
    await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
  });
  await test.step('§4.17 it is sent once', () => {
    expect(portal.api.seen.filter((line) => line.startsWith(`POST /api/assessment/${paper.id}/submit?`))).toHaveLength(1);
    expect(handedIn(portal, learner)).toBe(1);
  });
  await test.step('§7.18 the body: assessmentId, timeTaken, submitted, answers', async () => {
    const { pace: _, ...body } = (await sent).postDataJSON();
    const [first, second] = questionsOf(paper).map((question) => question.id);
    expect(body).toEqual({
      assessmentId: paper.id,
      timeTaken: expect.any(Number),
      submitted: true,
      answers: [
        { questionId: first, selectedOptionId: 1, markedForReview: false },
        { questionId: second, selectedOptionId: null, markedForReview: false },
      ],
    });
    expect(body.timeTaken).toBeLessThan(120);
  });

  await page.goto(`/assessments/${paper.id}`);
  await expect(page.getByRole('heading', { name: 'You have submitted this assessment' })).toBeVisible();
});

test('§4.18 §8.7 a submission that fails shows an error, keeps the answers, and succeeds at the next try [trap 22]', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Hamid');
  const paper = await assessmentOf(portal, { name: 'Fails first', questions: plainQuestions(2) });
  const page = await visit('/');
  await page.clock.install();
  await page.goto(`/assessments/${paper.id}`);
  await entersAs(page, learner);
  const hall = new Hall(page);
  await hall.starts();
  await hall.chooses(3);
  const tries = portal.api.records(/POST .*\/submit\b/);
  portal.api.answers(/POST .*\/submit\b/, 500, { code: 'internal', message: 'The disk is full.' });
  await hall.submits();
  await isAt(page, `/assessments/${paper.id}/result`);
  await expect(page.getByRole('alert')).toHaveText('Failed to submit the assessment. Please try again.');
  expect(handedIn(portal, learner)).toBe(0);
  // This test is about the button: the clock brings one more try, and stops.
  const before = tries.length;
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect.poll(() => tries.filter(({ told }) => told !== null).length).toBeGreaterThan(before);
  await expect(page.getByRole('alert')).toHaveText('Failed to submit the assessment. Please try again.');

  portal.api.clears();
  await page.getByRole('button', { name: /^Try again/ }).click();
  await page.clock.resume();
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
  expect(handedIn(portal, learner)).toBe(1);
});
