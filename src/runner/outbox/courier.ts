/** A kind of message that a device sends until the server has it: parcels, starts, and what the learner's errands carry. */
export interface Messages<M> {
  /** What waits, in the order in which it is tried. */
  waiting: () => Promise<readonly M[]>;
  /** `now`: wall epoch milliseconds. */
  isReady: (message: M, now: number) => boolean;
  /** Sends one, and records the outcome. */
  tryOne: (message: M) => Promise<void>;
  /** The number of messages that are still owed. */
  owed: () => Promise<number>;
}

export interface Carrier {
  /** Runs the work while no other page or worker of this device runs its own. */
  withLock: <T>(work: () => Promise<T>) => Promise<T>;
  /** Wall epoch milliseconds. */
  now: () => number;
  /** In [0, 1). */
  random: () => number;
}

/** Tries the messages of one kind that are ready, one at a time, under a lock. Returns the number still owed. */
export const carryAll = <M>({ withLock, now }: Carrier, { waiting, isReady, tryOne, owed }: Messages<M>): Promise<number> =>
  withLock(async () => {
    for (const message of await waiting()) if (isReady(message, now())) await tryOne(message);
    return owed();
  });
