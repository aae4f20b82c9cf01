/** Longer than any try takes: what holds the lock for so long is a page that was stopped in the middle of its work. */
const longestMs = 65_000;

/**
 * Runs the work while no other page or worker of this device runs its own; the lock passes on when its holder dies, and is taken from one that
 * keeps it for too long. Where the platform has no locks the work just runs: a doubled send is harmless, the server files one.
 */
export async function withOutboxLock<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), longestMs);
  const start = () => {
    clearTimeout(timer);
    return work();
  };
  try {
    return await (navigator.locks.request('outbox', { signal: patience.signal }, start) as Promise<T>);
  } catch (error) {
    if (!patience.signal.aborted) throw error;
    return (await navigator.locks.request('outbox', { steal: true }, work)) as T;
  }
}
