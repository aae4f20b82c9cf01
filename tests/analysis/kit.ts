import fc from 'fast-check';
import type { Result } from '../../contract/assessment/assessment';
import type { Cohort, Ladder } from '../../contract/assessment/insight';

/** Scores of a cohort, one for each participant, in quarters of a mark. */
export const scores = fc.array(
  fc.integer({ min: -40, max: 160 }).map((n) => n / 4),
  { minLength: 1, maxLength: 60 },
);

/** The ladder of these scores, counted in the simplest way: each score against all. */
export const ladderFrom = (all: readonly number[]): Ladder =>
  [...new Set(all)].toSorted((a, b) => a - b).map((score) => ({ score, count: all.filter((one) => one === score).length }));

export const cohortFrom = (all: readonly number[], more: Partial<Cohort> = {}): Cohort => ({
  assessmentId: 1,
  participants: all.length,
  asOf: '2026-02-03T10:00:00.000Z',
  norms: { scores: ladderFrom(all), questions: [] },
  ...more,
});

const submittedAt = fc.integer({ min: 0, max: 1000 }).map((minute) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString());

/** A result of one to twelve questions, marked and counted without the code under test. */
export const results: fc.Arbitrary<Result> = fc
  .record({
    assessmentId: fc.integer({ min: 1, max: 5 }),
    submittedAt,
    plus: fc.constantFrom(1, 2, 4),
    minus: fc.constantFrom(0, 0.5, 1),
    asked: fc.uniqueArray(
      fc.record({
        questionId: fc.integer({ min: 1, max: 20 }),
        chosen: fc.option(fc.integer({ min: 1, max: 3 })),
        correct: fc.integer({ min: 1, max: 3 }),
        subjectName: fc.constantFrom('Maths', 'English'),
        categories: fc.subarray(['Trains', 'Algebra', 'Verbs']),
        difficultyLevel: fc.constantFrom('Easy', 'Hard', ''),
        markedForReview: fc.boolean(),
        seconds: fc.option(fc.nat(300)),
      }),
      { selector: (one) => one.questionId, minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ asked, plus, minus, ...head }) => {
    const right = asked.filter((one) => one.chosen === one.correct).length;
    const left = asked.filter((one) => one.chosen === null).length;
    const wrong = asked.length - right - left;
    return {
      ...head,
      assessmentTitle: `Mock ${head.assessmentId}`,
      score: right * plus - wrong * minus,
      totalMarks: asked.length * plus,
      totalQuestions: asked.length,
      correctAnswers: right,
      wrongAnswers: wrong,
      unattempted: left,
      durationInMinutes: 30,
      timeTaken: 600,
      questions: asked.map((one) => ({
        questionId: one.questionId,
        questionText: `Q${one.questionId}`,
        options: [1, 2, 3].map((id) => ({ id, text: `${id}` })),
        selectedOptionId: one.chosen,
        correctOptionId: one.correct,
        explanation: '',
      })),
      insight: {
        marksPerCorrect: plus,
        marksPerWrong: minus,
        questions: asked.map(({ questionId, subjectName, categories, difficultyLevel, markedForReview, seconds }) => ({
          questionId,
          subjectName,
          categories,
          difficultyLevel,
          markedForReview,
          seconds,
          place: null,
        })),
      },
    };
  });

/** One question of a result, with its insight. */
export const one = (number: number, more: object = {}) => ({
  questionId: number,
  number,
  outcome: 'correct' as 'correct' | 'wrong' | 'unattempted',
  subjectName: 'S',
  categories: [] as string[],
  difficultyLevel: '',
  markedForReview: false,
  seconds: null as number | null,
  place: null as number | null,
  ...more,
});

/** The figures of a cohort of twelve for one question. */
export const norm = (questionId: number, correct: number, medianSeconds: number | null = null) => ({
  questionId,
  attempted: 12,
  correct,
  medianSeconds,
});
