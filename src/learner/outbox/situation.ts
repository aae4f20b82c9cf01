import type { Parcel } from '../../runner/device/db';
import { isSending } from '../../runner/outbox/deliver';
import { isTakingTurns } from '../../runner/outbox/turn';
import { unreached } from '../../runner/outbox/verdict';

/**
 * Where a parcel stands, for a person to read. `new`: nobody has tried yet · `network`: no server was reached · `busy`: somebody answered, but
 * did not take it · `turn`: the clock handed it in, and phones take turns · `held`: the server has asked to wait · `sending`: a try is under way.
 */
export type Situation = 'new' | 'turn' | 'network' | 'busy' | 'held' | 'sending' | 'sign-in' | 'refused' | 'elsewhere';

/** Somebody answered and did not take it. A server that is out of reach is no failure: the parcel waits for it. */
export const hasFailed = ({ state, tries, reason }: Parcel): boolean =>
  state === 'refused' || (state === 'waiting' && tries > 0 && reason !== unreached);

/** `now` in wall epoch milliseconds. */
export function situationOf(parcel: Parcel, now: number): Situation {
  if (isSending(parcel, now)) return 'sending';
  if (parcel.state !== 'waiting') return parcel.state;
  if (parcel.notBefore > now) return 'held';
  if (hasFailed(parcel)) return 'busy';
  if (parcel.tries > 0) return 'network';
  return isTakingTurns(parcel, now) ? 'turn' : 'new';
}

/** When it is tried next by itself: epoch milliseconds, or null where no time is set. */
export function nextTryOf(parcel: Parcel, now: number): number | null {
  if (!['held', 'busy', 'network', 'turn'].includes(situationOf(parcel, now))) return null;
  const next = Math.max(parcel.nextTryAt, parcel.notBefore);
  return next > now ? next : null;
}
