import type { Fault } from '../../faults/fault';
import { excerpt } from '../../faults/quoted';
import { type Decimal, decimalOf, isAtMost } from '../../kinds/number-range';
import type { CellFault } from '../../sheet/cell-fault';
import { decimalIn, decimalText, negative, sum } from './decimal';

/** Numbers that a file accepts, both ends included; `credit` in percent: 100 is right. */
export interface AcceptedNumbers {
  from: Decimal;
  to: Decimal;
  credit: number;
}

const isBelow = (a: Decimal, b: Decimal): boolean => !isAtMost(b, a);

/** Returns the numbers from `value − tolerance` to `value + tolerance`; null if one of the texts is no number. Moodle ignores the tolerance's sign. */
export function around(value: string, tolerance: string): Omit<AcceptedNumbers, 'credit'> | null {
  const middle = decimalIn(value.trim());
  const given = decimalIn(tolerance.trim() || '0');
  if (middle === null || given === null) return null;
  const width = given.digits < 0n ? negative(given) : given;
  return { from: sum(middle, negative(width)), to: sum(middle, width) };
}

/** Returns the numbers between two ends; null if one of the texts is no number. The ends may be given in either order. */
export function between(one: string, other: string): Omit<AcceptedNumbers, 'credit'> | null {
  const [first, second] = [decimalIn(one.trim()), decimalIn(other.trim())];
  if (first === null || second === null) return null;
  return isAtMost(first, second) ? { from: first, to: second } : { from: second, to: first };
}

/** Joins ranges that overlap or touch. */
function joined(ranges: readonly AcceptedNumbers[]): AcceptedNumbers[] {
  const done: AcceptedNumbers[] = [];
  for (const range of ranges.toSorted((a, b) => (isBelow(a.from, b.from) ? -1 : Number(isBelow(b.from, a.from))))) {
    const last = done.at(-1);
    if (last === undefined || isBelow(last.to, range.from)) done.push({ ...range });
    else if (isBelow(last.to, range.to)) last.to = range.to;
  }
  return done;
}

const told = ({ from, to }: AcceptedNumbers): string => {
  const [first, last] = [decimalText(from), decimalText(to)];
  return first === last ? first : `${first} – ${last}`;
};

/** Rounds to a number that the bank can hold, with all its digits written out. */
const cell = (end: Decimal): string => decimalText(decimalOf(Number(decimalText(end))));

/** Returns the cells of a numeric answer, and a note for each number that the file gives a part of the marks; or why no range can hold the answer. */
export function rangeCells(accepted: readonly AcceptedNumbers[]): { cells: Record<string, string>; notes: CellFault[] } | Fault {
  const [range, ...others] = joined(accepted.filter(({ credit }) => credit >= 100));
  if (range === undefined) return { code: 'no-right-number' };
  if (others.length > 0) return { code: 'several-ranges', found: others.length + 1 };
  const partly = accepted.filter(({ credit }) => credit > 0 && credit < 100);
  return {
    cells: { Kind: 'numeric', 'Answer from': cell(range.from), 'Answer to': cell(range.to) },
    notes: partly.map((each) => ({
      column: 'Question',
      why: { code: 'part-marks-left-out', percent: each.credit, text: excerpt(told(each)) },
    })),
  };
}
