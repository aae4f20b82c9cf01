import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

/** A server's complete reply. */
export interface Whole {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Onward {
  /** Passes a request on. Rejects if the server cannot be reached. */
  ask: (request: IncomingMessage, sent: Buffer, headers: IncomingHttpHeaders) => Promise<Whole>;
  /** From now on another server may be behind the port. */
  forgets: () => void;
}

const forAll = /^public,.*immutable/;

/**
 * The server behind a port of this machine. Immutable public files are requested once and cached here: they go to a hundred new browsers.
 */
export function onwardTo(port: number): Onward {
  const kept = new Map<string, Whole>();

  async function asked({ method, url }: IncomingMessage, sent: Buffer, headers: IncomingHttpHeaders) {
    // A connection of its own: the server may close a kept one just as it is used again, and that would look like weather.
    const onward = http.request({ host: '127.0.0.1', port, agent: false, method, path: url, headers });
    const replied = new Promise<IncomingMessage>((resolve, reject) => onward.on('response', resolve).on('error', reject));
    onward.end(sent);
    const reply = await replied;
    const whole = { status: reply.statusCode ?? 502, headers: reply.headers, body: await wholeOf(reply) };
    return { whole, isForAll: reply.complete && whole.status === 200 && forAll.test(whole.headers['cache-control'] ?? '') };
  }

  return {
    ask: async (request, sent, headers) => {
      const { 'accept-encoding': encoding, 'if-none-match': held, range } = headers;
      const name = `${request.method} ${request.url} ${encoding}`;
      const known = held === undefined && range === undefined ? kept.get(name) : undefined;
      if (known) return { ...known, headers: { ...known.headers, date: new Date().toUTCString() } };
      const { whole, isForAll } = await asked(request, sent, headers);
      // The caller may change the headers of its reply.
      if (request.method === 'GET' && isForAll) kept.set(name, { ...whole, headers: { ...whole.headers } });
      return whole;
    },
    forgets: () => kept.clear(),
  };
}

/** All received bytes, even if the connection broke in the middle. */
export async function wholeOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  message.on('data', (bytes: Buffer) => chunks.push(bytes));
  await new Promise((resolve) => message.on('close', resolve).on('end', resolve).on('error', resolve));
  return Buffer.concat(chunks);
}
