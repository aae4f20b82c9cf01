import type { Paper } from '../../contract/assessment/assessment';
import { openScheduledPapers } from '../assessments/scheduled-papers';
import type { Asker } from '../auth/caller';
import { andThen, type MaybePromise } from '../performance/maybe-promise';
import type { PrecompressedJson } from '../performance/precompressed-json';
import { Refusal } from '../replies/refusal';
import { hasTimes, isClosed, isOpen, shownTimes, type Timetable } from '../rules/schedule';
import { noAssessment } from './graded-submission';
import type { Handlers, Tools } from './handlers';

type Served = Pick<Handlers, 'getPaper' | 'unlock'>;

function demand<T>(found: T | null): T {
  if (found === null) throw noAssessment();
  return found;
}

export function notOpen(timetable: Timetable): Refusal {
  const { opensAt: at = '' } = shownTimes(timetable);
  return new Refusal('not-open', { code: 'opens-later', at }, { at });
}

function closed(timetable: Timetable): Refusal {
  const { closesAt: at = '' } = shownTimes(timetable);
  return new Refusal('closed', { code: 'closed-since', at }, { at });
}

/** Papers, and the keys of sealed ones. */
export function paperHandlers({ store, papers, schedules, fetches, now }: Tools): Served {
  const scheduled = openScheduledPapers(store, now);

  /** What a learner gets of a paper with a schedule; admins see every paper as it is. */
  function paperOf(id: number, timetable: Timetable, asker: Asker): MaybePromise<PrecompressedJson<Paper> | null> {
    const at = now();
    const isPublished = timetable.state === 'published';
    const record = () => {
      if (hasTimes(timetable)) fetches.record(id, asker.claims.uid);
    };
    if (isPublished && isOpen(timetable, at) && !isClosed(timetable, at)) {
      record();
      return scheduled.clear(id, timetable);
    }
    return asker.resolve().then(({ role }) => {
      if (role === 'admin') return scheduled.clear(id, timetable);
      if (!isPublished) throw noAssessment();
      if (isClosed(timetable, at)) throw closed(timetable);
      record();
      return scheduled.sealed(id, timetable);
    });
  }
  return {
    getPaper: ({ params: { id } }, asker) =>
      andThen(schedules.of(id), (timetable) =>
        andThen(timetable === null ? papers.precompressed(id) : paperOf(id, timetable, asker), demand),
      ),

    unlock: ({ params: { id } }) =>
      andThen(schedules.of(id), (timetable) => {
        if (timetable !== null && timetable.state !== 'published') throw noAssessment();
        if (timetable !== null && !isOpen(timetable, now())) throw notOpen(timetable);
        return andThen(scheduled.key(id), demand);
      }),
  };
}
