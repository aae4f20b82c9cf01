import { describe, expect, it } from 'vitest';
import type { Picture } from '../../../contract/question/picture';
import type { Cell } from '../../../contract/sheet/cells';
import { draftOf, said } from './kit';

describe('a cell', () => {
  it('may have four thousand characters', () => {
    expect(draftOf({ Question: 'x'.repeat(4_000) }).description).toHaveLength(4_000);
    expect(said({ Question: 'x'.repeat(4_001), Category: 'Fishing' })).toEqual(['Question: has more than 4000 characters']);
  });

  it('that could not be read is named, in a column of the second language too', () => {
    const fault: Cell = { fault: { code: 'cell-error', error: '#REF!' } };
    expect(said({ Tags: fault, 'Option 1 (Hindi)': fault })).toEqual([
      'Tags: holds the error #REF!',
      'Option 1 (Hindi): holds the error #REF!',
    ]);
  });
});

it('a question that can be read in two ways says so, whatever its answer', () => {
  for (const typed of ['?', '? B', '?b'])
    expect(said({ 'Correct option': typed })[0]).toContain('Correct option: the question can be read in two ways');
});

describe('a row of several faults', () => {
  it('names each required column that is missing', () => {
    expect(said({ Question: '', Category: '', 'Correct option': '7' })).toEqual([
      'Question: is empty',
      'Category: is empty',
      'Correct option: "7" is not an option',
    ]);
  });

  it('names each field that is too long by its column', () => {
    const long = 'x'.repeat(201);
    const changes = {
      Difficulty: long,
      Language: long,
      Tags: `a, ${'x'.repeat(61)}`,
      'Option 1': '',
      'Option 3': 'x'.repeat(1_001),
      'Correct option': 'B',
    };
    expect(said(changes).sort()).toEqual([
      'Difficulty: has more than 20 characters',
      'Language: has more than 200 characters',
      'Option 3: has more than 1000 characters',
      'Tags: has more than 60 characters',
    ]);
  });
});

describe('a row with pictures', () => {
  const picture = (alt = 'A lamp'): Picture => ({ hash: 'h'.repeat(43), width: 10, height: 20, alt });

  it('keeps them at the question, its options and the explanation, and has none if the row has none', () => {
    const shown = draftOf({ 'Option 2': '' }, null, { Question: picture('q'), 'Option 2': picture('b'), Explanation: picture('why') });
    expect([shown.picture?.alt, ...shown.options.map((each) => [each.picture?.alt, each.explanationPicture?.alt])]).toEqual([
      'q',
      [undefined, 'why'],
      ['b', undefined],
    ]);
    expect(Object.keys(draftOf())).not.toContain('picture');
  });

  it.each(['Question', 'Option 1', 'Option 4', 'Explanation'])('is refused by the column of the wrong picture: %s', (column) => {
    const pictures = { 'Option 4': picture(), [column]: picture('x'.repeat(501)) };
    expect(said({ 'Option 2': '' }, null, pictures)).toEqual([`${column}: has more than 500 characters`]);
  });
});
