import type { Decimal } from '../../kinds/number-range';

const pattern = /^([-+]?)(\d*)(?:\.(\d*))?(?:e([-+]?\d{1,2}))?$/i;
/** Characters of a number in a file; those that programs write are shorter. */
const longest = 60;

/** Reads a number of a file, with an exponent if it has one: `-2.5`, `.5`, `6.02e23`. Null for anything else. */
export function decimalIn(text: string): Decimal | null {
  const [found, sign = '', ahead = '', behind = '', exponent = '0'] = (text.length <= longest && pattern.exec(text)) || [];
  if (found === undefined || ahead + behind === '') return null;
  const digits = BigInt(`${sign === '-' ? '-' : ''}${ahead}${behind}`);
  const places = behind.length - Number(exponent);
  return places >= 0 ? { digits, places } : { digits: digits * 10n ** BigInt(-places), places: 0 };
}

/** Both numbers with the same places. */
function aligned(a: Decimal, b: Decimal): { a: bigint; b: bigint; places: number } {
  const places = Math.max(a.places, b.places);
  const grown = ({ digits, places: own }: Decimal) => digits * 10n ** BigInt(places - own);
  return { a: grown(a), b: grown(b), places };
}

/** a + b, without the rounding of binary fractions. */
export function sum(first: Decimal, second: Decimal): Decimal {
  const { a, b, places } = aligned(first, second);
  return { digits: a + b, places };
}

export const negative = ({ digits, places }: Decimal): Decimal => ({ digits: -digits, places });
export const half = ({ digits, places }: Decimal): Decimal => ({ digits: digits * 5n, places: places + 1 });

/** A number as files write it: without an exponent, and without zeros at its end. */
export function decimalText({ digits, places }: Decimal): string {
  const size = String(digits < 0n ? -digits : digits).padStart(places + 1, '0');
  const whole = size.slice(0, size.length - places);
  const decimals = size.slice(size.length - places).replace(/0+$/, '');
  return `${digits < 0n ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}`;
}
