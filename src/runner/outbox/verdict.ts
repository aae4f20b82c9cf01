import * as v from 'valibot';
import { ReceiptSchema } from '../../../contract/assessment/assessment';
import { type ProblemCode, ProblemSchema } from '../../../contract/calls/problem';
import type { ParcelCause } from '../device/db';

/** The reply to a parcel. `body` is undefined where it was not JSON; the headers are as they stood. */
export interface ServerReply {
  status: number;
  body: unknown;
  retryAfter: string | null;
  date: string | null;
}

/** Why nothing came back. */
export type NoReply = 'unreached' | 'silent' | 'identity' | 'redirected';

/**
 * What becomes of the parcel.
 * `delivered`: acknowledged, it may leave; `receivedAt` is the server's time of filing · `again`: it stays and is tried later, not before `afterMs` if the server named a time
 * · `unauthenticated`: the token was not taken · `conflict`: something else is filed under its key · `refused`: it will never be taken.
 */
export type Verdict =
  | { type: 'delivered'; receivedAt: string }
  | { type: 'again'; cause: ParcelCause; afterMs: number | null }
  | { type: 'unauthenticated' }
  | { type: 'conflict' }
  | { type: 'refused'; reason: string };

/** Our server is there, and will not take it now. */
const busy: readonly ProblemCode[] = ['unavailable', 'too-many-requests'];

const final: readonly ProblemCode[] = ['invalid', 'forbidden', 'not-found', 'too-large', 'unsupported-type'];

/**
 * Judges a reply, or why there is none. Only words of our own server are final, and only it may ask for time: whatever else answers (a
 * captive portal, a proxy's error page) is a reason to try again.
 */
export function verdictOn(reply: ServerReply | NoReply): Verdict {
  if (typeof reply === 'string') return retry(reply);
  const receipt = v.safeParse(ReceiptSchema, reply.body);
  if (reply.status === 200 && receipt.success) return { type: 'delivered', receivedAt: receipt.output.submittedAt };
  const problem = v.safeParse(ProblemSchema, reply.body);
  if (!problem.success) return retry('stranger');
  const { code, message } = problem.output;
  if (code === 'unauthenticated') return { type: 'unauthenticated' };
  if (code === 'already-submitted') return { type: 'conflict' };
  // Tried on, slowly: an institute that lets the person in again has the answers by themselves.
  if (code === 'shut-out') return retry('shut-out');
  if (final.includes(code)) return { type: 'refused', reason: message };
  return retry(busy.includes(code) ? 'busy' : 'failed', retryAfterMs(reply.retryAfter, reply.date));
}

export const retry = (cause: ParcelCause, afterMs: number | null = null): Verdict => ({ type: 'again', cause, afterMs });

/** Longer than this no server is waited for: a longer time is a mistake, and with the backoff after it answers lie still for five minutes at most. */
export const longestWaitMs = 3 * 60_000;

/**
 * Milliseconds from a Retry-After header, in seconds or as a date (RFC 9110 §10.2.3); null if there is none that can be read. A date is counted
 * from the reply's own Date: the clock of this device may be hours off.
 */
export function retryAfterMs(header: string | null, date: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.parse(date ?? '');
  return Number.isNaN(ms) ? null : Math.min(longestWaitMs, Math.max(0, ms));
}

const firstStepMs = 2_000;
export const longestBackoffMs = 2 * 60_000;

/** Full jitter: anywhere between now and a ceiling that doubles with each try, so that a hall of phones does not knock in step. `random` is in [0, 1). */
export const backoffMs = (tries: number, random: number): number =>
  random * Math.min(longestBackoffMs, firstStepMs * 2 ** Math.min(tries, 20));
