import type { Page } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../../kit/bank';
import { handsIn, handsInAll } from '../../kit/sitting';
import { entersAs, expect, isAt, test } from '../../kit/visit';

test.use({ hasWorker: false });

/** The value of a term in a description list. */
const fact = (of: ReturnType<Page['locator']>, name: string) =>
  of
    .locator('dl > div')
    .filter({ has: of.page().locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd');

/** A moment in 2026, and how a page in India shows it. */
const moment = { at: '2026-02-03T09:05:00.000Z', day: '3 Feb 2026', time: '2:35 pm' };
const india = { timezoneId: 'Asia/Kolkata' };

const dayMs = 24 * 60 * 60 * 1000;

test("§2.7 §2.39 §2.40 §2.41 §2.42 §9.22 the dashboard: the learner's details, three links, and tiles that start at 0, 0 and 0%", async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Amar');
  const profile = { uid: learner.uid, firstName: 'Amar', lastName: 'Kumar', email: learner.email, phone: '9876501234', location: 'Patna' };
  await portal.call(learner, 'saveProfile', { body: profile });
  const page = await visit('/user/dashboard');
  await entersAs(page, learner);
  const card = page.getByRole('region', { name: 'Profile' });
  await test.step('§2.7 §2.39 welcome, name, email, phone and location', async () => {
    await expect(page.getByRole('heading', { name: 'Welcome, Amar!' })).toBeVisible();
    await expect(card.getByRole('heading', { name: 'Amar Kumar' })).toBeVisible();
    await expect(fact(card, 'Email')).toHaveText(learner.email);
    await expect(fact(card, 'Phone')).toHaveText('9876501234');
    await expect(fact(card, 'Location')).toHaveText('Patna');
  });

  const main = page.getByRole('main');
  const tiles = ['Assessments Completed', 'Exams Taken', 'Average Score'].map((name) => fact(main, name));
  await test.step('§2.42 §9.22 the tiles start at 0, 0 and 0%', async () => {
    for (const [i, value] of ['0', '0', '0%'].entries()) await expect(tiles[i] ?? main).toHaveText(value);
  });
  await test.step('§2.41 three cards lead on', async () => {
    for (const [name, to] of [
      ['My Past Assessments', '/user/my-assessments'],
      ['Available Assessments', '/user/available-assessments'],
      ['Profile Settings', '/user/profile-completion?edit'],
    ] as const) {
      await main.getByRole('navigation').getByRole('link', { name }).click();
      await isAt(page, to);
      await page.goBack();
    }
  });

  // A difference from the specification: the tiles change after the first hand-in.
  for (const [name, choose] of [
    ['Half right', (i: number) => (i === 0 ? 0 : 1)],
    ['All right', () => 0],
  ] as const)
    await handsIn(portal, learner, await assessmentOf(portal, { name, questions: plainQuestions(2) }), choose);
  await page.reload();
  await test.step('§2.42 §9.22 and count what was handed in', async () => {
    for (const [i, value] of ['2', '2', '75%'].entries()) await expect(tiles[i] ?? main).toHaveText(value);
  });

  await test.step('§2.40 Edit Profile and Logout', async () => {
    await expect(card.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
    await card.getByRole('button', { name: 'Logout' }).click();
    await isAt(page, '/');
  });
});

test('§2.8 §2.43 §2.44 §2.45 §2.46 §9.14 available assessments: a card each with all its figures, NEW for a week, and the sentence of an empty list', async ({
  visit,
  portal,
}) => {
  const [learner, admin] = [await portal.learner('Bina'), await portal.admin()];
  const [category] = await portal.call(admin, 'getCategories', {});
  const subject = { categoryIds: [category?.id ?? 0] };
  const exam = await portal.call(admin, 'createExam', {
    body: {
      name: 'Two subjects',
      timerDuration: 25,
      marksPerCorrect: 4,
      negativeMarksPerWrong: 1,
      instructions: '',
      subjects: [
        { name: 'First', numberOfQuestions: 2, ...subject },
        { name: 'Second', numberOfQuestions: 3, ...subject },
      ],
    },
  });
  await portal.call(admin, 'generateFromExam', { body: { examId: exam.id, name: 'Of two subjects' } });
  await assessmentOf(portal, {
    name: 'Told about',
    description: 'For the second week.',
    minutes: 45,
    marks: 30,
    questions: plainQuestions(2),
  });

  const page = await visit('/user/available-assessments', india);
  await entersAs(page, learner);
  const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const told = card('Told about');
  await test.step('§2.8 §2.43 name, description, questions over all subjects, marks, minutes', async () => {
    const two = card('Of two subjects');
    await expect(fact(two, 'Questions')).toHaveText('5');
    await expect(fact(two, 'Marks')).toHaveText('20');
    await expect(fact(two, 'Duration')).toHaveText('25 min');
    await expect(told).toContainText('For the second week.');
    await expect(fact(told, 'Marks')).toHaveText('30');
    await expect(fact(told, 'Duration')).toHaveText('45 min');
  });
  await test.step('§2.44 §9.14 NEW at first', () => expect(told.getByText('NEW', { exact: true })).toBeVisible());

  const list = await portal.call(learner, 'getAvailable', {});
  // Few enough for one page, however many other tests have left in the portal.
  const [first, second, ...rest] = list.slice(0, 5).map(({ createdAt: _, ...summary }) => summary);
  const madeAgo = (ms: number) => new Date(Date.now() - ms).toISOString();
  portal.api.answers(/GET \/api\/assessment\/available/, 200, [
    { ...first, name: 'Six days old', createdAt: madeAgo(7 * dayMs - 3_600_000) },
    { ...second, name: 'A week old', createdAt: madeAgo(7 * dayMs + 1) },
    ...rest.map((summary) => ({ ...summary, createdAt: moment.at })),
  ]);
  await page.reload();
  await test.step('§2.44 §9.14 NEW for a week and not longer', async () => {
    await expect(card('Six days old').getByText('NEW', { exact: true })).toBeVisible();
    await expect(card('A week old')).toBeVisible();
    await expect(page.getByText('NEW', { exact: true })).toHaveCount(1);
  });
  await test.step('§2.43 the date on which it was created', () =>
    expect(page.getByText(`Created ${moment.day}`, { exact: true })).toHaveCount(rest.length));
  expect(rest.length).toBeGreaterThan(0);
  portal.api.clears();

  await test.step('§2.45 a link to the assessment', async () => {
    await card('A week old')
      .getByRole('link', { name: /^Start Assessment/ })
      .click();
    await isAt(page, `/assessments/${second?.id}`);
    await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
  });

  await handsInAll(portal, learner);
  await page.goto('/user/available-assessments');
  await test.step('§2.46 none left', () =>
    expect(page.getByText('No new assessments available right now.', { exact: true })).toBeVisible());
});

test('§2.9 §2.47 §2.48 §2.49 §2.50 §2.51 my assessments: none yet, then a card each with score, counts, times and the link to the result', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Charu');
  const page = await visit('/user/my-assessments', india);
  await entersAs(page, learner);
  await test.step('§2.9 §2.51 none yet', () =>
    expect(page.getByText("You haven't taken any assessments yet.", { exact: true })).toBeVisible());

  const paper = await assessmentOf(portal, { name: 'Sat elsewhere', minutes: 20, marks: 12, questions: plainQuestions(6) });
  await handsIn(portal, learner, paper, (i) => [0, 0, 0, 1, 2, null][i] ?? null);
  const results = await portal.call(learner, 'getResults', { params: { uid: learner.uid } });
  const answersWith = (change: object) =>
    portal.api.answers(
      /GET \/api\/assessment\/results\/user\//,
      200,
      results.map((result) => ({ ...result, ...change })),
    );
  answersWith({ submittedAt: moment.at });
  await page.reload();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Sat elsewhere', exact: true }) });
  await test.step('§2.47 the title', () => expect(card).toHaveCount(1));
  await test.step('§2.48 when it was submitted, questions, marks, duration and score', async () => {
    await expect(card.getByText(`Submitted ${moment.day}, ${moment.time}`, { exact: true })).toBeVisible();
    await expect(fact(card, 'Questions')).toHaveText('6');
    await expect(fact(card, 'Marks')).toHaveText('12');
    await expect(fact(card, 'Duration')).toHaveText('20 min');
    await expect(card).toContainText(/Score\s*6\s*\/\s*12/);
  });
  await test.step('§2.49 correct, wrong, unattempted', async () => {
    for (const count of [/\b3\s*Correct/i, /\b2\s*Wrong/i, /\b1\s*Unattempted/i]) await expect(card).toContainText(count);
  });

  await test.step('§2.47 the number, where there is no title or a blank one', async () => {
    for (const assessmentTitle of [null, '', '  ']) {
      answersWith({ assessmentTitle });
      await page.reload();
      await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(`Assessment #${paper.id}`);
    }
  });
  portal.api.clears();

  await test.step('§2.50 a link to the result', async () => {
    await page.getByRole('link', { name: /^View result/ }).click();
    await isAt(page, `/assessments/${paper.id}/result`);
  });
});
