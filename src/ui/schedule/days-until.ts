import { dayMs } from '../../../contract/fields/times';

/** How many midnights of the device's time zone lie before a day, `2027-01-31`: 0 on it, negative behind it. `now`: epoch milliseconds. */
export function daysUntil(date: string, now: number): number {
  const today = new Date(now);
  return Math.round((Date.parse(date) - Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())) / dayMs);
}
