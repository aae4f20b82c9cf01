import * as v from 'valibot';
import { ReceiptSchema } from '../../../contract/assessment';
import { type ProblemCode, ProblemSchema } from '../../../contract/problem';

/** What came back for a parcel. `body` is undefined where it was not JSON. */
export interface ServerReply {
  status: number;
  body: unknown;
  /** The Retry-After header as it stood. */
  retryAfter: string | null;
}

/**
 * What becomes of the parcel.
 * `delivered`: acknowledged, it may leave; `receivedAt` is the server's time of filing · `again`: it stays and is tried later, not before `afterMs` if the server named a time
 * · `unauthenticated`: the token was not taken · `conflict`: something else is filed under its key · `refused`: it will never be taken.
 */
export type Verdict =
  | { type: 'delivered'; receivedAt: string }
  | { type: 'again'; reason: string; afterMs: number | null }
  | { type: 'unauthenticated' }
  | { type: 'conflict' }
  | { type: 'refused'; reason: string };

/** What this device itself says of a parcel that stays; whatever else stands in its place is the server's own sentence. */
export const ownReasons = {
  unreached: 'The server could not be reached.',
  stranger: 'Something other than the exam server answered.',
  busy: 'The server is busy.',
  signIn: 'Sign in again to send it.',
  elsewhere: 'Other answers for this assessment were already handed in from another device.',
} as const;

/** Why a parcel stays that nobody has answered: no failure, only a network or a server that is away. */
export const unreached = ownReasons.unreached;

const final: readonly ProblemCode[] = ['invalid', 'forbidden', 'not-found', 'too-large', 'unsupported-type'];

/**
 * Judges a reply; null means that none came. Only words of our own server are final: whatever else answers (a captive portal,
 * a proxy's error page) is a reason to try again.
 */
export function verdictOn(reply: ServerReply | null, now: number): Verdict {
  if (reply === null) return again(unreached);
  const receipt = v.safeParse(ReceiptSchema, reply.body);
  if (reply.status === 200 && receipt.success) return { type: 'delivered', receivedAt: receipt.output.submittedAt };
  const afterMs = retryAfterMs(reply.retryAfter, now);
  const problem = v.safeParse(ProblemSchema, reply.body);
  if (!problem.success) return again(ownReasons.stranger, afterMs);
  const { code, message } = problem.output;
  if (code === 'unauthenticated') return { type: 'unauthenticated' };
  if (code === 'already-submitted') return { type: 'conflict' };
  return final.includes(code) ? { type: 'refused', reason: message } : again(ownReasons.busy, afterMs);
}

const again = (reason: string, afterMs: number | null = null): Verdict => ({ type: 'again', reason, afterMs });

/** Milliseconds from a Retry-After header, in seconds or as a date (RFC 9110 §10.2.3); null if there is none that can be read. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

const firstStepMs = 2_000;
const longestMs = 2 * 60_000;

/** Full jitter: anywhere between now and a ceiling that doubles with each try, so that a hall of phones does not knock in step. `random` is in [0, 1). */
export const backoffMs = (tries: number, random: number): number => random * Math.min(longestMs, firstStepMs * 2 ** Math.min(tries, 20));
