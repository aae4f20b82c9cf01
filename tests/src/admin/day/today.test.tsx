// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import type { Today } from '../../../../contract/assessment/today';
import { dayAround } from '../../../../src/admin/day/today/use-today';
import { waitsIn } from '../../../../src/admin/day/today/waits';
import { adminEnglish } from '../english';
import { all, leaves, opens, server, the } from '../kit';

afterEach(leaves);

const nothing: Today = {
  tests: [],
  handIns: Array(24).fill(0),
  waits: {
    copies: 0,
    unexplained: 0,
    keys: { isCounted: true, assessments: [] },
    drafts: [],
    hidden: [],
    expected: 0,
    reports: 0,
    health: 0,
  },
};
const mock: Today['tests'][number] = {
  ...{ id: 4, name: 'Mock 4', phase: 'open', opensAt: '2026-03-01T08:00:00.000Z', closesAt: '2026-03-01T10:00:00.000Z', resultsAt: null },
  ...{ fetched: 1200, started: 900, handedIn: 12 },
};

test('a quiet day says that nothing is on and nothing waits', async () => {
  const asked = server({ 'GET /admin/today': nothing });
  await opens('/admin/today');
  expect(document.title).toBe('Today · Exam Portal');
  for (const sentence of ['No scheduled assessment is on today.', 'No hand-ins today so far.', 'Nothing waits. Well done.'])
    expect(document.body.textContent).toContain(sentence);
  const query = new URLSearchParams(asked.find(({ call }) => call.startsWith('GET /admin/today'))?.call.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual(dayAround(new Date()));
  expect(the('link', 'Today').getAttribute('aria-current')).toBe('page');
});

test('an empty portal is shown the way to its first test, ticked by what there is, in place of praise', async () => {
  const begin = { questions: true, test: false, learners: false, time: false };
  server({ 'GET /admin/today': { ...nothing, begin } });
  await opens('/admin/today');
  const steps = [...document.querySelectorAll('ol li a')].map((step) => [step.textContent, step.getAttribute('href')]);
  expect(steps).toEqual([
    ['Questions: upload a fileDone', '/admin/bulk-upload'],
    ['2A test: create it and draw its questions', '/admin/exam-creation'],
    ['3Learners: enter them in the roster', '/admin/roster'],
    ['4The time: set when the test opens', '/all-assessments'],
  ]);
  expect(document.body.textContent).not.toContain('Nothing waits.');
});

test.each([
  [['results'], []],
  [['make-tests'], ['1A test: create it and draw its questions', '2The time: set when the test opens']],
])('an admin with the rights %j alone is shown the steps that these rights can take', async (rights, steps) => {
  server({ 'GET /admin/today': { ...nothing, begin: { questions: false, test: false, learners: false, time: false } } });
  await opens('/admin/today', async () => undefined, 'teacher', rights);
  expect([...document.querySelectorAll('ol li a')].map(({ textContent }) => textContent)).toEqual(steps);
  expect(document.querySelector('#today-begin') === null).toBe(steps.length === 0);
});

test('tests of the day have their turnout and lead to their exam day; what waits leads to where it is done', async () => {
  const waits = { ...nothing.waits, unexplained: 3, keys: { isCounted: false, assessments: [{ id: 4, name: 'Mock 4', questions: 1 }] } };
  server({ 'GET /admin/today': { ...nothing, tests: [mock], waits } });
  await opens('/admin/today');
  expect([...document.querySelectorAll('dd')].map((dd) => dd.textContent)).toEqual(['1,200', '900', '12']);
  expect(the('link', 'Exam Day of Mock 4').getAttribute('href')).toBe('/admin/assessments/4/exam-day');
  const links = all('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toContainEqual(['Check the key of 1 questionMock 4', '/admin/assessments/4']);
  expect(links).toContainEqual(['3 questions without an explanation', '/admin/questions?state=unexplained']);
  expect(document.body.textContent).toContain('are being counted');
  expect(document.body.textContent).not.toContain('Well done');
});

test('what can cost learners marks comes first', () => {
  const drafts = [
    { id: 7, name: 'Draft', retired: 2 },
    { id: 8, name: 'Other', retired: 0 },
  ];
  const keys = { isCounted: true, assessments: [{ id: 4, name: 'Mock', questions: 2 }] };
  const waits = waitsIn(
    { copies: 1, unexplained: 1, keys, drafts, hidden: [{ id: 9, name: 'Old' }], expected: 1, reports: 0, health: 2 },
    adminEnglish.today,
  );
  expect(waits.map(({ text, more, place }) => [text, more, place])).toEqual([
    ['Check the key of 2 questions', 'Mock', '/admin/assessments/4'],
    ['2 things about the portal to look at', '', '/admin/health'],
    ['1 unfinished attempt from files to be settled', '', '/admin/rescue-files'],
    ['A draft has 2 retired questions', 'Draft', '/admin/assessments/7/schedule'],
    ['2 drafts to be published', 'Draft, Other', '/all-assessments'],
    ['1 hidden assessment without an opening', 'Old', '/admin/assessments/9/schedule'],
    ['1 question without an explanation', '', '/admin/questions?state=unexplained'],
    ['1 person of the roster never signed in', '', '/admin/roster'],
  ]);
  expect(waitsIn(nothing.waits, adminEnglish.today)).toEqual([]);
});

test('a day is 24 hours of the device, or 23 or 25 where its clocks change', () => {
  const { from, to } = dayAround(new Date(2026, 2, 1, 23, 59));
  expect([new Date(from).getHours(), new Date(from).getDate(), new Date(to).getDate()]).toEqual([0, 1, 2]);
});
