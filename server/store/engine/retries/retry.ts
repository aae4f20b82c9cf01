/** With the pauses between them at most 1.6 s. */
export const maxTries = 8;
const longestPauseMs = 500;

/** Milliseconds before the try after this one: longer each time, and random, so that two that met do not meet again. */
const pauseMs = (tries: number): number => Math.random() * Math.min(10 * 2 ** tries, longestPauseMs);

/** Does work until it succeeds, or fails with a fault that does not pass, or for the last time. */
export async function retried<T>(work: () => Promise<T>, isPassing: (fault: unknown) => boolean): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (fault) {
      if (tries >= maxTries || !isPassing(fault)) throw fault;
      await new Promise((later) => setTimeout(later, pauseMs(tries)));
    }
  }
}
