import * as v from 'valibot';
import { ReceiptSchema } from '../../../contract/assessment/assessment';
import { type ProblemCode, ProblemSchema } from '../../../contract/calls/problem';
import type { ParcelCause } from '../device/db';
import { retryAfterMs } from './backoff';

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
 * later, not before `afterMs` if the server named a time. · `unauthenticated`: the token was rejected. · `conflict`: another submission is
 * filed under the same key. · `refused`: the server will never accept the parcel; `erased`: because
 * the account was deleted.
 */
export type Verdict =
  | { type: 'delivered'; receivedAt: string }
  | { type: 'again'; cause: ParcelCause; afterMs: number | null }
  | { type: 'unauthenticated' }
  | { type: 'conflict' }
  | { type: 'refused'; code: ProblemCode; reason: string; cause: 'erased' | null };

/** Codes of our server that mean: not now. */
const busy: readonly ProblemCode[] = ['unavailable', 'too-many-requests'];

const final: readonly ProblemCode[] = ['invalid', 'forbidden', 'not-found', 'too-large', 'unsupported-type'];

/**
 * Judges a reply, or its absence. Only our own server's problems are final, and only our server may ask for a delay. Any other reply (a
 * captive portal, a proxy's error page) leads to a retry.
 */
export function verdictOn(reply: ServerReply | NoReply): Verdict {
  if (typeof reply === 'string') return retry(reply);
  const receipt = v.safeParse(ReceiptSchema, reply.body);
  if (reply.status === 200 && receipt.success) return { type: 'delivered', receivedAt: receipt.output.submittedAt };
  const problem = v.safeParse(ProblemSchema, reply.body);
  if (!problem.success) return retry('stranger');
  const { code, message, reason } = problem.output;
  if (code === 'unauthenticated') return { type: 'unauthenticated' };
  if (code === 'already-submitted') return { type: 'conflict' };
  // Retried slowly: the answers arrive automatically if the institute lets the person in again.
  if (code === 'shut-out') return retry('shut-out');
  if (final.includes(code)) return { type: 'refused', code, reason: message, cause: reason?.code === 'account-erased' ? 'erased' : null };
  return retry(busy.includes(code) ? 'busy' : 'failed', retryAfterMs(reply.retryAfter, reply.date));
}

export const retry = (cause: ParcelCause, afterMs: number | null = null): Verdict => ({ type: 'again', cause, afterMs });
