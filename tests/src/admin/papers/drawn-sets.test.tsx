// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import type { DrawnPaper } from '../../../../contract/assessment/drawn';
import { blocksOf, withMoved } from '../../../../src/admin/papers/paper/blocks';
import { all, clicks, leaves, opens, server, texts } from '../kit';

afterEach(leaves);

const passages = [
  { id: 5, text: 'The monsoon reached the coast early.', translation: { language: 'ur' as const, text: 'مانسون' } },
  { id: 6, text: '| Year | Sales |\n| 2025 | 40 |' },
];

/** A paper of one subject; a question above 50 belongs to the passage of its tens. */
const paper = (version: number | null, ...ids: number[]): DrawnPaper => ({
  ...{ id: 9, name: 'Mock', state: version === null ? 'published' : 'draft', version, passages },
  subjects: [
    {
      subjectName: 'English',
      questions: ids.map((id) => ({
        ...{ id, description: `No. ${id}`, correctOptionId: 1, explanation: '', difficultyLevel: '', categories: [], options: [] },
        ...(id > 50 && { passage: { id: Math.floor(id / 10) } }),
      })),
    },
  ],
});

test('a set moves past its neighbours as one, and a question past a whole set', () => {
  const ids = [1, 51, 52, 61, 62, 63, 2];
  const blocks = blocksOf(paper(1, ...ids).subjects[0]?.questions ?? []);
  expect(blocks.map(({ start, size }) => [start, size])).toEqual([
    [0, 1],
    [1, 2],
    [3, 3],
    [6, 1],
  ]);
  expect(withMoved(ids, blocks, 1, 1)).toEqual([1, 61, 62, 63, 51, 52, 2]);
  expect(withMoved(ids, blocks, 0, 1)).toEqual([51, 52, 1, 61, 62, 63, 2]);
  expect(withMoved(ids, blocks, 3, -1)).toEqual([1, 51, 52, 2, 61, 62, 63]);
  expect(withMoved(ids, blocks, 3, 1)).toEqual(ids);
});

test('a draft shows each passage above its set, which is moved and exchanged as a whole', async () => {
  let now = paper(1, 1, 51, 52, 2);
  const change = (next: DrawnPaper) => () => {
    now = next;
    return next;
  };
  const asked = server({
    'GET /assessment/9/drawn': () => now,
    'POST /assessment/9/drawn/change': change(paper(2, 1, 2, 51, 52)),
    'POST /assessment/9/drawn/redraw': change(paper(3, 1, 2, 61, 62)),
  });
  await opens('/admin/assessments/9/questions');
  expect([...document.querySelectorAll('h3')].map((heading) => heading.textContent)).toEqual([
    'Question 1',
    'Passage of questions 2 to 3',
    'Question 2',
    'Question 3',
    'Question 4',
  ]);
  const folded = document.querySelector('details');
  expect([folded?.open, folded?.querySelector('summary')?.textContent]).toEqual([false, 'The monsoon reached the coast early.']);
  expect(document.body.textContent).toContain('Urdu');
  const labels = all('button').map((button) => button.getAttribute('aria-label'));
  expect(labels).not.toContain('Another question in place of question 2');

  await clicks('button', 'Move the set of questions 2 to 3 down');
  expect(asked).toContainEqual({ call: 'POST /assessment/9/drawn/change', body: { version: 1, subjects: [[1, 2, 51, 52]] } });
  expect(texts('status')).toContain('The set is questions 3 to 4 now.');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move the set of questions 3 to 4 down');

  await clicks('button', 'Another set in place of questions 3 to 4');
  expect(asked).toContainEqual({ call: 'POST /assessment/9/drawn/redraw', body: { version: 2, questionId: 51 } });
  expect(texts('status')).toContain('The set of questions 3 to 4 was exchanged.');
  expect(document.querySelectorAll('details th')).toHaveLength(2);
});

test('a question of a set moves within its set alone', async () => {
  const asked = server({
    'GET /assessment/9/drawn': paper(1, 1, 51, 52, 2),
    'POST /assessment/9/drawn/change': paper(2, 1, 52, 51, 2),
  });
  await opens('/admin/assessments/9/questions');
  const before = asked.length;
  await clicks('button', 'Move question 2 up');
  await clicks('button', 'Move question 3 down');
  expect(asked).toHaveLength(before);
  await clicks('button', 'Move question 2 down');
  expect(asked).toContainEqual({ call: 'POST /assessment/9/drawn/change', body: { version: 1, subjects: [[1, 52, 51, 2]] } });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move question 3 down');
});

test('a published paper leads from each question to the page that corrects its key, and only who may open it', async () => {
  server({ 'GET /assessment/9/drawn': paper(null, 1, 51) });
  const ways = () => all('link').flatMap((link) => (link.textContent === 'Correct the key' ? [link.getAttribute('href')] : []));
  await opens('/admin/assessments/9/questions');
  expect(ways()).toEqual(['/admin/assessments/9/questions/1', '/admin/assessments/9/questions/51']);
  await leaves();
  await opens('/admin/assessments/9/questions', undefined, 'admin-1', ['edit-questions']);
  expect(document.body.textContent).toContain('No. 51');
  expect(ways()).toEqual([]);
});
