import { dayMs, minuteMs } from '../../../contract/fields/times';

/** Times at which people are told what is due are of so many milliseconds, so that one job tells all of a time. */
const slotMs = 15 * 60_000;
/** From and until when somebody may be told, by the own clock. */
const wakes = 8 * 60 * minuteMs;
const sleeps = 21 * 60 * minuteMs;

/** The time of the job that tells what is due at a time, not before it. Epoch milliseconds. */
export const slotOf = (at: number): number => Math.ceil(at / slotMs) * slotMs;

/** The day of a person whose clock is so many minutes ahead of UTC, as a count of days. `ms`: epoch milliseconds. */
export const ownDay = (ms: number, offset: number): number => Math.floor((ms + offset * minuteMs) / dayMs);

/** Milliseconds until the person's night; 0 or less at night. */
export function untilNight(ms: number, offset: number): number {
  const clock = ms + offset * minuteMs - ownDay(ms, offset) * dayMs;
  return clock < wakes ? 0 : sleeps - clock;
}
