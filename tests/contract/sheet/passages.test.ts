import { describe, expect, it } from 'vitest';
import { rowSentence } from '../../../contract/sheet/row-sentence';
import { rowsIn } from '../../kit/table';

const tree = [{ id: 1, name: 'English', parentId: null, subcategories: [] }];
const header = ['Question', 'Category', 'Option 1', 'Option 2', 'Correct option', 'Passage', 'Passage text', 'Passage text (Hindi)'];

/** The passages of a sheet's questions, or their faults. `shared`: name, text and text in Hindi, row by row. */
const read = (...shared: string[][]) =>
  rowsIn([header, ...shared.map((cells, at) => [`Question ${at + 1}?`, 'English', 'a', 'b', '1', ...cells])], tree).map((row) =>
    'draft' in row ? (row.draft.passage ?? null) : row.faults.map((fault) => rowSentence(row, fault)),
  );

const rain = { text: 'It rained.' };

describe('a passage in a sheet', () => {
  it('is named in each row, and has its text in one of them, wherever that row stands', () => {
    expect(read(['P1', 'It rained.'], ['p1'], [''], ['P2'], ['P2', 'It snowed.'])).toEqual([
      rain,
      rain,
      null,
      { text: 'It snowed.' },
      { text: 'It snowed.' },
    ]);
  });

  it('needs no name where each row has the text, and may repeat the text beside the name', () => {
    expect(read(['', 'It rained.'], ['', 'It rained.'], ['P1', 'It rained.'], ['P1', 'It rained.'])).toEqual([rain, rain, rain, rain]);
  });

  it('has a second language', () => {
    const both = { ...rain, translation: { language: 'hi', text: 'बारिश हुई।' } };
    expect(read(['P1', 'It rained.', 'बारिश हुई।'], ['P1'])).toEqual([both, both]);
  });

  it.each([
    [[['P1']], ['Row 2, Passage: "P1" has no text anywhere in the file.']],
    [
      [
        ['P1', 'It rained.'],
        ['P1', 'It snowed.'],
      ],
      ['Row 3, Passage text: is another text than in row 2, which names the same passage.'],
    ],
    [[['P1', 'x'.repeat(12_001)]], ['Row 2, Passage text: has more than 12000 characters.']],
    [[['P1', '', 'बारिश हुई।']], ['Row 2, Passage text: is required.']],
  ])('is refused by its column: %j', (rows, faults) => {
    expect(read(...rows).at(-1)).toEqual(faults);
  });

  it('has ten questions at most', () => {
    const read11 = read(...Array.from({ length: 11 }, () => ['P1', 'It rained.']));
    expect(read11.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => rain));
    expect(read11[10]).toEqual(['Row 12, Passage: has 10 questions already, retired ones included.']);
  });

  it('may be as long as a passage, though no question is', () => {
    expect(read(['', 'x'.repeat(12_000)])).toEqual([{ text: 'x'.repeat(12_000) }]);
  });
});
