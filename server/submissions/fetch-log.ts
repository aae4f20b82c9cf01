import { recentlyUsed } from '../memory/recently-used';
import { isTemporary } from '../store/engine/retries/outage';
import type { Store } from '../store/engine/store';
import { fetchOnce, type PaperFetch } from '../store/hand-ins/sittings/paper-fetches';

/** Which accounts fetched which papers. */
export interface FetchLog {
  /** Notes a fetch in memory, without waiting. A repeat changes nothing, but a clear paper after a sealed one. */
  record(assessmentId: number, uid: string, form: 'clear' | 'sealed'): void;
  /** Whether this process remembers a fetch of the clear paper; it may be on record where this is false. */
  hasClear(assessmentId: number, uid: string): boolean;
  /** Writes what is noted. Rejects if the database takes no writes; then the notes wait. */
  flush(): Promise<void>;
  /** Drops what is noted or remembered of erased people. */
  forget(isErased: (uid: string) => boolean): void;
}

/** Bounds of a log. */
export interface FetchLogBounds {
  /** Milliseconds from the first note to the write. */
  everyMs: number;
  /** Notes that wait. */
  mostWaiting: number;
}

const usualBounds: FetchLogBounds = { everyMs: 1_000, mostWaiting: 50_000 };
const groupSize = 500;
/** Written notes that are remembered, so that their repeats cost nothing. With the notes that wait, some 15 MB. */
const mostKnown = 50_000;

const keyOf = (assessmentId: number, uid: string): string => `${assessmentId} ${uid}`;

/**
 * Papers are answered from memory, to thousands within seconds, so no request waits for this write: notes are written in groups, at most
 * every second. Beyond the bound of waiting notes a fetch is not noted; the account's next fetch is.
 */
export function openFetchLog(store: Store, now: () => number, changes: Partial<FetchLogBounds> = {}): FetchLog {
  const { everyMs, mostWaiting } = { ...usualBounds, ...changes };
  const write = fetchOnce(store);
  const waiting = new Map<string, PaperFetch>();
  /** Account and assessment → `is_sealed`, as it is written. */
  const known = recentlyUsed<string, number>(mostKnown);
  let writing: Promise<void> = Promise.resolve();
  let isTimed = false;

  /** A row that the database refuses for its own sake is dropped, so that it does not hold up the others. */
  async function writeAlone(row: PaperFetch): Promise<void> {
    try {
      await write([row]);
    } catch (fault) {
      if (isTemporary(fault)) throw fault;
    }
  }

  async function writeGroup(rows: readonly PaperFetch[]): Promise<void> {
    try {
      await write(rows);
    } catch (fault) {
      if (isTemporary(fault)) throw fault;
      for (const row of rows) await writeAlone(row);
    }
  }

  async function writeAll(): Promise<void> {
    const noted = [...waiting];
    for (let at = 0; at < noted.length; at += groupSize) {
      const group = noted.slice(at, at + groupSize);
      await writeGroup(group.map(([, row]) => row));
      for (const [key, row] of group) {
        // The clear paper may have been fetched since.
        if (waiting.get(key) === row) waiting.delete(key);
        known.set(key, row.is_sealed);
      }
    }
  }

  /** One write after the other. */
  function flush(): Promise<void> {
    writing = writing.catch(() => undefined).then(writeAll);
    return writing;
  }

  function writeLater(): void {
    if (isTimed) return;
    isTimed = true;
    setTimeout(async () => {
      // Other calls report the fault of a database; these notes wait.
      await flush().catch(() => undefined);
      isTimed = false;
      if (waiting.size > 0) writeLater();
    }, everyMs).unref();
  }

  return {
    record(assessmentId, uid, form) {
      const key = keyOf(assessmentId, uid);
      const isSealed = form === 'sealed' ? 1 : 0;
      const noted = waiting.get(key);
      const before = noted?.is_sealed ?? known.get(key);
      if ((before !== undefined && before <= isSealed) || (noted === undefined && waiting.size >= mostWaiting)) return;
      waiting.set(key, { assessment_id: assessmentId, uid, fetched_at: noted?.fetched_at ?? now(), is_sealed: isSealed });
      writeLater();
    },
    hasClear(assessmentId, uid) {
      const key = keyOf(assessmentId, uid);
      return (waiting.get(key)?.is_sealed ?? known.get(key)) === 0;
    },
    flush,
    forget(isErased) {
      for (const [key, { uid }] of waiting) if (isErased(uid)) waiting.delete(key);
      for (const key of [...known.keys()]) if (isErased(key.slice(key.indexOf(' ') + 1))) known.delete(key);
    },
  };
}
