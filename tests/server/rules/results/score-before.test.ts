import { expect, it } from 'vitest';
import { scoreBefore } from '../../../../server/rules/results/score-before';

it('the score before is that of the first of the changes that led to the score', () => {
  expect(scoreBefore(4, [])).toBeUndefined();
  expect(scoreBefore(-3, [{ before: 2, after: -3 }])).toBe(2);
  expect(scoreBefore(2, [{ before: 2, after: 2 }])).toBe(2);
  const back = [
    { before: -3, after: 1 },
    { before: 2, after: -3 },
  ];
  expect(scoreBefore(1, back)).toBe(2);
});

it('where another hand-in counts since, the changes of the one before tell nothing of it', () => {
  expect(scoreBefore(7, [{ before: 2, after: -3 }])).toBeUndefined();
  const apart = [
    { before: 7, after: 6 },
    { before: 2, after: -3 },
  ];
  expect(scoreBefore(6, apart)).toBe(7);
});
