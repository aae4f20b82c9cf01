// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { bank, clicks, leaves, opens, server, texts, the, ticks, types, value } from '../kit';

afterEach(leaves);

const reply = { id: 9, description: 'x', categoryIds: [3], difficultyLevel: '', language: '', examTags: [], options: [] };
const words = 'How many seconds does the train take?';

async function starts() {
  const asked = server({ 'GET /categories': bank, 'POST /questions/create': reply });
  await opens('/admin/questions?question=new');
  await types('Question', words);
  await ticks('Science');
  return () => asked.find(({ call }) => call === 'POST /questions/create')?.body;
}

const preview = () => document.querySelector('section[aria-label="As learners see it"]')?.textContent;

test('several right options are ticked, previewed and sent', async () => {
  const sent = await starts();
  await clicks('field', 'Several right options');
  for (const [letter, text] of ['5', '6', '7'].entries()) await types(`Option ${'ABC'[letter]}`, text);
  await clicks('field', 'Option A is correct');
  await clicks('field', 'Option C is correct');
  await types('Explanation (optional)', 'Primes.');
  expect(preview()).toContain('Correct: A, C');
  await clicks('button', 'Add Question');
  expect(sent()).toMatchObject({
    kind: 'multiple',
    options: [
      { id: 1, correct: true, explanation: 'Primes.' },
      { id: 2, correct: false, explanation: '' },
      { id: 3, correct: true, explanation: '' },
    ],
  });
  // The next question has the same kind.
  expect(the('field', 'Option A is correct').getAttribute('type')).toBe('checkbox');
});

test('a number is a value or a range; what is wrong is told and marked', async () => {
  const sent = await starts();
  await clicks('field', 'A number');
  await clicks('button', 'Add Question');
  expect(texts('alert')).toEqual(['❌ Please enter the right number, such as 12 or -0.5.']);
  expect(the('field', 'Right number').getAttribute('aria-invalid')).toBe('true');
  await types('Right number', '6.5');
  expect(texts('alert')).toEqual([]);
  expect(preview()).toContain('Correct: 6.5');
  await clicks('field', 'Every number of a range is right');
  expect(value('Right from')).toBe('6.5');
  await types('Right up to', '6.4');
  await clicks('button', 'Add Question');
  expect(texts('alert').join()).toContain('Right number, to: is before the start of the range');
  expect(the('field', 'Right up to').getAttribute('aria-invalid')).toBe('true');
  await types('Right up to', '6.6');
  await clicks('button', 'Add Question');
  expect(sent()).toMatchObject({ kind: 'numeric', answer: { from: 6.5, to: 6.6 }, options: [] });
  expect([value('Right number'), texts('status').join()]).toEqual(['', expect.stringContaining('✅ Question added successfully!')]);
});
