import type { Paper } from '../../contract/assessment/assessment';
import { openScheduledPapers } from '../assessments/scheduled-papers';
import type { Asker } from '../auth/caller';
import { andThen, type MaybePromise } from '../performance/maybe-promise';
import type { PrecompressedJson } from '../performance/precompressed-json';
import { Refusal } from '../replies/refusal';
import { hasTimes, isClosed, isForAll, isOpen, shownTimes, type Timetable } from '../rules/schedule';
import { noAssessment } from './graded-submission';
import type { Handlers, Tools } from './handlers';
import { demandIsFor } from './people/for-learners';

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
      if (hasTimes(timetable) || !isForAll(timetable)) fetches.record(id, asker.claims.uid);
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
  /** An assessment for everybody looks nobody up. Rejects with 404 for a learner whom it is not for. */
  const forAsker = (id: number, timetable: Timetable, asker: Asker): MaybePromise<void> =>
    isForAll(timetable) ? undefined : asker.resolve().then((caller) => demandIsFor(store.db, id, timetable, caller));
  return {
    getPaper: ({ params: { id } }, asker) =>
      andThen(schedules.of(id), (timetable) => {
        if (timetable === null) return andThen(papers.precompressed(id), demand);
        return andThen(forAsker(id, timetable, asker), () => andThen(paperOf(id, timetable, asker), demand));
      }),

    unlock: ({ params: { id } }, asker) =>
      andThen(schedules.of(id), (timetable) => {
        if (timetable === null) return andThen(scheduled.key(id), demand);
        if (timetable.state !== 'published') throw noAssessment();
        return andThen(forAsker(id, timetable, asker), () => {
          if (!isOpen(timetable, now())) throw notOpen(timetable);
          return andThen(scheduled.key(id), demand);
        });
      }),
  };
}
