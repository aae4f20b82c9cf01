import { AsyncLocalStorage } from 'node:async_hooks';

/** An object for each request that a test sends: what the server does for the request can be told from what it does for others at the same time. */
export const requestInHand = new AsyncLocalStorage<object>();

let isTold = false;

/** From now on `inHand` tells requests apart. Until then it does not: to follow a request takes a tenth of the time of a suite. */
export const tellRequests = (): void => {
  isTold = true;
};

/** Does the work of one request. */
export const inHand = <T>(work: () => T): T => (isTold ? requestInHand.run({}, work) : work());
