import { describe, expect, it } from 'vitest';
import { type ReadRow, sameAsFault } from '../../../../contract/sheet/read-rows';
import { readingOf } from '../../../../server/rules/bank/file-reading';
import { filingOf } from '../../../../server/rules/bank/sheet';

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
      { column: 'Category', why: { code: 'missing' } },
      { column: 'Option 1', why: { code: 'missing' } },
    ],
  },
  { row: 5, draft: draft('Known'), key: 'known' },
  { row: 6, draft: draft('Newer'), key: 'newer' },
];

describe('the reading of a sheet', () => {
  // Computed within a test, so that a mutant of it belongs to that test.
  const reading = () => filingOf(readingOf(rows), (key) => (key === 'known' ? { id: 42, right: 'yes' } : undefined));

  it('counts all its rows, filed and not, and has no empty fields', () => {
    const { errors: _, reasons: __, ...counts } = reading().summary;
    expect(counts).toEqual({ total: 4, success: 2, failed: 2, known: 1 });
    const faults = [{ column: 'Question', why: { code: 'empty' as const } }];
    const { errors: ___, reasons: ____, ...none } = filingOf(readingOf([{ row: 2, question: '', faults }]), () => undefined).summary;
    expect(none).toEqual({ total: 1, success: 0, failed: 1 });
    const repeated = [{ row: 2, question: '', faults: [sameAsFault(1, 'Row')] }];
    expect(filingOf(readingOf(repeated), () => undefined).summary.known).toBe(1);
  });

  it('names where its questions were found, if that is known', () => {
    const located = { sheet: 'Questions', row: 3, unread: [] };
    expect(filingOf({ ...readingOf(rows), located }, () => undefined).summary.located).toEqual(located);
  });

  it('files new questions as they are stored', () => {
    expect(reading().keys).toEqual(['new', 'newer']);
    expect(reading().drafts.map(({ description, categoryIds }) => [description, categoryIds])).toEqual([
      ['New', [1]],
      ['Newer', [1]],
    ]);
  });

  it('names each fault of each row in order, and the questions that the bank already has', () => {
    expect(reading().summary.errors).toEqual([
      'Row 3, Category: is missing.',
      'Row 3, Option 1: is missing.',
      'Row 5, Question: is in the bank already, as question 42.',
    ]);
  });

  it('says that the bank has a question with another key, and does not count it as known', () => {
    const { summary } = filingOf(readingOf(rows), (key) => (key === 'known' ? { id: 42, right: 'no' } : undefined));
    expect(summary.errors.at(-1)).toBe(
      'Row 5, Question: is in the bank already, as question 42, whose right answer is another one: one of the two is wrong.',
    );
    expect(summary.reasons?.at(-1)).toEqual({ row: 5, column: 'Question', why: { code: 'in-bank-otherwise', id: 42 } });
    expect([summary.success, summary.failed, summary.known]).toEqual([2, 2, undefined]);
  });

  it('tells what the questions that it files lose, and what the numbers of a file count', () => {
    const notes = [{ column: 'Question', why: { code: 'empty' as const } }];
    const lossy: ReadRow[] = [
      { row: 1, name: 'Q-1', draft: draft('New'), key: 'new', notes },
      { row: 2, draft: draft('Known'), key: 'known', notes },
    ];
    const filed = (of: ReadRow[], ...place: ['Question'] | []) =>
      filingOf(readingOf(of, ...place), (key) => (key === 'known' ? { id: 42, right: 'yes' } : undefined)).summary;
    const told = [{ row: 1, name: 'Q-1', ...notes[0] }];
    expect(filed(lossy, 'Question')).toMatchObject({ notes: told, place: 'Question', success: 1 });
    expect(filed(lossy.slice(0, 1), 'Question')).toMatchObject({ notes: told, place: 'Question' });
    expect(filed(lossy.slice(0, 1))).not.toHaveProperty('place');
    expect(filed(lossy.slice(1), 'Question')).not.toHaveProperty('notes');
    expect(filed(rows.slice(0, 1), 'Question')).not.toHaveProperty('place');
  });

  it('counts a row as there already only where nothing else is wrong with it, and keeps 500 faults and 500 losses in memory', () => {
    const empty = { column: 'Question', why: { code: 'empty' as const } };
    expect(readingOf([{ row: 2, question: '', faults: [sameAsFault(1, 'Row'), empty] }]).repeats).toBe(0);
    const many = readingOf([{ row: 2, question: '', faults: Array.from({ length: 501 }, () => empty) }]);
    expect([many.faults.length, many.further]).toEqual([500, 1]);
    const both = readingOf([
      { row: 2, question: '', faults: Array.from({ length: 499 }, () => empty) },
      { row: 3, name: 'Q-2', question: '', faults: [empty, empty] },
    ]);
    expect([both.faults.length, both.further, both.faults.at(-1)]).toEqual([500, 1, { row: 3, name: 'Q-2', ...empty }]);
    const lossy = (row: number, notes: number): ReadRow => ({
      ...{ row, draft: draft(`${row}`), key: `${row}` },
      notes: Array.from({ length: notes }, () => empty),
    });
    const { good, notes } = readingOf([lossy(2, 499), lossy(3, 2), lossy(4, 1)]);
    expect([good.length, notes.length, notes.at(-1)]).toEqual([3, 500, { row: 3, ...empty }]);
  });

  it('has nothing before its first row, and a place and a name only where they are known', () => {
    const none = { total: 0, good: [], faults: [], further: 0, repeats: 0, notes: [] };
    expect(readingOf([])).toEqual({ ...none, place: 'Row' });
    expect(Object.keys(readingOf([]))).not.toContain('located');
    const located = { sheet: 'Questions', row: 3, unread: [] };
    expect(readingOf([], 'Line', located)).toEqual({ ...none, place: 'Line', located });
    const [named, nameless] = readingOf([
      { row: 2, name: 'Q-1', draft: draft('New'), key: 'new' },
      { row: 3, draft: draft('Newer'), key: 'newer' },
    ]).good;
    expect([named?.name, Object.keys(nameless ?? {})]).toEqual(['Q-1', ['row', 'draft', 'key']]);
  });

  it('says what the numbers count wherever something is told of them, and only then', () => {
    const faults = [{ column: 'Question', why: { code: 'empty' as const } }];
    const summaryOf = (of: ReadRow[]) => filingOf(readingOf(of, 'Question'), () => undefined).summary;
    expect(summaryOf([{ row: 2, question: '', faults }])).toMatchObject({ place: 'Question' });
    expect(summaryOf(rows.slice(0, 1))).toEqual({ total: 1, success: 1, failed: 0, errors: [] });
  });

  it('names 500 faults in the order of the rows, with those of the bank, and counts the others', () => {
    const bad = (row: number): ReadRow => ({ row, question: '', faults: [{ column: 'Question', why: { code: 'empty' } }] });
    const known = (row: number): ReadRow => ({ row, draft: draft('Known'), key: 'known' });
    const all = Array.from({ length: 1_200 }, (_, at) => (at % 2 === 0 ? known(at) : bad(at)));
    const { errors, furtherErrors, failed } = filingOf(readingOf(all, 'Line'), () => ({ id: 42, right: 'yes' })).summary;
    expect([errors.length, furtherErrors, failed]).toEqual([500, 700, 1_200]);
    expect(errors.slice(0, 2)).toEqual(['Line 0, Question: is in the bank already, as question 42.', 'Line 1, Question: is empty.']);
    expect(errors.at(-1)).toBe('Line 499, Question: is empty.');
  });
});
