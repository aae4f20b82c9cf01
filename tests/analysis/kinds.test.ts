import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answeredOf, toldAs } from '../../analysis/answers/answered';
import { passes } from '../../analysis/answers/filters';
import { isAttempted, isPartlyRight, isPartOfRight, isRight } from '../../analysis/answers/right';
import { accuracyOf, breakdownBy, subjectNames } from '../../analysis/breakdown';
import { judges } from '../../analysis/kinds/judges';
import { lessonsOf } from '../../analysis/lessons';
import { judged } from '../../analysis/marking/grade';
import { marksFlow } from '../../analysis/marks-flow';
import { dueUntil, revisionsOf } from '../../analysis/revise/revisions';
import type { Result, ResultQuestion } from '../../contract/assessment/assessment';
import { memory } from '../../src/learner/practice/memory';
import { event } from './revise/made';

const asked = (questionId: number, more: Partial<ResultQuestion>): ResultQuestion => ({
  ...{ questionId, questionText: `Q${questionId}`, options: [1, 2, 3, 4].map((id) => ({ id, text: `${id}` })), explanation: '' },
  ...{ selectedOptionId: null, correctOptionId: 0, ...more },
});
const several = (questionId: number, chosen: number[] | undefined, marks: number) =>
  asked(questionId, {
    ...{ kind: 'multiple' as const, correctOptionId: 1, correctOptionIds: [1, 3], marks },
    ...(chosen && { selectedOptionIds: chosen }),
  });
const number = (questionId: number, value: string | undefined, marks: number) =>
  asked(questionId, {
    ...{ kind: 'numeric' as const, options: [], correctValue: { from: -0.3, to: 0.3 }, marks },
    ...(value !== undefined && { value }),
  });

const result: Result = {
  ...{ assessmentId: 1, assessmentTitle: 'Mock', score: 0, totalMarks: 32, totalQuestions: 8, correctAnswers: 3, wrongAnswers: 2 },
  ...{ unattempted: 3, durationInMinutes: 30, timeTaken: 60, submittedAt: '2026-01-01T00:00:00.000Z' },
  questions: [
    several(1, [1, 3], 4),
    several(2, [3], 1),
    several(3, [1, 2], -2),
    several(4, undefined, 0),
    number(5, '0.30', 4),
    number(6, '0.31', -1),
    number(7, '-', 0),
    number(8, undefined, 0),
  ],
  insight: {
    ...{ marksPerCorrect: 9, marksPerWrong: 9 },
    questions: [1, 2, 3, 4, 5, 6, 7, 8].map((questionId) => ({
      ...{ questionId, subjectName: 'Maths', categories: [], difficultyLevel: '', markedForReview: false, seconds: 20, place: null },
    })),
  },
};
const answered = () => answeredOf(result);

