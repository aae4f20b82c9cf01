import type { GivenAnswer } from '../../contract/assessment/given';
import type { NumericRange } from '../../contract/kinds/kind';
import { boundText, isInRange, readNumber } from '../../contract/kinds/number-range';
import type { Judge } from './judge';

/** The ends of a range in digits, with a real minus sign; one where they are the same number. */
const endsOf = ({ from, to }: NumericRange): [from: string, to?: string] => {
  const [low, high] = [boundText(from).replace('-', '−'), boundText(to).replace('-', '−')];
  return from === to ? [low] : [low, high];
};

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
