import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type CallName, calls } from '../../contract/calls/calls';
import { maxBytes } from '../../contract/fields/limits';
import { after, type Soon } from '../maybe-promise';
import { wholeText } from './body';
import { type Perform, performing, refusalFrom } from './dispatch';
import { replied } from './middleware';
import { type Answer, answerWith, refusalAnswer } from './response';
import { apiOf, type Parts } from './router';
import { argsFrom } from './validate';

// What a hall asks for in one minute: the list, the paper, the hand-in, the result. Their way past the router costs half of the other; what happens on it is the same.

const names = ['getAvailable', 'getPaper', 'submit', 'getResult'] as const satisfies CallName[];

/** A call on the short way, and how its arguments are come by. */
interface Errand {
  name: (typeof names)[number];
  read: () => Soon<unknown>;
}

/** Ids that are surely below 2^53. Any other goes the long way, and is refused there. */
const ways = names.map((name) => ({
  name,
  method: calls[name].method as string,
  path: new RegExp(`^/api${calls[name].path.replace(':id', '([1-9]\\d{0,14})')}$`),
}));

/** Whether a body is JSON of a size that is said and allowed. What is wrong with any other is told on the long way. */
const isOrdinary = ({ 'content-type': type, 'content-length': size = '' }: IncomingHttpHeaders): boolean =>
  type === 'application/json' && /^\d{1,9}$/.test(size) && Number(size) <= maxBytes.json;

/** What a request is for, or null where it is to go the long way. */
function errandOf(request: IncomingMessage): Errand | null {
  const { method, url = '', headers } = request;
  for (const { name, method: wanted, path } of ways) {
    if (method !== wanted) continue;
    const [found, id] = path.exec(url) ?? [];
    if (found === undefined) continue;
    if (!('body' in calls[name])) return { name, read: () => (id === undefined ? {} : { params: { id: Number(id) } }) };
    return isOrdinary(headers) ? { name, read: () => after(wholeText(request), (text) => argsFrom(name, { id: id ?? '' }, text)) } : null;
  }
  return null;
}

const one = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header.join(', ') : header);

function answered({ senders }: Parts, perform: Perform, request: IncomingMessage, { name, read }: Errand): Soon<Answer> {
  const { socket, headers } = request;
  const address = senders.addressOf(socket.remoteAddress, one(headers['x-forwarded-for']));
  const accepted = { ifNoneMatch: headers['if-none-match'], acceptEncoding: one(headers['accept-encoding']) };
  const sender = { authorization: headers.authorization, address, isWhole: () => request.complete };
  return after(perform(name, sender, read), (value) => answerWith(value, accepted));
}

/** Names and values in one row: Node takes them so, and to join records takes longer than all else on this way. */
function rowOf(...records: Readonly<Record<string, string>>[]): string[] {
  const row: string[] = [];
  for (const record of records) for (const name in record) row.push(name, record[name] as string);
  return row;
}

/** `Buffer.byteLength` takes either, and twenty times as long for bytes. */
const sizeOf = (body: string | Uint8Array): number => (typeof body === 'string' ? Buffer.byteLength(body) : body.length);

/** Answers at once where all it takes is at hand. */
function run(parts: Parts, perform: Perform, request: IncomingMessage, response: ServerResponse, errand: Errand): void {
  const began = performance.now();
  const requestId = randomUUID();
  const send = ({ status, headers, body }: Answer): void => {
    const row = rowOf(parts.dressFor(one(request.headers['x-forwarded-proto'])), headers);
    row.push('X-Request-Id', requestId);
    if (body !== null) row.push('Content-Length', String(sizeOf(body)));
    response.writeHead(status, row).end(body);
    replied(parts, requestId, errand.name, status, began);
  };
  const refuse = (fault: unknown): void => send(refusalAnswer(refusalFrom(fault, parts, requestId)));
  let answer: Soon<Answer>;
  try {
    answer = answered(parts, perform, request, errand);
  } catch (fault) {
    refuse(fault);
    return;
  }
  if (answer instanceof Promise) void answer.then(send, refuse);
  else send(answer);
}

/** The API on a port: what halls ask for by the short way, all else by the router's. */
export function apiListener(parts: Parts): RequestListener {
  const perform = performing(parts);
  const others = getRequestListener(apiOf(parts, perform).fetch);
  // Where other origins are let in, who comes from one is for CORS to judge. Browsers name their own with every hand-in.
  const isOfCors = parts.config.corsOrigins.length > 0 ? (headers: IncomingHttpHeaders) => headers.origin !== undefined : () => false;
  return (request, response) => {
    const errand = isOfCors(request.headers) ? null : errandOf(request);
    if (errand === null) void others(request, response);
    else run(parts, perform, request, response, errand);
  };
}
