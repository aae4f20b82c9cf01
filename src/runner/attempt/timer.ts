import { timerWarningShare } from '../../../contract/fields/limits';

/** Returns the milliseconds until the deadline, never negative. */
export const remaining = (deadline: number, now: number): number => Math.max(0, deadline - now);

/** Returns `MM:SS`, rounded up, so that 00:00 appears only when the time is over. Longer attempts show more minutes: `120:00`. */
export function timerText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** Whether the timer is red: 15 % of the total time or less is left (spec §9). Both arguments in milliseconds. */
export const isUrgent = (left: number, total: number): boolean => left <= total * timerWarningShare;

/** The last time before the end that is announced, in milliseconds. */
export const lastMark = 60_000;

/** Times before the end at which the time that is left is announced, beside half the time. Milliseconds. */
const spokenMarks = [600_000, 300_000, lastMark];

/** Long enough for the next tick, short enough that a page that wakes later does not announce a mark that is no longer true. */
const spokenMs = 10_000;

/** Returns the time mark that has just been passed, in milliseconds before the end (half the time, 10, 5 or 1 minutes), or null. */
export function markAt(left: number, total: number): number | null {
  return [total / 2, ...spokenMarks].find((mark) => mark < total && left <= mark && mark - left < spokenMs) ?? null;
}
