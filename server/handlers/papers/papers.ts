import type { Paper } from '../../../contract/assessment/assessment';
import type { Asker } from '../../auth/caller';
import { andThen, type MaybePromise } from '../../performance/maybe-promise';
import type { PrecompressedJson } from '../../performance/precompressed-json';
import { Refusal } from '../../replies/refusal';
import { hasTimes, isForAll, isOpen, readableAt, shownTimes, type Timetable } from '../../rules/schedule';
import { noAssessment } from '../graded-submission';
import type { Handlers, Tools } from '../handlers';
import { demandIsFor } from '../people/for-learners';
import { cacheablePapers } from './cacheable';

type Served = Pick<Handlers, 'getPaper' | 'locatePaper' | 'unlock'>;
type Ready = PrecompressedJson<Paper>;

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
export function paperHandlers(tools: Tools): Served {
  const { config, store, papers, schedules, scheduledPapers: scheduled, fetches, now } = tools;
  const cacheableOf = cacheablePapers(tools);

  /** What a learner gets of a paper with a schedule; admins see every paper as it is. */
  function paperOf(id: number, timetable: Timetable, asker: Asker): MaybePromise<Ready | null> {
    const readable = readableAt(timetable, now());
    const record = () => {
      if (hasTimes(timetable) || !isForAll(timetable)) fetches.record(id, asker.claims.uid);
    };
    if (readable?.isSealed === false) {
      record();
      return scheduled.clear(id, timetable);
    }
    return asker.resolve().then(({ role }) => {
      if (role === 'admin') return scheduled.clear(id, timetable);
      if (timetable.state !== 'published') throw noAssessment();
      if (readable === null) throw closed(timetable);
      record();
      return scheduled.sealed(id, timetable);
    });
  }
  /** For an assessment that is for everybody, no person is looked up. Rejects with 404 for a learner whom it is not for. */
  const forAsker = (id: number, timetable: Timetable, asker: Asker): MaybePromise<void> =>
    isForAll(timetable) ? undefined : asker.resolve().then((caller) => demandIsFor(store.db, id, timetable, caller));
  const getPaper = (id: number, asker: Asker): MaybePromise<Ready> =>
    andThen(schedules.of(id), (timetable) => {
      if (timetable === null) return andThen(papers.precompressed(id), demand);
      return andThen(forAsker(id, timetable, asker), () => andThen(paperOf(id, timetable, asker), demand));
    });
  return {
    getPaper: ({ params: { id } }, asker) => getPaper(id, asker),

    // A learner who gets no paper from `getPaper` gets no digest either. What only admins may read now is in no cache.
    locatePaper: ({ params: { id } }, asker) =>
      andThen(getPaper(id, asker), (paper) => {
        if (!config.hasCacheInFront) return paper;
        return andThen(cacheableOf(id), (found) => (found?.paper.digest === paper.digest ? { digest: paper.digest } : paper));
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
