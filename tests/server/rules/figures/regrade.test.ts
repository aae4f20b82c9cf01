import { describe, expect, it } from 'vitest';
import { grade } from '../../../../analysis/marking/grade';
import type { AnswerKey } from '../../../../analysis/marking/key';
import { addSheet, emptySheets, previewOf } from '../../../../server/rules/figures/answer-marks';
import { itemsOf, normsOf } from '../../../../server/rules/figures/statistics';
import { addTo, emptyTally } from '../../../../server/rules/figures/tally';
import type { FrozenPaper } from '../../../../server/rules/papers/freeze';
import { countingAfter, countingOf, keyAfter, rulingOf, totalMarksOf } from '../../../../server/rules/results/ruling';

const key: AnswerKey = {
  marking: { perCorrect: 4, perWrong: 1 },
  answers: [1, 2, 3].map((questionId) => ({ questionId, correctOptionId: 1, explanation: `why ${questionId}` })),
};
const next = (from: AnswerKey, questionId: number, change: 'key' | 'drop' | 'bonus', optionIds: number[] = [], reason = 'R') =>
  keyAfter(from, questionId, { change, optionIds }, reason, 7);
const changed = (...steps: [number, 'key' | 'drop' | 'bonus', number[]?][]): AnswerKey =>
  steps.reduce((from, [id, change, options]) => next(from, id, change, options) ?? from, key);
const chose = (...choices: (number | null)[]) =>
  choices.map((selectedOptionId, at) => ({ questionId: at + 1, selectedOptionId, markedForReview: false }));

