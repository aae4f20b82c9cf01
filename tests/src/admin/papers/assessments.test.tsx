// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { all, clicks, leaves, opens, server, settles, texts, types } from '../kit';

afterEach(leaves);

const assessment = (id: number) => ({
  id,
  name: `Mock ${id}`,
  totalMarks: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  subjects: [{ subjectName: 'S', numberOfQuestions: 3 }],
});

const page = (ids: number[], total: number) => () => Response.json(ids.map(assessment), { headers: { 'X-Total-Count': String(total) } });
const down = (from: number, count: number) => Array.from({ length: count }, (_, at) => from - at);
const firstRow = () => all('row')[1]?.textContent;

test('the table of assessments fetches one page at a time; the server orders and searches', async () => {
  const list = 'GET /assessments/all?page';
  const asked = server({
    [`${list}=1&size=25&sort=-id`]: page(down(10_000, 25), 10_000),
    [`${list}=2&size=25&sort=-id`]: page(down(9_975, 25), 10_000),
    [`${list}=1&size=25&sort=name`]: page(down(25, 25), 10_000),
    [`${list}=1&size=25&sort=name&search=mock+99`]: page([99, 990], 2),
    [`${list}=1&size=25&sort=name&search=nowhere`]: page([], 0),
  });
  await opens('/all-assessments');
  expect([texts('status').at(-1), all('row').length, firstRow()]).toEqual(['10,000 in all', 26, '10000Mock 100003ViewResults']);
  await clicks('button', 'Next');
  expect(firstRow()).toContain('Mock 9975');
  await clicks('column', 'Name');
  expect(firstRow()).toContain('Mock 25');
  await types('Search assessments', ' mock 99');
  await settles();
  expect([texts('status').at(-1), all('row').length]).toEqual(['2 of 10,000 match', 3]);
  await types('Search assessments', 'nowhere');
  await settles();
  expect(document.body.textContent).toContain('Nothing matches “nowhere”.');
  expect(new Set(asked.map(({ call }) => call)).size).toBe(asked.length);
});

test('two tests of one name are told apart by when they were made; a name of its own says nothing of it', async () => {
  const twin = { ...assessment(2), name: 'Mock 1', createdAt: '2026-02-03T04:05:00.000Z' };
  server({ 'GET /assessments/all': [assessment(3), twin, assessment(1)] });
  await opens('/all-assessments');
  const [, third, second, first] = all('row').map(({ textContent }) => textContent);
  expect(third).not.toContain('Made');
  expect(second).toMatch(/Mock 1Made .*3 Feb,? 2026/);
  expect(first).toMatch(/Mock 1Made .*1 Jan,? 2026/);
});

test('if the server answers with the whole list, the table pages, orders and searches by itself', async () => {
  server({ 'GET /assessments/all': down(60, 60).map(assessment) });
  await opens('/all-assessments');
  expect([texts('status').at(-1), all('row').length, firstRow()]).toEqual(['60 in all', 26, '60Mock 603ViewResults']);
  await types('Search assessments', 'mock 5');
  await settles();
  expect(texts('status').at(-1)).toBe('15 of 60 match');
  await clicks('column', 'Name');
  expect(firstRow()).toContain('Mock 5');
});

test('a list that cannot be loaded shows an error', async () => {
  server({ 'GET /assessments/all': 'no network' });
  await opens('/all-assessments');
  expect(texts('alert').join()).toContain('assessments');
});
