import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../contract/faults/english';
import { categoryIndex } from '../../../contract/question/category-index';
import type { CellFault } from '../../../contract/sheet/cell-fault';
import { inBankFault, isKnown, openRepeats, readRows } from '../../../contract/sheet/read-rows';
import type { Found } from '../../../contract/sheet/row';
import { rowSentence } from '../../../contract/sheet/row-sentence';
import { FileRefused } from '../../../contract/sheet/whole-fault';

const rules = {
  index: categoryIndex([{ id: 1, name: 'Physics', parentId: null, subcategories: [] }]),
  place: 'Line',
  otherwise: null,
} as const;
const good = { Question: 'What is light?', Category: 'Physics', 'Option 1': 'A wave', 'Option 2': 'A fish', 'Correct option': '1' };

function found(row: number, changes: Record<string, string> = {}): Found {
  const cells: Record<string, string> = { ...good, ...changes };
  return { row, question: cells.Question ?? '', cells: (column) => cells[column] ?? '' };
}

describe('the questions of a file', () => {
  it('that occur again in the file are refused, with the position of the first', () => {
    const rows = [...readRows([found(3), found(5), found(8)], rules)];
    expect(rows.map((each) => ('faults' in each ? each.faults.map((fault) => rowSentence(each, fault, 'Line')) : each.row))).toEqual([
      3,
      ['Line 5, Question: is the same as in line 3.'],
      ['Line 8, Question: is the same as in line 3.'],
    ]);
  });

  it('that occur again with another right answer are no repeats: one of the two keys is wrong', () => {
    const moved = { 'Option 1': 'A fish', 'Option 2': 'A wave' };
    const rows = [
      ...readRows([found(3), found(5, { 'Correct option': '2' }), found(8, moved), found(9, { ...moved, 'Correct option': '2' })], rules),
    ];
    expect(rows.flatMap((each) => ('faults' in each ? each.faults.map((fault) => rowSentence(each, fault, 'Line')) : []))).toEqual([
      'Line 5, Correct option: is another one than in line 3, which asks the same: one of the two is wrong.',
      'Line 8, Correct option: is another one than in line 3, which asks the same: one of the two is wrong.',
      'Line 9, Question: is the same as in line 3.',
    ]);
  });

  it('are repeats however the right answer is spaced and written, and contradictions where it is another picture', () => {
    const spaced = found(5, { 'Option 1': ' A   WAVE' });
    expect([...readRows([found(3), spaced], rules)][1]).toMatchObject({ faults: [{ why: { code: 'same-as-line' } }] });
    const picture = (hash: string) => ({ hash, width: 1, height: 1, alt: '' });
    const shown = (right: string) =>
      ({
        options: ['a', 'b'].map((hash) => ({ text: '', correct: hash === right, picture: picture(hash) })),
      }) as never;
    const repeatOf = openRepeats('Line');
    expect([shown('a'), shown('a'), shown('b')].map((draft, at) => repeatOf(draft, 'key', at)?.why.code ?? null)).toEqual([
      null,
      'same-as-line',
      'other-answer-than-line',
    ]);
  });

  it('keep the faults of their reader, with their sentences', () => {
    const faults: CellFault[] = [{ column: 'Question', why: { code: 'picture-absent', name: 'a.png' } }];
    expect([...readRows([{ row: 4, question: 'What is light?', faults }], rules)]).toEqual([
      { row: 4, question: 'What is light?', faults },
    ]);
  });

  it('that are in the bank are named with their number there', () => {
    expect(rowSentence({ row: 2 }, inBankFault({ id: 42, hasOtherAnswer: false }))).toBe(
      'Row 2, Question: is in the bank already, as question 42.',
    );
    const otherwise = inBankFault({ id: 42, hasOtherAnswer: true });
    expect(rowSentence({ row: 2 }, otherwise)).toBe(
      'Row 2, Question: is in the bank already, as question 42, whose right answer is another one: one of the two is wrong.',
    );
    expect([isKnown(inBankFault({ id: 42, hasOtherAnswer: false })), isKnown(otherwise)]).toEqual([true, false]);
  });

  it('whose number is another one than above are no repeats either', () => {
    const of = (from: number, to = from) => ({ kind: 'numeric', options: [], answer: { from, to } }) as never;
    const repeatOf = openRepeats('Row');
    expect([of(4), of(4), of(5), of(4, 5)].map((draft, at) => repeatOf(draft, 'key', at + 2))).toEqual([
      null,
      { column: 'Question', why: { code: 'same-as-row', row: 2 } },
      ...[1, 2].map(() => ({ column: 'Answer from', why: { code: 'other-answer-than-row', row: 2 } })),
    ]);
  });
});

describe('the amount of text in a file', () => {
  /** How many of 51 rows are read before the file is refused for more than a million characters. */
  function readOf(changes: Record<string, string>): [read: number, why: string] {
    let read = 0;
    const rows = Array.from({ length: 51 }, (_, at) => found(at, { ...changes, Question: String(at).padStart(4_000, 'x') }));
    try {
      for (const each of readRows(rows, { ...rules, most: 1_000_000 })) read += 'draft' in each ? 1 : 0;
    } catch (thrown) {
      if (thrown instanceof FileRefused) return [read, inEnglish(thrown.why)];
      throw thrown;
    }
    return [read, ''];
  }
  const options = (length: number, suffix = '') =>
    Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((letter, at) => [`Option ${at + 1}${suffix}`, letter.repeat(length)]));
  // 20,000 characters: 4,000 of the question, 5,000 of its options, 1,995 of the explanation, and 9,005 of the key for comparison.
  const one = { ...options(1_000), Explanation: 'x'.repeat(1_995) };
  const second = { 'Question (Hindi)': 'x'.repeat(2_000), ...options(400, ' (Hindi)'), 'Explanation (Hindi)': 'x'.repeat(1_000) };

  it('counts questions, options and explanations, and their keys for comparison', () => {
    expect(readOf(one)).toEqual([50, 'holds more text than 1 million characters']);
    expect(readOf({ ...one, Explanation: 'x'.repeat(1_600) })).toEqual([51, '']);
  });

  it('counts the second language too', () => {
    expect(readOf({ ...one, ...second })).toEqual([40, 'holds more text than 1 million characters']);
  });
});
