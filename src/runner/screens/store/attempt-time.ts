import type { Attempt } from '../../attempt/attempt';
import type { TrustedClock } from '../../device/trusted-clock';
import { withTimeout } from './timeout';

interface Parts {
  clock: TrustedClock;
  attempt: () => Attempt | null;
  /** Asks the server what time it is; resolves when its answer, if any, has reached the clock. */
  askTime: () => Promise<void>;
}

/** The time of the attempt on screen. */
export interface AttemptTime {
  now: () => number;
  /** A moment of the clock, with the earliest time that it can be. */
  tick: () => { type: 'ticked'; at: number; earliest: number };
  /** Asks the server, unless its word stands or it has just been asked. Resolves when it has answered or will not. */
  settle: () => Promise<void>;
  /** Asks now and then while something is doubtful. */
  watch: () => void;
}

const patienceMs = 2_000;
const againMs = 60_000;
/** A server that contradicts this device has to say so again: not at once, and not in a minute. */
const witnessedMs = 20_500;

/** Trusted time as one attempt counts it: the server's word moves it, unless the attempt began under a clock that was wrong all along. */
export function attemptTime({ clock, attempt, askTime }: Parts): AttemptTime {
  let asking: Promise<void> | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;

  const ask = (): Promise<void> => {
    askedAt = clock.now();
    asking ??= withTimeout(patienceMs, askTime())
      .catch(() => undefined /* No word: the device's own clocks decide. */)
      .then(() => clock.load().catch(() => undefined /* Nor does the device know more. */))
      .finally(() => {
        asking = null;
      });
    return asking;
  };
  return {
    now: () => clock.now() + (attempt()?.lag ?? 0),
    tick: () => {
      const lag = attempt()?.lag ?? 0;
      return { type: 'ticked', at: clock.now() + lag, earliest: clock.earliest() + lag };
    },
    settle: () => (clock.isSure() ? Promise.resolve() : ask()),
    watch: () => {
      clock.record();
      if (!clock.isSure() && clock.now() - askedAt >= (clock.isContradicted() ? witnessedMs : againMs)) void ask();
    },
  };
}
