import { describe, expect, it } from 'vitest';
import { answeredOf, outcomeOf } from '../../analysis/answers/answered';
import { breakdownBy, subjectNames } from '../../analysis/breakdown';
import { lessonsOf } from '../../analysis/lessons';
import type { Result, ResultQuestion } from '../../contract/assessment/assessment';

const question = (questionId: number, selectedOptionId: number | null, more: Partial<ResultQuestion> = {}): ResultQuestion => ({
  ...{ questionId, questionText: `Q${questionId}`, options: [1, 2, 3].map((id) => ({ id, text: `${id}` })), explanation: '' },
  ...{ selectedOptionId, correctOptionId: 1, ...more },
});

const resultOf = (questions: ResultQuestion[]): Result => ({
  ...{ assessmentId: 1, assessmentTitle: 'Mock', score: 0, totalMarks: 0, totalQuestions: 0, correctAnswers: 0, wrongAnswers: 0 },
  ...{ unattempted: 0, durationInMinutes: 30, timeTaken: 60, submittedAt: '2026-01-01T00:00:00.000Z', questions },
  insight: {
    ...{ marksPerCorrect: 4, marksPerWrong: 1 },
    questions: questions.map(({ questionId }) => ({
      ...{ questionId, subjectName: 'Maths', categories: [], difficultyLevel: '', markedForReview: false, seconds: 20, place: null },
    })),
  },
});

describe('a question changed after hand-ins', () => {
  it.each([
    ['the first right option', question(1, 1, { alsoCorrectOptionIds: [3] }), 'correct'],
    ['another right option', question(1, 3, { alsoCorrectOptionIds: [3] }), 'correct'],
    ['neither', question(1, 2, { alsoCorrectOptionIds: [3] }), 'wrong'],
    ['a dropped question, answered', question(1, 1, { ruling: 'drop' }), 'dropped'],
    ['a dropped question, left', question(1, null, { ruling: 'drop' }), 'dropped'],
    ['a question whose marks everybody gets, wrong', question(1, 2, { ruling: 'bonus' }), 'correct'],
    ['a question whose marks everybody gets, left', question(1, null, { ruling: 'bonus' }), 'correct'],
  ] as const)('is judged: %s', (_, one, outcome) => expect(outcomeOf(one)).toBe(outcome));

  it('keeps its number and is in no group and no lesson if it is dropped', () => {
    const result = resultOf([question(1, 2, { ruling: 'drop' }), question(2, 1), question(3, null, { ruling: 'bonus' })]);
    const answered = answeredOf(result);
    expect(answered.map(({ number, outcome }) => [number, outcome])).toEqual([
      [1, 'dropped'],
      [2, 'correct'],
      [3, 'correct'],
    ]);
    expect(breakdownBy(answered, subjectNames)).toEqual([{ name: 'Maths', correct: 2, partly: 0, wrong: 0, unattempted: 0 }]);
    expect(lessonsOf(answered, result.insight as NonNullable<Result['insight']>, null)).toEqual([{ kind: 'flawless' }]);
  });

  it('teaches nothing if every question was dropped', () => {
    const result = resultOf([question(1, 2, { ruling: 'drop' })]);
    expect(lessonsOf(answeredOf(result), result.insight as NonNullable<Result['insight']>, null)).toEqual([]);
  });
});
