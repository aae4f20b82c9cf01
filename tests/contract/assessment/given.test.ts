import { expect, it } from 'vitest';
import { givenText } from '../../../contract/assessment/given';

it('an answer that names no options and no typed text is the same as one of none', () => {
  const none = givenText({ selectedOptionId: null });
  expect(givenText({ selectedOptionId: null, selectedOptionIds: [], value: '' })).toBe(none);
  const given = [{ selectedOptionIds: [1] }, { value: '1' }].map((one) => givenText({ selectedOptionId: null, ...one }));
  expect(new Set([none, ...given]).size).toBe(3);
});
