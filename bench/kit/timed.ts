/** Milliseconds that work takes, and the longest that other work of this process waited meanwhile. */
export async function timed(work: () => Promise<unknown>): Promise<{ took: number; waited: number }> {
  let waited = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    const now = performance.now();
    waited = Math.max(waited, now - last - 5);
    last = now;
  }, 5);
  const began = performance.now();
  await work();
  const took = performance.now() - began;
  waited = Math.max(waited, performance.now() - last - 5);
  clearInterval(watch);
  return { took, waited };
}
