import { longestWaitMs } from '../../../contract/calls/retry-after';

/** `due`: what has waited long enough. · `now`: all that the server has not asked to hold back. · `asked`: everything, because the learner wants it. */
export type Urgency = 'due' | 'now' | 'asked';

/** When a message may be tried again; wall epoch milliseconds. Before `notBefore` the server wants no try. */
type Wait = { nextTryAt: number; notBefore: number };

const firstStepMs = 2_000;
const longestBackoffMs = 2 * 60_000;

/**
 * Returns a backoff in milliseconds with full jitter: random between 0 and a ceiling that doubles with each try, so that the phones of a
 * hall do not retry together. `random` is in [0, 1).
 */
export const backoffMs = (tries: number, random: number): number =>
  random * Math.min(longestBackoffMs, firstStepMs * 2 ** Math.min(tries, 20));

const firstRefusedMs = 5 * 60_000;
export const longestRefusedMs = 6 * 60 * 60_000;

/**
 * Returns the wait of a refused parcel in milliseconds, after so many refusals in a row: from minutes (a database that is being restored) to
 * hours, for ever, and never the same for two phones. `random` is in [0, 1).
 */
export const refusedBackoffMs = (refusals: number, random: number): number =>
  ((1 + random) / 2) * Math.min(longestRefusedMs, firstRefusedMs * 2 ** Math.min(refusals - 1, 20));

/** A time ahead, else 0. One that no wait explains is of a clock that was set back since, or of a version up to 0.5.0, and holds nothing up. */
const ahead = (time: number, longestMs: number, now: number): number => (time > now && time <= now + longestWaitMs + longestMs ? time : 0);

/** Until when the server holds a message back; 0: it does not. */
export const heldUntil = ({ notBefore }: Wait, now: number): number => ahead(notBefore, longestBackoffMs, now);

/** Until when a message waits by itself; 0: it does not. `longestMs`: the longest of its backoffs. */
export const waitsUntil = (wait: Wait, now: number, longestMs = longestBackoffMs): number =>
  Math.max(heldUntil(wait, now), ahead(wait.nextTryAt, longestMs, now));

export const mayTry = (wait: Wait, urgency: Urgency, now: number, longestMs?: number): boolean =>
  urgency === 'asked' || (urgency === 'now' ? heldUntil(wait, now) : waitsUntil(wait, now, longestMs)) === 0;

/** What is recorded of a try that failed. The backoff is counted from the server's `Retry-After`: phones that all got the same time must not return together. */
export const afterTry = (before: number, askedMs: number, backoff: number, now: number): Wait & { tries: number } => ({
  tries: before + 1,
  notBefore: askedMs > 0 ? now + askedMs : 0,
  nextTryAt: now + askedMs + backoff,
});
