import type { Paper } from '../../../contract/assessment/assessment';
import type { Asker } from '../../auth/caller';
import { andThen, type MaybePromise } from '../../memory/maybe-promise';
import type { PrecompressedJson } from '../../replies/precompressed-json';
import { Refusal } from '../../replies/refusal';
import { mayKnowOf, paperFor, type Reader } from '../../rules/schedule/readable';
import { isOpen, shownTimes, type Timetable } from '../../rules/schedule/schedule';
import { anybody, askingReader, keyRightMissing } from '../people/reader';
import { noAssessment } from '../shared/graded-submission';
import type { Handlers, Tools } from '../shared/handlers';
import { cacheablePapers } from './cacheable';

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
export function paperHandlers(tools: Tools): Pick<Handlers, 'getPaper' | 'locatePaper' | 'unlock'> {
  const { config, schedules, servedPapers: served, fetches, now } = tools;
  const cacheableOf = cacheablePapers(tools);

  /** Each fetch is noted: a hand-in that comes when the paper cannot be read any more is known to come from a person who holds the paper. */
  const recorded = (id: number, asker: Asker, form: 'clear' | 'sealed', paper: MaybePromise<Ready | null>): MaybePromise<Ready> =>
    andThen(paper, (ready) => {
      const found = demand(ready);
      fetches.record(id, asker.claims.uid, form);
      return found;
    });

  /** What a person gets of a paper with a schedule; admins who may read it see it as it is. */
  function paperOf(id: number, timetable: Timetable, reader: Reader, asker: Asker): MaybePromise<Ready> {
    switch (paperFor(timetable, reader, now())) {
      case 'clear':
        return reader.isAdmin ? andThen(served.clear(id, timetable), demand) : recorded(id, asker, 'clear', served.clear(id, timetable));
      case 'sealed':
        return recorded(id, asker, 'sealed', served.sealed(id, timetable));
      case 'closed':
        throw closed(timetable);
      case 'right-missing':
        throw keyRightMissing();
      case 'none':
        throw noAssessment();
    }
  }
  const getPaper = (id: number, asker: Asker): MaybePromise<Ready> =>
    andThen(schedules.of(id), (timetable) => {
      if (timetable === null) return recorded(id, asker, 'clear', served.clear(id, null));
      // An open paper that is for everybody is served without a look at the person.
      if (paperFor(timetable, anybody, now()) === 'clear') return paperOf(id, timetable, anybody, asker);
      // Of a test for everybody a further chance says nothing but that its last start has not passed for this person.
      const matters = (reader: Reader) => paperFor(timetable, reader, now());
      return askingReader(tools, id, timetable, asker, matters).then((reader) => paperOf(id, timetable, reader, asker));
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
        if (timetable === null) return andThen(served.key(id), demand);
        if (timetable.state !== 'published') throw noAssessment();
        return andThen(mayKnowOf(timetable, anybody) ? anybody : askingReader(tools, id, timetable, asker), (reader) => {
          if (!mayKnowOf(timetable, reader)) throw noAssessment();
          if (!isOpen(timetable, now())) throw notOpen(timetable);
          return andThen(served.key(id), (key) => {
            const found = demand(key);
            // With its key a sealed copy is the clear paper. What an admin looks at gives no right after the role.
            if (!reader.isAdmin) fetches.record(id, asker.claims.uid, 'clear');
            return found;
          });
        });
      }),
  };
}
