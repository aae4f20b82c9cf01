/** The longest `Retry-After` that counts, in milliseconds; a longer one is cut to it. With the backoff, answers wait five minutes at most. */
export const longestWaitMs = 3 * 60_000;

/**
 * Returns the milliseconds of a Retry-After header, in seconds or as a date (RFC 9110 §10.2.3), at most `longestWaitMs`; null if there is
 * none or it is unreadable. A date is compared with the reply's own Date, because this device's clock may be hours off.
 */
export function retryAfterMs(header: string | null, date: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.parse(date ?? '');
  return Number.isNaN(ms) ? null : Math.min(longestWaitMs, Math.max(0, ms));
}
