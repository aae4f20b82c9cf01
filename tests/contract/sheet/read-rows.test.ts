import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../contract/sheet/cells';
import { rowSentence } from '../../../contract/sheet/row-sentence';
import { asRead } from '../../kit/as-read';
import { faultOfTable, rowsIn } from '../../kit/table';

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
/** The result of reading a table: its good rows, and the faults of the others. */
const read = (...rows: Cell[][]) => {
  const all = rowsIn([header, ...rows], tree);
  return {
    total: all.length,
    drafts: all.flatMap((each) => ('draft' in each ? [each.draft] : [])),
    errors: all.flatMap((each) => ('faults' in each ? each.faults.map((fault) => rowSentence(each, fault)) : [])),
  };
};

describe('a sheet', () => {
  it('becomes the questions that the form makes', () => {
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

  it.each(['1', 'a', 'A', 'A)', '1.', 'Option 1', 'option a'])('recognizes the correct option "%s"', (typed) => {
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

  it('skips an empty slot between options', () => {
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
    ['Row 2, Question: is empty.', { 0: '' }],
    ['Row 2, Category: is empty.', { 1: ' ; ' }],
    ['Row 2, Options: Please provide at least 2 options.', { 6: '' }],
    ['Row 2, Language: has more than 200 characters.', { 3: 'x'.repeat(201) }],
    ['Row 2, Option 1: has more than 1000 characters.', { 5: 'x'.repeat(1001) }],
    ['Row 2, Option 3: has more than 1000 characters.', { 5: '', 6: 'A wave', 7: 'x'.repeat(1001), 8: '2' }],
  ])('reports %s', (sentence, change) => {
    expect(read(row(change))).toEqual({ total: 1, drafts: [], errors: [sentence] });
  });

  it('keeps the good rows, does not count empty ones and numbers rows as the sheet does', () => {
    const reading = read(
      row(),
      header.map(() => ''),
      row({ 8: 'Z' }),
      row({ 0: 'प्रकाश क्या है?' }),
    );
    expect([reading.total, reading.drafts.length, reading.errors]).toEqual([3, 2, ['Row 4, Correct option: "Z" is not an option.']]);
    expect(reading.drafts[1]?.description).toBe('प्रकाश क्या है?');
  });

  it('refuses a question that is already in a good row above, and no other', () => {
    const { drafts, errors } = read(
      row({ 8: 'Z' }),
      row(),
      row({ 0: '“WHAT  is\u00a0light”', 5: 'a fish', 6: 'A WAVE', 8: '2' }),
      row({ 0: 'What is light?', 6: 'A bird' }),
    );
    expect(drafts).toHaveLength(2);
    expect(errors).toEqual(['Row 2, Correct option: "Z" is not an option.', 'Row 4, Question: is the same as in row 3.']);
  });

  it('names a cell without a text, and nothing else of its row', () => {
    const cells: Cell[] = row({ 1: 'Fishing' });
    cells[8] = { fault: { code: 'cell-error', error: '#DIV/0!' } };
    expect(read(cells).errors).toEqual(['Row 2, Correct option: holds the error #DIV/0!.']);
  });

  it('takes the first filled row as its header', () => {
    const [found] = rowsIn([[], ['', ' '], header, row()], tree);
    expect(found).toMatchObject({ row: 4, draft: { description: 'What is light?' } });
  });

  it('is refused without its columns, with one of them twice, or with 10,001 questions', () => {
    const many = (count: number) => [header, [], ...Array.from({ length: count }, (_, at) => row({ 0: `Q ${at}` }))];
    expect(asRead(faultOfTable([['Question', 'Option 1']]))).toEqual({
      is: 'invalid',
      why: 'has no column Category, Option 2, Correct option in row 1 of the sheet "Questions"',
    });
    expect(faultOfTable([])?.is).toBe('invalid');
    expect(asRead(faultOfTable([[...header, 'language']]))).toEqual({ is: 'invalid', why: 'has the column Language twice' });
    expect(faultOfTable(many(10_000))).toBeNull();
    expect(asRead(faultOfTable(many(10_001)))).toEqual({ is: 'too-large', why: 'has more than 10000 rows' });
    expect(asRead(faultOfTable([header, ...Array.from({ length: 50_000 }, () => [])])?.why)).toBe('reaches below row 50000');
  });
});
