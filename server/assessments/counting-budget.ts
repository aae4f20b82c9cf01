/**
 * The time for counting that all cohorts share: up to `burstMs` at once, and after counting `rest` times as long as that took. Milliseconds.
 */
export function openBudget({ rest, burstMs }: { rest: number; burstMs: number }) {
  let left = burstMs;
  let at = performance.now();
  const refill = (): void => {
    const now = performance.now();
    left = rest === 0 ? burstMs : Math.min(burstMs, left + (now - at) / rest);
    at = now;
  };
  return {
    /** Seconds until there is time again; 0: there is. */
    wait(): number {
      refill();
      return left > 0 ? 0 : Math.ceil((1 - left * rest) / 1000);
    },
    spend(ms: number): void {
      refill();
      left -= ms;
    },
  };
}