describe('a result with questions of all kinds', () => {
  it('tells each as right, partly right, wrong or unattempted; a half typed number is unattempted', () => {
    expect(answered().map(toldAs)).toEqual([
      ...['correct', 'partly', 'wrong', 'unattempted'],
      ...['correct', 'wrong', 'unattempted', 'unattempted'],
    ]);
  });

  it('counts a partly right answer among the right ones, so that the counts add up, and lists it under a filter of its own', () => {
    expect(breakdownBy(answered(), subjectNames)).toEqual([{ name: 'Maths', correct: 2, partly: 1, wrong: 2, unattempted: 3 }]);
    expect(breakdownBy(answered(), subjectNames).map(accuracyOf)).toEqual([2 / 5]);
    const listed = (filter: 'partly' | 'wrong') =>
      answered()
        .filter((one) => passes(filter, one, new Set()))
        .map((one) => one.number);
    expect([listed('partly'), listed('wrong')]).toEqual([[2], [3, 6]]);
  });

  it('adds up the marks that its questions tell, not those of the paper', () => {
    expect(marksFlow(answered(), { marksPerCorrect: 9, marksPerWrong: 9, questions: [] })).toEqual({ won: 9, lost: 3, wrong: 2 });
  });

  it('tells the marks of each, and none where the paper’s say it', () => {
    expect(answered().map(({ marks }) => marks)).toEqual([4, 1, -2, 0, 4, -1, 0, 0]);
    expect(answeredOf({ questions: [asked(1, { selectedOptionId: 2, correctOptionId: 2 })] })[0]).not.toHaveProperty('marks');
  });

  it('is flawless only without a partly right answer', () => {
    const { insight } = result;
    if (insight === undefined) throw new Error('No insight');
    expect(lessonsOf(answered().slice(0, 1), insight, null)).toEqual([{ kind: 'flawless' }]);
    expect(lessonsOf(answered().slice(0, 2), insight, null)).not.toContainEqual({ kind: 'flawless' });
  });

  it('has partly right answers due too, until they are practised', () => {
    const now = Date.parse(result.submittedAt) + 1;
    const due = (events: Parameters<typeof revisionsOf>[1]) =>
      new Map(dueUntil(revisionsOf([result], events, memory, now), now).map((one) => [one.question.questionId, one.due?.why]));
    expect(due([])).toEqual(
      new Map([
        [2, 'partly'],
        [3, 'wrong'],
        [4, 'unattempted'],
        [6, 'wrong'],
        [7, 'unattempted'],
        [8, 'unattempted'],
      ]),
    );
    expect([...due([event(2, now, true)]).keys()].sort()).toEqual([3, 4, 6, 7, 8]);
  });

  it('says the right numbers as they are typed, one where they are the same, and of options nothing', () => {
    const said = (kind: 'single' | 'multiple' | 'numeric', right: Parameters<typeof judges.numeric.rightText>[0]) =>
      judges[kind].rightText(right, { range: (from, to) => (to === undefined ? from : `${from} to ${to}`) });
    expect(said('numeric', { correctValue: { from: -0.5, to: 2 } })).toBe('−0.5 to 2');
    expect(said('numeric', { correctValue: { from: 7, to: 7 } })).toBe('7');
    expect([said('numeric', {}), said('single', {}), said('multiple', { correctOptionIds: [1] })]).toEqual(['', '', '']);
  });

  it('tells an answer of some right options and no wrong one from all others', () => {
    const several = { kind: 'multiple' as const, correctOptionId: 1, correctOptionIds: [1, 2] };
    const isPart = (selectedOptionIds: number[]) => isPartOfRight(several, { selectedOptionId: null, selectedOptionIds });
    expect([[1], [2], [], [1, 2], [2, 1], [1, 3], [3]].map(isPart)).toEqual([true, true, false, false, false, false, false]);
    expect(isPartOfRight({ correctOptionId: 1 }, { selectedOptionId: 2 })).toBe(false);
    const typed = { kind: 'numeric' as const, correctOptionId: 0, correctValue: { from: 1, to: 2 } };
    expect(isPartOfRight(typed, { selectedOptionId: null, value: '3' })).toBe(false);
  });

  it('takes marks from everybody as right, and a dropped question as no answer, whatever the kind', () => {
    const one = several(1, [2], 4);
    expect(answeredOf({ questions: [{ ...one, ruling: 'bonus' }] }).map(toldAs)).toEqual(['correct']);
    expect(answeredOf({ questions: [{ ...one, ruling: 'drop' }] }).map(toldAs)).toEqual(['dropped']);
  });
});

describe('what a device says of an answer', () => {
  it('is not right, and no attempt, where something is missing', () => {
    const none = { selectedOptionId: null };
    const multiple = asked(1, { kind: 'multiple' });
    expect([isRight(multiple, none), isRight(multiple, { ...none, selectedOptionIds: [] })]).toEqual([false, false]);
    expect([isAttempted(multiple, none), isAttempted(multiple, { ...none, selectedOptionIds: [] })]).toEqual([false, false]);
    expect(isRight({ ...multiple, correctOptionIds: [] }, none)).toBe(false);
    expect(isRight(asked(1, { kind: 'numeric' }), { ...none, value: '1' })).toBe(false);
  });

  it('is partly right only where several options are', () => {
    expect(isPartlyRight(asked(1, { selectedOptionId: 2, correctOptionId: 1, marks: 1 }))).toBe(false);
    expect(isPartlyRight({ ...asked(1, { kind: 'multiple', correctOptionIds: [1, 2], selectedOptionIds: [1] }), marks: 0 })).toBe(false);
  });

  const ids = fc.subarray([1, 2, 3, 4], { minLength: 1 });
  const typed = fc.oneof(fc.constantFrom('', '-', '.', '0.3', '-.30', '+0.300', '0.3000001', '7'), fc.integer().map(String));

  it('is what the server marked, for every kind and scheme', () => {
    const marking = { perCorrect: 4, perWrong: 1 };
    const key = fc.oneof(
      fc.record({ kind: fc.constant('multiple' as const), correctOptionIds: ids, optionCount: fc.constant(4) }),
      fc.record({ kind: fc.constant('numeric' as const), correctValue: fc.constant({ from: -0.3, to: 0.3 }) }),
    );
    const schemes = fc.constantFrom('all-or-nothing' as const, 'jee-advanced' as const);
    fc.assert(
      fc.property(key, fc.option(ids), typed, schemes, (right, chosen, value, multipleScheme) => {
        const given = {
          selectedOptionId: null,
          ...(right.kind === 'multiple' && chosen !== null && { selectedOptionIds: chosen }),
          ...(right.kind === 'numeric' && value !== '' && { value }),
        };
        const { outcome, marks } = judged(
          { marking, multipleScheme },
          { questionId: 1, correctOptionId: 0, explanation: '', ...right },
          given,
        );
        const question = asked(1, { ...right, ...given, marks });
        expect(answeredOf({ questions: [question] }).map(toldAs)).toEqual([outcome]);
        expect(isAttempted(question, given)).toBe(outcome !== 'unattempted');
        expect(isRight(question, given)).toBe(outcome === 'correct');
      }),
      { numRuns: 500 },
    );
  });
});
