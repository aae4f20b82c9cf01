// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { PersonTest } from '../../../../contract/assessment/person-tests';
import type { Schedule } from '../../../../contract/assessment/schedule';
import { all, bank, clicks, leaves, opens, server, texts, the, ticks, types } from '../kit';

afterEach(leaves);

/** Opens a screen as a teacher of two groups. One of a third group that was deleted is still among those of the teacher. */
const teaches = (path: string) => opens(path, async () => undefined, 'teacher', undefined, [5, 6, 99]);
const groups = [
  { id: 5, name: 'Morning', learners: 23, shutOut: 3, waiting: 0, assessments: 1 },
  { id: 6, name: 'Evening', learners: 1, waiting: 0, assessments: 1 },
];
const posts = (asked: { call: string; body: unknown }[]) =>
  asked.filter(({ call }) => call.startsWith('POST') && !call.includes('forecast')).map(({ body }) => body);

test('an admin who has groups makes an assessment for these, and is never offered everybody', async () => {
  const asked = server({
    'GET /categories': bank,
    'GET /groups': groups,
    'POST /generate-assessment': { id: 12, name: 'Mock', totalMarks: 100, createdAt: '2026-01-01T00:00:00.000Z', subjects: [] },
  });
  await teaches('/admin/generate-assessment');
  await types('Assessment name', 'Mock');
  await ticks('Science');
  await vi.waitFor(() => the('field', 'Evening 1 person'));
  // Who is shut out stays in the group and counts among nobody whom a test is for.
  the('field', 'Morning 20 people');
  expect(document.body.textContent).not.toContain('Everybody');
  await clicks('field', 'Evening 1 person');
  await clicks('button', 'Generate Assessment');
  expect(texts('dialog')).toEqual([expect.stringContaining('For 1 group only, 20 people at present: Morning.')]);
  await clicks('button', 'Publish');
  expect(posts(asked)).toEqual([expect.objectContaining({ groupIds: [5] })]);
});

test('all groups of one name are ticked at once, and unticked, beside what is chosen', async () => {
  const named = ['SSC 1', 'NEET 1', 'SSC 2', 'SSC 3', 'UPSC', 'JEE 1', 'JEE 2', 'Bank', 'Rail'];
  const many = named.map((name, at) => ({ id: at + 1, name, learners: 10, waiting: 0, assessments: 0 }));
  server({ 'GET /categories': bank, 'GET /groups': many });
  // The own groups are chosen from the start: UPSC and JEE 1.
  await teaches('/admin/generate-assessment');
  await vi.waitFor(() => the('field', 'UPSC 10 people'));
  const chosen = () => /\d groups? chosen/.exec(document.body.textContent ?? '')?.[0];
  expect(document.body.textContent).not.toContain('with this name');
  await types('Find a group', 'ssc');
  await clicks('field', 'All 3 with this name');
  expect(chosen()).toBe('5 groups chosen');
  await clicks('field', 'SSC 2 10 people');
  expect(the<HTMLInputElement>('field', 'All 3 with this name').checked).toBe(false);
  await clicks('field', 'All 3 with this name');
  await clicks('field', 'All 3 with this name');
  expect(chosen()).toBe('2 groups chosen');
  await types('Find a group', 'upsc');
  expect(the<HTMLInputElement>('field', 'UPSC 10 people').checked).toBe(true);
});

test('without a group of their own nothing is published, and nobody is pointed to Everybody', async () => {
  const asked = server({ 'GET /categories': bank, 'GET /groups': groups });
  await teaches('/admin/generate-assessment');
  await types('Assessment name', 'Mock');
  await ticks('Science');
  await clicks('field', 'Morning 20 people');
  await clicks('field', 'Evening 1 person');
  expect(document.body.textContent).toContain('Choose at least one of your groups.');
  await clicks('button', 'Generate Assessment');
  expect([texts('dialog'), posts(asked)]).toEqual([[], []]);
});

test('a notice is for the own groups from the start', async () => {
  const asked = server({ 'GET /groups': groups, 'GET /notices/all': [], 'POST /notices': {} });
  await teaches('/admin/notices');
  expect(document.body.textContent).not.toContain('Everybody');
  await types('Text', 'Fees by Friday');
  await types('Shown until', '2099-01-01T10:00');
  await clicks('button', 'Show the notice');
  expect(posts(asked)).toEqual([expect.objectContaining({ groupIds: [5, 6] })]);
});

