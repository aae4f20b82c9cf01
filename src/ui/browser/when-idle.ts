/** Safari cannot say when it has nothing to do. */
const shortlyMs = 1_000;
/** A page that is never idle has it done all the same. */
const latestMs = 3_000;

/** Has something done behind the screen, once nothing that is asked for now is left to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: latestMs });
  else setTimeout(work, shortlyMs);
}
