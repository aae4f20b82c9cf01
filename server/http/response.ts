import { totalHeader } from '../../contract/calls/page-header';
import { Lasting } from '../replies/immutable-bytes';
import { Page } from '../replies/paged-list';
import { Sealed } from '../replies/precompressed-json';
import type { Refusal } from '../replies/refusal';
import { Written } from '../replies/serialized-json';
import { StreamedList } from '../replies/streamed-list';

type Headers = Readonly<Record<string, string>>;

/** What goes back for a call, before it is put on a wire. */
export interface Answer {
  status: number;
  /** Beside those that every reply carries. */
  headers: Headers;
  body: string | Uint8Array<ArrayBuffer> | StreamedList<unknown> | null;
}

/** What a request says about the forms of a reply it can use. */
export interface Accepted {
  ifNoneMatch: string | undefined;
  acceptEncoding: string | undefined;
}

const fleeting: Headers = { 'Cache-Control': 'no-store' };

const readyAnswer = (body: string | Buffer<ArrayBuffer> | StreamedList<unknown>, status = 200, headers = fleeting): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
});

/** A value as JSON. */
export const jsonAnswer = (value: unknown, status = 200, headers = fleeting): Answer => readyAnswer(JSON.stringify(value), status, headers);

const tagsIn = (ifNoneMatch: string): string[] => ifNoneMatch.split(',').map((tag) => tag.trim());

function isKnown({ etag }: { etag: string }, ifNoneMatch = ''): boolean {
  if (ifNoneMatch === '') return false;
  const tags = tagsIn(ifNoneMatch);
  return tags.includes(etag) || tags.includes('*');
}

function sealedAnswer(sealed: Sealed<unknown>, { ifNoneMatch, acceptEncoding = '' }: Accepted): Answer {
  if (isKnown(sealed, ifNoneMatch)) return { status: 304, headers: sealed.lasting, body: null };
  return { status: 200, ...sealed.for(acceptEncoding) };
}

function lastingAnswer(kept: Lasting<unknown>, { ifNoneMatch }: Accepted): Answer {
  if (isKnown(kept, ifNoneMatch)) return { status: 304, headers: kept.lasting, body: null };
  return { status: 200, headers: kept.headers, body: kept.body };
}

/** The same list as without pages, and in a header how long it is. */
const pageAnswer = ({ items, total }: Page<unknown>): Answer => jsonAnswer(items, 200, { ...fleeting, [totalHeader]: String(total) });

/** What a handler answered, in the form the asker can use best. */
export function answerWith(value: unknown, accepted: Accepted): Answer {
  if (value instanceof Sealed) return sealedAnswer(value, accepted);
  if (value instanceof Lasting) return lastingAnswer(value, accepted);
  if (value instanceof Written) return readyAnswer(value.json);
  if (value instanceof StreamedList) return readyAnswer(value);
  return value instanceof Page ? pageAnswer(value) : jsonAnswer(value);
}

/** A refusal: the contract's `Problem` under its status. */
export const refusalAnswer = (refusal: Refusal): Answer =>
  jsonAnswer(refusal.toProblem(), refusal.status, {
    ...fleeting,
    ...(refusal.retryAfter !== undefined && { 'Retry-After': String(refusal.retryAfter) }),
    ...(refusal.code === 'unauthenticated' && { 'WWW-Authenticate': 'Bearer' }),
  });
