import type { GivenAnswer } from '../../contract/assessment/given';
import { optionSlots } from '../../contract/fields/limits';
import type { Judge } from './judge';

const chosenIn = ({ selectedOptionIds = [] }: GivenAnswer): readonly number[] => selectedOptionIds;

/** All right options chosen and no other; some of them and no other; or any other. */
export const multiple: Judge = {
  isAttempted: (given) => chosenIn(given).length > 0,
  verdictOn({ correctOptionIds: right = [] }, given) {
    const chosen = chosenIn(given);
    if (chosen.length === 0) return null;
    if (!chosen.every((id) => right.includes(id))) return 'wrong';
    return chosen.length === right.length ? 'right' : 'part';
  },
  /** An equal part for each chosen one. */
  partOf: ({ optionCount = optionSlots.byDefault }, given, perCorrect) => (perCorrect * chosenIn(given).length) / optionCount,
  rightText: () => '',
};
