// Exists for `bench paper` and `bench hour`: one look at a short list serves all calls of the next second.
import { setTimeout as wait } from 'node:timers/promises';
import type { MaybePromise } from './maybe-promise';

/** How long a process may keep what other processes change (ADR 53). */
export interface KeptFor {
  /** Milliseconds from the beginning of a reading. */
  freshMs: number;
  /** Milliseconds that a reading may take, at least `freshMs`; then the value is what was read last. */
  patienceMs: number;
  /** Whether other processes may serve the same database: then a change waits until it holds in them too. */
  isShared: boolean;
}

/** The freshness of every process: were one process's time longer, no other process could know how long to wait. */
export const freshnessOf = (isShared: boolean): KeptFor => ({ freshMs: 1_000, patienceMs: 1_000, isShared });

/** A value that other processes may change, kept for a time. */
export interface Reread<T> {
  /**
   * At once while the value is fresh. Rejects with what the reading rejects with, if nothing was read before. While the database is away or answers nothing,
   * the value is what was read last.
   */
  current(): MaybePromise<T>;
  /** Has the value read again for all that ask from now on: another process has changed it. */
  stale(): void;
  /**
   * To be called after the commit of a change by this process. The change holds in this process at once. Resolves when it holds in every process: by then
   * each of them has read the value again, or waits for a reading that began after the commit.
   */
  changed(): Promise<void>;
}

/** Timers may be early, and clocks of machines differ in their rate. */
const marginMs = 20;
/** A reading that has not answered for so long never will: its connection is lost. */
const lostMs = 10_000;

interface Asking<T> {
  began: number;
  answer: Promise<T>;
  /** Whether it was too slow: then all are answered at once by what was read last, until it ends. */
  isLate: boolean;
}

/** Reads a value once for all that ask within `freshMs`. */
export function reread<T extends object>(read: () => Promise<T>, { freshMs, patienceMs, isShared }: KeptFor): Reread<T> {
  let known: T | null = null;
  let until = 0;
  let asking: Asking<T> | null = null;

  /** What was known last, if the reading takes too long: papers are served from memory while the database hangs. */
  function orLast(reading: Promise<T>, tooLate: () => void): Promise<T> {
    const last = known;
    if (last === null) return reading;
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        tooLate();
        resolve(last);
      }, patienceMs).unref();
      const settle = (value: T) => {
        clearTimeout(late);
        resolve(value);
      };
      reading.then(settle, () => settle(last));
    });
  }

  function ask(): Promise<T> {
    const began = performance.now();
    const reading = read();
    const answer = orLast(reading, () => {
      own.isLate = true;
    });
    const own: Asking<T> = { began, answer, isLate: false };
    asking = own;
    const settle = (value: T | null): void => {
      // A reading that began before a change is for those that asked before it.
      if (asking !== own) return;
      asking = null;
      if (value === null) return;
      known = value;
      until = began + freshMs;
    };
    // After a failure, what is known holds as long as what was read; then the database is asked again.
    reading.then(settle, () => settle(known));
    return answer;
  }

  const stale = (): void => {
    until = 0;
    asking = null;
  };
  return {
    current() {
      const at = performance.now();
      if (known !== null && at < until) return known;
      if (asking === null) return ask();
      // Older than a value may be: what it reads may be from before a change that holds by now.
      const isOld = at - asking.began >= (asking.isLate ? lostMs : freshMs);
      return isOld ? ask() : asking.answer;
    },
    stale,
    async changed() {
      stale();
      if (isShared) await wait(freshMs + marginMs);
    },
  };
}
