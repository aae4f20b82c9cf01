// Exists for `bench paper` and `bench filing` (ADR 21).
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/**
 * Collects the requests of one turn of the event loop, and calls the listener for all of them once they are read. Reading and writing are system calls,
 * after which the processor's caches hold none of our code. Requests in a row find it there, and cost a third less.
 */
export function withRequestBatching(listener: RequestListener): RequestListener {
  let waiting: [IncomingMessage, ServerResponse][] = [];
  const flush = (): void => {
    const batch = waiting;
    waiting = [];
    // A sender that has hung up since gets no answer.
    for (const [request, response] of batch) if (!request.destroyed) listener(request, response);
  };
  return (request, response) => {
    if (waiting.length === 0) setImmediate(flush);
    waiting.push([request, response]);
  };
}
