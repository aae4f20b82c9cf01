import type { Context } from 'hono';
import type { CallName } from '../contract/calls';
import type { Refusal } from './refusal';
import { Sealed } from './sealed';

/** What is known of a request while it is answered. */
export type Asked = {
  Variables: {
    requestId: string;
    call: CallName;
    /** Headers that every reply carries. */
    dress: Record<string, string>;
  };
};

type Headers = Record<string, string>;

/** Headers as a plain record: to build the standard's own `Headers` takes longer than to mark a submission. */
const respond = (c: Context<Asked>, body: string | Uint8Array<ArrayBuffer> | null, status: number, headers: Headers): Response =>
  new Response(body, { status, headers: { ...c.get('dress'), ...headers } });

export const json = (c: Context<Asked>, value: unknown, status = 200, headers: Headers = { 'Cache-Control': 'no-store' }): Response =>
  respond(c, JSON.stringify(value), status, { 'Content-Type': 'application/json', ...headers });

const tagsIn = (ifNoneMatch = ''): string[] => ifNoneMatch.split(',').map((tag) => tag.trim());

function sealedReply(c: Context<Asked>, sealed: Sealed<unknown>): Response {
  const headers = { 'Cache-Control': 'private, no-cache', ETag: sealed.etag, Vary: 'Accept-Encoding, Authorization' };
  const known = tagsIn(c.req.header('if-none-match'));
  if (known.includes(sealed.etag) || known.includes('*')) return respond(c, null, 304, headers);
  const { bytes, encoding } = sealed.for(c.req.header('accept-encoding') ?? '');
  return respond(c, bytes, 200, {
    ...headers,
    'Content-Type': 'application/json',
    ...(encoding !== null && { 'Content-Encoding': encoding }),
  });
}

/** A handler's answer as a response. */
export const replyWith = (c: Context<Asked>, answer: unknown): Response =>
  answer instanceof Sealed ? sealedReply(c, answer) : json(c, answer);

/** A refusal as a response: the contract's `Problem` under its status. */
export const refuse = (c: Context<Asked>, refusal: Refusal): Response =>
  json(c, refusal.toProblem(), refusal.status, {
    'Cache-Control': 'no-store',
    ...(refusal.retryAfter !== undefined && { 'Retry-After': String(refusal.retryAfter) }),
    ...(refusal.code === 'unauthenticated' && { 'WWW-Authenticate': 'Bearer' }),
  });
