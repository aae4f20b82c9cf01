import type { Shown } from '../shown';
import type { Outage } from './failover';

/** A real run of the cluster. */
export interface MeasuredRun {
  /** Where it comes from. */
  from: string;
  learners: number;
  /** Over how long they hand in. */
  seconds: number;
  /** A name of `failover`. */
  fault: string;
  outage: Outage;
  /** As in `BalancerCosts`. */
  retryAfterS: number | null;
  shown: Shown;
}

/** Before the balancer refused as the portal does. What `npm run cluster -- faults none primary --learners 5000 --runs 1` kept, on two cores at a load of 18. */
const from = 'npm run cluster, 23 November 2026, 17:04';

export const runs: readonly MeasuredRun[] = [
  {
    from,
    learners: 5_000,
    seconds: 60,
    fault: 'none',
    retryAfterS: null,
    outage: { silentS: 0.393, refusedS: 0 },
    shown: {
      acknowledged: 5_000,
      triedAgain: 0,
      tries: 5_000,
      silentMs: 393,
      half: 78,
      most: 982,
      longest: 1_843,
      mean: 141,
      mostWaiting: 89,
      until: 59_958,
    },
  },
  {
    from,
    learners: 5_000,
    seconds: 60,
    fault: 'primary',
    retryAfterS: null,
    outage: { silentS: 19.083, refusedS: 19.1 },
    shown: {
      acknowledged: 5_000,
      triedAgain: 1_583,
      tries: 9_592,
      silentMs: 19_083,
      half: 79,
      most: 42_670,
      longest: 79_896,
      mean: 5_471,
      mostWaiting: 1_596,
      until: 93_868,
    },
  },
];
