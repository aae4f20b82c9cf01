import { type Clock, type ClockReading, earliest, openClock, recordClock, runClock } from '../attempt/clock';
import { hearServerTime, isLeap, type ServerTime } from '../attempt/server-word';
import { clockReader } from './clock-reading';
import { clockRecord } from './clock-record';
import { type Device, device } from './db';
import { dateAttempts, isDatedUnderWay } from './journal';

/** How often the record of passing time is renewed: what a clock set back while everything was closed can win at most. */
const recordMs = 5_000;

/** The time this page believes in: carried by the device's clocks, corrected by the server's replies. */
export interface TrustedClock {
  /** Trusted epoch milliseconds. */
  now: () => number;
  /** The earliest time that it can be, should the wall clock have been set while the page was out of sight. */
  earliest: () => number;
  /** Whether the server's word stands and nothing doubtful has happened to the clocks since. */
  isSure: () => boolean;
  /** Whether the server has contradicted this device's clocks and has to say so again before it is believed. */
  isContradicted: () => boolean;
  /** Learns what the device remembers; again later, what other pages have learned meanwhile. `floor` is a trusted time on record. */
  load: (floor?: number) => Promise<void>;
  /** Learns from a reply: its Date header, and the wall times when the request left and the reply came. */
  correct: (date: number, sent: number, received: number) => void;
  /** Puts the time that has passed on the device's record; to be called as often as one likes. */
  record: () => void;
  /** Calls back with the milliseconds by which the server's word has just moved the time, 0 if it agreed; returns what stops it. */
  onWord: (listener: (by: number) => void) => () => void;
}

export function createTrustedClock(db: Device, read: () => ClockReading): TrustedClock {
  /** Watched from here on: a wall clock that is set while the record is being read has been seen to move. */
  const first = read();
  let clock: Clock = openClock(first, 0);
  let isLoaded = false;
  let early: ServerTime[] = [];
  let judging = Promise.resolve();
  let recordedAt = Number.NEGATIVE_INFINITY;
  const record = clockRecord(db);
  const listeners = new Set<(by: number) => void>();

  function keep(isWord = false): void {
    recordedAt = clock.time;
    record.keep({ offset: clock.offset, seen: clock.time, sure: earliest(clock), leap: clock.leap }, isWord);
  }
  function look(): Clock {
    clock = runClock(clock, read());
    if (isLoaded && record.isStale(clock.offset)) keep();
    return clock;
  }
  function hear(word: ServerTime, isUnderWay: boolean): void {
    const before = look();
    clock = hearServerTime(before, word, isUnderWay);
    if (clock.offset !== before.offset || clock.leap !== before.leap) keep(true);
    if (clock.doubt !== 'none') return;
    const by = clock.offset - before.offset;
    for (const listener of listeners) listener(by);
    if (before.doubt !== 'none') dateAttempts(db, by).catch(() => undefined /* They stay undated until the first word of a later page. */);
  }
  /** A leap may be believed where it can end no attempt. A store that cannot be asked has none that an earlier page began. */
  async function judge(word: ServerTime): Promise<void> {
    hear(word, await isDatedUnderWay(db).catch(() => clock.isWatched));
  }
  async function load(floor = 0): Promise<void> {
    const { offset, seen, sure, leap } = await record.read();
    const latest = Math.max(floor, seen);
    // The server's word in this page outranks every record.
    if (isLoaded && look().doubt === 'none') return;
    if (!isLoaded) clock = { ...recordClock(runClock(openClock(first, offset ?? 0), read()), latest, sure ?? latest), leap };
    else if (record.isNews(offset)) clock = { ...clock, offset, time: clock.last.wall + offset, allowed: { least: offset, most: offset } };
    else if (clock.doubt === 'opened') clock = recordClock(clock, floor, earliest(clock));
    isLoaded = true;
    record.setOffset(offset ?? 0);
    look();
  }
  /** What the server said before the record was read, and what is being judged. */
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
      void known.catch(() => undefined /* Without a record the clocks and the server decide. */).then(catchUp);
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
export const trustedClock = createTrustedClock(device, clockReader(globalThis.document));
