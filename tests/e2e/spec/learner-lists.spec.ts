import type { Page } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { handsIn, handsInAll } from '../kit/sitting';
import { entersAs, expect, isAt, test } from '../kit/visit';

test.use({ hasWorker: false });

/** A named figure: the value of a description list's term. */
const fact = (of: ReturnType<Page['locator']>, name: string) =>
  of
    .locator('dl > div')
    .filter({ has: of.page().locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd');

const dayMs = 24 * 60 * 60 * 1000;

test('§2.7 §2.39 §2.40 §2.41 §2.42 §9.22 the dashboard: who I am, three ways on, and tiles that start at 0, 0 and 0%', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Amar');
  const profile = { uid: learner.uid, firstName: 'Amar', lastName: 'Kumar', email: learner.email, phone: '9876501234', location: 'Patna' };
  await portal.call(learner, 'saveProfile', { body: profile });
  const page = await visit('/user/dashboard');
  await entersAs(page, learner);
  await expect(page.getByRole('heading', { name: 'Welcome, Amar!' })).toBeVisible();
  const card = page.getByRole('region', { name: 'Profile' });
  await expect(card.getByRole('heading', { name: 'Amar Kumar' })).toBeVisible();
  await expect(fact(card, 'Email')).toHaveText(learner.email);
  await expect(fact(card, 'Phone')).toHaveText('9876501234');
  await expect(fact(card, 'Location')).toHaveText('Patna');
  await expect(card.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Logout' })).toBeVisible();

  const main = page.getByRole('main');
  const tiles = ['Assessments Completed', 'Exams Taken', 'Average Score'].map((name) => fact(main, name));
  for (const [i, value] of ['0', '0', '0%'].entries()) await expect(tiles[i] ?? main).toHaveText(value);
  for (const [name, to] of [
    ['My Past Assessments', '/user/my-assessments'],
    ['Available Assessments', '/user/available-assessments'],
    ['Profile Settings', '/user/profile-completion'],
  ] as const) {
    await main.getByRole('navigation').getByRole('link', { name }).click();
    await isAt(page, to);
    await page.goBack();
  }

  // Where the tiles differ from the specification: they move once there is something to count.
  const paper = await assessmentOf(portal, { name: 'Half right', questions: plainQuestions(2) });
  await handsIn(portal, learner, paper, (i) => (i === 0 ? 0 : 1));
  await page.reload();
  for (const [i, value] of ['1', '1', '50%'].entries()) await expect(tiles[i] ?? main).toHaveText(value);

  await card.getByRole('button', { name: 'Logout' }).click();
  await isAt(page, '/');
});

test('§2.8 §2.43 §2.44 §2.45 §2.46 §9.14 available assessments: a card each with all its figures, NEW for a week, and what it says when there are none', async ({
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

  const page = await visit('/user/available-assessments');
  await entersAs(page, learner);
  const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const two = card('Of two subjects');
  await expect(fact(two, 'Questions')).toHaveText('5');
  await expect(fact(two, 'Marks')).toHaveText('20');
  await expect(fact(two, 'Duration')).toHaveText('25 min');
  const told = card('Told about');
  await expect(told).toContainText('For the second week.');
  await expect(fact(told, 'Marks')).toHaveText('30');
  await expect(fact(told, 'Duration')).toHaveText('45 min');
  await expect(told).toContainText(/Created \d{1,2} \w+ \d{4}/);
  await expect(told.getByText('NEW', { exact: true })).toBeVisible();

  const list = await portal.call(learner, 'getAvailable', {});
  const [first, second, ...rest] = list.map(({ createdAt: _, ...summary }) => summary);
  const madeAgo = (ms: number) => new Date(Date.now() - ms).toISOString();
  portal.api.answers(/GET \/api\/assessment\/available/, 200, [
    { ...first, name: 'Six days old', createdAt: madeAgo(7 * dayMs - 60_000) },
    { ...second, name: 'A week old', createdAt: madeAgo(7 * dayMs + 1) },
    ...rest.map((summary) => ({ ...summary, createdAt: madeAgo(30 * dayMs) })),
  ]);
  await page.reload();
  await expect(card('Six days old').getByText('NEW', { exact: true })).toBeVisible();
  await expect(card('A week old')).toBeVisible();
  await expect(page.getByText('NEW', { exact: true })).toHaveCount(1);
  portal.api.clears();

  await card('A week old')
    .getByRole('link', { name: /^Start Assessment/ })
    .click();
  await isAt(page, `/assessments/${second?.id}`);
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();

  await handsInAll(portal, learner);
  await page.goto('/user/available-assessments');
  await expect(page.getByText('No new assessments available right now.')).toBeVisible();
});

test('§2.9 §2.47 §2.48 §2.49 §2.50 §2.51 my assessments: none yet, then a card each with score, counts, times and the way to the result', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Charu');
  const page = await visit('/user/my-assessments');
  await entersAs(page, learner);
  await expect(page.getByText("You haven't taken any assessments yet.")).toBeVisible();

  const paper = await assessmentOf(portal, { name: 'Sat elsewhere', minutes: 20, marks: 12, questions: plainQuestions(6) });
  await handsIn(portal, learner, paper, (i) => [0, 0, 0, 1, 2, null][i] ?? null);
  await page.reload();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Sat elsewhere' }) });
  await expect(card).toContainText(/Submitted \d{1,2} \w+ \d{4}, \d{1,2}:\d{2}/);
  await expect(fact(card, 'Questions')).toHaveText('6');
  await expect(fact(card, 'Marks')).toHaveText('12');
  await expect(fact(card, 'Duration')).toHaveText('20 min');
  await expect(card).toContainText(/Score\s*6\s*\/\s*12/);
  for (const count of [/3\s*Correct/i, /2\s*Wrong/i, /1\s*Unattempted/i]) await expect(card).toContainText(count);

  const results = await portal.call(learner, 'getResults', { params: { uid: learner.uid } });
  portal.api.answers(
    /GET \/api\/assessment\/results\/user\//,
    200,
    results.map((result) => ({ ...result, assessmentTitle: null })),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: `Assessment #${paper.id}` })).toBeVisible();
  portal.api.clears();

  await page.getByRole('link', { name: /^View result/ }).click();
  await isAt(page, `/assessments/${paper.id}/result`);
});
