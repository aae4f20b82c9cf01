import { dayMs } from './times';

// Days of the device's time zone: a day may have 23 or 25 hours. Times are epoch milliseconds.

/** The first moment of the day that has a time, moved by days. */
export function dayStart(at: number, days = 0): number {
  const day = new Date(at);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days).getTime();
}

/** The last millisecond of the day. */
export const dayEnd = (now: number): number => dayStart(now, 1) - 1;

/** The first moment of a day, `2027-01-31`. */
export function startOf(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return new Date(year, month - 1, day).getTime();
}

/** How many midnights lie between two times: 0 today, 1 for yesterday or tomorrow. */
export const midnightsBetween = (from: number, to: number): number => Math.round((dayStart(to) - dayStart(from)) / dayMs);

/** How many midnights lie before a day, `2027-01-31`: 0 on it, negative behind it. */
export const daysUntil = (date: string, now: number): number => midnightsBetween(now, startOf(date));
