import type { Judge } from './judge';

export const single: Judge = {
  isAttempted: ({ selectedOptionId }) => selectedOptionId !== null,
  verdictOn({ correctOptionId, alsoRight }, { selectedOptionId }) {
    if (selectedOptionId === null) return null;
    return selectedOptionId === correctOptionId || alsoRight?.includes(selectedOptionId) === true ? 'right' : 'wrong';
  },
  partOf: () => 0,
  rightText: () => '',
};
