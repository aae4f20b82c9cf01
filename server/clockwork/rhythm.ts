/** A process that has not renewed its lease for so long has ended, or has lost the database. Milliseconds. */
export const leaseMs = 60_000;
/** How often a long job renews its lease: two renewals may fail. */
export const renewMs = leaseMs / 3;
/** How often a process looks for due jobs, on the average. */
const lookMs = 10_000;
const firstPauseMs = 60_000;
const longestPauseMs = 3_600_000;

/** Milliseconds until the next look: processes that were started together drift apart. `random` is in [0, 1). */
export const untilNextLook = (random: number): number => lookMs * (0.5 + random);

/** Milliseconds until a job that failed is tried again: a minute, then twice as long each time, at most an hour. `tries`: how often it was taken. */
export const jobPauseAfter = (tries: number): number => Math.min(longestPauseMs, firstPauseMs * 2 ** (tries - 1));
