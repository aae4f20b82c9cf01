import type { Paper } from '../../contract/assessment/assessment';
import { openScheduledPapers } from '../assessments/scheduled-papers';
import type { Asker } from '../auth/caller';
import { andThen, type MaybePromise } from '../performance/maybe-promise';
import type { PrecompressedJson } from '../performance/precompressed-json';
import { Refusal } from '../replies/refusal';
import { isClosed, isOpen, shownTimes, type Timing } from '../rules/schedule';
import { noAssessment } from './graded-submission';
import type { Handlers, Tools } from './handlers';

type Served = Pick<Handlers, 'getPaper' | 'unlock'>;

function demand<T>(found: T | null): T {
  if (found === null) throw noAssessment();
  return found;
}

function notOpen(timing: Timing): Refusal {
  const { opensAt: at = '' } = shownTimes(timing);
  return new Refusal('not-open', { code: 'opens-later', at }, { at });
}

function closed(timing: Timing): Refusal {
  const { closesAt: at = '' } = shownTimes(timing);
  return new Refusal('closed', { code: 'closed-since', at }, { at });
}

/** Papers, and the keys of sealed ones. */
export function paperHandlers({ store, papers, schedules, now }: Tools): Served {
  const scheduled = openScheduledPapers(store, now);

  /** What a learner gets of a paper with a schedule; admins see every paper as it is. */
  function paperOf(id: number, timing: Timing, asker: Asker): MaybePromise<PrecompressedJson<Paper> | null> {
    const at = now();
    const isPublished = timing.state === 'published';
    if (isPublished && isOpen(timing, at) && !isClosed(timing, at)) return scheduled.clear(id, timing);
    return asker.resolve().then(({ role }) => {
      if (role === 'admin') return scheduled.clear(id, timing);
      if (!isPublished) throw noAssessment();
      if (isClosed(timing, at)) throw closed(timing);
      return scheduled.sealed(id, timing);
    });
  }
  return {
    getPaper: ({ params: { id } }, asker) =>
      andThen(schedules.of(id), (timing) => andThen(timing === null ? papers.precompressed(id) : paperOf(id, timing, asker), demand)),

    unlock: ({ params: { id } }) =>
      andThen(schedules.of(id), (timing) => {
        if (timing !== null && timing.state !== 'published') throw noAssessment();
        if (timing !== null && !isOpen(timing, now())) throw notOpen(timing);
        return andThen(scheduled.key(id), demand);
      }),
  };
}
