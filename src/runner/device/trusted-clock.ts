import { type Clock, type ClockReading, earliest, openClock, recordClock, reopenClock, runClock } from '../attempt/clock';
import { hearServerTime, isLeap, type ServerTime } from '../attempt/server-word';
import { clockReader } from './clock-reading';
import { clockRecord } from './clock-record';
import { type Device, device } from './db';
import { dateAttempts, isDatedUnderWay } from './journal';

/** How often the latest time is recorded: the most that a clock set back while every page is closed can gain. */
const recordMs = 5_000;

/** This page's trusted time: the device's clocks, corrected by the server's replies. */
export interface TrustedClock {
  /** Trusted epoch milliseconds. */
  now: () => number;
  /** The earliest possible time, in case the wall clock was set while the page was hidden. */
  earliest: () => number;
  /** Whether server time is known and the clocks have run without doubt since. */
  isSure: () => boolean;
  /** Whether server time contradicts this device's clocks and needs confirmation. */
  isContradicted: () => boolean;
  /** Loads the device's record; called again, loads what other pages have learned. `floor`: a trusted time on record. */
  load: (floor?: number) => Promise<void>;
  /** Corrects the clock from a reply: its Date header, and the wall times at request and reply. All in milliseconds. */
  correct: (date: number, sent: number, received: number) => void;
  /** Records the passed time; may be called often. */
  record: () => void;
  /** Records the time in the transaction around the call, which has the table of settings. */
  stamp: () => Promise<void>;
  /**
   * Calls back with the milliseconds by which server time has just moved trusted time, 0 without a change. Returns the unsubscribe
   * function.
   */
  onWord: (listener: (by: number) => void) => () => void;
}

export function createTrustedClock(db: Device, read: () => ClockReading): TrustedClock {
  /** Read before the record, so that a wall clock set during the read is noticed. */
  const first = read();
  let clock: Clock = openClock(first, 0);
  let isLoaded = false;
  let early: ServerTime[] = [];
  let judging = Promise.resolve();
  let recordedAt = Number.NEGATIVE_INFINITY;
  const record = clockRecord(db);
  const listeners = new Set<(by: number) => void>();

  const values = () => ({ offset: clock.offset, given: clock.given, seen: clock.time, sure: earliest(clock), leap: clock.leap });
  function keep(isWord = false): void {
    recordedAt = clock.time;
    record.keep(values(), isWord);
  }
  function look(): Clock {
    clock = runClock(clock, read());
    if (isLoaded && record.isStale(clock.offset)) keep();
    return clock;
  }
  function hear(word: ServerTime, isUnderWay: boolean): void {
    const before = look();
    clock = hearServerTime(before, word, isUnderWay);
    if (clock.offset !== before.offset || clock.given !== before.given || clock.leap !== before.leap) keep(true);
    if (clock.doubt !== 'none') return;
    const by = clock.offset - before.offset;
    for (const listener of listeners) listener(by);
    if (before.doubt !== 'none')
      dateAttempts(db, by).catch(() => undefined /* The attempts stay undated until a later page hears a server time. */);
  }
  /** A jump may be accepted if no attempt can end by it. A database that fails has no attempt of an earlier page. */
  async function judge(word: ServerTime): Promise<void> {
    hear(word, await isDatedUnderWay(db, earliest(look())).catch(() => clock.isWatched));
  }
  async function load(floor = 0): Promise<void> {
    const known = record.known();
    const { offset, given, seen, sure, leap } = await record.read();
    const latest = Math.max(floor, seen);
    // A server time heard by this page outranks every record.
    if (isLoaded && look().doubt === 'none') return;
    if (!isLoaded) {
      const opened = openClock(first, offset ?? 0, 0, 0, given ?? undefined);
      clock = { ...recordClock(reopenClock(runClock(opened, read()), latest), latest, sure ?? latest), leap };
    } else if (record.isNews(offset, known))
      clock = { ...clock, offset, given: given ?? offset, time: clock.last.wall + offset, allowed: { least: offset, most: offset } };
    else if (clock.doubt === 'opened') clock = recordClock(clock, floor, earliest(clock));
    isLoaded = true;
    record.setOffset(offset ?? 0);
    look();
  }
  /** Judges server times that arrived before the record was read, after those being judged. */
  function catchUp(): Promise<void> {
    const words = early;
    early = [];
    for (const word of words) judging = judging.then(() => judge(word));
    return judging;
  }
  return {
    now: () => look().time,
    earliest: () => earliest(look()),
    isSure: () => look().doubt === 'none',
    isContradicted: () => clock.witness !== null,
    load: (floor) => load(floor).finally(catchUp),
    correct: (date, sent, received) => {
      const word = { date, sent, received };
      if (isLoaded && !isLeap(look(), word)) return hear(word, false);
      early.push(word);
      const known = isLoaded ? Promise.resolve() : load();
      void known.catch(() => undefined /* Without a record, the clocks and the server decide. */).then(catchUp);
    },
    record: () => {
      if (look().time - recordedAt >= recordMs) keep();
    },
    // Before the record is read, this page knows less than the record.
    stamp: async () => {
      look();
      if (isLoaded) await record.stamp(values()).catch(() => undefined /* The answers of the transaction matter more. */);
    },
    onWord: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The trusted clock of this page. */
export const trustedClock = createTrustedClock(device, clockReader(globalThis.document));
