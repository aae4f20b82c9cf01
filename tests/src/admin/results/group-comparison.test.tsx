// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GroupComparison, GroupTest, RightBy } from '../../../../contract/assessment/group-comparison';
import { isSmall, lowestIn, sharesBy, together, weakestFirst } from '../../../../src/admin/results/groups/group-figures';
import { groupFile } from '../../../../src/admin/results/groups/group-file';
import { type GroupOrder, inOrder, type Listed, orderFrom, orderText, pressed } from '../../../../src/admin/results/groups/group-order';
import { choiceIn } from '../../../../src/admin/results/groups/use-group-comparison';
import { resultsEn } from '../../../../src/admin/words/en/subjects/results';
import { type Asked, all, clicks, leaves, opens, server, settles, the } from '../kit';

const by = (right: number[], answered: number[], learners: number[]): RightBy => ({ right, answered, learners });
const sat = (more: Partial<GroupTest> = {}): GroupTest => ({
  ...{ isFor: true, learners: 10, handIns: 8, meanPercent: 62.5, sectionMarks: [10, 5] },
  ...{ sections: by([20, 12], [32, 30], [8, 8]), categories: by([20, 12], [32, 30], [8, 8]) },
  ...more,
});
const learners = (count: number, tests: GroupTest[]) => ({ learners: count, tests, categories: by([20, 3], [32, 30], [8, 8]) });
const assessment = (id: number, name: string) => ({
  ...{ id, name, createdAt: '2026-11-20T09:00:00.000Z', totalMarks: 24 },
  ...{ sections: ['Physics', 'Maths'].map((one) => ({ name: one, marks: 12 })), categories: ['Motion', 'Sums'] },
});
const reply = (more: Partial<GroupComparison> = {}): GroupComparison => ({
  assessments: [assessment(7, 'Mock 7')],
  categories: ['Motion', 'Sums'],
  all: learners(14, [sat({ learners: 14, handIns: 10 })]),
  groups: [
    { id: 1, name: '=Morning', ...learners(10, [sat()]) },
    {
      id: 2,
      name: 'Evening',
      ...learners(7, [sat({ learners: 7, handIns: 6, meanPercent: 40, sections: by([4, 12], [32, 30], [6, 6]) })]),
    },
    { id: null, name: '', ...learners(2, [sat({ learners: 2, handIns: 1, meanPercent: 10, sections: by([0, 0], [3, 0], [1, 0]) })]) },
  ],
  again: [
    {
      ...{ questionId: 41, assessmentId: 7, text: 'What is 2 + 2?', section: 'Maths', categories: ['Sums'] },
      ...{ right: 2, answered: 9, handIns: 10 },
    },
  ],
  ...more,
});

describe('the tests of a group', () => {
  test('weigh by their hand-ins; who came later is in the score and not in the participation', () => {
    const tests = [sat(), sat({ isFor: false, learners: 0, handIns: 2, meanPercent: 12.5 }), sat({ handIns: 0, meanPercent: null })];
    expect(together(tests)).toEqual({ handIns: 10, learners: 20, came: 8, mean: (8 * 62.5 + 2 * 12.5) / 10 / 100 });
    expect(together([])).toEqual({ handIns: 0, learners: 0, came: 0, mean: null });
  });

  test('have shares by name; the weakest is first, and what nobody answered last', () => {
    const shares = sharesBy(by([0, 3, 1], [0, 4, 4], [0, 2, 2]), ['A', 'B', 'C']);
    expect(shares.map(({ share }) => share)).toEqual([null, 0.75, 0.25]);
    expect(weakestFirst(shares).map(({ name }) => name)).toEqual(['C', 'B', 'A']);
  });

  test('have a lowest share among groups that are not small, where two can be compared', () => {
    expect([4, 5].map((count) => isSmall({ learners: count }))).toEqual([true, false]);
    const rows = [
      { isSmall: false, shares: [0.5, 0.4] },
      { isSmall: false, shares: [0.6, null] },
      { isSmall: true, shares: [0.1, 0.1] },
    ];
    expect(lowestIn(rows, 2)).toEqual([0.5, null]);
  });
});

describe('the choice in an address', () => {
  test('has a test and a group, and leaves out what is none', () => {
    const of = (text: string) => choiceIn(new URLSearchParams(text));
    expect(of('test=7&group=none')).toEqual({ test: 7, practice: false, group: 'none', order: null });
    expect(of('test=x&group=-1')).toEqual({ test: null, practice: false, group: null, order: null });
    expect(of('order=-score').order).toEqual({ by: 'score', direction: 'descending' });
    expect(of('order=marks').order).toBeNull();
  });
});

