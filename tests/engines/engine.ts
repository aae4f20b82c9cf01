/** A tab of a browser that is not Chromium, driven over its own protocol. */
export interface Tab {
  goes: (url: string) => Promise<void>;
  reloads: () => Promise<void>;
  /** Runs a function in the page; it may see its arguments and the page, nothing of this process. What it returns or resolves with must be JSON. */
  runs: <T, A extends unknown[]>(work: (...args: A) => T | Promise<T>, ...args: A) => Promise<T>;
  closes: () => Promise<void>;
}

/** A running browser with a profile of its own. */
export interface Engine {
  opens: () => Promise<Tab>;
  /** kill -9 of the browser, then started again on the same profile. Null where the engine's driver always begins with an empty profile. */
  diesAndReturns: (() => Promise<void>) | null;
  off: () => Promise<void>;
}

/** Starts an engine, or says in one sentence why it cannot be started on this machine. */
export type Start = () => Promise<Engine | string>;
