import { createServer, type RequestListener } from 'node:http';
import { type Duplex, duplexPair, Readable } from 'node:stream';

/** A reply as `fetch` gives it, as far as tests read it: a `Response` costs as much as the server's work. */
export type Answer = Pick<Response, 'status' | 'headers' | 'text' | 'json' | 'arrayBuffer'>;

/** Sends a request to a path; follows no redirect and decodes no encoding. Rejects where the reply is cut off. */
export type Ask = (path: string, init?: RequestInit) => Promise<Answer>;

/** What is sent. A body of which the size is known is there at once, a stream comes in chunks, as far as the server reads it. */
interface Sent {
  method: string;
  headers: Headers;
  body: Buffer | Readable | null;
}

/** A request as `fetch` would send it. Most have a text or nothing as their body: for these it takes no `Request`. */
async function sentBy(url: URL, init: RequestInit): Promise<Sent> {
  const { body } = init;
  if (body === undefined || body === null || typeof body === 'string') {
    const headers = new Headers(init.headers);
    if (typeof body === 'string' && !headers.has('content-type')) headers.set('content-type', 'text/plain;charset=UTF-8');
    return { method: (init.method ?? 'GET').toUpperCase(), headers, body: typeof body === 'string' ? Buffer.from(body) : null };
  }
  const asked = new Request(url, init);
  const stream = body instanceof ReadableStream ? Readable.fromWeb(asked.body as Parameters<typeof Readable.fromWeb>[0]) : null;
  return { method: asked.method, headers: asked.headers, body: stream ?? Buffer.from(await asked.arrayBuffer()) };
}

const lineEnd = '\r\n';
const headEnd = '\r\n\r\n';

function headOf({ pathname, search }: URL, { method, headers, body }: Sent): Buffer {
  const lines = [`${method} ${pathname}${search} HTTP/1.1`, 'connection: close'];
  if (!headers.has('host')) lines.push('host: portal.test');
  for (const [name, value] of headers) lines.push(`${name}: ${value}`);
  if (body instanceof Readable) lines.push('transfer-encoding: chunked');
  else if (body !== null && !headers.has('content-length')) lines.push(`content-length: ${body.length}`);
  return Buffer.from(lines.join(lineEnd) + headEnd, 'latin1');
}

async function* inChunks(body: Readable): AsyncGenerator<Buffer> {
  for await (const piece of body as AsyncIterable<Buffer>)
    yield Buffer.concat([Buffer.from(piece.length.toString(16) + lineEnd), piece, Buffer.from(lineEnd)]);
  yield Buffer.from(`0${headEnd}`);
}

/** All that comes from the other end until that end closes the connection. */
function received(from: Duplex, otherEnd: Duplex): Promise<Buffer> {
  const pieces: Buffer[] = [];
  from.on('data', (piece: Buffer) => pieces.push(piece));
  // What this end still sends while the other one closes.
  from.on('error', () => undefined);
  return new Promise((resolve) => {
    const whole = () => resolve(Buffer.concat(pieces));
    from.once('end', whole);
    // An end that is destroyed does not end this one. What it wrote before is here at the next turn.
    otherEnd.once('close', () => setImmediate(whole));
  });
}

/** The bytes of a body that came in chunks, each behind its length; the last one is empty. */
function joined(body: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; ; ) {
    const begin = body.indexOf(lineEnd, at) + lineEnd.length;
    const size = Number.parseInt(body.toString('latin1', at, begin), 16);
    if (size === 0) return Buffer.concat(pieces);
    at = begin + size + lineEnd.length;
    if (!(at < body.length)) throw new Error('The reply was cut off.');
    pieces.push(body.subarray(begin, begin + size));
  }
}

/** `isHead`: the reply to HEAD tells the length of a body that it does not have. */
function answerOf(reply: Buffer, isHead: boolean): Answer {
  const end = reply.indexOf(headEnd);
  const [first = '', ...lines] = reply.toString('latin1', 0, Math.max(0, end)).split(lineEnd);
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers.append(line.slice(0, colon), line.slice(colon + 1));
  }
  const rest = reply.subarray(end + headEnd.length);
  const body = headers.get('transfer-encoding') === 'chunked' && !isHead ? joined(rest) : rest;
  const length = headers.get('content-length');
  if (end < 0 || (length !== null && !isHead && Number(length) !== body.length)) throw new Error('The reply was cut off.');
  return {
    status: Number(first.split(' ')[1]),
    headers,
    text: async () => body.toString(),
    json: async () => JSON.parse(body.toString()),
    arrayBuffer: async () => Uint8Array.from(body).buffer,
  };
}

/**
 * A listener behind Node's own HTTP server, over streams in memory instead of a port. Each request has a connection of its own. The client is the least that
 * does it: Node's own costs a fifth of the CPU of the suites.
 */
export function inMemory(listener: RequestListener): Ask {
  // The listener, not Node, must refuse such heads.
  const server = createServer({ joinDuplicateHeaders: true, maxHeaderSize: 1024 * 1024 }, listener);
  return async (path, init = {}) => {
    const url = new URL(path, 'http://portal.test');
    const sent = await sentBy(url, init);
    const [ours, theirs]: [Duplex, Duplex] = duplexPair();
    server.emit('connection', theirs);
    const replied = received(ours, theirs);
    const head = headOf(url, sent);
    if (sent.body instanceof Readable) {
      ours.write(head);
      const chunks = Readable.from(inChunks(sent.body));
      chunks.once('error', () => ours.destroy());
      ours.once('close', () => chunks.destroy());
      chunks.pipe(ours, { end: false });
    } else ours.write(sent.body === null ? head : Buffer.concat([head, sent.body]));
    const reply = await replied;
    ours.destroy();
    return answerOf(reply, sent.method === 'HEAD');
  };
}
