import type { Caller } from '../auth/caller';
import { Refusal } from '../replies/refusal';
import { releaseTime, type Timetable } from '../rules/schedule';

export const noOwnResult = () => new Refusal('not-found', { code: 'no-own-result' });

/** Whether a learner may read results of an assessment with this schedule. A draft has none: nobody was to answer it. */
export function isReleased(timetable: Timetable | null, now: number): boolean {
  if (timetable === null) return true;
  return timetable.state !== 'draft' && now >= (releaseTime(timetable) ?? now);
}

/**
 * Throws 403 `not-released`, or 404 for a draft, if a learner may not read results yet. To be called before anything is known of the learner's submission:
 * the refusal is the same for every learner.
 */
export function demandReleased(timetable: Timetable | null, { role }: Caller, now: number): void {
  if (timetable === null || role === 'admin' || isReleased(timetable, now)) return;
  const release = releaseTime(timetable);
  if (timetable.state === 'draft' || release === null) throw noOwnResult();
  const at = new Date(release).toISOString();
  throw new Refusal('not-released', { code: 'results-later', at }, { at });
}
