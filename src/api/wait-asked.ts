import { retryAfterMs } from '../../contract/calls/retry-after';
import { ApiError } from './client';

/** The milliseconds that our server asked to wait with its refusal (`Retry-After`); 0 if it asked for none. */
export const waitAsked = (error: unknown): number => (error instanceof ApiError ? (retryAfterMs(error.retryAfter, error.date) ?? 0) : 0);

/** The pause behind a number of failed look-ups in a row: a second, doubled with each up to half a minute. Milliseconds. */
export const pauseAfter = (tries: number): number => Math.min(30_000, 1_000 * 2 ** tries);

/**
 * After how long a look-up that failed is made again by itself, milliseconds; null where our server asked for no wait. At a random moment of the pause behind
 * that wait: others were told the same.
 */
export function pauseAsked(error: unknown, tries: number): number | null {
  const waitMs = waitAsked(error);
  return waitMs === 0 ? null : waitMs + Math.random() * pauseAfter(tries);
}
