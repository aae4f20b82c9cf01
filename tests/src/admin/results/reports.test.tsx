// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReportRow } from '../../../../contract/question/report';
import { filtersIn } from '../../../../src/admin/results/reports/use-reports';
import { useToast } from '../../../../src/ui/controls/toast';
import { type Answer, type Asked, all, clicks, leaves, opens, server, settles, types, unloads } from '../kit';

const row = (id: number, more: Partial<ReportRow> = {}): ReportRow => ({
  ...{ id, questionId: 40 + id, assessmentId: 7, reason: 'key', text: 'B is right too.', at: '2026-11-24T09:00:00.000Z' },
  ...{ outcome: null, answer: null, answeredAt: null, version: 1, assessment: 'Mock 7', question: 'What is 2 + 2?' },
  ...more,
});

let rows: ReportRow[];
let answered: Answer;
let asked: Asked[];
let regrades: object[];

beforeEach(() => {
  regrades = [];
  rows = [row(2), row(1, { reason: 'a reason of a newer server', text: '' })];
  answered = () => {
    rows = rows.map((one) => (one.id === 2 ? { ...one, outcome: 'kept', answer: 'It is right.', answeredAt: one.at, version: 2 } : one));
    return rows[0] ?? {};
  };
  const listed = () => new Response(JSON.stringify(rows), { headers: { 'X-Total-Count': String(rows.length) } });
  asked = server({
    'GET /reports': listed,
    'GET /assessment/7/regrades': () => regrades,
    'POST /reports/2/answer': () => (typeof answered === 'function' ? answered() : answered) as object,
  });
});
afterEach(async () => {
  await leaves();
  act(() => useToast.setState({ toast: null }));
  vi.restoreAllMocks();
});

const opened = (path = '/admin/reports', rights?: readonly string[]) => opens(path, undefined, undefined, rights);
const words = () => document.body.textContent ?? '';
const calls = (method: string) => asked.filter(({ call }) => call.startsWith(method)).map(({ call }) => call);
const choose = async (name: string) => {
  const radio = [...document.querySelectorAll<HTMLElement>('input[type=radio]')].find((one) => one.closest('label')?.textContent === name);
  await act(async () => radio?.click());
};

describe('the filters of reports', () => {
  test('list what waits; of one assessment or question, all', () => {
    const of = (text: string) => filtersIn(new URLSearchParams(text));
    expect(of('')).toEqual({ assessment: null, question: null, state: 'open', page: 1 });
    expect(of('assessment=7&question=9')).toEqual({ assessment: 7, question: 9, state: 'all', page: 1 });
    expect(of('state=none&assessment=-1&page=0')).toEqual({ assessment: null, question: null, state: 'open', page: 1 });
  });
});

describe('reports about questions', () => {
  test('have reason, words, test and question, and lead to its key; a reason of a newer server is another one', async () => {
    await opened();
    expect(calls('GET /reports')).toEqual(['GET /reports?page=1&size=25&state=open']);
    for (const said of ['The key is wrong', 'B is right too.', 'Mock 7', 'What is 2 + 2?', 'Something else', 'Without words.'])
      expect(words()).toContain(said);
    expect(all('link').map((link) => link.getAttribute('href'))).toContain('/admin/assessments/7/questions/42');
  });

  test('say why one is kept back, and offer nothing with it', async () => {
    rows = [row(2, { text: '', question: '', isWithheld: true })];
    await opened();
    expect(words()).toContain('Kept back: this test is secret until learners may read it.');
    expect(words()).not.toContain('Without words.');
    expect(all('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).not.toContain('Answer report 2');
    expect(all('link').map((link) => link.getAttribute('href'))).not.toContain('/admin/assessments/7/questions/42');
  });

  test('keep an answer that is half typed over a reload, and say so', async () => {
    await opened();
    await clicks('button', 'Answer report 2');
    await choose('Right as it is');
    await types('Answer to the learner', 'It is ri');
    await unloads();
    await opened();
    await clicks('button', 'Answer report 2');
    expect(words()).toContain('What you typed here earlier is still here.');
    expect([...document.querySelectorAll('textarea')].map((box) => box.value)).toContain('It is ri');
    expect(document.querySelectorAll('input[type=radio]:checked')).toHaveLength(1);
  });

  test('are answered by a form that refuses what is missing by name, and keeps what is typed', async () => {
    await opened();
    await clicks('button', 'Answer report 2');
    await types('Answer to the learner', 'It is right.');
    await clicks('button', 'Send the answer');
    expect(calls('POST')).toEqual([]);
    expect(words()).toContain('What came of it: is required.');
    expect([...document.querySelectorAll('textarea')].map((box) => box.value)).toContain('It is right.');
    await choose('Right as it is');
    await clicks('button', 'Send the answer');
    await settles();
    expect(asked.find(({ call }) => call.startsWith('POST'))).toEqual({
      call: 'POST /reports/2/answer?version=1',
      body: { outcome: 'kept', text: 'It is right.' },
    });
    expect(useToast.getState().toast?.text).toBe('The answer was sent.');
    expect(words()).toContain('“It is right.”');
  });

  test('are mended where the key was corrected after the report, unless something else is chosen', async () => {
    const counting = { change: 'key', optionIds: [1] };
    const corrected = (questionId: number, at: string) => ({
      ...{ version: 1, questionId, before: counting, after: counting, reason: 'So.', by: 'Ravi', at, marked: 1, changed: 1 },
    });
    regrades = [corrected(42, '2026-11-24T08:59:00.000Z'), corrected(41, '2026-11-24T10:00:00.000Z')];
    await opened();
    await clicks('button', 'Answer report 2');
    expect(document.querySelectorAll('input[type=radio]:checked')).toHaveLength(0);
    await unloads();
    regrades = [corrected(42, '2026-11-24T10:00:00.000Z')];
    await opened();
    await clicks('button', 'Answer report 2');
    await types('Answer to the learner', 'B counts now.');
    await clicks('button', 'Send the answer');
    await settles();
    expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ outcome: 'mended', text: 'B counts now.' });
  });

  test('show the answer of another admin beside the typed one', async () => {
    answered = () => {
      rows = rows.map((one) => (one.id === 2 ? { ...one, outcome: 'mended', answer: 'Theirs.', answeredAt: one.at, version: 2 } : one));
      return { code: 'in-use', message: 'No.', reason: { code: 'changed-meanwhile', version: 2 } };
    };
    await opened();
    await clicks('button', 'Answer report 2');
    await choose('Right as it is');
    await types('Answer to the learner', 'Mine.');
    await clicks('button', 'Send the answer');
    await settles();
    expect(words()).toContain('Theirs.');
    expect([...document.querySelectorAll('textarea')].map((box) => box.value)).toContain('Mine.');
  });

  test('are read, and not answered, with the right to results alone', async () => {
    await opened('/admin/reports', ['results']);
    expect(words()).toContain('B is right too.');
    expect(all('button').map(({ textContent }) => textContent)).not.toContain('Answer');
  });
});
