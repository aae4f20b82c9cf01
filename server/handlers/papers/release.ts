import { isoOf } from '../../../contract/fields/times';
import { Refusal } from '../../replies/refusal';
import { laterRelease } from '../../rules/schedule/readable';
import type { Timetable } from '../../rules/schedule/schedule';

export const noOwnResult = () => new Refusal('not-found', { code: 'no-own-result' });

/** The result is released at a time (epoch milliseconds). */
export function notReleased(release: number): Refusal {
  const at = isoOf(release);
  return new Refusal('not-released', { code: 'results-later', at }, { at });
}

/** Throws 403 `not-released` before the release. To be called for a person who may know of the assessment: the refusal is the same for all of them. */
export function demandReleased(timetable: Timetable | null, now: number): void {
  const release = laterRelease(timetable, now);
  if (release === null) return;
  throw notReleased(release);
}
