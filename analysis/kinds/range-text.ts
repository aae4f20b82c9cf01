import type { NumericRange } from '../../contract/kinds/kind';
import { boundText } from '../../contract/kinds/number-range';

const numberText = (number: number): string => boundText(number).replace('-', '−');

/** Returns the ends of a range in digits; `to` is left out if they are the same number. */
export const endsOf = ({ from, to }: NumericRange): [from: string, to?: string] =>
  from === to ? [numberText(from)] : [numberText(from), numberText(to)];
