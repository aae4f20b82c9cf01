import type { Device, Parcel } from '../device/db';
import { parcelsOf } from '../device/shelf';
import { type Carrier, carryAll } from './courier';
import { type PostContext, post } from './post';
import { receiptFor } from './receipts';
import { timeoutMs } from './send';
import { isInSendJitter } from './send-jitter';
import { afterTry, backoffMs, longestRefusedMs, mayTry, refusedBackoffMs, type Urgency } from './tries';
import type { Verdict } from './verdict';

/** What delivery needs from its environment, a page or the worker. */
export interface DeliveryContext extends PostContext, Carrier {
  db: Device;
}

/**
 * Tries this person's parcels, oldest first, one at a time, under the device's lock. Refused ones wait for their time in each case; see try-now.ts. Returns the
 * number of parcels still waiting.
 */
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

function isReady(parcel: Parcel, urgency: Urgency, now: number): boolean {
  const isSeldom = isTriedSeldom(parcel);
  if (!isSeldom && !isPending(parcel)) return false;
  // After the wall clock was set back, the recorded times could block tries for hours.
  if (parcel.triedAt !== null && parcel.triedAt > now) return true;
  if (isSeldom) return mayTry(parcel, 'due', now, longestRefusedMs);
  const isTurn = parcel.tries === 0 && !isInSendJitter(parcel, now);
  return mayTry(parcel, isTurn && urgency === 'due' ? 'now' : urgency, now);
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
  const triedAt = now();
  const outcome = outcomeOf(parcel, verdict);
  const refusals = outcome.refusals ?? 0;
  const backoff = verdict.type === 'refused' ? refusedBackoffMs(refusals, random()) : backoffMs(parcel.tries + 1, random());
  await db.parcels.update(key, {
    sendingSince: null,
    reason: null,
    refusal: null,
    cause: null,
    ...outcome,
    refusals,
    triedAt,
    ...afterTry(parcel.tries, verdict.type === 'again' ? (verdict.afterMs ?? 0) : 0, backoff, triedAt),
  });
}

function outcomeOf(parcel: Parcel, verdict: Exclude<Verdict, { type: 'delivered' }>): Partial<Parcel> {
  switch (verdict.type) {
    case 'again': {
      // A network that fails now takes nothing back of what the server said.
      if (parcel.state !== 'refused') return { state: 'waiting', cause: parcel.cause === 'unsettled' ? 'unsettled' : verdict.cause };
      const { state, refusal = null, reason, cause = null, refusals = 0 } = parcel;
      return { state, refusal, reason, cause, refusals };
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
