import type { Attempt } from '../attempt/attempt';
import type { Parcel } from '../device/db';

/** When the time is over, a whole hall hands in within one second: each phone waits a random time below this. Milliseconds. */
export const sendJitterMs = 90_000;

/** Whether the clock ended an attempt. */
export const endedByClock = ({ handedInAt, deadline }: Attempt): boolean => handedInAt === deadline;

/**
 * Returns when a handed-in attempt may first be sent automatically, in wall epoch milliseconds; `random` is in [0, 1). Only the end of the
 * time makes thousands act at once: a submission by the learner goes at once (0).
 */
export const firstSendAt = (attempt: Attempt, now: number, random: number): number =>
  endedByClock(attempt) ? now + random * sendJitterMs : 0;

/** Whether a parcel still waits for its send jitter. A later time than the jitter allows comes from a clock that was set back since. */
export const isInSendJitter = ({ state, tries, nextTryAt }: Parcel, now: number): boolean =>
  state === 'waiting' && tries === 0 && nextTryAt > now && nextTryAt - now <= sendJitterMs;

/** Returns the milliseconds until the last of these parcels has passed its send jitter. */
export const sendJitterLeft = (parcels: readonly Parcel[], now: number): number =>
  Math.max(0, ...parcels.filter((p) => isInSendJitter(p, now)).map((p) => p.nextTryAt - now));

/** How long the wait for the send jitter goes on without a look at the parcels: a page may send them meanwhile. Milliseconds. */
const lookMs = 1_000;

/**
 * Resolves once no parcel waits for its send jitter. A worker that waited on for a parcel that a page has sent would be busy for a minute,
 * and a newer worker cannot take over from it meanwhile.
 */
export async function passesSendJitter(parcels: () => Promise<readonly Parcel[]>): Promise<void> {
  for (;;) {
    const left = sendJitterLeft(await parcels(), Date.now());
    if (left === 0) return;
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, lookMs)));
  }
}
