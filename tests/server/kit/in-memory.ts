import { once } from 'node:events';
import { type ClientRequest, createServer, type IncomingMessage, type RequestListener, request } from 'node:http';
import { type Duplex, duplexPair, pipeline, Readable } from 'node:stream';

/** Sends a request to a path; follows no redirect and decodes no encoding. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

const noBody = [204, 304];

/** Sends a body of known size with its `Content-Length`, a stream in chunks, as far as the server reads it. */
async function sendBody(sending: ClientRequest, asked: Request, isStream: boolean): Promise<void> {
  if (asked.body === null) return void sending.end();
  if (!isStream) {
    const body = Buffer.from(await asked.arrayBuffer());
    // Of a DELETE Node says no length by itself, as browsers do.
    if (!sending.hasHeader('Content-Length')) sending.setHeader('Content-Length', body.length);
    return void sending.end(body);
  }
  sending.flushHeaders();
  pipeline(Readable.fromWeb(asked.body as Parameters<typeof Readable.fromWeb>[0]), sending, () => undefined);
}

/** A listener behind Node's own HTTP server, over streams in memory instead of a port. Each request has a connection of its own. */
export function inMemory(listener: RequestListener): Ask {
  // The listener, not Node, must refuse such heads.
  const server = createServer({ joinDuplicateHeaders: true, maxHeaderSize: 1024 * 1024 }, listener);
  return async (path, init = {}) => {
    const asked = new Request(new URL(path, 'http://portal.test'), init);
    const { pathname, search } = new URL(asked.url);
    const [ours, theirs]: [Duplex, Duplex] = duplexPair();
    server.emit('connection', theirs);
    const headers = { host: 'portal.test', ...Object.fromEntries(asked.headers) };
    const sending = request({ createConnection: () => ours as never, method: asked.method, path: pathname + search, headers });
    const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
    await sendBody(sending, asked, init.body instanceof ReadableStream);
    const [reply] = await answered;
    const chunks: Buffer[] = [];
    for await (const chunk of reply) chunks.push(chunk);
    ours.destroy();
    const { statusCode: status = 0 } = reply;
    const pairs = Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(noBody.includes(status) ? null : Buffer.concat(chunks), { status, headers: pairs });
  };
}
