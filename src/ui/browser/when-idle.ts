/** Safari lacks requestIdleCallback. */
const shortlyMs = 1_000;
/** Time-out for a page that is never idle. */
const latestMs = 3_000;

/** Runs work when the browser is idle, after urgent rendering. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: latestMs });
  else setTimeout(work, shortlyMs);
}
