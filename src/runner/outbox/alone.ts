/**
 * Runs the work while no other page or worker of this device runs its own; the lock passes on when its holder dies. Where the
 * platform has no locks the work just runs: a doubled send is harmless, the server files one.
 */
export const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request('outbox', work) as Promise<T>) : work();
