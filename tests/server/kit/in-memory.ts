import { once } from 'node:events';
import { type ClientRequest, createServer, type IncomingMessage, type RequestListener, request } from 'node:http';
import { type Duplex, duplexPair, pipeline, Readable } from 'node:stream';

/** Sends a request to a path; follows no redirect and decodes no encoding. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

const noBody = [204, 304];

/** What is sent. A body of which the size is known is there at once, a stream comes in chunks, as far as the server reads it. */
interface Sent {
  method: string;
  headers: Record<string, string>;
  body: Buffer | Readable | null;
}

/** A request as `fetch` would send it. Most have a text or nothing as their body: for these it takes no `Request`, which costs as much as the server's work. */
async function sentBy(url: URL, init: RequestInit): Promise<Sent> {
  const { body } = init;
  if (body === undefined || body === null || typeof body === 'string') {
    const headers = Object.fromEntries(new Headers(init.headers));
    if (typeof body === 'string') headers['content-type'] ??= 'text/plain;charset=UTF-8';
    return { method: (init.method ?? 'GET').toUpperCase(), headers, body: typeof body === 'string' ? Buffer.from(body) : null };
  }
  const asked = new Request(url, init);
  const stream = body instanceof ReadableStream ? Readable.fromWeb(asked.body as Parameters<typeof Readable.fromWeb>[0]) : null;
  return { method: asked.method, headers: Object.fromEntries(asked.headers), body: stream ?? Buffer.from(await asked.arrayBuffer()) };
}

function sendBody(sending: ClientRequest, body: Sent['body']): void {
  if (body === null) return void sending.end();
  if (Buffer.isBuffer(body)) {
    // Of a DELETE Node says no length by itself, as browsers do.
    if (!sending.hasHeader('Content-Length')) sending.setHeader('Content-Length', body.length);
    return void sending.end(body);
  }
  sending.flushHeaders();
  pipeline(body, sending, () => undefined);
}

/** A listener behind Node's own HTTP server, over streams in memory instead of a port. Each request has a connection of its own. */
export function inMemory(listener: RequestListener): Ask {
  // The listener, not Node, must refuse such heads.
  const server = createServer({ joinDuplicateHeaders: true, maxHeaderSize: 1024 * 1024 }, listener);
  return async (path, init = {}) => {
    const url = new URL(path, 'http://portal.test');
    const { method, headers, body } = await sentBy(url, init);
    const [ours, theirs]: [Duplex, Duplex] = duplexPair();
    server.emit('connection', theirs);
    const to = { createConnection: () => ours as never, method, path: url.pathname + url.search };
    const sending = request({ ...to, headers: { host: 'portal.test', ...headers } });
    const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
    sendBody(sending, body);
    const [reply] = await answered;
    const chunks: Buffer[] = [];
    for await (const chunk of reply) chunks.push(chunk);
    ours.destroy();
    const { statusCode: status = 0 } = reply;
    const pairs = Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(noBody.includes(status) ? null : Buffer.concat(chunks), { status, headers: pairs });
  };
}
