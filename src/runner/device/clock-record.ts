import type { Device } from './db';
import { setting } from './people';

/** What a device remembers of its clocks; see `Settings` in db.ts. */
interface Remembered {
  offset: number;
  seen: number;
  sure: number;
  leap: number | null;
}

interface Found {
  offset: number | null;
  seen: number;
  sure: number | null;
  leap: number | null;
}

/** Offsets closer than this are the same step of the wall clock, seen by two pages. */
const sameMs = 1_000;

/** The device's record of its clocks, as one page knows it. */
export interface ClockRecord {
  read: () => Promise<Found>;
  /** Writes what this page knows. Only the server's word (`isWord`) turns the latest time on record back, or overrules another page. */
  keep: (now: Remembered, isWord: boolean) => void;
  /** The offset as it was read. */
  setOffset: (offset: number) => void;
  /** Whether another page has written another offset since. */
  isNews: (offset: number | null) => offset is number;
  /** Whether the record has to be told of this offset. */
  isStale: (offset: number) => boolean;
}

export function clockRecord(db: Device): ClockRecord {
  /** The offset as the record has it; null while a write of this page has failed. */
  let stored: number | null = 0;
  const isSame = (a: number, b: number | null) => b !== null && Math.abs(a - b) <= sameMs;

  async function write({ offset, seen, sure, leap }: Remembered, known: number | null, isWord: boolean): Promise<void> {
    await db.transaction('rw', db.settings, async () => {
      const [there, last] = await Promise.all([setting(db, 'clock-offset'), setting(db, 'clock-seen')]);
      // Another page has heard the server since: what this one knows is older.
      if (!isWord && there !== null && !isSame(there, known) && !isSame(there, offset)) return;
      await db.settings.bulkPut([
        { key: 'clock-offset', value: offset },
        { key: 'clock-seen', value: isWord ? seen : Math.max(seen, last ?? 0) },
        { key: 'clock-sure', value: sure },
        { key: 'clock-leap', value: leap },
      ]);
    });
  }
  return {
    read: async () => {
      const [offset, seen, sure, leap] = await Promise.all([
        setting(db, 'clock-offset'),
        setting(db, 'clock-seen'),
        setting(db, 'clock-sure'),
        setting(db, 'clock-leap'),
      ]);
      return { offset, seen: seen ?? 0, sure, leap };
    },
    keep: (now, isWord) => {
      const known = stored;
      stored = now.offset;
      write(now, known, isWord).catch(() => {
        stored = null; // The next start would know less; this page knows.
      });
    },
    setOffset: (offset) => {
      stored = offset;
    },
    isNews: (offset): offset is number => offset !== null && stored !== null && offset !== stored,
    isStale: (offset) => stored !== null && offset !== stored,
  };
}
