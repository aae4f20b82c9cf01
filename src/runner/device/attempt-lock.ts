/** The right to change one attempt. At most one page of a device holds the lock. */
export interface AttemptLock {
  /** Takes the lock from the page that holds it. */
  take: () => void;
  /** Releases the lock; the next page in the queue gets it. */
  leave: () => void;
}

/**
 * Requests the lock called `name`, or waits for it. Calls `onChange` when this page gets or loses the lock: the earlier page closes or
 * crashes, or another page takes the lock. On platforms without locks every page counts as the holder; the stored rows and the hand-in
 * tolerate two writers.
 */
export function requestAttemptLock(
  locks: Pick<LockManager, 'request'> | undefined,
  name: string,
  onChange: (isOurs: boolean) => void,
): AttemptLock {
  let release: () => void = () => undefined;
  let line = new AbortController();
  let hasLeft = false;
  /** Whether this page has the lock or takes it: to take it again would take it from this page itself. */
  let isOurs = false;

  const hold = (): Promise<void> => {
    if (hasLeft) return Promise.resolve();
    isOurs = true;
    onChange(true);
    return new Promise((resolve) => {
      release = resolve;
    });
  };
  const wait = (): void => {
    line = new AbortController();
    const { signal } = line;
    locks?.request(name, { signal }, hold).catch(() => !signal.aborted && lost());
  };
  const stand = (): void => {
    isOurs = false;
    onChange(false);
    if (!hasLeft) wait();
  };
  const lost = (): void => {
    if (!hasLeft) stand();
  };

  if (locks === undefined) onChange(true);
  else locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? stand() : hold())).catch(lost);
  return {
    take: () => {
      if (isOurs) return;
      isOurs = true;
      line.abort();
      locks?.request(name, { steal: true }, hold).catch(lost);
    },
    leave: () => {
      hasLeft = true;
      line.abort();
      release();
    },
  };
}
