import type { GivenAnswer } from '../../contract/assessment/given';
import { isInRange, readNumber } from '../../contract/kinds/number-range';
import type { Judge } from './judge';
import { endsOf } from './range-text';

const isNumber = ({ value = '' }: GivenAnswer): boolean => readNumber(value) !== null;

export const numeric: Judge = {
  isAttempted: isNumber,
  verdictOn({ correctValue }, given) {
    if (correctValue === undefined || !isNumber(given)) return null;
    return isInRange(given.value ?? '', correctValue) ? 'right' : 'wrong';
  },
  partOf: () => 0,
  rightText: ({ correctValue }, { range }) => (correctValue === undefined ? '' : range(...endsOf(correctValue))),
};
