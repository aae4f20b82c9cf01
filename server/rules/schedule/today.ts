import type { DayTest } from '../../../contract/assessment/today';
import { dayMs, hourMs, minuteMs } from '../../../contract/fields/times';
import { isClosed, isOpen, releaseTime, type Timetable } from './schedule';

/** When the last attempt without extra time ends, epoch milliseconds; null without a last start. */
export const endOf = ({ closesAt, endsTogether, moreMinutes }: Timetable, durationMinutes: number): number | null =>
  closesAt === null ? null : closesAt + ((endsTogether ? 0 : durationMinutes) + moreMinutes) * minuteMs;

/** What a published assessment does at a time. */
export function phaseOf(timetable: Timetable, durationMinutes: number, now: number): DayTest['phase'] {
  if (!isOpen(timetable, now)) return 'opens';
  if (!isClosed(timetable, now)) return 'open';
  const end = endOf(timetable, durationMinutes);
  if (end !== null && now <= end) return 'ends';
  const release = releaseTime(timetable);
  return release !== null && now < release ? 'results' : 'over';
}

/** The time of what comes next, by which a day is ordered; what is over comes last. */
export function nextOf(timetable: Timetable, durationMinutes: number, now: number): number {
  const times = [timetable.opensAt, timetable.closesAt, endOf(timetable, durationMinutes), releaseTime(timetable)];
  return Math.min(...times.map((time) => (time === null || time < now ? Number.MAX_SAFE_INTEGER : time)));
}

/** The time that *Today* shows, epoch milliseconds: the day of UTC where none is asked for, else what is asked for, a day of 25 hours at most, as the end of summer time has. */
export function spanOf(asked: { from?: string | undefined; to?: string | undefined }, now: number): { from: number; to: number } {
  const from = asked.from === undefined ? now - (now % dayMs) : Date.parse(asked.from);
  const to = asked.to === undefined ? from + dayMs : Date.parse(asked.to);
  return { from, to: Math.min(to, from + dayMs + hourMs) };
}