describe('the order of groups', () => {
  const listed: Listed[] = reply().groups.map((own) => ({ key: own.id ?? 'none', name: own.name, own }));
  listed.push({
    key: 9,
    name: 'Absent',
    own: learners(30, [sat({ learners: 30, handIns: 0, meanPercent: null, sections: by([], [], []) })]),
  });
  const keys = (order: GroupOrder | null) => inOrder(listed, order, 'en').map(({ key }) => key);

  test('is by any figure, either way; a group without it is last', () => {
    expect(keys(null)).toEqual([1, 2, 'none', 9]);
    expect(keys({ by: 'score', direction: 'ascending' })).toEqual(['none', 2, 1, 9]);
    expect(keys({ by: 'score', direction: 'descending' })).toEqual([1, 2, 'none', 9]);
    expect(keys({ by: 'accuracy', direction: 'ascending' })).toEqual(['none', 2, 1, 9]);
    expect(keys({ by: 'participation', direction: 'descending' })).toEqual([2, 1, 'none', 9]);
    expect(keys({ by: 'learners', direction: 'descending' })).toEqual([9, 1, 2, 'none']);
    expect(keys({ by: 'name', direction: 'descending' })).toEqual([2, 9, 1, 'none']);
  });

  test('starts with the weakest on the first press, and turns on the second', () => {
    const first = pressed(null, 'score');
    expect([orderText(first), orderText(pressed(first, 'score')), orderText(pressed(first, 'name'))]).toEqual(['score', '-score', 'name']);
    expect(orderFrom(orderText(pressed(first, 'score')))).toEqual({ by: 'score', direction: 'descending' });
  });
});

describe('the file', () => {
  const lines = groupFile(reply(), resultsEn)
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

  test('has a row for each group, section and category, with marks by section', () => {
    expect(lines[0]).toHaveLength(14);
    // All learners and three groups, each with two sections and two categories.
    expect(lines).toHaveLength(1 + 4 * 4);
    expect(lines[5]).toEqual(["'=Morning", '10', 'Mock 7', '10', '8', '62.5', 'Section', 'Physics', '10', '12', '20', '32', '8', '62.5']);
    expect(lines[7]).toEqual(["'=Morning", '10', 'Mock 7', '10', '8', '62.5', 'Category', 'Motion', '', '', '20', '32', '8', '62.5']);
    expect(lines.at(-4)?.slice(0, 2)).toEqual(['No group', '2']);
  });
});

