import { describe, expect, it } from 'vitest';
import { missingColumns, readSheetRows } from '../../../server/work/sheet';

const leaf = (id: number, name: string, parentId: number | null) => ({ id, name, parentId, subcategories: [] });
const tree = [
  { ...leaf(1, 'Science', null), subcategories: [leaf(2, 'Physics', 1), leaf(3, 'Basics', 1)] },
  { ...leaf(4, 'English / Hindi', null), subcategories: [leaf(5, 'Basics', 4)] },
];
const header = [
  'QUESTION',
  ' category ',
  'Difficulty',
  'language',
  'Tags',
  'Option 1',
  'Option 2',
  'option  3',
  'Correct Option',
  'Explanation',
  '__proto__',
];
const row = (changes: Record<number, string> = {}) =>
  ['What is light?', 'Science / Physics', 'Easy', 'English', 'a, b', 'A wave', 'A fish', '', '1', 'It bends.', 'x'].map(
    (cell, at) => changes[at] ?? cell,
  );
const read = (...rows: string[][]) => readSheetRows([header, ...rows], tree);

describe('a sheet', () => {
  it('becomes questions as the form makes them', () => {
    expect(read(row())).toEqual({
      total: 1,
      errors: [],
      drafts: [
        {
          description: 'What is light?',
          categoryIds: [2],
          difficultyLevel: 'Easy',
          language: 'English',
          examTags: ['a', 'b'],
          options: [
            { id: 1, text: 'A wave', correct: true, explanation: 'It bends.' },
            { id: 2, text: 'A fish', correct: false, explanation: '' },
          ],
        },
      ],
    });
  });

  it.each(['1', 'a', 'A', 'A)', '1.', 'Option 1', 'option a'])('knows the right option as "%s"', (typed) => {
    expect(read(row({ 8: typed })).drafts[0]?.options.map((o) => o.correct)).toEqual([true, false]);
  });

  it.each([
    ['Physics', [2]],
    ['science/physics', [2]],
    ['Science > Physics', [2]],
    ['Physics; Science / Basics', [2, 3]],
    ['English / Hindi', [4]],
    ['English / Hindi / Basics', [5]],
  ])('finds the category "%s"', (typed, ids) => expect(read(row({ 1: typed })).drafts[0]?.categoryIds).toEqual(ids));

  it('passes over an empty slot between options', () => {
    const options = read(row({ 6: '', 7: 'A fish', 8: '3' })).drafts[0]?.options;
    expect(options?.map((o) => [o.id, o.text, o.correct])).toEqual([
      [1, 'A wave', false],
      [2, 'A fish', true],
    ]);
  });

  it.each([
    ['Row 2, Correct option: "7" is not an option.', { 8: '7' }],
    ['Row 2, Correct option: is empty.', { 8: '' }],
    ['Row 2, Correct option: option 3 is empty.', { 8: 'C' }],
    ['Row 2, Category: "Fishing" is not a category.', { 1: 'Fishing' }],
    ['Row 2, Category: "Basics" is the name of 2; write the whole path.', { 1: 'Basics' }],
    ['Row 2, Question: Please enter a question and select at least one category.', { 0: '' }],
    ['Row 2, Option 1: has more than 1000 characters.', { 5: 'x'.repeat(1001) }],
  ])('says %s', (sentence, change) => {
    expect(read(row(change))).toEqual({ total: 1, drafts: [], errors: [sentence] });
  });

  it('keeps the good rows, counts no empty ones and names rows as the sheet does', () => {
    const reading = read(
      row(),
      header.map(() => ''),
      row({ 8: 'Z' }),
      row({ 0: 'प्रकाश क्या है?' }),
    );
    expect([reading.total, reading.drafts.length, reading.errors]).toEqual([3, 2, ['Row 4, Correct option: "Z" is not an option.']]);
    expect(reading.drafts[1]?.description).toBe('प्रकाश क्या है?');
  });

  it('names the columns it cannot do without', () => {
    expect(missingColumns([['Question', 'Option 1']])).toEqual(['Category', 'Option 2', 'Correct option']);
    expect(missingColumns([])).toHaveLength(5);
    expect(missingColumns([header])).toEqual([]);
  });
});
