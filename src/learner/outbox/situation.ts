import type { Parcel } from '../../runner/device/db';
import { causeOf } from '../../runner/outbox/cause';
import { isSending } from '../../runner/outbox/deliver';
import { isInSendJitter } from '../../runner/outbox/send-jitter';

/**
 * Where a parcel stands, for a person to read. `new`: nothing was tried yet · `network`: our server was not reached · `busy`: our server answered, but
 * did not take it · `turn`: the clock handed it in, and phones take turns · `held`: the server has asked to wait · `sending`: a try is under way.
 */
export type Situation = 'new' | 'turn' | 'network' | 'busy' | 'held' | 'sending' | 'sign-in' | 'refused' | 'elsewhere';

/** Our server answered and did not take it. A server that is out of reach, or behind something else, is no failure: the parcel waits for it. */
export function hasFailed(parcel: Parcel): boolean {
  const cause = causeOf(parcel);
  return (
    parcel.state === 'refused' ||
    (parcel.state === 'waiting' && parcel.tries > 0 && (cause === 'busy' || cause === 'failed' || cause === 'shut-out'))
  );
}

/** `now` in wall epoch milliseconds. */
export function situationOf(parcel: Parcel, now: number): Situation {
  if (isSending(parcel, now)) return 'sending';
  if (parcel.state !== 'waiting') return parcel.state;
  if (parcel.notBefore > now) return 'held';
  if (hasFailed(parcel)) return 'busy';
  if (parcel.tries > 0) return 'network';
  return isInSendJitter(parcel, now) ? 'turn' : 'new';
}

/** When it is tried next by itself: epoch milliseconds, or null where no time is set. */
export function nextTryOf(parcel: Parcel, now: number): number | null {
  if (!['held', 'busy', 'network', 'turn', 'sign-in'].includes(situationOf(parcel, now))) return null;
  const next = Math.max(parcel.nextTryAt, parcel.notBefore);
  return next > now ? next : null;
}
