import type { Parcel } from '../../../runner/device/db';
import { isSending, isTriedSeldom } from '../../../runner/outbox/deliver';
import { isInSendJitter } from '../../../runner/outbox/send-jitter';
import { heldUntil, longestRefusedMs, waitsUntil } from '../../../runner/outbox/tries';
import { causeOf } from './older-causes';

/**
 * A parcel's state for the reader. `new`: not tried yet. · `network`: our server was not reached. · `busy`: our server replied but did not
 * accept it. · `turn`: waits for its send jitter. · `held`: the server asked to wait. · `sending`: a try is in progress.
 */
export type Situation = 'new' | 'turn' | 'network' | 'busy' | 'held' | 'sending' | 'sign-in' | 'refused' | 'elsewhere';

/** Whether our server replied without accepting the parcel. An unreachable server is no failure: the parcel waits. */
export function hasFailed(parcel: Parcel): boolean {
  const cause = causeOf(parcel);
  return (
    parcel.state === 'refused' ||
    (parcel.state === 'waiting' && parcel.tries > 0 && (cause === 'busy' || cause === 'failed' || cause === 'shut-out'))
  );
}

/** `now`: wall epoch milliseconds. A try without a network is over at once, and sends nothing. */
export function situationOf(parcel: Parcel, now: number, isOnline = true): Situation {
  if (isOnline && isSending(parcel, now)) return 'sending';
  if (parcel.state !== 'waiting') return parcel.state;
  if (heldUntil(parcel, now) > 0) return 'held';
  if (hasFailed(parcel)) return 'busy';
  if (parcel.tries > 0) return 'network';
  return isInSendJitter(parcel, now) ? 'turn' : 'new';
}

/** Returns the time of the next automatic try in epoch milliseconds, or null if no time is set. */
export function nextTryOf(parcel: Parcel, now: number): number | null {
  const isTimed = ['held', 'busy', 'network', 'turn', 'sign-in'].includes(situationOf(parcel, now)) || isTriedSeldom(parcel);
  if (!isTimed || isSending(parcel, now)) return null;
  return waitsUntil(parcel, now, isTriedSeldom(parcel) ? longestRefusedMs : undefined) || null;
}
