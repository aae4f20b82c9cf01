import type { IncomingMessage } from 'node:http';
import { maxBytes } from '../../contract/fields/limits';

/** A sheet of 10 MB needs more time on a slow line: at least 64 kB a second are expected. */
const bytesPerMs = 64;

/** Milliseconds for a whole body of a declared size, from the head of the request to the last byte; `usual` for a body of the usual size, and for one that declares none. */
export function bodyMsFor(contentLength: string | undefined, usual: number): number {
  const size = Number(contentLength ?? 0);
  const beyond = Number.isFinite(size) ? Math.max(0, Math.min(size, maxBytes.sheet) - maxBytes.json) : 0;
  return usual + beyond / bytesPerMs;
}

/** Milliseconds for the largest body, where one of the usual size has `usual`. */
export const longestBodyMs = (usual: number): number => bodyMsFor(String(maxBytes.sheet), usual);

const tooSlow = 'portal:too-slow';

/** Runs `refuse` when the time for the body is over and the body is not whole. */
export const onTooSlow = (request: IncomingMessage, refuse: () => void): unknown => request.once(tooSlow, refuse);

/** Tells the reader of a body that its time is over. Returns whether there is a reader. */
export const tellTooSlow = (request: IncomingMessage): boolean => request.emit(tooSlow);
