import { maxTypedNumber } from '../../../contract/fields/limits';

/** What stands in a field, and the part of it that is selected; `from` equals `to` at a caret. */
export interface Typing {
  value: string;
  from: number;
  to: number;
}

/** The keys of the keypad, row by row. */
export const padKeys = ['7', '8', '9', 'erase', '4', '5', '6', '1', '2', '3', 'sign', '0', '.'] as const;
export type PadKey = (typeof padKeys)[number];

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCharCode(code));

/** The digits of each script stand one after the other, from zero to nine, and no two scripts' side by side. */
function plainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  let value = 0;
  while (isDigit(code - value - 1)) value++;
  return String(value);
}

/**
 * Returns the text as a number that is typed or half typed; null if it cannot become a number of at most `maxTypedNumber` characters. Digits of other
 * scripts and other minus signs are taken as the usual ones.
 */
export function typable(text: string): string | null {
  const plain = text
    .replace(/\s/g, '')
    .replace(/[−–]/g, '-')
    .replace(/(?=[\0-\uFFFF])\p{Nd}/gu, plainDigit);
  return plain.length <= maxTypedNumber && /^[-+]?\d*\.?\d*$/.test(plain) ? plain : null;
}

const caretAt = (value: string, at: number): Typing => ({ value, from: at, to: at });

/** Returns the field after a key of the keypad; unchanged where the key makes no number. */
export function pressed(typing: Typing, key: PadKey): Typing {
  const { value, from, to } = typing;
  switch (key) {
    case 'sign': {
      const next = value.startsWith('-') ? value.slice(1) : `-${value.replace('+', '')}`;
      const isTooLong = next.length > maxTypedNumber;
      return isTooLong ? typing : caretAt(next, Math.max(0, to + next.length - value.length));
    }
    case 'erase': {
      const start = from === to ? Math.max(0, from - 1) : from;
      return caretAt(value.slice(0, start) + value.slice(to), start);
    }
    default: {
      const next = typable(value.slice(0, from) + key + value.slice(to));
      return next === null ? typing : caretAt(next, from + 1);
    }
  }
}
