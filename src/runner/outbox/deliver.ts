import { longestWaitMs } from '../../../contract/calls/retry-after';
import type { Device, Parcel } from '../device/db';
import { parcelsOf } from '../device/shelf';
import { backoffMs, longestBackoffMs, longestRefusedMs, refusedBackoffMs } from './backoff';
import { type Carrier, carryAll } from './courier';
import { type PostContext, post } from './post';
import { receiptFor } from './receipts';
import { timeoutMs } from './send';
import { isInSendJitter } from './send-jitter';
import type { Verdict } from './verdict';

/** What delivery needs from its environment, a page or the worker. */
export interface DeliveryContext extends PostContext, Carrier {
  db: Device;
}

/**
 * `due`: parcels whose backoff and send jitter are over. · `now`: every parcel that the server has not asked to hold back. · `asked`: every
 * parcel, because the learner wants it. Refused parcels wait for their time in each case; see try-now.ts.
 */
export type Urgency = 'due' | 'now' | 'asked';

/** Tries this person's parcels, oldest first, one at a time, under the device's lock. Returns the number of parcels still waiting. */
export function deliver(carrier: DeliveryContext, uid: string, urgency: Urgency): Promise<number> {
  const waiting = () => parcelsOf(carrier.db, uid);
  return carryAll(carrier, {
    waiting,
    isReady: (parcel, now) => isReady(parcel, urgency, now),
    tryOne: (parcel) => tryOne(carrier, parcel),
    owed: async () => (await waiting()).filter(isPending).length,
  });
}

/** Whether a parcel will be tried again automatically and soon, given a signed-in learner and a network. */
export const isPending = (parcel: Parcel): boolean => parcel.state === 'waiting' || parcel.state === 'sign-in';

/** Whether a parcel is tried again now and then although the server refused it: the reason may end, as a mistake of the server's does. */
export const isTriedSeldom = ({ state, cause }: Parcel): boolean => state === 'refused' && cause !== 'erased';

/** Longer than any try: two sends and a read of the result, each with its time-out. */
const longestTryMs = 3 * timeoutMs;

/** Whether a page or the worker of this device is sending the parcel at `now` (wall epoch milliseconds). */
export const isSending = ({ sendingSince = null }: Parcel, now: number): boolean =>
  sendingSince !== null && Math.abs(now - sendingSince) < longestTryMs;

/**
 * Whether a recorded wait is longer than any that this version records. Versions up to 0.5.0 accepted any `Retry-After`, even from other
 * servers.
 */
export const isOverlong = (
  { notBefore, nextTryAt, state }: Pick<Parcel, 'notBefore' | 'nextTryAt'> & { state?: Parcel['state'] },
  now: number,
): boolean => Math.max(notBefore, nextTryAt) > now + (state === 'refused' ? longestRefusedMs : longestWaitMs + longestBackoffMs);

function isReady(parcel: Parcel, urgency: Urgency, now: number): boolean {
  const isSeldom = isTriedSeldom(parcel);
  if (!isSeldom && !isPending(parcel)) return false;
  if (!isSeldom && urgency === 'asked') return true;
  if (isOverlong(parcel, now)) return true;
  // After the wall clock was set back, the recorded times could block tries for hours.
  if (parcel.triedAt !== null && parcel.triedAt > now) return true;
  if (isSeldom) return Math.max(parcel.nextTryAt, parcel.notBefore) <= now;
  const isDue = parcel.tries === 0 ? !isInSendJitter(parcel, now) : parcel.nextTryAt <= now;
  return parcel.notBefore <= now && (urgency === 'now' || isDue);
}

async function tryOne(carrier: DeliveryContext, parcel: Parcel): Promise<void> {
  await carrier.db.parcels
    .update([parcel.uid, parcel.assessmentId], { sendingSince: carrier.now() })
    .catch(() => undefined /* A full disk must not block the delivery; only the status on the screen is late. */);
  const verdict = await post(carrier, parcel);
  // A filed submission that cannot be recorded would be sent again: record it once more, as the database may have been reopened.
  await settle(carrier, parcel, verdict).catch(() => settle(carrier, parcel, verdict));
}

async function settle({ db, now, random }: DeliveryContext, parcel: Parcel, verdict: Verdict): Promise<void> {
  const key: [string, number] = [parcel.uid, parcel.assessmentId];
  if (verdict.type === 'delivered') {
    await db.transaction('rw', db.parcels, db.attempts, async () => {
      await db.attempts.update(key, { status: 'delivered', receipt: receiptFor(parcel, verdict.receivedAt) });
      await db.parcels.delete(key);
    });
    return;
  }
  const tries = parcel.tries + 1;
  const triedAt = now();
  const outcome = outcomeOf(parcel, verdict, triedAt);
  const refusals = outcome.refusals ?? 0;
  const backoff = verdict.type === 'refused' ? refusedBackoffMs(refusals, random()) : backoffMs(tries, random());
  await db.parcels.update(key, {
    notBefore: 0,
    sendingSince: null,
    reason: null,
    refusal: null,
    cause: null,
    ...outcome,
    refusals,
    tries,
    triedAt,
    // Counted from the server's `Retry-After`: phones that all got the same time must not return together.
    nextTryAt: Math.max(triedAt, outcome.notBefore ?? 0) + backoff,
  });
}

function outcomeOf(parcel: Parcel, verdict: Exclude<Verdict, { type: 'delivered' }>, now: number): Partial<Parcel> {
  switch (verdict.type) {
    case 'again': {
      const notBefore = verdict.afterMs === null ? 0 : now + verdict.afterMs;
      // A network that fails now takes nothing back of what the server said.
      if (parcel.state !== 'refused')
        return { state: 'waiting', cause: parcel.cause === 'unsettled' ? 'unsettled' : verdict.cause, notBefore };
      const { state, refusal = null, reason, cause = null, refusals = 0 } = parcel;
      return { state, refusal, reason, cause, refusals, notBefore };
    }
    case 'unauthenticated':
      return { state: 'sign-in', cause: 'sign-in' };
    case 'conflict':
      return { state: 'elsewhere', cause: 'elsewhere' };
    case 'refused':
      return {
        state: 'refused',
        refusal: verdict.code,
        reason: verdict.reason,
        cause: verdict.cause,
        refusals: (parcel.refusals ?? 0) + 1,
      };
  }
}
