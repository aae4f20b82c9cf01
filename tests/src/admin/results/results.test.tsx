// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ResultRow, resultFlags } from '../../../../contract/assessment/result-list';
import { ownZone } from '../../../../contract/assessment/results-file/zone';
import { chooseLanguage } from '../../../../src/copy/language';
import { type Asked, clicks, leaves, opens, server, settles, texts, the, types } from '../kit';

const time = '2026-03-01T09:00:00.000Z';

const row = (uid: string, rank: number | null, more: Partial<ResultRow> = {}): ResultRow => ({
  ...{ uid, name: `Learner ${uid}`, email: `${uid}@x.in`, phone: '', group: 'Morning', score: 7.5, rank },
  ...{ correctAnswers: 2, wrongAnswers: 1, unattempted: 0, timeTaken: 425, submittedAt: time, flags: [], ...more },
});
const paged = (rows: readonly ResultRow[], total = rows.length) =>
  new Response(JSON.stringify(rows), { headers: { 'X-Total-Count': String(total) } });

const question = (id: number, selectedOptionId: number | null) => ({
  ...{ questionId: id, questionText: `Question no. ${id}`, selectedOptionId, correctOptionId: 1, explanation: 'Because' },
  options: [
    { id: 1, text: 'Yes' },
    { id: 2, text: 'No' },
  ],
});
const sheet = {
  row: row('asha', null, { flags: ['provisional'] }),
  result: {
    ...{ assessmentId: 3, assessmentTitle: 'Mock 3', score: 7.5, totalMarks: 12, totalQuestions: 3 },
    ...{ correctAnswers: 1, wrongAnswers: 1, unattempted: 1, timeTaken: 425, submittedAt: time },
    questions: [question(1, 1), question(2, 2), question(3, null)],
  },
};
const desk = {
  ...{ assessmentId: 3, name: 'Mock 3', now: time, fetched: 1, started: 1, handedIn: 1, sitting: 0, awaited: 0 },
  byMinute: [],
};

