import { mostPercent, usualPercent } from '../../../../contract/fields/limits';

/** Parses a typed factor into per cent; null if it cannot be granted. */
export function percentFrom(typed: string): number | null {
  const factor = Number(typed.trim().replace(',', '.'));
  const percent = Math.round(factor * usualPercent);
  return typed.trim() !== '' && percent >= usualPercent && percent <= mostPercent ? percent : null;
}