describe('batches side by side', () => {
  let asked: Asked[];
  const words = () => document.body.textContent ?? '';
  const table = (name: string) => document.querySelector(`[aria-label="${name}"] table`)?.textContent ?? '';
  const over = {
    all: learners(14, [sat(), sat()]),
    groups: [{ id: 1, name: 'Morning', ...learners(10, [sat(), sat({ isFor: false, learners: 0, handIns: 2 })]) }],
  };
  const latest = () => reply({ assessments: [assessment(7, 'Mock 7'), assessment(6, 'Mock 6')], ...over });

  beforeEach(() => {
    asked = server({ 'GET /groups/comparison?assessments=7': reply(), 'GET /groups/comparison': latest() });
  });
  afterEach(async () => {
    await leaves();
    vi.restoreAllMocks();
  });

  test('say the size of each group, and which are small; the lowest of a column is marked', async () => {
    await opens('/admin/batches?test=7');
    await settles();
    expect(words()).toContain('2 learners, fewer than 5');
    expect(table('Average score by group')).toContain('10 learners63% 8 handed in52%80% 8 of 10');
    expect(table('Accuracy by section')).toContain('13%lowest');
    // A small group is not called the lowest.
    expect(table('Accuracy by section')).toContain('0%0 of 3 · 1 learner');
    expect(words()).toContain('answered in 9 of 10 hand-ins');
    expect(all('link').map((link) => link.getAttribute('href'))).toContain('/admin/assessments/7/questions/41');
  });

  test('lead from the name of a group to its people', async () => {
    await opens('/admin/batches?test=7');
    await settles();
    const leads = [...document.querySelectorAll('section[aria-label="Average score by group"] section tbody th')].map((th) => [
      th.textContent,
      th.querySelector('a')?.getAttribute('href') ?? null,
    ]);
    expect(leads).toEqual([
      ['All learners', null],
      ['=Morning', '/admin/people?group=1'],
      ['Evening', '/admin/people?group=2'],
      ['No group', '/admin/people?group=none'],
    ]);
  });

  test('are of the last ten tests first, and of one that is chosen', async () => {
    await opens('/admin/batches');
    await settles();
    expect(asked.map(({ call }) => call)).toContain('GET /groups/comparison');
    expect(table('Average score by test')).toContain('not for this group, 2 handed in');
    expect(table('Average score by group')).toContain('and 2 who came to the group later');
    const select = the<HTMLSelectElement>('field', 'Tests');
    await act(async () => {
      select.value = '7';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await settles();
    expect(asked.map(({ call }) => call)).toContain('GET /groups/comparison?assessments=7');
    expect(words()).not.toContain('Average score by test');
  });

  test('stand in the order that a heading gives, in every table, at full height', async () => {
    await opens('/admin/batches?test=7');
    await settles();
    const heads = (name: string) =>
      [...document.querySelectorAll(`section[aria-label="${name}"] section tbody th`)].map((th) => th.firstChild?.textContent);
    expect(heads('Average score by group')).toEqual(['All learners', '=Morning', 'Evening', 'No group']);
    await clicks('button', 'Average');
    expect(heads('Average score by group')).toEqual(['All learners', 'No group', 'Evening', '=Morning']);
    expect(heads('Accuracy by section')).toEqual(['All learners', 'No group', 'Evening', '=Morning']);
    expect(document.querySelector('[aria-sort="ascending"]')?.textContent).toBe('Average▲');
    expect(document.querySelector('section[aria-label="Average score by group"] [class*="max-h"]')).toBeNull();
  });

  test('leave out what nobody answered; on paper, columns beyond the sixth stand in a further table', async () => {
    const names = ['Unseen', ...Array.from({ length: 8 }, (_, at) => `Topic ${at}`)];
    const rights = by([0, ...Array(8).fill(1)], [0, ...Array(8).fill(2)], [0, ...Array(8).fill(2)]);
    const own = { learners: 10, tests: [sat()], categories: rights };
    server({ 'GET /groups/comparison': reply({ categories: names, all: own, groups: [{ id: 1, name: 'Morning', ...own }] }) });
    await opens('/admin/batches');
    await settles();
    const columns = () =>
      [...document.querySelectorAll('section[aria-label="Accuracy by category"] table')].map(
        (each) => each.querySelectorAll('thead th').length,
      );
    expect(columns()).toEqual([9]);
    expect(words()).not.toContain('Unseen');
    await act(async () => void window.dispatchEvent(new Event('beforeprint')));
    expect(columns()).toEqual([7, 3]);
    await act(async () => void window.dispatchEvent(new Event('afterprint')));
    expect(columns()).toEqual([9]);
  });

  test('on paper leave out categories that no group has, and groups without a figure', async () => {
    const rights = (...right: number[]) => ({ learners: 10, tests: [sat()], categories: by(right, right, right) });
    const groups = [
      { id: 1, name: 'Morning', ...rights(0, 1) },
      { id: 2, name: 'Evening', ...rights(0, 0) },
    ];
    server({ 'GET /groups/comparison': reply({ categories: ['Of nobody here', 'Sums'], all: rights(1, 1), groups } as never) });
    await opens('/admin/batches');
    await settles();
    const cells = () =>
      [...document.querySelectorAll('section[aria-label="Accuracy by category"] tr')].map((row) => row.firstChild?.firstChild?.textContent);
    const heads = () => [...document.querySelectorAll('section[aria-label="Accuracy by category"] thead th')].map((th) => th.textContent);
    expect([heads(), cells()]).toEqual([
      ['Group', 'Of nobody here', 'Sums'],
      ['Group', 'All learners', 'Morning', 'Evening'],
    ]);
    await act(async () => void window.dispatchEvent(new Event('beforeprint')));
    expect([heads(), cells()]).toEqual([
      ['Group', 'Sums'],
      ['Group', 'All learners', 'Morning'],
    ]);
    await act(async () => void window.dispatchEvent(new Event('afterprint')));
  });

  test('show the weakest categories of a chosen group first', async () => {
    await opens('/admin/batches?test=7&group=2');
    await settles();
    expect(words()).toContain('Weakest categories: Evening');
    const rows = [...document.querySelectorAll('[aria-label="Weakest categories: Evening"] tbody th')].map((cell) => cell.textContent);
    expect(rows).toEqual(['Sums', 'Motion']);
  });

  test('say when nothing is released, and when learners may read a result later', async () => {
    server({ 'GET /groups/comparison': reply({ assessments: [], groups: [], again: [] }) });
    await opens('/admin/batches');
    await settles();
    expect(words()).toContain('No test with released results has been handed in yet.');
    await leaves();
    server({
      'GET /groups/comparison': reply({
        assessments: [{ ...assessment(7, 'Mock 7'), opensAt: '2026-11-29T09:00:00.000Z', resultsAt: '2026-11-30T09:00:00.000Z' }],
        again: [],
      }),
    });
    await opens('/admin/batches?test=7');
    await settles();
    expect(words()).toContain('Mock 7: learners can read their results from');
    // The day of its hour, where it has one, and not of its making.
    expect(words()).toContain('Mock 7 (29 Nov 2026)');
    expect(words()).toContain('No question was answered wrongly');
  });

  test('say that practice papers are left out, and take them in on demand', async () => {
    const asked = server({
      'GET /groups/comparison': () => reply(asked.at(-1)?.call.includes('practice') ? {} : { isPracticeLeftOut: true }),
    });
    await opens('/admin/batches');
    await settles();
    const usual = () => document.querySelector('option')?.textContent;
    expect(usual()).toBe('The last 10 released tests that were held at a time');
    await clicks('field', 'Practice papers too: tests without times, which are always open');
    await settles();
    expect([usual(), asked.at(-1)?.call]).toEqual(['The last 10 released tests', 'GET /groups/comparison?practice=with']);
  });

  test('are saved as a file', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    await opens('/admin/batches?test=7');
    await settles();
    await clicks('button', 'Download as CSV');
    expect(saved).toEqual([expect.stringMatching(/^Mock 7 Batches side by side .+\.csv$/)]);
  });
});
