import { heapOfTimers } from './timers';

let open = 0;

const { setTimeout, clearTimeout } = globalThis;
const { transaction: begin } = IDBDatabase.prototype;

/** Counts the store's transactions under way, so that `settled` can wait for their end. */
function countTransactions(): void {
  IDBDatabase.prototype.transaction = function (...args) {
    const transaction = begin.apply(this, args);
    open += 1;
    for (const end of ['complete', 'abort'])
      transaction.addEventListener(end, () => {
        open -= 1;
      });
    return transaction;
  };
}

const turnOfLoop = () => new Promise((resolve) => setImmediate(resolve));

/** Resolves when all work has ended, except timers. */
export async function settled(): Promise<void> {
  for (let calm = 0; calm < 2; calm = open === 0 ? calm + 1 : 0) await turnOfLoop();
}

/** Time stands still between two ticks, however long their work takes. */
export interface VirtualTime {
  now: () => number;
  /** Advances the time by so many milliseconds. */
  passes: (ms: number) => Promise<void>;
  ends: () => void;
}

const tickMs = 20;

/** Puts every timer of this process on a clock that only `passes` advances. */
export function virtualTime(start: number): VirtualTime {
  const timers = heapOfTimers(start);
  Object.assign(globalThis, { setTimeout: timers.setTimeout, clearTimeout: timers.clearTimeout });
  countTransactions();
  return {
    now: timers.now,
    passes: async (ms) => {
      for (const end = timers.now() + ms; timers.now() < end; ) {
        timers.moves(timers.now() + tickMs);
        await settled();
      }
    },
    ends: () => {
      Object.assign(globalThis, { setTimeout, clearTimeout });
      IDBDatabase.prototype.transaction = begin;
    },
  };
}
