import type { Device } from './db';
import { setting } from './people';

/** What a device stores about its clocks; see `Settings` in db.ts. */
interface Remembered {
  offset: number;
  given: number;
  seen: number;
  sure: number;
  leap: number | null;
}

interface Found {
  offset: number | null;
  given: number | null;
  seen: number;
  sure: number | null;
  leap: number | null;
}

/** Offsets closer than this, in milliseconds, are the same step of the wall clock, seen by two pages. */
const sameMs = 1_000;

/** The device's record of its clocks, as one page knows it. */
export interface ClockRecord {
  read: () => Promise<Found>;
  /** Writes this page's values. Only server time (`isWord`) turns the latest recorded time back, or overrules another page. */
  keep: (now: Remembered, isWord: boolean) => void;
  /** Writes this page's values in the transaction around the call, which has the table of settings. */
  stamp: (now: Remembered) => Promise<void>;
  /** Sets the offset that was read from the record. */
  setOffset: (offset: number) => void;
  /** The recorded offset as this page knows it; null after a failed write of this page. */
  known: () => number | null;
  /**
   * Whether another page has written a different offset in the meantime. `before`: {@link known} when the read began; what this page has
   * written during the read is newer than what was read.
   */
  isNews: (offset: number | null, before: number | null) => offset is number;
  /** Whether this offset still has to be written to the record. */
  isStale: (offset: number) => boolean;
}

export function clockRecord(db: Device): ClockRecord {
  let stored: number | null = 0;
  const isSame = (a: number, b: number | null) => b !== null && Math.abs(a - b) <= sameMs;

  async function write({ offset, given, seen, sure, leap }: Remembered, known: number | null, isWord: boolean): Promise<void> {
    await db.transaction('rw', db.settings, async () => {
      const [there, last] = await Promise.all([setting(db, 'clock-offset'), setting(db, 'clock-seen')]);
      // Another page has heard the server more recently; this page's values are older.
      if (!isWord && there !== null && !isSame(there, known) && !isSame(there, offset)) return;
      await db.settings.bulkPut([
        { key: 'clock-offset', value: offset },
        { key: 'clock-given', value: given },
        { key: 'clock-seen', value: isWord ? seen : Math.max(seen, last ?? 0) },
        { key: 'clock-sure', value: sure },
        { key: 'clock-leap', value: leap },
      ]);
    });
  }
  return {
    read: async () => {
      const rows = await db.settings.bulkGet(['clock-offset', 'clock-given', 'clock-seen', 'clock-sure', 'clock-leap']);
      const [offset = null, given = null, seen, sure = null, leap = null] = rows.map((row) => row?.value as number | null | undefined);
      return { offset, given, seen: seen ?? 0, sure, leap };
    },
    keep: (now, isWord) => {
      const known = stored;
      stored = now.offset;
      write(now, known, isWord).catch(() => {
        stored = null; // The failed write leaves the record behind this page, so the next write must not be skipped.
      });
    },
    stamp: (now) => write(now, stored, false),
    setOffset: (offset) => {
      stored = offset;
    },
    known: () => stored,
    isNews: (offset, before): offset is number => offset !== null && stored !== null && offset !== stored && offset !== before,
    isStale: (offset) => stored !== null && offset !== stored,
  };
}
