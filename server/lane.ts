import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type CallName, calls } from '../contract/calls';
import { type Answer, answerWith, refusalAnswer } from './answer';
import { dressFor, replied } from './frame';
import { apiOf, type Parts } from './http';
import { type Perform, performing, refusalFrom } from './perform';
import { after, type Soon } from './soon';

// What a hall asks for in one minute: the list, the paper, the result. Their way past the router costs half of the other; what happens on it is the same.

const names = ['getAvailable', 'getPaper', 'getResult'] as const satisfies CallName[];

/** A call on the short way, and what its path says. */
interface Errand {
  name: (typeof names)[number];
  args: { params?: { id: number } };
}

/** Ids that are surely below 2^53. Any other goes the long way, and is refused there. */
const ways = names.map((name) => ({ name, path: new RegExp(`^/api${calls[name].path.replace(':id', '([1-9]\\d{0,14})')}$`) }));

/** What a request is for, or null where it is to go the long way. What comes from another origin is for CORS to judge. */
function errandOf({ method, url = '', headers }: IncomingMessage): Errand | null {
  if (method !== 'GET' || headers.origin !== undefined) return null;
  for (const { name, path } of ways) {
    const found = path.exec(url);
    if (found !== null) return { name, args: found[1] === undefined ? {} : { params: { id: Number(found[1]) } } };
  }
  return null;
}

const one = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header.join(', ') : header);

/** The answer to a request that is let in; counted in until it is there. */
function answered({ gate }: Parts, perform: Perform, { socket, headers }: IncomingMessage, { name, args }: Errand): Soon<Answer> {
  const leave = gate.enter(socket.remoteAddress, one(headers['x-forwarded-for']));
  const accepted = { ifNoneMatch: headers['if-none-match'], acceptEncoding: one(headers['accept-encoding']) };
  let answer: Soon<Answer> | undefined;
  try {
    answer = after(
      perform(name, headers.authorization, () => args),
      (value) => answerWith(value, accepted),
    );
  } finally {
    if (!(answer instanceof Promise)) leave();
  }
  return answer instanceof Promise ? answer.finally(leave) : answer;
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
    const row = rowOf(dressFor(one(request.headers['x-forwarded-proto'])), headers);
    row.push('X-Request-Id', requestId);
    if (body !== null) row.push('Content-Length', String(sizeOf(body)));
    response.writeHead(status, row).end(body);
    replied(parts, requestId, errand.name, status, began);
  };
  const refuse = (fault: unknown): void => send(refusalAnswer(refusalFrom(fault, parts.log, requestId)));
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
  return (request, response) => {
    const errand = errandOf(request);
    if (errand === null) void others(request, response);
    else run(parts, perform, request, response, errand);
  };
}
