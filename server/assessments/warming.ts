import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../store/engine/store';
import type { Cohorts } from './cohorts';
import { groupComparisonOf, lastReleased } from './group-comparison';

/** When the first round begins, after a start, and how long after one the next: a test that was released meanwhile is counted by then. Milliseconds. */
const firstMs = 15_000;
const againMs = 600_000;
/** After each test a round rests for so many times as long as its counting took, as all counting does (`cohorts.ts`). */
const rest = 20;

/** What a round does. */
export interface WarmingParts {
  /** The tests that *Batches side by side* opens with. */
  tests: () => Promise<number[]>;
  /** Counts what has not been counted of a test. */
  count: (id: number) => Promise<unknown>;
  /** Puts the counted tests together. */
  together: () => Promise<unknown>;
  /** Rejects once all ends. */
  wait: (ms: number, ending: AbortSignal) => Promise<unknown>;
  onFault: (fault: unknown) => void;
}

export interface Warming {
  start(): void;
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
}

/** Counts before anybody asks what the first request after a start would count: 42,000 hand-ins take seconds (ADR 88). Each process for itself. */
export function openWarming({ tests, count, together, wait, onFault }: WarmingParts): Warming {
  const ending = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function round(): Promise<void> {
    for (const id of await tests()) {
      const began = performance.now();
      await count(id);
      await wait((performance.now() - began) * rest, ending.signal);
    }
    await together();
  }

  async function run(): Promise<void> {
    for (let ms = firstMs; !ending.signal.aborted; ms = againMs) {
      try {
        await wait(ms, ending.signal);
        await round();
      } catch (fault) {
        if (!ending.signal.aborted) onFault(fault);
      }
    }
  }

  return {
    start() {
      running = run();
    },
    stop() {
      ending.abort();
      return running;
    },
  };
}

/** All that any admin may be shown. */
const everything = { scope: null, makesKeys: true } as const;

/** The parts of a portal that runs. */
export const warmingOf = (db: Db, cohorts: Cohorts, now: () => number, onFault: WarmingParts['onFault']): Warming =>
  openWarming({
    tests: async () => (await lastReleased(db, everything, now())).rows.map(({ id }) => id),
    count: (id) => cohorts.sheets(id),
    together: () => groupComparisonOf({ db, cohorts }, everything, {}, now()),
    wait: (ms, signal) => pause(ms, undefined, { signal, ref: false }),
    onFault,
  });
