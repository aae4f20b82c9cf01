import { describe, expect, it } from 'vitest';
import type { Picture } from '../../../../contract/question/picture';
import type { QuestionDraft } from '../../../../contract/question/question';
import { readingWith, type StoredOutcome, sourcesIn } from '../../../../server/rules/bank/file-pictures';
import { readingOf } from '../../../../server/rules/bank/file-reading';

const named = (hash: string): Picture => ({ hash, width: 1, height: 1, alt: `Of ${hash}` });
const kept = (hash: string): StoredOutcome => ({ kept: { hash, width: 20, height: 10 } });
const tooLong = { code: 'too-many-characters', most: 5 } as const;
const refused: StoredOutcome = { why: tooLong };

const draft = (more: Partial<QuestionDraft> = {}): QuestionDraft => ({
  ...{ description: 'Which?', categoryIds: [1], difficultyLevel: '', language: '', examTags: [] },
  options: [
    { id: 1, text: 'yes', correct: true, explanation: '' },
    { id: 2, text: 'no', correct: false, explanation: '' },
  ],
  ...more,
});
const reading = (...drafts: QuestionDraft[]) =>
  readingOf(
    drafts.map((one, at) => ({ row: at + 2, name: `Q${at}`, draft: one, key: `of the file ${at}` })),
    'Question',
  );

describe('pictures of a file', () => {
  it('are those of its good questions alone, unchanged', () => {
    const bytes = new Uint8Array([1]);
    const pictures = new Map([
      ['a', bytes],
      ['b', new Uint8Array([2])],
    ]);
    expect(sourcesIn({ ...reading(draft({ picture: named('a') })), pictures })).toEqual(new Map([['a', bytes]]));
    expect(sourcesIn(reading(draft({ picture: named('a') })))).toEqual(new Map());
  });

  it('stand in their questions as the bank has them, with the words of the file', () => {
    const { good, faults, repeats } = readingWith(reading(draft({ picture: named('a') })), new Map([['a', kept('stored')]]));
    expect(good.map(({ row, name, draft: { picture } }) => [row, name, picture])).toEqual([
      [2, 'Q0', { hash: 'stored', width: 20, height: 10, alt: 'Of a' }],
    ]);
    expect(good[0]?.key).not.toBe('of the file 0');
    expect([faults, repeats]).toEqual([[], 0]);
  });

  it('leave a question without a picture as it was read', () => {
    expect(readingWith(reading(draft()), new Map()).good).toMatchObject([{ row: 2, name: 'Q0', draft: draft() }]);
  });

  it('that are refused, or were not read, refuse their question, each by its column', () => {
    const options = [
      { id: 1, text: 'yes', correct: true, explanation: '', picture: named('b') },
      { id: 2, text: 'no', correct: false, explanation: '' },
    ];
    const { good, faults, total } = readingWith(reading(draft({ picture: named('a'), options }), draft()), new Map([['a', refused]]));
    expect(faults).toEqual([
      { row: 2, name: 'Q0', column: 'Question', why: tooLong },
      { row: 2, name: 'Q0', column: 'Option 1', why: { code: 'picture-not-read' } },
    ]);
    expect([total, good.map(({ row }) => row)]).toEqual([2, [3]]);
  });

  it('that become the same make a repeat of the second question, or a contradiction', () => {
    const both = new Map([
      ['a', kept('same')],
      ['b', kept('same')],
    ]);
    const [first, second] = [draft({ picture: named('a') }), draft({ picture: named('b') })];
    const again = readingWith(reading(first, second), both);
    expect([again.good.length, again.repeats]).toEqual([1, 1]);
    expect(again.faults).toEqual([{ row: 3, name: 'Q1', column: 'Question', why: { code: 'same-as-question', number: 2 } }]);
    const otherRight = second.options.map((option) => ({ ...option, correct: !option.correct }));
    const contradicted = readingWith(reading(first, { ...second, options: otherRight }), both);
    expect([contradicted.good.length, contradicted.repeats]).toEqual([1, 0]);
    expect(contradicted.faults).toMatchObject([{ row: 3, why: { code: 'other-answer-than-question', number: 2 } }]);
  });

  it('keep the faults, notes and counts that the reading has', () => {
    const notes = [{ row: 2, column: 'Question', why: { code: 'empty' as const } }];
    const read = {
      ...reading(draft()),
      faults: [{ row: 9, column: 'Category', why: { code: 'missing' as const } }],
      further: 3,
      repeats: 2,
      notes,
    };
    expect(readingWith(read, new Map())).toMatchObject({ faults: read.faults, further: 3, repeats: 2, notes, place: 'Question', total: 1 });
  });
});
