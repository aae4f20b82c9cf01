import type { IncomingMessage } from 'node:http';
import type { Senders } from '../limits/senders';

/** A request while it is answered. */
export interface RequestContext {
  request: IncomingMessage;
  /** Parameters of the path, decoded: `{ id: '7' }`. */
  params: Readonly<Record<string, string>>;
  /** The query, encoded and without its question mark; empty where there is none. */
  query: string;
}

/** A header as one string. `name` in lower case. */
export function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

/** The address that a request comes from. */
export const addressOf = (request: IncomingMessage, senders: Senders): string =>
  senders.addressOf(request.socket.remoteAddress, headerOf(request, 'x-forwarded-for'));
