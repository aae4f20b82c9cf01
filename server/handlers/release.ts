import type { Caller } from '../auth/caller';
import { Refusal } from '../replies/refusal';
import { releaseTime, type Timetable } from '../rules/schedule';

export const noOwnResult = () => new Refusal('not-found', { code: 'no-own-result' });

/** The later time from which learners may read results; null if they may now, and for a draft, which has no results for them. */
export function laterRelease(timetable: Timetable | null, now: number): number | null {
  const release = timetable === null || timetable.state === 'draft' ? null : releaseTime(timetable);
  return release !== null && now < release ? release : null;
}

/** Whether learners may read results of an assessment with this schedule. */
export const isReleased = (timetable: Timetable | null, now: number): boolean =>
  timetable?.state !== 'draft' && laterRelease(timetable, now) === null;

/**
 * Throws 403 `not-released`, or 404 for a draft, if a learner may not read results yet. To be called before anything is known of the learner's submission:
 * the refusal is the same for every learner.
 */
export function demandReleased(timetable: Timetable | null, { role }: Caller, now: number): void {
  if (role === 'admin' || isReleased(timetable, now)) return;
  const release = laterRelease(timetable, now);
  if (release === null) throw noOwnResult();
  const at = new Date(release).toISOString();
  throw new Refusal('not-released', { code: 'results-later', at }, { at });
}
