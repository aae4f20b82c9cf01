import type { Copy } from '../../../copy/en/common';

// Both languages of the portal use Indian grouping (1,00,000) and the same digits.
const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Formats whole seconds as learners see them: `30 min`, `6 min 40 s` or `40 s`. */
export function durationText(all: number, { minutes, seconds }: Pick<Copy, 'minutes' | 'seconds'>): string {
  const [whole, rest] = [Math.floor(all / 60), all % 60];
  if (whole === 0) return seconds(rest);
  return rest === 0 ? minutes(whole) : `${minutes(whole)} ${seconds(rest)}`;
}

/** Formats a number for admin screens: grouped, with a real minus sign; a dash for null. */
export const numberText = (value: number | null): string => (value === null ? '–' : grouped.format(value).replace('-', '−'));
