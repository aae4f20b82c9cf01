import { hourMs } from '../../../contract/fields/times';
import { laterRelease } from '../schedule/readable';
import type { Timetable } from '../schedule/schedule';

/** So long before the opening. */
const aheadMs = hourMs;

/** When learners are told that an assessment opens, epoch milliseconds; null: they are not. */
export const openingNewsAt = ({ state, opensAt }: Timetable, now: number): number | null =>
  state === 'published' && opensAt !== null && opensAt > now ? Math.max(now, opensAt - aheadMs) : null;

/**
 * When learners are told that results are out, after a change of the schedule. Null: they are not. Undefined: the change does not matter, because they were
 * out before it. Results that can be read from the opening on are no news: their learners see them when they hand in.
 */
export function resultsNewsAt(before: Timetable | null, after: Timetable, now: number): number | null | undefined {
  if (after.state === 'draft') return null;
  const release = laterRelease(after, now);
  if (release !== null) return after.resultsAt === null ? null : release;
  return before !== null && laterRelease(before, now) !== null ? now : undefined;
}
