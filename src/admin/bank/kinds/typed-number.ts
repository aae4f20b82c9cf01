import * as v from 'valibot';
import type { RuleCode } from '../../../../contract/faults/form-rules';
import type { NumericRange } from '../../../../contract/kinds/kind';
import { boundText, isInRange, RangeSchema, readNumber } from '../../../../contract/kinds/number-range';

/** The ends of a range as typed. */
export const TypedEndsSchema = v.object({ from: v.string(), to: v.string() });
export type TypedEnds = v.InferOutput<typeof TypedEndsSchema>;

/** The right number as typed: the value, or the start of the range, and its end. */
const shape = v.object({ ...TypedEndsSchema.entries, isRange: v.boolean() });
export type TypedNumber = v.InferOutput<typeof shape>;

const emptyNumber: TypedNumber = { from: '', to: '', isRange: false };

/** The right number in a draft of the form. */
export const TypedNumberSchema = v.optional(shape, emptyNumber);

const endsOf = ({ from, to, isRange }: TypedNumber): [from: string, to: string] => [from, isRange ? to : from];

/** Returns the range of right numbers; NaN where no number is typed, which the contract refuses. */
export function rangeFrom(typed: TypedNumber): NumericRange {
  const [from, to] = endsOf(typed).map((end) => readNumber(end) ?? Number.NaN);
  return { from: from ?? Number.NaN, to: to ?? Number.NaN };
}

/** Returns a range for the form; without one, an empty form. */
export const typedNumber = (range: NumericRange | undefined): TypedNumber =>
  range === undefined ? emptyNumber : { ...typedEnds(range), isRange: range.from !== range.to };

/** Returns the rule that a typed number breaks, or null. A number with more digits than JavaScript keeps would be marked as another one. */
export function numberFault(typed: TypedNumber): RuleCode | null {
  const ends = endsOf(typed);
  const numbers = ends.map(readNumber);
  if (numbers.includes(null)) return 'number-missing';
  const isKept = ends.every((end, at) => isInRange(end, { from: numbers[at] ?? 0, to: numbers[at] ?? 0 }));
  return isKept ? null : 'number-too-fine';
}

export const typedEnds = (range: NumericRange | undefined): TypedEnds =>
  range === undefined ? { from: '', to: '' } : { from: boundText(range.from), to: boundText(range.to) };

/** A typed range; null unless both ends are numbers in their order. */
export function rangeIn({ from, to }: TypedEnds): NumericRange | null {
  const read = v.safeParse(RangeSchema, { from: readNumber(from), to: readNumber(to) });
  return read.success ? read.output : null;
}
