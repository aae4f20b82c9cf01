/** Bounds of the lines in which rows wait to be committed together. */
export const lineBounds = {
  groupSize: 100,
  /**
   * Milliseconds. A burst costs half the CPU of its commits: some 20 submissions arrive in 20 ms, and without the pause a group had one or two. A hall starts, and
   * reads its results, in the same seconds too.
   */
  pauseMs: 20,
  /** A few seconds of work, and at most 120 MB of the largest papers. */
  maxWaiting: 5_000,
} as const;

/** Seconds until a full line has been worked off. */
export const fullLineSeconds = 3;
