import * as v from 'valibot';
import { ReceiptSchema } from '../../../contract/assessment/assessment';
import { handInRefusals, type ProblemCode, portalMark, problemIn } from '../../../contract/calls/problem';
import { retryAfterMs } from '../../../contract/calls/retry-after';
import type { Parcel, ParcelCause } from '../device/db';
import { hasDigest } from '../device/digest';

/** The reply to a parcel. `body` is undefined if it was not JSON; the headers are unparsed. */
export interface ServerReply {
  status: number;
  body: unknown;
  retryAfter: string | null;
  date: string | null;
}

/** Why there was no reply. */
export type NoReply = 'unreached' | 'silent' | 'identity' | 'redirected';

/**
 * The outcome of a try. `delivered`: acknowledged, the parcel may leave; `receivedAt` is the server's time of filing. · `again`: retry
 * later, not before `afterMs` if the server named a time. · `unauthenticated`: the token was rejected, or is another person's. · `conflict`: another submission is
 * filed under the same key; `isNamed`: it is certainly not this one. · `refused`: the server does not accept the parcel; `erased`: because the account was deleted.
 */
export type Verdict =
  | { type: 'delivered'; receivedAt: string }
  | { type: 'again'; cause: ParcelCause; afterMs: number | null }
  | { type: 'unauthenticated' }
  | { type: 'conflict'; isNamed?: boolean }
  | { type: 'refused'; code: ProblemCode; reason: string; cause: 'erased' | null };

/** Codes of our server that mean: not now. */
const busy: readonly ProblemCode[] = ['unavailable', 'too-many-requests'];

/** What a reply is about: a parcel, or a hand-in that the device cannot store. `body`: the JSON as sent. */
export type Letter = Pick<Parcel, 'uid' | 'assessmentId' | 'body'>;

/** Judges the reply to a letter, or its absence. A receipt counts only if it names the assessment and, unless its server is an old one, the bytes that were sent. */
export const verdictOn = (reply: ServerReply | NoReply, letter: Letter): Promise<Verdict> =>
  judged(reply, (body) => receiptFor(letter, body));

/**
 * Judges a reply, or its absence, whatever was sent. `receiptIn` returns when the server heard of it, or null if a body is no receipt of it. Only our own server's problems count, each at its own status; only a marked one refuses, and only our server may ask for a delay. Any
 * other reply (a captive portal, a gateway's JSON, a proxy's error page) leads to a retry.
 */
export async function judged(
  reply: ServerReply | NoReply,
  receiptIn: (body: unknown) => Promise<string | null> | string | null,
): Promise<Verdict> {
  if (typeof reply === 'string') return retry(reply);
  if (reply.status === 200) {
    const receipt = await receiptIn(reply.body);
    return receipt === null ? retry('stranger') : { type: 'delivered', receivedAt: receipt };
  }
  const problem = problemIn(reply.status, reply.body);
  if (problem === null) return retry('stranger');
  const { code, message, reason, from } = problem;
  // Another person's token is none for these answers: they wait for their own person, as without one.
  if (code === 'unauthenticated' || code === 'other-person') return { type: 'unauthenticated' };
  // Our server gives the same submission its receipt again; servers up to 0.10.0 do not say that it is they who refuse.
  if (code === 'already-submitted') return { type: 'conflict', isNamed: from === portalMark && reason?.code === 'other-submission-filed' };
  // Retried slowly: the answers arrive automatically if the institute lets the person in again.
  if (code === 'shut-out') return retry('shut-out');
  if (!handInRefusals.includes(code)) return retry(busy.includes(code) ? 'busy' : 'failed', retryAfterMs(reply.retryAfter, reply.date));
  if (from !== portalMark) return retry('stranger');
  return { type: 'refused', code, reason: message, cause: reason?.code === 'account-erased' ? 'erased' : null };
}

/** Returns when the server filed this letter, or null if the reply is no receipt, or the receipt of something else. */
async function receiptFor({ assessmentId, body }: Letter, reply: unknown): Promise<string | null> {
  const receipt = v.safeParse(ReceiptSchema, reply);
  if (!receipt.success || receipt.output.assessmentId !== assessmentId) return null;
  const { submittedAt, bodyHash } = receipt.output;
  const isOurs = bodyHash === undefined || (await hasDigest(bodyHash, new TextEncoder().encode(body).buffer));
  return isOurs ? submittedAt : null;
}

export const retry = (cause: ParcelCause, afterMs: number | null = null): Verdict => ({ type: 'again', cause, afterMs });
