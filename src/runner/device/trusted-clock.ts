import { type Clock, heard, opened, type Reading, ran } from '../attempt/clock';
import { type Device, device } from './db';
import { dateAttempts } from './journal';
import { reader } from './look';
import { setting } from './people';

/** How often the record of passing time is renewed: what a clock set back while everything was closed can win at most. */
const recordMs = 5_000;

/** The time this page believes in: carried by the device's clocks, corrected by the server's replies. */
export interface TrustedClock {
  /** Trusted epoch milliseconds. */
  now: () => number;
  /** Whether the server's word stands and nothing doubtful has happened to the clocks since. */
  isSure: () => boolean;
  /** Learns what the device remembers; again later, what other pages have learned meanwhile. `floor` is a trusted time on record. */
  load: (floor?: number) => Promise<void>;
  /** Learns from a reply: its Date header, and the wall times when the request left and the reply came. */
  correct: (date: number, sent: number, received: number) => void;
  /** Puts the time that has passed on the device's record; to be called as often as one likes. */
  record: () => void;
  /** Calls back with the milliseconds by which the server's word has just moved the time, 0 if it agreed; returns what stops it. */
  onWord: (listener: (by: number) => void) => () => void;
}

export function createTrustedClock(db: Device, read: () => Reading): TrustedClock {
  let clock: Clock = opened(read(), 0);
  let isLoaded = false;
  let recordedAt = Number.NEGATIVE_INFINITY;
  /** The offset as the device's record has it; null while a write of ours has failed. */
  let stored: number | null = 0;
  const listeners = new Set<(by: number) => void>();

  function keep(): void {
    const { offset, time } = clock;
    stored = offset;
    recordedAt = time;
    const rows = [
      { key: 'clock-offset', value: offset },
      { key: 'clock-seen', value: time },
    ] as const;
    db.settings.bulkPut(rows).catch(() => {
      stored = null; // The next start would know less; this page knows.
    });
  }
  function look(): Clock {
    clock = ran(clock, read());
    if (stored !== null && clock.offset !== stored) keep();
    return clock;
  }
  return {
    now: () => look().time,
    isSure: () => look().doubt === 'none',
    load: async (floor = 0) => {
      const [offset, seen] = await Promise.all([setting(db, 'clock-offset'), setting(db, 'clock-seen')]);
      // The server's word in this page outranks every record.
      if (look().doubt === 'none') return;
      if (!isLoaded) clock = opened(read(), offset ?? 0, Math.max(floor, seen ?? 0));
      else if (offset !== null && stored !== null && offset !== stored) clock = { ...clock, offset, time: clock.last.wall + offset };
      else if (clock.doubt === 'opened') clock = opened(read(), clock.offset, Math.max(floor, clock.time));
      isLoaded = true;
      stored = offset ?? 0;
      look();
    },
    correct: (date, sent, received) => {
      const before = look();
      clock = heard(before, { date, sent, received });
      if (clock.offset !== before.offset) keep();
      if (clock.doubt !== 'none') return;
      const by = clock.offset - before.offset;
      for (const listener of listeners) listener(by);
      if (before.doubt !== 'none') dateAttempts(db, by).catch(() => undefined /* They stay undated; the next word dates them. */);
    },
    record: () => {
      if (look().time - recordedAt >= recordMs) keep();
    },
    onWord: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The clock of this page. */
export const trustedClock = createTrustedClock(device, reader(globalThis.document));
