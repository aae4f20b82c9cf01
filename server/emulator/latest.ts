/**
 * Makes calls to `work` share runs: each call is answered by a run that began after it, at most one runs and one waits.
 * So a hundred sign-ups in one moment write the account file twice and not a hundred times.
 */
export function latest(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let waiting: Promise<void> | null = null;

  const start = (): Promise<void> => {
    waiting = null;
    running = work().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (running === null) return start();
    waiting ??= running.then(start, start);
    return waiting;
  };
}
