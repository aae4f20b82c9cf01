import { describe, expect, it } from 'vitest';
import { faultOfTable, rowsIn } from '../../kit/table';
import { draftOf, said } from './kit';

const four = { 'Option 1': 'a', 'Option 2': 'b', 'Option 3': 'c', 'Option 4': 'd', Explanation: 'Because.' };
/** A row of a numeric question, which has no options. */
const number = (changes: Record<string, string>) => ({ 'Option 1': '', 'Option 2': '', 'Correct option': '', ...changes });

describe('several right options', () => {
  const rightIn = (correct: string, kind = '') => {
    const draft = draftOf({ ...four, 'Correct option': correct, Kind: kind });
    return [draft.kind, draft.options.map((option) => (option.correct ? `*${option.text}` : option.text)).join('')];
  };

  it.each(['A, C', '1,3', '1, 3', '3; 1', 'a & c', 'A+C', '1 and 3', 'Option 1, Option 3', 'A.,C.', '1.0, 3.0', '1 और 3'])(
    'are named by "%s"',
    (correct) => {
      expect(rightIn(correct)).toEqual(['multiple', '*ab*cd']);
    },
  );

  it('are as many as there are options, and may be one where the row says so', () => {
    expect(rightIn('A, B, C, D')).toEqual(['multiple', '*a*b*c*d']);
    expect(rightIn('B', 'multiple')).toEqual(['multiple', 'a*bcd']);
    expect(rightIn('B', 'MSQ')).toEqual(['multiple', 'a*bcd']);
    expect(rightIn('B', 'Single')).toEqual([undefined, 'a*bcd']);
    expect(rightIn('B')).toEqual([undefined, 'a*bcd']);
  });

  it('have their explanation at the first one', () => {
    expect(draftOf({ ...four, 'Correct option': 'D, B' }).options.map(({ explanation }) => explanation)).toEqual(['', 'Because.', '', '']);
  });

  it.each([
    ['1, 3', 'single', 'Correct option: needs exactly one correct option'],
    ['1, 9', '', 'Correct option: "1, 9" is not an option'],
    ['AC', '', 'Correct option: "AC" is not an option'],
    ['13', '', 'Correct option: "13" is not an option'],
    ['A,,C', '', 'Correct option: "A,,C" is not an option'],
    ['A, 1', '', 'Correct option: names option 1 twice'],
    ['A, F', '', 'Correct option: option 6 is empty'],
    ['', 'multiple', 'Correct option: is empty'],
    ['A', 'essay', 'Kind: is none of single, multiple and numeric'],
  ])('are refused as "%s" of the kind "%s"', (correct, kind, fault) => {
    expect(said({ ...four, 'Correct option': correct, Kind: kind })).toEqual([fault]);
  });

  it('are read from a decimal comma as before: 1,0 is option 1', () => {
    expect(rightIn('1,0')).toEqual([undefined, '*abcd']);
  });
});

describe('a numeric row', () => {
  const answer = (from: string, to = '') => draftOf(number({ 'Answer from': from, 'Answer to': to })).answer;

  it.each([
    ['5', '', 5, 5],
    ['2.4', '2.6', 2.4, 2.6],
    ['-5', '-1', -5, -1],
    ['−5', '5', -5, 5],
    ['.5', '1.', 0.5, 1],
    ['1e-7', '1E+3', 1e-7, 1000],
    ['1,250.50', '1,00,000', 1250.5, 100_000],
    ['0', '0', 0, 0],
  ])('has its range in two columns: %s, %s', (from, to, low, high) => {
    expect(answer(from, to)).toEqual({ from: low, to: high });
  });

  it('has an explanation of its own, no options, and a kind', () => {
    const draft = draftOf(number({ 'Answer from': '5', Explanation: 'Counted.' }));
    expect(draft).toMatchObject({ kind: 'numeric', options: [], explanation: 'Counted.' });
    expect(draftOf(number({ Kind: 'NAT', 'Answer from': '5' }))).toMatchObject({ kind: 'numeric', answer: { from: 5, to: 5 } });
  });

  it('has a second version without options', () => {
    const changes = { Language: 'English', 'Question (Hindi)': 'कितने?', 'Answer from': '5' };
    expect(draftOf(number(changes)).translation).toEqual({ language: 'hi', description: 'कितने?', options: [], explanation: '' });
    expect(said(number({ ...changes, Explanation: 'Counted.' }))).toEqual(['Explanation (Hindi): is missing']);
    expect(said(number({ ...changes, 'Option 1 (Hindi)': 'पाँच' }))).toEqual(['Option 1 (Hindi): is missing in the first language']);
  });

  it.each([
    [{ Kind: 'numeric' }, ['Answer from: is empty']],
    [{ 'Answer to': '5' }, ['Answer from: is empty']],
    [{ 'Answer from': 'five' }, ['Answer from: is not a number']],
    [{ 'Answer from': '5', 'Answer to': '12 %' }, ['Answer to: is not a number']],
    [{ 'Answer from': 'five', 'Answer to': 'six' }, ['Answer from: is not a number', 'Answer to: is not a number']],
    [{ 'Answer from': '5', 'Answer to': '4' }, ['Answer to: is before the start of the range']],
    [{ 'Answer from': '1,5' }, ['Answer from: is not a number']],
    [{ 'Answer from': '0,125' }, ['Answer from: is not a number']],
    [{ 'Answer from': '2000000000000' }, ['Answer from: is more than 1000000000000', 'Answer to: is more than 1000000000000']],
    [{ 'Answer from': '5', 'Option 2': 'b' }, ['Option 2: does not belong to a question of this kind']],
    [{ 'Answer from': '5', 'Correct option': 'A' }, ['Correct option: does not belong to a question of this kind']],
  ])('is refused by its column: %j', (changes, faults) => expect(said(number(changes))).toEqual(faults));

  it('is no other kind: its columns are empty there', () => {
    expect(said({ ...four, Kind: 'single', 'Correct option': 'A', 'Answer from': '5' })).toEqual([
      'Answer from: does not belong to a question of this kind',
    ]);
  });
});

describe('a sheet', () => {
  const tree = [{ id: 1, name: 'Physics', parentId: null, subcategories: [] }];

  it('of numeric questions alone needs no columns of options', () => {
    expect(faultOfTable([['Question', 'Category', 'Answer from']])).toBeNull();
    const rows = rowsIn(
      [
        ['Question', 'Category', 'Answer from'],
        ['How many?', 'Physics', '8'],
      ],
      tree,
    );
    expect(rows).toMatchObject([{ row: 2, draft: { kind: 'numeric', answer: { from: 8, to: 8 } } }]);
  });

  it('without the columns of kinds needs those of options, as the specification says', () => {
    expect(faultOfTable([['Question', 'Category', 'Kind']])).toMatchObject({
      why: { columns: 'Option 1, Option 2, Correct option' },
    });
  });
});
