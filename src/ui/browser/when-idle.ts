/** Safari lacks requestIdleCallback. */
const shortlyMs = 1_000;
/** Time-out for a page that is never idle. */
const latestMs = 3_000;

/** Runs work when the browser is idle, after urgent rendering. Returns the function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(work, { timeout: latestMs });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, shortlyMs);
  return () => clearTimeout(timer);
}
