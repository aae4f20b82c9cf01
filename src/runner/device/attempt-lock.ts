/** The right to change one attempt: of all pages of a device, one has it. */
export interface AttemptLock {
  /** Takes it from whichever page has it. */
  take: () => void;
  /** Gives it up; the next page in line gets it. */
  leave: () => void;
}

/**
 * Sits down for the attempt called `name`, or waits in line. `onChange` hears at once whether the seat is ours, and again when
 * the page before us closes or crashes, or another takes it. Where the platform has no locks every page has a seat;
 * rows and hand-in bear that.
 */
export function requestAttemptLock(
  locks: Pick<LockManager, 'request'> | undefined,
  name: string,
  onChange: (isOurs: boolean) => void,
): AttemptLock {
  let release: () => void = () => undefined;
  let line = new AbortController();
  let hasLeft = false;

  const hold = (): Promise<void> => {
    if (hasLeft) return Promise.resolve();
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
