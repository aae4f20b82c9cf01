// Exists for `bench paper` and `bench hour`: one look at a short list serves all calls of the next seconds.
import type { MaybePromise } from './maybe-promise';

/** A value that other processes may change, kept for a time. */
export interface Reread<T> {
  /** At once while the value is fresh. Rejects with what the reading rejects with, if nothing was read before. */
  current(): MaybePromise<T>;
  /** Has the value read again for all that ask from now on: after a change by this process. */
  again(): void;
}

/** Reads a value once for all that ask within `freshMs`. */
export function reread<T extends object>(read: () => Promise<T>, freshMs: number): Reread<T> {
  let known: T | null = null;
  let until = 0;
  let asking: Promise<T> | null = null;

  function ask(): Promise<T> {
    const began = performance.now();
    const reading = read()
      .catch((fault: unknown) => {
        // What was known last holds while the database is away; papers are served from memory at such times.
        if (known === null) throw fault;
        return known;
      })
      .then((value) => {
        // A reading that began before a change is for those that asked before it.
        if (asking !== reading) return value;
        known = value;
        until = began + freshMs;
        return value;
      })
      .finally(() => {
        if (asking === reading) asking = null;
      });
    asking = reading;
    return reading;
  }
  return {
    current: () => (known !== null && performance.now() < until ? known : (asking ?? ask())),
    again() {
      until = 0;
      asking = null;
    },
  };
}