const shared: Schedule = {
  ...{ state: 'published', opensAt: '2026-01-01T00:00:00.000Z', closesAt: null, resultsAt: null, endsTogether: false, code: null },
  ...{ groupIds: [5], isShared: true },
};

test('a test for other groups too says so, and offers nothing that would be refused', async () => {
  const answers = { 'GET /groups': groups, 'GET /assessment/3/schedule': shared, 'GET /assessment/3/chances': { items: [], total: 0 } };
  server(answers);
  await teaches('/admin/assessments/3/schedule');
  expect(document.body.textContent).toContain('for learners outside your groups too');
  expect(texts('button').filter((name) => /Save|Hide|Publish|Release|Archive|Delete/.test(name))).toEqual([]);
  await leaves();
  server(answers);
  await teaches('/admin/assessments/3/exam-day');
  expect(document.body.textContent).toContain('for learners outside your groups too');
  expect(texts('button').filter((name) => /Give|Choose/.test(name))).toEqual([]);
});

const statistics = { assessmentId: 3, name: 'Mock', totalMarks: 4, participants: 2, asOf: null, items: [] };

test('the overview does not ask for what is of the whole institute', async () => {
  const asked = server({
    'GET /assessment/3/hand-ins': { handedIn: 2, latestAt: null },
    'GET /assessment/3/statistics': { ...statistics, scores: [{ score: 2, count: 2 }] },
  });
  await teaches('/admin/assessments/3');
  expect(asked.map(({ call }) => call)).toContain('GET /assessment/3/statistics');
  expect(asked.filter(({ call }) => call.includes('comparison'))).toEqual([]);
  expect(texts('alert').filter((text) => text.includes('five'))).toEqual([]);
});

const one: PersonTest = {
  ...{ assessmentId: 1, name: 'Mock 1', totalMarks: 20, score: 10, rank: 3, participants: 40, percentile: 95, mean: 8 },
  ...{ correctAnswers: 5, wrongAnswers: 2, unattempted: 1, timeTaken: 425, submittedAt: '2026-03-01T09:00:00.000Z' },
  ...{ flags: [], timePercent: 100, startSeenAt: null, topics: [] },
};

test('the page of one learner says that rank and average are of the own groups', async () => {
  const person = { uid: 'asha', name: 'Asha', contact: 'asha@x.in', role: 'user', timePercent: 100, handIns: 1 };
  server({
    'GET /people/asha/tests': { person, extraTime: { timePercent: 100, changes: [] }, count: 1, tests: [one] },
    'GET /groups': groups,
  });
  await teaches('/admin/people/asha');
  const heads = all('column').map((each) => each.textContent?.replace(/[▲▼]/, ''));
  expect(heads).toEqual(expect.arrayContaining(['Rank in your groups', 'Percentile in your groups', 'Average of your groups']));
  expect(the('link', 'Answers in Mock 1')).toBeTruthy();
});

test('one more chance is offered in rows of the own tests alone', async () => {
  const person = { uid: 'asha', name: 'Asha', contact: 'asha@x.in', role: 'user', timePercent: 100, handIns: 2 };
  const tests = [one, { ...one, assessmentId: 2, name: 'Mock 2', isShared: true }];
  const answers = {
    'GET /people/asha/tests': { person, extraTime: { timePercent: 100, changes: [] }, count: 2, tests },
    'GET /groups': groups,
  };
  server(answers);
  await teaches('/admin/people/asha');
  const menus = () => all('button').flatMap((each) => each.getAttribute('aria-label')?.match(/^More: .*/) ?? []);
  expect(menus()).toEqual(['More: Asha, Mock 1']);
  await leaves();
  const row = { uid: 'asha', name: 'Asha', email: '', phone: '', group: null, score: 7, rank: 1, correctAnswers: 1, wrongAnswers: 0 };
  const results = [{ ...row, unattempted: 0, timeTaken: 4, submittedAt: one.submittedAt, flags: [] }];
  const ofTest = {
    'GET /groups': groups,
    'GET /assessment/3/results': () => new Response(JSON.stringify(results), { headers: { 'X-Total-Count': '1' } }),
  };
  server({ ...ofTest, 'GET /assessment/3/schedule': shared });
  await teaches('/admin/assessments/3/results');
  expect([texts('row').length, menus()]).toEqual([2, []]);
  await leaves();
  server({ ...ofTest, 'GET /assessment/3/schedule': { ...shared, isShared: undefined } });
  await teaches('/admin/assessments/3/results');
  expect(menus()).toEqual(['More: Asha']);
});
