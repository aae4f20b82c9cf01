/** Runs one piece of work of this name at a time on this device, in whichever page. Where the platform has no locks, at once. */
export const inTurn = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? (navigator.locks.request(name, work) as Promise<T>) : work();
