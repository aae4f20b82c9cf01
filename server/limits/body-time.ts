import type { IncomingMessage } from 'node:http';
import { maxBytes } from '../../contract/fields/limits';

/** Milliseconds that a whole body has: not between two of its bytes, but from its head to its last one. */
export const usualBodyMs = 15_000;
/** A sheet of 10 MB on a slow line needs more: 64 kB a second are enough for it. */
const bytesPerMs = 64;

/** The longest that any body has. */
export const longestBodyMs = usualBodyMs + maxBytes.sheet / bytesPerMs;

/** What a body of a declared size has, where a usual one has `usual`. A size that is not declared is taken for a usual one. */
export function bodyMsFor(contentLength: string | undefined, usual: number): number {
  const size = Number(contentLength ?? 0);
  const beyond = Number.isFinite(size) ? Math.max(0, Math.min(size, maxBytes.sheet) - maxBytes.json) : 0;
  return usual + beyond / bytesPerMs;
}

const tooSlow = 'portal:too-slow';

/** Runs `refuse` when the time for the body is over and the body is not whole. */
export const onTooSlow = (request: IncomingMessage, refuse: () => void): unknown => request.once(tooSlow, refuse);

/** Tells the reader of a body that its time is over. Answers whether there is one. */
export const tellTooSlow = (request: IncomingMessage): boolean => request.emit(tooSlow);
