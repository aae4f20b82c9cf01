import { mostPercent, usualPercent } from '../../../contract/fields/limits';

/** A factor as it was typed, in hundredths; null where it is none that can be granted. */
export function percentFrom(typed: string): number | null {
  const factor = Number(typed.trim().replace(',', '.'));
  const percent = Math.round(factor * usualPercent);
  return typed.trim() !== '' && percent >= usualPercent && percent <= mostPercent ? percent : null;
}
