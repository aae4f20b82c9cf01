/** Safari cannot say when it has nothing to do. */
const shortlyMs = 1_000;

/** Has something done behind the screen, once nothing that is asked for now is left to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, shortlyMs);
}
