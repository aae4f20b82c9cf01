import type { IncomingMessage } from 'node:http';
import { totalHeader } from '../../contract/calls/page-header';
import type { HttpAnswer } from './response';

type Headers = Readonly<Record<string, string>>;

const readable: Headers = { Vary: 'Origin', 'Access-Control-Expose-Headers': ['Date', 'ETag', 'Retry-After', totalHeader].join(',') };
const none: Headers = {};

const isApi = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/api/');

/** The headers of every reply that let pages of these origins read it (CORS, https://fetch.spec.whatwg.org/#http-cors-protocol). */
export function corsHeaders(origins: readonly string[]): (request: IncomingMessage) => Headers {
  if (origins.length === 0) return () => none;
  const admitted = new Map(origins.map((origin) => [origin, { ...readable, 'Access-Control-Allow-Origin': origin }]));
  return (request) => (isApi(request) ? (admitted.get(request.headers.origin ?? '') ?? readable) : none);
}

/** Whether a page of another origin asks what it may send. Only where the settings admit other origins. */
export const isPreflight = (request: IncomingMessage, origins: readonly string[]): boolean =>
  request.method === 'OPTIONS' && origins.length > 0 && isApi(request);

/** What such a page may send. */
export const preflightAnswer: HttpAnswer = {
  status: 204,
  headers: { 'Access-Control-Allow-Methods': 'GET,POST,DELETE', 'Access-Control-Allow-Headers': 'Authorization,Content-Type' },
  body: null,
};
