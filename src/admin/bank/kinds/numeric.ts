import type { NumericRange } from '../../../../contract/kinds/kind';
import { boundText } from '../../../../contract/kinds/number-range';
import type { BankWords } from '../../words/use-bank-copy';
import type { TypedRow } from './admin-kind';
import { RightNumber } from './RightNumber';
import { RightNumbers } from './RightNumbers';
import { numberFault, rangeFrom, rangeIn, type TypedEnds, type TypedNumber } from './typed-number';

/** `9.8`, or `9.8 to 9.82`, with a real minus sign. */
export function rangeText({ from, to }: NumericRange, { range }: BankWords['kinds']): string {
  const shown = (bound: number) => boundText(bound).replace('-', '−');
  return range(shown(from), shown(to));
}

/** A number is typed. */
export const numeric: TypedRow<{ number: TypedNumber }, { range: TypedEnds }> = {
  Field: RightNumber,
  answer: ({ number }) => ({ answer: rangeFrom(number) }),
  fault: ({ number }) => numberFault(number),
  line: ({ number: { from, to, isRange } }) => (isRange ? `${from} – ${to}` : from),
  right({ answer, correctValue = answer, range = correctValue }, words) {
    return range && range.from <= range.to ? rangeText(range, words) : '';
  },
  ChangeField: RightNumbers,
  key({ range }) {
    const read = rangeIn(range);
    return read && { range: read };
  },
  rightBy: ({ range }) => ({ ...(range && { correctValue: range }) }),
};
