import { recentlyUsed } from '../memory/recently-used';
import { unavailable } from '../replies/refusal';
import { isTemporary } from '../store/engine/retries/outage';
import type { Store } from '../store/engine/store';
import { type ReadKey, writeReadings } from '../store/hand-ins/submissions/key-readings';
import { groupCommit } from './group-commit';
import { fullLineSeconds, lineBounds } from './line-bounds';

/** Which learners have read the key of which assessment (ADR 90). */
export interface KeyLog {
  /** Resolves once the reading is durable: then the reply with the key may leave. Throws 503 while too many wait. */
  note(reading: ReadKey): Promise<void>;
  /** Notes the first reading without waiting, of a learner of whom no hand-in is outstanding: it only tells an admin who gives a chance later. */
  noteLater(reading: ReadKey): void;
  /** Drops what is remembered of erased people. */
  forget(isErased: (uid: string) => boolean): void;
}

/** Readings that are remembered, so that their repeats cost nothing: some 10 MB. */
const mostKnown = 50_000;

const keyOf = ({ assessmentId, uid }: Pick<ReadKey, 'assessmentId' | 'uid'>): string => `${assessmentId} ${uid}`;

/** Writes readings in groups. */
export function openKeyLog(store: Store): KeyLog {
  const write = writeReadings(store);
  const known = recentlyUsed<string, true>(mostKnown);
  const line = groupCommit<ReadKey, null>({
    async commit(rows) {
      await write(rows);
      return rows.map(() => null);
    },
    keyOf,
    ...lineBounds,
    atOnce: store.writesAtOnce,
    overflow: () => unavailable({ code: 'portal-overloaded' }, fullLineSeconds),
    isHopeless: isTemporary,
  });
  return {
    async note(reading) {
      await line.add(reading);
      known.set(keyOf(reading), true);
    },
    noteLater(reading) {
      const key = keyOf(reading);
      if (known.has(key)) return;
      known.set(key, true);
      // The next reading is noted in its place.
      line.add(reading).catch(() => known.delete(key));
    },
    forget(isErased) {
      for (const key of [...known.keys()]) if (isErased(key.slice(key.indexOf(' ') + 1))) known.delete(key);
    },
  };
}
