import { isInRange, readNumber } from '../../contract/kinds/number-range';
import type { GivenAnswer, Judge } from './judge';

const isNumber = ({ value = '' }: GivenAnswer): boolean => readNumber(value) !== null;

export const numeric: Judge = {
  isAttempted: isNumber,
  verdictOn({ correctValue }, given) {
    if (correctValue === undefined || !isNumber(given)) return null;
    return isInRange(given.value ?? '', correctValue) ? 'right' : 'wrong';
  },
  partOf: () => 0,
};
