import type { Attempt } from '../../attempt/attempt';
import type { TrustedClock } from '../../device/trusted-clock';
import { withTimeout } from './timeout';

interface Parts {
  clock: TrustedClock;
  attempt: () => Attempt | null;
  /** Asks the server for its time. Resolves once a reply, if any, has reached the clock. */
  askTime: () => Promise<void>;
}

/** The time of the attempt on screen. */
export interface AttemptTime {
  now: () => number;
  /** Returns a tick: the current time and the earliest possible time. */
  tick: () => { type: 'ticked'; at: number; earliest: number };
  /** Asks the server for its time, unless the clock is sure or was just corrected. Resolves after the reply or its time-out. */
  settle: () => Promise<void>;
  /** Asks from time to time while the clock is doubtful. */
  watch: () => void;
}

const patienceMs = 2_000;
const againMs = 60_000;
/** A server that contradicts this device must confirm its time: some time later, but within a minute. Milliseconds. */
const witnessedMs = 20_500;

/** Trusted time as one attempt counts it: server time moves it, unless the attempt began undated. */
export function attemptTime({ clock, attempt, askTime }: Parts): AttemptTime {
  let asking: Promise<void> | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;

  const ask = (): Promise<void> => {
    askedAt = clock.now();
    asking ??= withTimeout(patienceMs, askTime())
      .catch(() => undefined /* No reply: the device's own clocks decide. */)
      .then(() => clock.load().catch(() => undefined /* The record may be unreadable too. */))
      .finally(() => {
        asking = null;
      });
    return asking;
  };
  const lag = () => attempt()?.lag ?? 0;
  /** Server time may turn trusted time back a little. A section that the learner has ended stays ended: answers to the next one count. */
  const now = () => Math.max(clock.now() + lag(), attempt()?.sectionEnds?.at(-1) ?? Number.NEGATIVE_INFINITY);
  return {
    now,
    tick: () => ({ type: 'ticked', at: now(), earliest: clock.earliest() + lag() }),
    settle: () => (clock.isSure() ? Promise.resolve() : ask()),
    watch: () => {
      clock.record();
      if (!clock.isSure() && clock.now() - askedAt >= (clock.isContradicted() ? witnessedMs : againMs)) void ask();
    },
  };
}