describe('a change of a key', () => {
  it('keeps explanations and all other questions, and says why and when', () => {
    const mended = next(key, 2, 'key', [3, 2], 'Both.');
    expect(mended?.answers).toEqual([
      key.answers[0],
      { ...key.answers[1], correctOptionId: 3, alsoRight: [2], regraded: { change: 'key', reason: 'Both.', at: 7 } },
      key.answers[2],
    ]);
    expect(mended?.marking).toBe(key.marking);
  });

  it('to what holds is none: in any order of the options, and whatever the options of a dropped question', () => {
    expect(next(key, 1, 'key', [1])).toBeNull();
    expect(next(key, 9, 'drop')).toBeNull();
    expect(next(changed([1, 'key', [1, 2]]), 1, 'key', [2, 1])).toBeNull();
    expect(next(changed([1, 'key', [1, 2]]), 1, 'key', [1])).not.toBeNull();
    expect(next(changed([1, 'key', [1, 2]]), 1, 'key', [1, 3])).not.toBeNull();
    expect(next(changed([1, 'drop']), 1, 'drop', [3])).toBeNull();
    expect(next(changed([1, 'drop']), 1, 'bonus')).not.toBeNull();
    expect(next(changed([1, 'drop']), 1, 'key', [1])).not.toBeNull();
  });

  it('of a numeric question to the same range is none, and to another lower or upper end is one', () => {
    const numeric: AnswerKey = {
      ...key,
      answers: key.answers.map((answer) => ({ ...answer, kind: 'numeric' as const, correctValue: { from: 1, to: 2 } })),
    };
    const to = (range: { from: number; to: number }) => keyAfter(numeric, 1, { change: 'key', optionIds: [], range }, 'R', 7);
    expect(to({ from: 1, to: 2 })).toBeNull();
    for (const range of [
      { from: 1, to: 3 },
      { from: 0, to: 2 },
    ])
      expect(to(range)?.answers[0]).toMatchObject({ correctValue: range, regraded: { change: 'key' } });
  });

  it('keeps the right options of a dropped question, and takes further ones away with a correction', () => {
    const dropped = changed([1, 'key', [2, 3]], [1, 'drop']);
    expect(countingOf(dropped.answers[0] as AnswerKey['answers'][number])).toEqual({ change: 'drop', optionIds: [2, 3] });
    const back = changed([1, 'key', [2, 3]], [1, 'drop'], [1, 'key', [2]]);
    expect(back.answers[0]).toEqual({ ...key.answers[0], correctOptionId: 2, regraded: { change: 'key', reason: 'R', at: 7 } });
    expect(countingAfter(key.answers[0] as AnswerKey['answers'][number], { change: 'bonus', optionIds: [4] })).toEqual({
      ...{ change: 'bonus', optionIds: [1] },
    });
  });

  it('decides on the marks of every choice', () => {
    const mended = changed([1, 'drop'], [2, 'bonus'], [3, 'key', [2, 3]]);
    expect(mended.answers.map(rulingOf)).toEqual(['drop', 'bonus', undefined]);
    for (const [choices, correctAnswers, wrongAnswers, unattempted] of [
      [[1, 1, 1], 1, 1, 0],
      [[1, 2, 2], 2, 0, 0],
      [[null, null, 3], 2, 0, 0],
      [[2, null, null], 1, 0, 1],
    ] as const)
      expect(grade(mended, chose(...choices))).toEqual({
        ...{ score: 4 * correctAnswers - wrongAnswers, correctAnswers, wrongAnswers, unattempted },
      });
  });

  it('takes the marks of dropped questions only from the total, rounded', () => {
    expect(totalMarksOf({ totalMarks: 12 }, changed([1, 'bonus'], [2, 'key', [3]]))).toBe(12);
    expect(totalMarksOf({ totalMarks: 12 }, changed([1, 'drop'], [3, 'drop']))).toBe(4);
    expect(totalMarksOf({ totalMarks: 1 / 3 }, key)).toBe(1 / 3);
    const shared = { ...changed([1, 'drop']), marking: { perCorrect: 10 / 3, perWrong: 0 } };
    expect(totalMarksOf({ totalMarks: 10 }, shared)).toBe(6.67);
  });

  it('tells learners how many got a question right', () => {
    const mended = changed([1, 'drop'], [2, 'bonus'], [3, 'key', [2, 3]]);
    const tally = emptyTally(mended);
    for (const choices of [
      [1, null, 2],
      [2, 3, 3],
      [null, 1, 1],
    ] as const)
      addTo(tally, mended, { ...{ assessmentId: 1, timeTaken: 1, submitted: true as const }, answers: chose(...choices) });
    expect(normsOf(tally, mended).map(({ attempted, correct }) => [attempted, correct])).toEqual([
      [2, 0],
      [2, 2],
      [3, 2],
    ]);
  });
});

