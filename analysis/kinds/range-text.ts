import type { NumericRange } from '../../contract/kinds/kind';

/** Digits as a learner would type them: no groups, no exponent, as many decimals as the number has. */
const plain = (number: number): string =>
  Number.isInteger(number) && Math.abs(number) < 1e9
    ? String(number)
    : new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 }).format(number);
const numberText = (number: number): string => plain(number).replace('-', '−');

/** Returns the ends of a range in digits; `to` is left out if they are the same number. */
export const endsOf = ({ from, to }: NumericRange): [from: string, to?: string] =>
  from === to ? [numberText(from)] : [numberText(from), numberText(to)];
