import type { NumericRange } from '../../../../contract/kinds/kind';
import { boundText } from '../../../../contract/kinds/number-range';
import type { BankWords } from '../../words/use-bank-copy';

/** `9.8`, or `9.8 to 9.82`, with a real minus sign. */
export function rangeText({ from, to }: NumericRange, { range }: BankWords['kinds']): string {
  const shown = (bound: number) => boundText(bound).replace('-', '−');
  return range(shown(from), shown(to));
}
