import { connect, type Socket } from 'node:net';

/** A request, ready to be sent. */
export interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Came {
  status: number;
  /** Milliseconds from the first byte sent to the last byte received. */
  ms: number;
  bytes: number;
  head: Buffer;
  body: Buffer;
}

type Reply = Pick<Came, 'status' | 'head' | 'body'>;

/** Headers that Node adds. */
const byNode = /^(date|connection|keep-alive)$/i;

/** The headers of a reply that its handler set. */
export const headersOf = ({ head }: Came): Record<string, string> =>
  Object.fromEntries(
    head
      .toString('latin1')
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string])
      .filter(([name]) => !byNode.test(name)),
  );

/** The bytes of a request, made before the clock runs. Like a browser, it names its own origin with every body. */
export function wired({ method, path, headers = {}, body = '' }: Sent): Buffer {
  const all = {
    Host: 'bench',
    ...headers,
    ...(body.length > 0 && { Origin: 'http://bench', 'Content-Length': String(Buffer.byteLength(body)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`), Buffer.from(body)]);
}

/** The end of the chunk before, and the last chunk: a line of CSV may end as the last chunk does. */
const lastChunk = Buffer.from('\r\n0\r\n\r\n');

interface Head {
  status: number;
  /** Offset of the body. */
  body: number;
  /** Offset of the reply's end; null if the reply is sent in chunks and only its last chunk shows the end. */
  end: number | null;
}

function headIn(bytes: Buffer): Head | null {
  const at = bytes.indexOf('\r\n\r\n');
  if (at < 0) return null;
  const text = bytes.toString('latin1', 0, at);
  const status = Number(text.slice(9, 12));
  const length = /^content-length: (\d+)/im.exec(text)?.[1] ?? (status === 304 ? '0' : undefined);
  return { status, body: at + 4, end: length === undefined ? null : at + 4 + Number(length) };
}

/** A kept connection: one request after the other. It costs a tenth of `fetch`, so that the bench measures the server. */
export class Wire {
  readonly #socket: Socket;
  #chunks: Buffer[] = [];
  #size = 0;
  #head: Head | null = null;
  #answer: ((reply: Reply) => void) | null = null;
  #fail: ((fault: Error) => void) | null = null;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (fault) => this.#fail?.(fault));
    this.#socket.on('close', () => this.#fail?.(new Error('The connection was closed.')));
  }

  /** The last bytes, which may have come in several pieces. */
  #tail(): Buffer {
    const pieces: Buffer[] = [];
    for (let at = this.#chunks.length - 1, size = 0; at >= 0 && size < lastChunk.length; at -= 1) {
      pieces.unshift(this.#chunks[at] ?? Buffer.alloc(0));
      size += pieces[0]?.length ?? 0;
    }
    return Buffer.concat(pieces).subarray(-lastChunk.length);
  }

  #take(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    this.#head ??= headIn(Buffer.concat(this.#chunks));
    if (this.#head === null) return;
    const { status, body, end } = this.#head;
    const isWhole = end === null ? this.#tail().equals(lastChunk) : this.#size >= end;
    if (!isWhole) return;
    const bytes = Buffer.concat(this.#chunks);
    this.#chunks = [];
    this.#size = 0;
    this.#head = null;
    this.#answer?.({ status, head: bytes.subarray(0, body), body: bytes.subarray(body) });
  }

  async send(request: Buffer): Promise<Came> {
    const began = performance.now();
    const reply = await new Promise<Reply>((resolve, reject) => {
      this.#answer = resolve;
      this.#fail = reject;
      this.#socket.write(request);
    });
    return { ...reply, ms: performance.now() - began, bytes: reply.body.length };
  }

  close(): void {
    this.#fail = null;
    this.#socket.destroy();
  }
}

/**
 * Sends all requests over this many connections; each takes the next request as it is free. Returns replies in the order of the requests.
 */
export async function pour(port: number, connections: number, requests: readonly Buffer[]): Promise<Came[]> {
  const wires = Array.from({ length: connections }, () => new Wire(port));
  const came: Came[] = [];
  let next = 0;
  const drain = async (wire: Wire): Promise<void> => {
    for (let at = next++; at < requests.length; at = next++) came[at] = await wire.send(requests[at] as Buffer);
  };
  try {
    await Promise.all(wires.map(drain));
  } finally {
    for (const wire of wires) wire.close();
  }
  return came;
}
