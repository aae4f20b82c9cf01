import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Problem } from '../contract/problem';
import type { Refusal } from './refusal';
import { Sealed } from './sealed';

function sealedReply(c: Context, sealed: Sealed<unknown>): Response {
  c.header('Cache-Control', 'private, no-cache');
  c.header('ETag', sealed.etag);
  c.header('Vary', 'Accept-Encoding, Authorization');
  const known =
    c.req
      .header('if-none-match')
      ?.split(',')
      .map((tag) => tag.trim()) ?? [];
  if (known.includes(sealed.etag) || known.includes('*')) return c.body(null, 304);
  const { bytes, encoding } = sealed.for(c.req.header('accept-encoding') ?? '');
  if (encoding !== null) c.header('Content-Encoding', encoding);
  c.header('Content-Type', 'application/json');
  return c.body(new Uint8Array(bytes));
}

/** A handler's answer as a response. */
export const replyWith = (c: Context, answer: unknown): Response => (answer instanceof Sealed ? sealedReply(c, answer) : c.json(answer));

/** A refusal as a response: the contract's `Problem` under its status. */
export function refuse(c: Context, refusal: Refusal): Response {
  if (refusal.retryAfter !== undefined) c.header('Retry-After', String(refusal.retryAfter));
  if (refusal.code === 'unauthenticated') c.header('WWW-Authenticate', 'Bearer');
  c.header('Cache-Control', 'no-store');
  return c.json<Problem>(refusal.toProblem(), refusal.status as ContentfulStatusCode);
}
