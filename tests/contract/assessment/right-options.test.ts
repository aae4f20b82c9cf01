import { expect, it } from 'vitest';
import { isChosenOption, isRightOption } from '../../../contract/assessment/right-options';

const options = [1, 2, 3];

it('an option is chosen alone or among several', () => {
  const chosen = (...given: Parameters<typeof isChosenOption>[0][]) => given.map((one) => options.filter((id) => isChosenOption(one, id)));
  const none = { selectedOptionId: null };
  expect(chosen({ selectedOptionId: 2 }, { ...none, selectedOptionIds: [1, 3] }, none)).toEqual([[2], [1, 3], []]);
});

it('an option is right alone, by a corrected key, or among several', () => {
  const right = (of: Parameters<typeof isRightOption>[0]) => options.filter((id) => isRightOption(of, id));
  expect(right({ correctOptionId: 2 })).toEqual([2]);
  expect(right({ correctOptionId: 2, alsoCorrectOptionIds: [3] })).toEqual([2, 3]);
  expect(right({ correctOptionId: 1, correctOptionIds: [1, 3] })).toEqual([1, 3]);
  expect(right({ correctOptionId: 0 })).toEqual([]);
});
