import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushNews } from '../../../contract/push/news';
import type { DeviceSubscription } from '../../../contract/push/subscription';

/** A browser that subscribed: what it tells the portal, and how it reads a message. */
export interface PushDevice {
  subscription: DeviceSubscription;
  /** Decrypts by RFC 8291 and RFC 8188, written for the tests alone. Throws where the message is not for this device. */
  read(body: Buffer): PushNews;
}

interface Secrets {
  pair: ECDH;
  auth: Buffer;
}

/** Of each name, so that a device keeps its keys. */
const known = new Map<string, Secrets>();

function secretsOf(name: string): Secrets {
  const found = known.get(name);
  if (found !== undefined) return found;
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const secrets = { pair, auth: randomBytes(16) };
  known.set(name, secrets);
  return secrets;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, info, length));

function decrypted({ pair, auth }: Secrets, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const shared = derive(pair.computeSecret(sender), auth, Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]), 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2, and zeros after it.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** A device by its name, whose push service is at an origin. */
export function pushDevice(name: string, origin = 'https://push.example.org'): PushDevice {
  const secrets = secretsOf(name);
  return {
    subscription: {
      endpoint: `${origin}/send/${encodeURIComponent(name)}`,
      keys: { p256dh: secrets.pair.getPublicKey('base64url'), auth: secrets.auth.toString('base64url') },
    },
    read: (body) => JSON.parse(decrypted(secrets, body)) as PushNews,
  };
}

/** What the signature of a message says, and whether the key verifies it (RFC 8292). */
export function vapidOf({ authorization = '' }: IncomingHttpHeaders): {
  publicKey: string;
  claims: Record<string, unknown>;
  isSigned: boolean;
} {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return { publicKey, claims: JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>, isSigned };
}

/** A message as the push service got it. */
export interface Received {
  /** The name of the device. */
  name: string;
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service of this machine. */
export interface PushService {
  origin: string;
  received: Received[];
  /** How it answers from now on; by itself it takes every message. */
  answer: (received: Received, reply: ServerResponse) => void;
  device(name: string): PushDevice;
  close(): Promise<void>;
}

const takes = (_: Received, reply: ServerResponse): void => void reply.writeHead(201).end();

/** Starts a stand-in for the push service of a browser's maker. */
export async function openPushService(): Promise<PushService> {
  const server = createServer(async (request: IncomingMessage, reply: ServerResponse) => {
    const { method, headers, url = '' } = request;
    const received = { name: decodeURIComponent(url.replace('/send/', '')), method, headers, body: await buffer(request) };
    service.received.push(received);
    service.answer(received, reply);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: PushService = {
    origin,
    received: [],
    answer: takes,
    device: (name) => pushDevice(name, origin),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}
