import type { NoReply, ServerReply } from './verdict';

/** Time-out of each request of the outbox. */
export const timeoutMs = 20_000;

/**
 * Sends a request of the outbox and reads its reply. The time-out covers the body too: a dead network may stall in the middle. Redirects are reported, not
 * followed.
 */
export async function send(fetch: typeof globalThis.fetch, url: string, init: RequestInit): Promise<ServerReply | NoReply> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) return 'redirected';
    const text = await response.text();
    const { status, headers } = response;
    return { status, body: jsonIn(text), retryAfter: headers.get('Retry-After'), date: headers.get('Date') };
  } catch (error) {
    // A failed request may have arrived, so the same body is sent again.
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'silent' : 'unreached';
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A body that is not JSON is not from our server; the verdict says so.
    return undefined;
  }
}