let asked: Asked[];
let rows: ResultRow[];
let total: number;
/** Rows by the query, in place of `rows`. */
let manyAt: ((query: URLSearchParams) => ResultRow[]) | null;
beforeEach(() => {
  rows = [row('asha', 1), row('ravi', 2, { name: '', group: null, phone: '+919876543210', flags: ['imported', 'late'] })];
  [total, manyAt] = [60, null];
  asked = server({
    'GET /assessment/3/desk': desk,
    'GET /groups': [
      { id: 4, name: 'Morning', learners: 1, waiting: 0, assessments: 0 },
      { id: 5, name: 'Evening', learners: 0, waiting: 0, assessments: 0 },
    ],
    'GET /assessment/3/results': () => paged(manyAt?.(new URLSearchParams(asked.at(-1)?.call.split('?')[1])) ?? rows, total),
    'GET /assessment/3/results/of/asha': sheet,
    'GET /assessment/3/results/export': () => new Response('\ufeffRank', { headers: { 'Content-Type': 'text/csv' } }),
  });
});
afterEach(async () => {
  await leaves();
  await act(() => chooseLanguage('en'));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const queries = () => asked.map(({ call }) => call).filter((call) => call.startsWith('GET /assessment/3/results?'));
const opened = () => opens('/admin/assessments/3/results');

describe('the results of an assessment', () => {
  test('show rank, whose they are, marks, time and flags, and how many there are', async () => {
    await opened();
    expect(document.querySelector('h1')?.textContent).toBe('Mock 3');
    expect(texts('row').slice(1)).toEqual([
      expect.stringMatching(/^1Learner ashaasha@x\.inMorning7\.52107 min 5 s1 Mar/),
      expect.stringMatching(/^2No name yetravi@x\.in\+919876543210–7\.52107 min 5 s.*From a fileLate⋯$/),
    ]);
    expect(texts('status')).toContain('60 in all');
    expect(the('link', 'Answers of Learner asha').getAttribute('href')).toBe('/admin/assessments/3/results/asha');
    expect(the('link', 'No name yet: Answers of ravi@x.in')).toBeTruthy();
  });

  test('of an admin who has groups say that ranks are among their learners', async () => {
    await opens('/admin/assessments/3/results', undefined, undefined, undefined, [4]);
    expect(document.querySelector('[role="columnheader"]')?.textContent).toContain('Rank in your groups');
    expect(document.body.textContent).toContain('A rank is among them, not in the whole institute.');
    await leaves();
    await opens('/admin/assessments/3/results/asha', undefined, undefined, undefined, [4]);
    // The parts that show a question come on demand.
    await expect.poll(() => document.querySelector('dt')?.textContent).toBe('Rank in your groups');
  });

  test('open the assessment again for the learner of a row, after a question', async () => {
    asked = server({
      'GET /assessment/3/desk': desk,
      'GET /groups': [],
      'GET /assessment/3/results': () => paged(rows, total),
      'GET /assessment/3/sittings': [
        {
          ...{ uid: 'asha', person: { name: 'Learner asha', email: 'asha@x.in' }, fetchedAt: time, handIn: null, facts: [] },
          start: { startedAt: time, datedBy: 'server', seenAt: time },
        },
      ],
      'GET /assessment/3/chances': [],
      'POST /assessment/3/again': { given: 1, open: 0, until: time },
    });
    await opened();
    // jsdom lacks it; a menu looks for its items with it.
    vi.stubGlobal('CSS', { escape: (text: string) => text });
    await clicks('button', 'More: Learner asha');
    await clicks('item', 'One more chance');
    expect(document.querySelector('dialog')?.textContent).toContain('Open “Mock 3” again for Learner asha?');
    await settles();
    expect(document.querySelector('dialog')?.textContent).toMatch(/An attempt is under way: begun on .*1 Mar/);
    const given = () => asked.flatMap(({ call, body }) => (call === 'POST /assessment/3/again' ? [body] : []));
    await clicks('button', 'Open it again');
    // Without a reason nothing is sent.
    expect(given()).toEqual([]);
    await types('Reason', 'Power cut');
    await clicks('field', 'The best one');
    await clicks('button', 'Open it again');
    expect(given()).toEqual([expect.objectContaining({ uids: ['asha'], reason: 'Power cut', counts: 'best' })]);
    expect(document.querySelector('dialog')).toBeNull();
    expect(texts('status')).toContain('1 learner got a chance.');
  });

  test('are searched, sorted and turned by the server; the way back from a learner leads to the same list', async () => {
    await opened();
    await clicks('button', 'Next');
    expect(queries().at(-1)).toBe('GET /assessment/3/results?sort=rank&page=2&size=25');
    await act(async () => document.querySelectorAll<HTMLElement>('[role="columnheader"]')[4]?.click());
    await settles();
    expect(queries().at(-1)).toBe('GET /assessment/3/results?sort=score&page=1&size=25');
    total = 1;
    await types('Search results', 'asha');
    const searched = 'GET /assessment/3/results?sort=score&search=asha&page=1&size=25';
    for (let turn = 0; turn < 100 && !queries().includes(searched); turn += 1) await settles();
    expect(queries()).toContain(searched);
    await settles();
    expect(texts('status')).toContain('1 of 60 match');
    await clicks('link', 'Answers of Learner asha');
    expect(the('link', '‹Results').getAttribute('href')).toBe('/admin/assessments/3/results?sort=score&search=asha');
  });

  test('are those of one group, and of all again', async () => {
    await opened();
    await types('Group', '5');
    expect(queries().at(-1)).toBe('GET /assessment/3/results?sort=rank&group=5&page=1&size=25');
    await types('Group', '');
    expect(queries().at(-1)).toBe('GET /assessment/3/results?sort=rank&page=1&size=25');
  });

  test('say so where there are none, and where they do not load', async () => {
    [rows, total] = [[], 0];
    await opened();
    expect(document.body.textContent).toContain('No results yet.');
    await leaves();
    server({ 'GET /assessment/3/desk': desk, 'GET /assessment/3/results': 'no network' });
    await opened();
    expect(texts('alert')[0]).toContain('Failed to load the results.');
  });

  test('are downloaded as they are filtered, and a file that fails is told', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    URL.createObjectURL ??= () => 'blob:';
    await opens('/admin/assessments/3/results?search=asha&group=4');
    await clicks('button', 'CSV');
    expect(asked.at(-1)?.call).toBe(
      `GET /assessment/3/results/export?format=csv&language=en&zone=${encodeURIComponent(ownZone())}&search=asha&group=4`,
    );
    expect(saved).toEqual([expect.stringMatching(/^Mock 3 Morning Results \d{4}-\d\d-\d\d\.csv$/)]);
    server({ 'GET /assessment/3/desk': desk, 'GET /assessment/3/results': () => paged(rows, total) });
    await clicks('button', 'Excel');
    expect(texts('alert')[0]).toContain('The file was not written.');
  });

  test('say before a print-out how many of them it will hold, and why', async () => {
    total = 1_200;
    manyAt = (query) => {
      const [page, size] = ['page', 'size'].map((name) => Number(query.get(name)));
      return Array.from({ length: size ?? 0 }, (_, at) => row(`${page} ${at}`, at));
    };
    let printed = 0;
    vi.stubGlobal('print', () => {
      printed = document.querySelectorAll('table:not([role]) tbody tr').length;
    });
    await opened();
    expect(document.body.textContent).toContain('A print-out holds 1,000 results, about 25 sheets of paper. For all 1,200, export a file');
    await clicks('button', 'Print the first 1,000');
    await settles();
    expect(printed).toBe(1_000);
    expect(document.body.textContent).toContain('The first 1,000 of 1,200 results.');
    await act(async () => window.dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('table:not([role])')).toBeNull();
    vi.unstubAllGlobals();
  });

  test('are narrowed to a flag by the server, in the list, in a print-out and in the file', async () => {
    await opened();
    await types('Flags', 'any');
    await settles();
    expect(queries().at(-1)).toBe('GET /assessment/3/results?sort=rank&flag=any&page=1&size=25');
    await types('Flags', 'late');
    await settles();
    expect(texts('option')).toContain('With a flag, whatever it is');
    URL.createObjectURL ??= () => 'blob:';
    URL.revokeObjectURL ??= () => undefined;
    await clicks('button', 'CSV');
    await settles();
    expect(asked.at(-1)?.call).toContain('&flag=late');
    total = 0;
    rows = [];
    await types('Flags', 'second-account');
    await settles();
    // The filter stays also where no result has the flag.
    expect(the('field', 'Flags')).toBeTruthy();
  });

  test('have every flag in words of both languages', async () => {
    rows = [row('asha', 1, { flags: [...resultFlags] })];
    await opened();
    const english = [...document.querySelectorAll('[role=gridcell] li')].map((item) => item.textContent);
    await act(() => chooseLanguage('hi'));
    await settles();
    const hindi = [...document.querySelectorAll('[role=gridcell] li')].map((item) => item.textContent);
    expect(new Set(english).size).toBe(resultFlags.length);
    expect(hindi.every((words) => /[\u0900-\u097f]/.test(words ?? ''))).toBe(true);
  });
});

test('a learner’s answers show the result in numbers, each question, and the wrong ones alone', async () => {
  await opens('/admin/assessments/3/results/asha');
  // The parts that show a question come on demand.
  await expect.poll(() => document.querySelectorAll('h3').length).toBe(3);
  const facts = document.querySelector('[aria-label="The result in numbers"]')?.textContent;
  expect(facts).toMatch(/^Rank–Score7\.5 of 12Right2Wrong1Skipped0Time7 min 5 s/);
  expect(document.body.textContent).toContain('A copy of an unfinished attempt');
  expect([...document.querySelectorAll('[data-outcome]')].map((card) => card.getAttribute('data-outcome'))).toEqual([
    'correct',
    'wrong',
    'unattempted',
  ]);
  await act(async () => [...document.querySelectorAll<HTMLElement>('input[name=filter]')][1]?.click());
  expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Question 2']);
});
