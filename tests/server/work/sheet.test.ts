import { describe, expect, it } from 'vitest';
import type { ReadRow } from '../../../contract/sheet';
import { summed } from '../../../server/work/sheet';

const draft = (description: string) => ({
  description,
  categoryIds: [1, 1],
  difficultyLevel: '',
  language: '',
  examTags: [],
  options: [
    { id: 1, text: 'yes', correct: true, explanation: '' },
    { id: 2, text: 'no', correct: false, explanation: '' },
  ],
});

const rows: ReadRow[] = [
  { row: 2, draft: draft('New'), key: 'new' },
  {
    row: 3,
    question: 'Bad',
    faults: [
      { column: 'Category', why: 'is missing' },
      { column: 'Option 1', why: 'is missing' },
    ],
  },
  { row: 5, draft: draft('Known'), key: 'known' },
  { row: 6, draft: draft('Newer'), key: 'newer' },
];

describe('what a sheet amounts to', () => {
  const reading = summed(rows, (key) => (key === 'known' ? 42 : undefined), 'Row');

  it('counts all its rows', () => expect(reading.total).toBe(4));

  it('files what is new, as it is kept', () => {
    expect(reading.keys).toEqual(['new', 'newer']);
    expect(reading.drafts.map(({ description, categoryIds }) => [description, categoryIds])).toEqual([
      ['New', [1]],
      ['Newer', [1]],
    ]);
  });

  it('says each fault of each row in their order, and what the bank has already', () => {
    expect(reading.errors).toEqual([
      'Row 3, Category: is missing.',
      'Row 3, Option 1: is missing.',
      'Row 5, Question: is in the bank already, as question 42.',
    ]);
  });
});
