/** Longer than any try: a holder that keeps the lock for longer was stopped in the middle of its work. Milliseconds. */
const longestMs = 65_000;

/**
 * Runs the work while no other page or worker of this device runs its own. The lock passes on when its holder dies, and is taken from a
 * holder that keeps it too long. Platforms without locks just run the work: a doubled send is harmless, because the server files one.
 */
export const withOutboxLock = <T>(work: () => Promise<T>): Promise<T> => withLock('outbox', work);

/** The same for starts, which never make a hand-in wait. */
export const withStartsLock = <T>(work: () => Promise<T>): Promise<T> => withLock('starts', work);

/** The same for the courier of all other messages. */
export const withCourierLock = <T>(work: () => Promise<T>): Promise<T> => withLock('courier', work);

async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), longestMs);
  const start = () => {
    clearTimeout(timer);
    return work();
  };
  try {
    return await (navigator.locks.request(name, { signal: patience.signal }, start) as Promise<T>);
  } catch (error) {
    if (!patience.signal.aborted) throw error;
    return (await navigator.locks.request(name, { steal: true }, work)) as T;
  }
}
