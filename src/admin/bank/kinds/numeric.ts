import type { TypedRow } from './admin-kind';
import { RightNumber } from './RightNumber';
import { RightNumbers } from './RightNumbers';
import { rangeText } from './range-text';
import { numberFault, rangeFrom, rangeIn, type TypedEnds, type TypedNumber } from './typed-number';

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
