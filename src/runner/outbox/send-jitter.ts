import type { Attempt } from '../attempt/attempt';
import type { Parcel } from '../device/db';

/** At zero a whole hall hands in within the same second; each phone draws its turn within this time. Milliseconds. */
export const sendJitterMs = 90_000;

/**
 * When an attempt that was handed in may first be sent by itself, in wall epoch milliseconds; `random` is in [0, 1). Only the clock
 * makes thousands act at once: what a learner submits goes at once (0).
 */
export const firstSendAt = ({ handedInAt, deadline }: Attempt, now: number, random: number): number =>
  handedInAt === deadline ? now + random * sendJitterMs : 0;

/** Whether a parcel still waits for its turn. One that would come later than any turn can comes from a clock that was set back since. */
export const isInSendJitter = ({ state, tries, nextTryAt }: Parcel, now: number): boolean =>
  state === 'waiting' && tries === 0 && nextTryAt > now && nextTryAt - now <= sendJitterMs;

/** Milliseconds until the last of these parcels has had its turn. */
export const sendJitterLeft = (parcels: readonly Parcel[], now: number): number =>
  Math.max(0, ...parcels.filter((p) => isInSendJitter(p, now)).map((p) => p.nextTryAt - now));
