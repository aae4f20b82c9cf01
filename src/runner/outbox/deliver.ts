import * as v from 'valibot';
import { type Answer, ResultSchema, SubmissionSchema } from '../../../contract/assessment/assessment';
import { learnerCalls } from '../../../contract/calls/learner-calls';
import { requestFor } from '../../../contract/calls/request';
import type { Device, Parcel } from '../device/db';
import { parcelsOf } from '../device/shelf';
import { backoffMs, longestBackoffMs, longestWaitMs } from './backoff';
import { receiptFor } from './receipts';
import { send, timeoutMs } from './send';
import { isInSendJitter } from './send-jitter';
import { retry, type Verdict, verdictOn } from './verdict';

/** What delivery needs from its environment, a page or the worker. */
export interface DeliveryContext {
  db: Device;
  /** API address without a trailing slash. */
  base: string;
  fetch: typeof fetch;
  /**
   * Returns an ID token of exactly this person; `isFresh` forces a new token. `sign-in`: the identity service has no session of this person
   * here. · `unreachable`: the identity service could not be asked.
   */
  token: (uid: string, isFresh: boolean) => Promise<{ token: string } | 'sign-in' | 'unreachable'>;
  /** Runs the work while no other page or worker of this device runs its own. */
  withLock: <T>(work: () => Promise<T>) => Promise<T>;
  /** Wall epoch milliseconds. */
  now: () => number;
  /** In [0, 1). */
  random: () => number;
}

/**
 * `due`: parcels whose backoff and send jitter are over. · `now`: every parcel that the server has not asked to hold back. · `asked`: every
 * parcel, because the learner wants it.
 */
export type Urgency = 'due' | 'now' | 'asked';

/** Tries this person's parcels, oldest first, one at a time, under the device's lock. Returns the number of parcels still waiting. */
export async function deliver(carrier: DeliveryContext, uid: string, urgency: Urgency): Promise<number> {
  return carrier.withLock(async () => {
    for (const parcel of await parcelsOf(carrier.db, uid)) if (isReady(parcel, urgency, carrier.now())) await tryOne(carrier, parcel);
    return (await parcelsOf(carrier.db, uid)).filter(isPending).length;
  });
}

/** Whether a parcel will be tried again automatically, given a signed-in learner and a network. */
export const isPending = (parcel: Parcel): boolean => parcel.state === 'waiting' || parcel.state === 'sign-in';

/** Longer than any try: two sends and a read of the result, each with its time-out. */
const longestTryMs = 3 * timeoutMs;

/** Whether a page or the worker of this device is sending the parcel at `now` (wall epoch milliseconds). */
export const isSending = ({ sendingSince = null }: Parcel, now: number): boolean =>
  sendingSince !== null && Math.abs(now - sendingSince) < longestTryMs;

/**
 * Whether a recorded wait is longer than any that this version records. Versions up to 0.5.0 accepted any `Retry-After`, even from other
 * servers.
 */
export const isOverlong = ({ notBefore, nextTryAt }: Pick<Parcel, 'notBefore' | 'nextTryAt'>, now: number): boolean =>
  Math.max(notBefore, nextTryAt) > now + longestWaitMs + longestBackoffMs;

function isReady(parcel: Parcel, urgency: Urgency, now: number): boolean {
  if (!isPending(parcel)) return false;
  if (urgency === 'asked') return true;
  if (isOverlong(parcel, now)) return true;
  // After the wall clock was set back, the recorded times could block tries for hours.
  if (parcel.triedAt !== null && parcel.triedAt > now) return true;
  const isDue = parcel.tries === 0 ? !isInSendJitter(parcel, now) : parcel.nextTryAt <= now;
  return parcel.notBefore <= now && (urgency === 'now' || isDue);
}

async function tryOne(carrier: DeliveryContext, parcel: Parcel): Promise<void> {
  await carrier.db.parcels
    .update([parcel.uid, parcel.assessmentId], { sendingSince: carrier.now() })
    .catch(() => undefined /* A full disk must not block the delivery; only the status on the screen is late. */);
  let verdict = await attemptWith(carrier, parcel, false);
  // On a device whose clock is behind, an expired token looks valid: try once more with a fresh token.
  if (verdict.type === 'unauthenticated') verdict = await attemptWith(carrier, parcel, true);
  if (verdict.type === 'conflict') verdict = await reconciled(carrier, parcel);
  // A filed submission that cannot be recorded would be sent again: record it once more, as the database may have been reopened.
  await settle(carrier, parcel, verdict).catch(() => settle(carrier, parcel, verdict));
}

async function attemptWith(carrier: DeliveryContext, parcel: Parcel, isFresh: boolean): Promise<Verdict> {
  const minted = await carrier.token(parcel.uid, isFresh);
  if (minted === 'sign-in') return { type: 'unauthenticated' };
  if (minted === 'unreachable') return retry('identity');
  const { url, init } = requestFor(
    carrier.base,
    learnerCalls.submit,
    { params: { id: parcel.assessmentId }, body: JSON.parse(parcel.body) },
    minted.token,
  );
  return verdictOn(await send(carrier.fetch, url, { ...init, body: parcel.body }));
}

/** A server that refuses a second submission may already have this one: the filed result shows whose answers it has. */
async function reconciled(carrier: DeliveryContext, parcel: Parcel): Promise<Verdict> {
  const minted = await carrier.token(parcel.uid, false);
  if (typeof minted === 'string') return retry('identity');
  const { url, init } = requestFor(carrier.base, learnerCalls.getResult, { params: { id: parcel.assessmentId } }, minted.token);
  const reply = await send(carrier.fetch, url, init);
  if (typeof reply === 'string') return retry(reply);
  const result = v.safeParse(ResultSchema, reply.body);
  if (reply.status !== 200 || !result.success) return retry('unsettled');
  const filed = new Map(result.output.questions.map((q) => [q.questionId, givenOf(q)]));
  const ours = v.parse(SubmissionSchema, JSON.parse(parcel.body)).answers;
  return ours.every((a) => (filed.get(a.questionId) ?? givenOf({ selectedOptionId: null })) === givenOf(a))
    ? { type: 'delivered', receivedAt: result.output.submittedAt }
    : { type: 'conflict' };
}

/** What was answered, in a form that can be compared. */
const givenOf = ({ selectedOptionId, selectedOptionIds = [], value = '' }: Omit<Answer, 'questionId' | 'markedForReview'>): string =>
  JSON.stringify([selectedOptionId, selectedOptionIds, value]);

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
  const outcome = outcomeOf(verdict, triedAt);
  // Counted from the server's `Retry-After`: phones that all got the same time must not return together.
  const nextTryAt = Math.max(triedAt, outcome.notBefore ?? 0) + backoffMs(tries, random());
  await db.parcels.update(key, {
    notBefore: 0,
    sendingSince: null,
    reason: null,
    refusal: null,
    cause: null,
    ...outcome,
    tries,
    triedAt,
    nextTryAt,
  });
}

function outcomeOf(verdict: Exclude<Verdict, { type: 'delivered' }>, now: number): Partial<Parcel> {
  switch (verdict.type) {
    case 'again':
      return { state: 'waiting', cause: verdict.cause, notBefore: verdict.afterMs === null ? 0 : now + verdict.afterMs };
    case 'unauthenticated':
      return { state: 'sign-in', cause: 'sign-in' };
    case 'conflict':
      return { state: 'elsewhere', cause: 'elsewhere' };
    case 'refused':
      return { state: 'refused', refusal: verdict.code, reason: verdict.reason, cause: verdict.cause };
  }
}
