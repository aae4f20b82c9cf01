import { describe, expect, it } from 'vitest';
import { grade } from '../../../analysis/marking/grade';
import { rounded } from '../../../analysis/marking/rounded';

const key = (count: number, perCorrect: number, perWrong: number) => ({
  marking: { perCorrect, perWrong },
  answers: Array.from({ length: count }, (_, at) => ({ questionId: at + 1, correctOptionId: 1, explanation: '' })),
});

const chosen = (hits: number, misses: number) =>
  Array.from({ length: hits + misses }, (_, at) => ({ questionId: at + 1, selectedOptionId: at < hits ? 1 : 2, markedForReview: false }));

/** The same marking in whole hundredths, which have no rounding errors. */
const inHundredths = (hits: number, misses: number, plus: number, minus: number) => (hits * plus - misses * minus) / 100;

describe('marking', () => {
  it('agrees with whole-number arithmetic for every outcome of a paper', () => {
    for (const [plus, minus] of [
      [400, 100],
      [200, 50],
      [100, 33],
      [10, 0],
      [133, 67],
    ] as const)
      for (let hits = 0; hits <= 12; hits += 1)
        for (let misses = 0; hits + misses <= 12; misses += 1) {
          const marks = grade(key(12, plus / 100, minus / 100), chosen(hits, misses));
          expect(marks).toEqual({
            score: inHundredths(hits, misses, plus, minus),
            correctAnswers: hits,
            wrongAnswers: misses,
            unattempted: 12 - hits - misses,
          });
        }
  });

  it('gives the full total for a correct paper with divided marks', () => {
    for (const count of [1, 3, 6, 7, 9, 11, 13, 60, 97, 300])
      for (const total of [1, 10, 100, 999]) expect(grade(key(count, total / count, 0), chosen(count, 0)).score).toBe(total);
  });

  it.each([
    [1.005, 1.01],
    [-1.005, -1.01],
    [0.1 + 0.2, 0.3],
    [66.66666666666667, 66.67],
    [-0.001, 0],
    [-0.004, 0],
    [-0.006, -0.01],
    [0, 0],
  ])('rounds %d to %d', (marks, wanted) => expect(rounded(marks)).toBe(wanted));
});
