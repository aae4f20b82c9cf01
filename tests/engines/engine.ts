/** A tab of a browser that is not Chromium, driven over its own protocol. */
export interface Tab {
  goes: (url: string) => Promise<void>;
  reloads: () => Promise<void>;
  /** Runs a function in the page, with its arguments and the page's globals only. The returned or resolved value must be JSON. */
  runs: <T, A extends unknown[]>(work: (...args: A) => T | Promise<T>, ...args: A) => Promise<T>;
  closes: () => Promise<void>;
}

/** A running browser with a profile of its own. */
export interface Engine {
  opens: () => Promise<Tab>;
  /** kill -9 of the browser, then a start on the same profile. Null if the engine's driver always begins with an empty profile. */
  diesAndReturns: (() => Promise<void>) | null;
  off: () => Promise<void>;
}

/** Starts an engine, or returns one sentence that says why this machine cannot. */
export type Start = () => Promise<Engine | string>;
