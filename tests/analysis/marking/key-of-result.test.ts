import { expect, it } from 'vitest';
import { keyOfResult } from '../../../analysis/marking/key-of-result';

type Keyed = Parameters<typeof keyOfResult>[0];
const insight = { marksPerCorrect: 4, marksPerWrong: 1 } as NonNullable<Keyed['insight']>;
const of = (questions: number, more: Partial<Keyed>) =>
  keyOfResult({ questions: Array.from({ length: questions }, () => ({ options: [] })), totalMarks: 6, ...more } as unknown as Keyed);

it('marks as the insight of a result says, and without it by equal parts of the total', () => {
  expect(of(3, { insight }).marking).toEqual({ perCorrect: 4, perWrong: 1 });
  expect(of(3, {}).marking).toEqual({ perCorrect: 2, perWrong: 0 });
  expect(of(0, {}).marking).toEqual({ perCorrect: 6, perWrong: 0 });
});
