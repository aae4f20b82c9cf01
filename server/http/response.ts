import { totalHeader } from '../../contract/calls/page-header';
import { AttachedFile } from '../replies/attached-file';
import { ImmutableBytes } from '../replies/immutable-bytes';
import { Page } from '../replies/paged-list';
import { PrecompressedJson } from '../replies/precompressed-json';
import type { Refusal } from '../replies/refusal';
import { SerializedJson } from '../replies/serialized-json';
import { StreamedFile, StreamedList, type StreamedReply } from '../replies/streamed-reply';

type Headers = Readonly<Record<string, string>>;

/** What goes back for a call, before it is put on a wire. */
export interface HttpAnswer {
  status: number;
  /** Beside those that every reply carries. */
  headers: Headers;
  body: string | Uint8Array<ArrayBuffer> | StreamedReply | null;
}

/** What a request says about the forms of a reply it can use. */
export interface Accepted {
  ifNoneMatch: string | undefined;
  acceptEncoding: string | undefined;
}

const fleeting: Headers = { 'Cache-Control': 'no-store' };

const readyAnswer = (body: string | Buffer<ArrayBuffer> | StreamedReply, status = 200, headers = fleeting): HttpAnswer => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
});

/** A value as JSON. */
export const jsonAnswer = (value: unknown, status = 200, headers = fleeting): HttpAnswer =>
  readyAnswer(JSON.stringify(value), status, headers);

const tagsIn = (ifNoneMatch: string): string[] => ifNoneMatch.split(',').map((tag) => tag.trim());

function isKnown({ etag }: { etag: string }, ifNoneMatch = ''): boolean {
  if (ifNoneMatch === '') return false;
  const tags = tagsIn(ifNoneMatch);
  return tags.includes(etag) || tags.includes('*');
}

function precompressedAnswer(json: PrecompressedJson<unknown>, { ifNoneMatch, acceptEncoding = '' }: Accepted): HttpAnswer {
  if (isKnown(json, ifNoneMatch)) return { status: 304, headers: json.cacheHeaders, body: null };
  return { status: 200, ...json.encodingFor(acceptEncoding) };
}

function immutableAnswer(bytes: ImmutableBytes<unknown>, { ifNoneMatch }: Accepted): HttpAnswer {
  if (isKnown(bytes, ifNoneMatch)) return { status: 304, headers: bytes.cacheHeaders, body: null };
  return { status: 200, headers: bytes.headers, body: bytes.body };
}

/** The same list as without pages, and in a header how long it is. */
const pageAnswer = ({ items, total }: Page<unknown>): HttpAnswer => jsonAnswer(items, 200, { ...fleeting, [totalHeader]: String(total) });

/** What a handler answered, in the form the asker can use best. */
export function answerWith(value: unknown, accepted: Accepted): HttpAnswer {
  if (value instanceof PrecompressedJson) return precompressedAnswer(value, accepted);
  if (value instanceof ImmutableBytes) return immutableAnswer(value, accepted);
  if (value instanceof AttachedFile) return { status: 200, headers: value.headers, body: value.body };
  if (value instanceof SerializedJson) return readyAnswer(value.json);
  if (value instanceof StreamedList) return readyAnswer(value);
  if (value instanceof StreamedFile) return { status: 200, headers: { ...fleeting, ...value.headers }, body: value };
  return value instanceof Page ? pageAnswer(value) : jsonAnswer(value);
}

/** A refusal: the contract's `Problem` under its status. */
export const refusalAnswer = (refusal: Refusal): HttpAnswer =>
  jsonAnswer(refusal.toProblem(), refusal.status, {
    ...fleeting,
    ...(refusal.retryAfter !== undefined && { 'Retry-After': String(refusal.retryAfter) }),
    ...(refusal.code === 'unauthenticated' && { 'WWW-Authenticate': 'Bearer' }),
  });
