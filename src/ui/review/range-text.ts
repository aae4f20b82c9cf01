import type { NumericRange } from '../../../contract/kinds/kind';

/** Digits as a learner would type them: no groups, no exponent, as many decimals as the number has. */
const plain = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 });
const numberText = (number: number): string => plain.format(number).replace('-', '−');

/** Returns the ends of a range in digits; `to` is left out if they are the same number. */
export const endsOf = ({ from, to }: NumericRange): [from: string, to?: string] =>
  from === to ? [numberText(from)] : [numberText(from), numberText(to)];
