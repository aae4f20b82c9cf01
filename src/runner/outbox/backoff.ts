const firstStepMs = 2_000;
export const longestBackoffMs = 2 * 60_000;

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
