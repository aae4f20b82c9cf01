// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { all, bank, clicks, leaves, opens, server, texts, the, ticks, types, value } from '../kit';

afterEach(leaves);

const paper = { id: 12, name: 'Mock', totalMarks: 100, createdAt: '2026-01-01T00:00:00.000Z', subjects: [] };

const learners = () => new Response('[]', { headers: { 'X-Total-Count': '3025' } });

test('Ctrl+Enter sends the form out of the tree of categories too', async () => {
  server({ 'GET /categories': bank });
  await opens('/admin/generate-assessment');
  const row = document.querySelector<HTMLElement>('[role="treegrid"] [role="row"]');
  expect(row).not.toBeNull();
  await act(async () => {
    row?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }));
  });
  expect(texts('alert')).toEqual(['Please enter an assessment name.']);
});

test('§9.8 defaults 10, 30 and 100; the new assessment is linked', async () => {
  const asked = server({ 'GET /categories': bank, 'POST /generate-assessment': paper, 'GET /people': learners });
  await opens('/admin/generate-assessment');
  expect([value('Number of questions'), value('Duration (minutes)'), value('Total marks')]).toEqual(['10', '30', '100']);
  await clicks('button', 'Generate Assessment');
  expect(texts('alert')).toEqual(['Please enter an assessment name.']);
  await types('Assessment name', 'Mock');
  await clicks('button', 'Generate Assessment');
  expect(texts('alert')).toEqual(['Please select at least one category.']);
  await ticks('Science');
  await clicks('button', 'Generate Assessment');
  expect(texts('dialog')).toEqual([expect.stringContaining('For everybody: 3,025 learners at present.')]);
  expect(texts('dialog').join()).toContain('MockLearners see it in their lists');
  expect(texts('dialog').join()).toContain('Without an opening: it can be started at once.');
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  await clicks('button', 'Cancel');
  expect([texts('dialog'), value('Assessment name')]).toEqual([[], 'Mock']);
  await clicks('button', 'Generate Assessment');
  await clicks('button', 'Publish');
  expect(asked.find(({ call }) => call === 'POST /generate-assessment')?.body).toEqual({
    name: 'Mock',
    description: '',
    durationInMinutes: 30,
    totalMarks: 100,
    questionCount: 10,
    categories: [6],
  });
  expect(texts('status').join()).toContain('Assessment generated successfully!');
  expect(the('link', 'View assessment 12').getAttribute('href')).toBe('/assessments/12');
});

test("§8: a failure is a red banner with the server's details; the typed values stay", async () => {
  const problem = { code: 'too-few-questions', message: 'Needed 10 questions, found 3.' };
  server({ 'GET /categories': bank, 'POST /generate-assessment': problem });
  await opens('/admin/generate-assessment');
  await types('Assessment name', 'Mock');
  await ticks('Science');
  await clicks('button', 'Generate Assessment');
  await clicks('button', 'Publish');
  expect(texts('alert')).toEqual(['Failed to generate assessment.Needed 10 questions, found 3.']);
  expect(all('alert')[0]?.dataset.tone).toBe('error');
  expect(value('Assessment name')).toBe('Mock');
});

test('§7.16 all assessments: ID, Name, Total Questions and View, from either shape of the answer', async () => {
  const list = [1, 2].map((id) => ({
    ...paper,
    id,
    name: `Mock ${id}`,
    subjects: [
      { subjectName: 'S', numberOfQuestions: 3 },
      { subjectName: 'T', numberOfQuestions: 4 },
    ],
  }));
  server({ 'GET /assessments/all': { assessments: list } });
  await opens('/all-assessments');
  expect(texts('row')).toEqual(['ID▼NameTotal QuestionsView', '2Mock 27ViewResults', '1Mock 17ViewResults']);
  expect(the('link', 'View Mock 2').getAttribute('href')).toBe('/assessments/2');
});

test('who reads results of some groups alone views the papers that learners may read, and hands in no file', async () => {
  const times = { 1: {}, 2: { opensAt: '2100-01-01T04:30:00.000Z' }, 3: { state: 'hidden' }, 4: { opensAt: '2020-01-01T04:30:00.000Z' } };
  const list = Object.entries(times).map(([id, more]) => ({ ...paper, id: Number(id), name: `Mock ${id}`, ...more }));
  server({ 'GET /assessments/all': { assessments: list } });
  await opens('/all-assessments', undefined, undefined, ['results'], [4]);
  const links = () => texts('link').filter((text) => ['View', 'Results', 'Submit From Files'].includes(text));
  expect(links()).toEqual(['View', 'Results', 'Results', 'Results', 'View', 'Results']);
  await leaves();
  await opens('/all-assessments');
  expect(links()).toEqual(['Submit From Files', ...Array(4).fill(['View', 'Results']).flat()]);
});

test('the form shows the size of the bank while the paper is composed', async () => {
  const asked = server({ 'GET /categories': bank, 'GET /questions/forecast': { subjects: [{ needed: 25, inBank: 18, drawn: 18 }] } });
  await opens('/admin/generate-assessment');
  await types('Number of questions', '25');
  await ticks('Science');
  await vi.waitFor(() => expect(texts('status')).toContain('⚠ Needs 25, bank has 18.'));
  expect(asked.map(({ call }) => call)).toContain(`GET /questions/forecast?subjects=${encodeURIComponent('25:6')}`);
  await types('Number of questions', '26');
  expect(texts('status').join()).not.toContain('bank has');
});
