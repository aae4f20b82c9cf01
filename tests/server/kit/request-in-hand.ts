import { AsyncLocalStorage } from 'node:async_hooks';

/** An object for each request that a test sends: what the server does for the request can be told from what it does for others at the same time. */
export const requestInHand = new AsyncLocalStorage<object>();
