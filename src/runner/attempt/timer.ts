import { timerWarningShare } from '../../../contract/fields/limits';

/** Milliseconds until the deadline, never negative. */
export const remaining = (deadline: number, now: number): number => Math.max(0, deadline - now);

/** `MM:SS`, rounded up so that 00:00 is shown only when the time is over. Longer sittings show more minutes: `120:00`. */
export function timerText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** Red at 15 % of the total or less (spec §9). Both in milliseconds. */
export const isUrgent = (left: number, total: number): boolean => left <= total * timerWarningShare;

/** Long enough for the ticker to come by, and too short for a page that wakes later to say what is no longer true. */
const spokenMs = 10_000;

/** The mark that has just been passed, in milliseconds: half the time, 10, 5 or 1 minutes before the end; null at all other times. */
export function markAt(left: number, total: number): number | null {
  const marks = [total / 2, 600_000, 300_000, 60_000];
  return marks.find((mark) => mark < total && left <= mark && mark - left < spokenMs) ?? null;
}
