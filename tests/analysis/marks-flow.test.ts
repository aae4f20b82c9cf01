import { expect, it } from 'vitest';
import { fullMarksOf, isUniform } from '../../analysis/marks-flow';

const worth = { perCorrect: 4, perWrong: 1 };

it('a result is uniform where no question has marks of its section or of its own', () => {
  expect([isUniform([]), isUniform([{}, {}])]).toEqual([true, true]);
  expect([isUniform([{}, { worth }]), isUniform([{ marks: 2 }, {}]), isUniform([{ worth, marks: 4 }])]).toEqual([false, false, false]);
});

it('the marks of a right answer are those of its section, else those of the paper', () => {
  const insight = { marksPerCorrect: 2 } as NonNullable<Parameters<typeof fullMarksOf>[1]>;
  expect([fullMarksOf({ worth }, insight), fullMarksOf({ worth }, undefined)]).toEqual([4, 4]);
  expect([fullMarksOf({}, insight), fullMarksOf({}, undefined)]).toEqual([2, null]);
});
