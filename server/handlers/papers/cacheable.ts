import type { Paper } from '../../../contract/assessment/assessment';
import { pictureHashesOf } from '../../../contract/assessment/paper-pictures';
import { andThen, type MaybePromise } from '../../memory/maybe-promise';
import { oncePerObject } from '../../memory/once-per-object';
import type { PrecompressedJson } from '../../replies/precompressed-json';
import { readableAt } from '../../rules/schedule/schedule';
import type { Tools } from '../shared/handlers';

/** Seconds that a cache keeps a paper at most: a paper that was withdrawn is gone from there after this time. */
const mostSeconds = 3_600;

/** A paper as learners may read it now. */
export interface Cacheable {
  paper: PrecompressedJson<Paper>;
  /** For how long a cache may keep the paper: at most until learners may read another form of it, or none. */
  seconds: number;
}

/** What a cache may keep of an assessment's paper at this moment; null: nothing. The same for all learners, so that nothing in it is personal. */
export function cacheablePapers({
  schedules,
  servedPapers,
  now,
}: Pick<Tools, 'schedules' | 'servedPapers' | 'now'>): (id: number) => MaybePromise<Cacheable | null> {
  return (id) =>
    andThen(schedules.of(id), (timetable) => {
      const at = now();
      const readable = readableAt(timetable, at);
      if (readable === null) return null;
      const served = timetable && readable.isSealed ? servedPapers.sealed(id, timetable) : servedPapers.clear(id, timetable);
      const seconds = readable.until === null ? mostSeconds : Math.min(mostSeconds, Math.floor((readable.until - at) / 1_000));
      return andThen(served, (paper) => paper && { paper, seconds });
    });
}

/** The hashes of the pictures that a device needs for a paper. */
export const picturesOf = oncePerObject(
  (paper: PrecompressedJson<Paper>): ReadonlySet<string> => new Set(pictureHashesOf(JSON.parse(paper.plain.body.toString()))),
);
