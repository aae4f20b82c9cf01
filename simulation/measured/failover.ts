import type { DatabaseState } from '../cluster/database';
import type { Step } from '../outages';

/** One run of `npm run cluster -- faults`, in seconds. */
export interface Outage {
  /** The longest time without a hand-in that succeeded. */
  silentS: number;
  /** For so long of it tries failed; in the rest they waited, and succeeded at its end. */
  refusedS: number;
}

/** A fault as its runs showed it. */
export interface Measured {
  what: string;
  /** A simulation draws one of them. */
  runs: readonly Outage[];
  stepsOf(outage: Outage): readonly Step[];
}

/** Two good checks of a balancer, a second apart, end an outage that the database has ended before. */
const backS = 1;
/** Patroni's `ttl`: for so long a database that hangs is the primary. */
const ttlS = 20;
/** A process, or a balancer, is away until it is started again: 30 s in the runs. */
const awayMs = 30_000;

const database = (state: DatabaseState, seconds: number): Step => ({ part: 'database', state, forMs: Math.max(0, seconds * 1_000) });

/** A new primary answers reads, and lets commits wait until Patroni has told it that it has no standby. */
const thenAlone = ({ silentS, refusedS }: Outage): Step => database('alone', silentS - refusedS);

/** From the table of docs/runs/2026-11.md: 5,000 learners over 60 s. `refusedS` is the number of learners who tried again, by the rate at which they came. */
export const failover: Readonly<Record<string, Measured>> = {
  none: { what: 'no fault', runs: [{ silentS: 0, refusedS: 0 }], stepsOf: () => [] },
  primary: {
    what: 'kill -9 of the primary, its etcd and Patroni',
    runs: [
      { silentS: 29.3, refusedS: 21.2 },
      { silentS: 18.4, refusedS: 18.4 },
      { silentS: 33.6, refusedS: 21.5 },
    ],
    stepsOf: (outage) => [database('cut', outage.refusedS - backS), thenAlone(outage)],
  },
  hang: {
    what: 'SIGSTOP of the primary, as a disk that hangs',
    runs: [
      { silentS: 21.4, refusedS: 21.4 },
      { silentS: 22.1, refusedS: 21.0 },
      { silentS: 21.1, refusedS: 21.0 },
    ],
    stepsOf: (outage) => [
      database('hangs', Math.min(ttlS, outage.refusedS)),
      database('cut', outage.refusedS - ttlS - backS),
      thenAlone(outage),
    ],
  },
  disk: {
    what: 'a full disk on the primary',
    // Some hand-ins succeed between: tries fail for longer than the longest silence.
    runs: [
      { silentS: 38.1, refusedS: 41.9 },
      { silentS: 16.7, refusedS: 33.9 },
      { silentS: 17.8, refusedS: 32.8 },
    ],
    stepsOf: (outage) => [database('full', outage.refusedS - backS), thenAlone(outage)],
  },
  partition: {
    what: 'no packets between primary and standby',
    runs: [
      { silentS: 8.0, refusedS: 0 },
      { silentS: 8.0, refusedS: 0 },
      { silentS: 7.0, refusedS: 0 },
    ],
    stepsOf: (outage) => [thenAlone(outage)],
  },
  standby: {
    what: 'kill -9 of the standby',
    runs: [
      { silentS: 3.0, refusedS: 0 },
      { silentS: 3.9, refusedS: 0 },
      { silentS: 0.4, refusedS: 0 },
    ],
    stepsOf: (outage) => [thenAlone(outage)],
  },
  api: { what: 'kill -9 of an API process', runs: [{ silentS: 0.2, refusedS: 0 }], stepsOf: () => [{ part: 'process', forMs: awayMs }] },
  balancer: { what: 'kill -9 of a balancer', runs: [{ silentS: 0.2, refusedS: 0 }], stepsOf: () => [{ part: 'balancer', forMs: awayMs }] },
};