describe('a preview', () => {
  const paper = { totalMarks: 12 } as FrozenPaper;
  const options = [1, 2, 3, 4].map((id) => ({ id, text: `${id}` }));
  const asked = {
    subjects: [{ subjectName: 'S', questions: [1, 2, 3].map((id) => ({ id, description: '', options })) }],
  } as unknown as FrozenPaper;
  /** Many learners, so that what is kept of them grows more than once. */
  const learners = Array.from({ length: 150 }, (_, at) => [(at * 3) % 4 || null, (at * 7) % 5 || null, (at % 3) + 1] as const);
  const body = (choices: readonly (number | null)[]) => ({
    ...{ assessmentId: 1, timeTaken: 1, submitted: true as const, answers: chose(...choices).filter((one) => one.selectedOptionId !== 2) },
  });
  const sheetsOf = (marked: AnswerKey) => {
    const sheets = emptySheets();
    for (const choices of learners) addSheet(sheets, marked, body(choices));
    return sheets;
  };

  it.each([
    [key, 1, 'drop', []],
    [key, 1, 'bonus', []],
    [key, 2, 'key', [3]],
    [key, 3, 'key', [1, 3]],
    [changed([1, 'drop']), 1, 'key', [1]],
    [changed([1, 'bonus'], [2, 'drop']), 1, 'drop', []],
    [changed([3, 'key', [3, 1]]), 3, 'key', [2]],
  ] as const)('says what marking everybody again would say: %#', (from, questionId, change, optionIds) => {
    const to = keyAfter(from, questionId, { change, optionIds }, '', 0) as AnswerKey;
    const scores = (by: AnswerKey) => learners.map((choices) => grade(by, body(choices).answers).score);
    const [before, after] = [scores(from), scores(to)];
    const rankIn = (all: number[], score: number) => 1 + all.filter((other) => other > score).length;
    const { discrimination, ...told } = previewOf(sheetsOf(from), paper, from, { questionId, change, optionIds });
    // As the statistics of the key would say it.
    const tally = emptyTally(to);
    for (const choices of learners) addTo(tally, to, body(choices));
    const counted = itemsOf(tally, asked, to).find((item) => item.questionId === questionId)?.discrimination;
    if (change !== 'key') expect(discrimination).toBeUndefined();
    else expect(discrimination?.toFixed(9)).toBe(counted?.toFixed(9));
    const pairs = before.map((score, at) => [score, after[at] ?? 0] as const);
    expect(told).toEqual({
      ...{ isSame: false, participants: learners.length },
      changed: pairs.filter(([was, is]) => was !== is).length,
      risen: pairs.filter(([was, is]) => is > was).length,
      fallen: pairs.filter(([was, is]) => is < was).length,
      firstTen: pairs.filter(([was, is]) => {
        const [from10, to10] = [rankIn(before, was), rankIn(after, is)];
        return from10 !== to10 && (from10 <= 10 || to10 <= 10);
      }).length,
      totalMarks: { before: totalMarksOf(paper, from), after: totalMarksOf(paper, to) },
    });
  });

  it('knows no discrimination where the rest is the same for all but for rounded scores, however many marks there are', () => {
    const dear = { ...key, marking: { perCorrect: 33_333.333, perWrong: 0.07 } };
    const sheets = emptySheets();
    for (let at = 0; at < 150; at += 1)
      addSheet(sheets, dear, { ...{ assessmentId: 1, timeTaken: 1, submitted: true as const }, answers: chose((at % 2) + 1, 1, 1) });
    expect(previewOf(sheets, paper, dear, { questionId: 1, change: 'key', optionIds: [2] }).discrimination).toBeNull();
  });

  it('counts the tenth rank among the first ten, and not the eleventh', () => {
    const sheets = emptySheets();
    const sits = (...choices: (number | null)[]) =>
      addSheet(sheets, key, { ...{ assessmentId: 1, timeTaken: 1, submitted: true as const }, answers: chose(...choices) });
    for (let at = 0; at < 9; at += 1) sits(1, 1, 1);
    sits(1, 1, null);
    sits(1, null, 2);
    // The eleventh draws level with the tenth; then nobody is eleventh.
    expect(previewOf(sheets, paper, key, { questionId: 3, change: 'key', optionIds: [1, 2] })).toMatchObject({ changed: 1, firstTen: 1 });
    sits(null, null, 2);
    sits(null, null, 3);
    expect(previewOf(sheets, paper, key, { questionId: 3, change: 'key', optionIds: [1, 3] })).toMatchObject({ changed: 1, firstTen: 0 });
  });

  it('of what holds already says so, and of nobody has no scores', () => {
    const none = { changed: 0, risen: 0, fallen: 0, firstTen: 0, totalMarks: { before: 12, after: 12 } };
    const again = { questionId: 1, change: 'key', optionIds: [1] } as const;
    expect(previewOf(sheetsOf(key), paper, key, again)).toEqual({
      ...{ ...none, isSame: true, participants: 150 },
      discrimination: expect.any(Number),
    });
    expect(previewOf(emptySheets(), paper, key, { ...again, optionIds: [2] })).toEqual({
      ...none,
      isSame: false,
      participants: 0,
      discrimination: null,
    });
  });
});
