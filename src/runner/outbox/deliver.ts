import * as v from 'valibot';
import { ResultSchema, SubmissionSchema } from '../../../contract/assessment/assessment';
import { learnerCalls } from '../../../contract/calls/learner-calls';
import { requestFor } from '../../../contract/calls/request';
import type { Device, Parcel } from '../device/db';
import { parcelsOf } from '../device/shelf';
import { receiptFor } from './receipts';
import { isInSendJitter } from './send-jitter';
import { backoffMs, longestBackoffMs, longestWaitMs, type NoReply, retry, type ServerReply, type Verdict, verdictOn } from './verdict';

/** What delivering needs of the place it runs in: a page or the worker. */
export interface DeliveryContext {
  db: Device;
  /** API address without a slash at its end. */
  base: string;
  fetch: typeof fetch;
  /**
   * A token of exactly this person, minted now; `isFresh` forces a new one. `sign-in`: the identity service has no such
   * session here · `unreachable`: it could not be asked.
   */
  token: (uid: string, isFresh: boolean) => Promise<{ token: string } | 'sign-in' | 'unreachable'>;
  /** Runs the work while no other page or worker runs its own. */
  withLock: <T>(work: () => Promise<T>) => Promise<T>;
  /** Wall epoch milliseconds. */
  now: () => number;
  /** In [0, 1). */
  random: () => number;
}

/**
 * `due`: only parcels whose backoff is over and whose turn has come · `now`: every parcel that the server has not asked to hold back ·
 * `asked`: every parcel, because the learner wants it.
 */
export type Urgency = 'due' | 'now' | 'asked';

const timeoutMs = 20_000;

/** Tries this person's parcels, oldest first, one at a time, under the one lock of the device. Returns how many still wait. */
export async function deliver(carrier: DeliveryContext, uid: string, urgency: Urgency): Promise<number> {
  return carrier.withLock(async () => {
    for (const parcel of await parcelsOf(carrier.db, uid)) if (isReady(parcel, urgency, carrier.now())) await tryOne(carrier, parcel);
    return (await parcelsOf(carrier.db, uid)).filter(isPending).length;
  });
}

/** Whether a parcel will be tried again without anybody's help, given a signed-in learner and a network. */
export const isPending = (parcel: Parcel): boolean => parcel.state === 'waiting' || parcel.state === 'sign-in';

/** Longer than any try takes: two sends and a look at the result, each with its time-out. */
const longestTryMs = 3 * timeoutMs;

/** Whether a page or the worker of this device is sending it at this moment. */
export const isSending = ({ sendingSince = null }: Parcel, now: number): boolean =>
  sendingSince !== null && Math.abs(now - sendingSince) < longestTryMs;

function isReady(parcel: Parcel, urgency: Urgency, now: number): boolean {
  if (!isPending(parcel)) return false;
  if (urgency === 'asked') return true;
  // The first versions believed whatever time a stranger asked for.
  if (Math.max(parcel.notBefore, parcel.nextTryAt) > now + longestWaitMs + longestBackoffMs) return true;
  // A clock that was set back since the last try would keep us away for as long as it was ahead.
  if (parcel.triedAt !== null && parcel.triedAt > now) return true;
  const isDue = parcel.tries === 0 ? !isInSendJitter(parcel, now) : parcel.nextTryAt <= now;
  return parcel.notBefore <= now && (urgency === 'now' || isDue);
}

async function tryOne(carrier: DeliveryContext, parcel: Parcel): Promise<void> {
  await carrier.db.parcels
    .update([parcel.uid, parcel.assessmentId], { sendingSince: carrier.now() })
    .catch(() => undefined /* A full disk must not keep answers from leaving; only the words on the screen lag behind. */);
  let verdict = await attemptWith(carrier, parcel, false);
  // A device whose clock is behind believes in a token the server calls expired: once more with one minted now.
  if (verdict.type === 'unauthenticated') verdict = await attemptWith(carrier, parcel, true);
  if (verdict.type === 'conflict') verdict = await reconciled(carrier, parcel);
  // What was filed and cannot be noted is sent again: a store that was opened anew meanwhile is asked once more.
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
  return verdictOn(await send(carrier, url, { ...init, body: parcel.body }));
}

/** The time-out covers the body too: a dead network may stall in the middle of it. A redirect is not followed, only seen. */
async function send(carrier: DeliveryContext, url: string, init: RequestInit): Promise<ServerReply | NoReply> {
  try {
    const response = await carrier.fetch(url, { ...init, redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) return 'redirected';
    const text = await response.text();
    const { status, headers } = response;
    return { status, body: jsonIn(text), retryAfter: headers.get('Retry-After'), date: headers.get('Date') };
  } catch (error) {
    // However a request dies, it is unknown whether it arrived, so the same body is sent again.
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'silent' : 'unreached';
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is not our server; the verdict says so.
    return undefined;
  }
}

/** A server that refuses any second hand-in may be refusing our own first: the result it filed tells whose answers it has. */
async function reconciled(carrier: DeliveryContext, parcel: Parcel): Promise<Verdict> {
  const minted = await carrier.token(parcel.uid, false);
  if (typeof minted === 'string') return retry('identity');
  const { url, init } = requestFor(carrier.base, learnerCalls.getResult, { params: { id: parcel.assessmentId } }, minted.token);
  const reply = await send(carrier, url, init);
  if (typeof reply === 'string') return retry(reply);
  const result = v.safeParse(ResultSchema, reply.body);
  if (reply.status !== 200 || !result.success) return retry('unsettled');
  const filed = new Map(result.output.questions.map((q) => [q.questionId, q.selectedOptionId]));
  const ours = v.parse(SubmissionSchema, JSON.parse(parcel.body)).answers;
  return ours.every((a) => (filed.get(a.questionId) ?? null) === a.selectedOptionId)
    ? { type: 'delivered', receivedAt: result.output.submittedAt }
    : { type: 'conflict' };
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
  const outcome = outcomeOf(verdict, triedAt);
  // Counted from where the server's patience begins again: phones that were all told the same time must not come back together.
  const nextTryAt = Math.max(triedAt, outcome.notBefore ?? 0) + backoffMs(tries, random());
  await db.parcels.update(key, { notBefore: 0, sendingSince: null, reason: null, cause: null, ...outcome, tries, triedAt, nextTryAt });
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
      return { state: 'refused', reason: verdict.reason };
  }
}
