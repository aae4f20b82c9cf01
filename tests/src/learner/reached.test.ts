import { expect, it } from 'vitest';
import { percentileShown } from '../../../analysis/rank';
import { reachedBy, rightOf } from '../../../src/learner/score/reached';

const counted = (score: number, correctAnswers: number, wrongAnswers: number, unattempted = 0) => ({
  ...{ score, totalMarks: 100, correctAnswers, wrongAnswers, unattempted },
});

it.each([
  ['all', counted(100, 10, 0), 0],
  ['most', counted(75, 8, 2), 0],
  // All correct, but one only partly.
  ['most', counted(90, 10, 0), 1],
  ['half', counted(74, 8, 2), 0],
  ['half', counted(45, 5, 5), 0],
  ['some', counted(44, 5, 5), 0],
  ['some', counted(-3, 1, 9), 0],
  ['none', counted(-10, 0, 10), 0],
  ['none', counted(20, 2, 8), 2],
  ['open', counted(20, 2, 0, 8), 2],
  ['open', counted(0, 0, 9, 11), 0],
] as const)('%s is said of %j with %i partly right', (reached, result, partly) => {
  expect(reachedBy(result, partly)).toBe(reached);
});

it('partly right answers are not counted as right, and dropped questions not at all', () => {
  expect(rightOf(counted(10, 6, 2, 1), 2)).toEqual({ right: 4, all: 9 });
});

it.each([
  [21, 19.05, 19],
  [999, 99.99, 99],
  [1_000, 99.95, 99.95],
])('of %i participants, %f is shown as %f', (participants, percentile, shown) => {
  expect(percentileShown({ participants, percentile })).toBe(shown);
});
