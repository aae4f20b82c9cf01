import * as v from 'valibot';
import { carried } from '../faults/issue';
import { maxTypedNumber } from '../fields/limits';
import type { NumericRange } from './kind';

/** The largest number of a range, either sign. */
const mostNumber = 1e12;

const bound = v.pipe(
  v.number(carried({ code: 'not-a-number' })),
  v.finite(carried({ code: 'not-a-number' })),
  v.minValue(-mostNumber, carried({ code: 'below', least: -mostNumber })),
  v.maxValue(mostNumber, carried({ code: 'above', most: mostNumber })),
);

/** A range in a body. */
export const RangeSchema = v.pipe(
  v.strictObject({ from: bound, to: bound }),
  v.forward(
    v.check(({ from, to }) => from <= to, carried({ code: 'range-backwards' })),
    ['to'],
  ),
);

/** Sign, whole part, decimals. */
const pattern = /^([-+]?)(\d*)(?:\.(\d*))?$/;

/** A decimal number as a whole number of tens to the power of −`places`. */
export interface Decimal {
  digits: bigint;
  places: number;
}

/** Reads a typed number: an optional sign, digits, at most one point. Null for anything else, and beyond `maxTypedNumber` characters. */
function decimalIn(typed: string): Decimal | null {
  const text = typed.trim();
  if (text.length > maxTypedNumber) return null;
  const [, sign, ahead = '', behind = ''] = pattern.exec(text) ?? [];
  if (ahead + behind === '') return null;
  const digits = BigInt(ahead + behind);
  return { digits: sign === '-' ? -digits : digits, places: behind.length };
}

/** A number of a range in decimals. Small ones, which JavaScript writes with an exponent, are written out; none is so large that it has one. */
export function decimalOf(bound: number): Decimal {
  const [digits = '0', exponent = '0'] = String(bound).split('e');
  const [ahead = '', behind = ''] = digits.split('.');
  return { digits: BigInt(ahead + behind), places: behind.length - Number(exponent) };
}

/** Writes a number of a range as it is typed: without an exponent. */
export function boundText(bound: number): string {
  const { digits, places } = decimalOf(bound);
  const [sign, all] = digits < 0n ? ['-', String(-digits)] : ['', String(digits)];
  const padded = all.padStart(places + 1, '0');
  const at = padded.length - places;
  return sign + padded.slice(0, at) + (places === 0 ? '' : `.${padded.slice(at)}`);
}

/** Whether a number is at most another one. */
export const isAtMost = (a: Decimal, b: Decimal): boolean => a.digits * 10n ** BigInt(b.places) <= b.digits * 10n ** BigInt(a.places);

/** Returns the number that a typed value means; null if it means none, as "-", "." or "1e5". */
export const readNumber = (typed: string): number | null => (decimalIn(typed) === null ? null : Number(typed));

/** Whether a typed value lies in a range. Compares decimals, so 0.3 is at the end of a range up to 0.3 however it is computed. False for no number. */
export function isInRange(typed: string, { from, to }: NumericRange): boolean {
  const value = decimalIn(typed);
  return value !== null && isAtMost(decimalOf(from), value) && isAtMost(value, decimalOf(to));
}
