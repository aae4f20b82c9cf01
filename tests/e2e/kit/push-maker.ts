import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createServer as createTlsServer, type TLSSocket } from 'node:tls';

// The push service of Chromium's maker, as far as one browser needs it: a browser checks in, registers a subscription, and gets messages over a connection that it
// keeps open (protocol buffers of `google_apis/gcm` in Chromium's source). So keys and subscription are the browser's own, and so is what it decrypts.

/** Bytes before which a message of the connection says its kind. */
const tags = { loggedIn: 3, message: 8 };
const protocolVersion = 41;

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest & 127) | 128);
  return Buffer.from([...bytes, rest]);
}

/** A field of bytes or text. */
function field(place: number, value: Buffer | string): Buffer {
  const bytes = Buffer.from(value as string);
  return Buffer.concat([varint(place * 8 + 2), varint(bytes.length), bytes]);
}

function fixed(place: number, value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return Buffer.concat([varint(place * 8 + 1), bytes]);
}

const framed = (tag: number, body: Buffer): Buffer => Buffer.concat([Buffer.from([tag]), varint(body.length), body]);

const named = (name: string, value: string): Buffer => field(7, Buffer.concat([field(1, name), field(2, value)]));

/** Says that a browser is known: its number and its secret. */
const checkedIn = Buffer.concat([Buffer.from([8, 1]), fixed(7, 123_456_789n), fixed(8, 987_654_321n)]);

async function listening(server: Server | ReturnType<typeof createTlsServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'push-maker-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'];
  execFileSync('openssl', [...made, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const read = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return read;
}

export interface PushMaker {
  /** Switches that make Chromium ask here. */
  switches: string[];
  /** Where a portal on this machine sends messages for the browser. */
  address: string;
  /** How many messages came. */
  received: () => number;
  /** From now on the browser's subscription is no more. */
  ends: () => void;
  close: () => void;
}

export async function openPushMaker(): Promise<PushMaker> {
  let received = 0;
  let hasEnded = false;
  let subscribed = new URLSearchParams();
  /** The connection that the browser has open; it may close one and open another. */
  let open: TLSSocket | null = null;
  const waiting: Buffer[] = [];

  const deliver = (body: Buffer) => {
    const about = [field(3, subscribed.get('sender') ?? ''), field(5, subscribed.get('app') ?? ''), field(9, `0:${received}`)];
    const how = [named('subtype', subscribed.get('X-subtype') ?? ''), named('content-encoding', 'aes128gcm')];
    const message = framed(tags.message, Buffer.concat([...about, ...how, field(21, body)]));
    if (open === null) waiting.push(message);
    else open.write(message);
  };
  const answer: RequestListener = async (request, reply) => {
    const body = await buffer(request);
    if (request.url === '/send') {
      received += 1;
      if (!hasEnded) deliver(body);
      return reply.writeHead(hasEnded ? 410 : 201).end();
    }
    if (request.url === '/checkin') return reply.end(checkedIn);
    const asked = new URLSearchParams(body.toString());
    if (asked.has('X-subtype') && !asked.has('delete')) subscribed = asked;
    reply.end('token=of-a-test:1');
  };
  const web = createServer((request, reply) => void answer(request, reply));
  const line = createTlsServer(certificate(), (socket) => {
    socket.on('error', () => undefined /* The browser is closed. */);
    socket.once('data', () => {
      socket.write(Buffer.concat([Buffer.from([protocolVersion]), framed(tags.loggedIn, field(1, 'a test'))]));
      open = socket;
      for (const message of waiting.splice(0)) socket.write(message);
    });
    socket.once('close', () => {
      if (open === socket) open = null;
    });
  });
  const [webPort, linePort] = [await listening(web), await listening(line)];
  const origin = `http://127.0.0.1:${webPort}`;
  return {
    switches: [
      `--gcm-checkin-url=${origin}/checkin`,
      `--gcm-registration-url=${origin}/register`,
      `--gcm-mcs-endpoint=https://127.0.0.1:${linePort}`,
      '--ignore-certificate-errors',
    ],
    address: `${origin}/send`,
    received: () => received,
    ends: () => {
      hasEnded = true;
    },
    close: () => {
      web.close();
      line.close();
    },
  };
}
