import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { maxBytes } from '../../contract/fields/limits';
import { onTooSlow } from '../limits/body-time';
import { andThen, type MaybePromise } from '../memory/maybe-promise';
import { invalid, Refusal } from '../replies/refusal';
import { faultBeforeParse, mayHoldNul, pathOfNul } from '../rules/json';
import { fileIn } from './form';

/** Room for the multipart frame around a file of the largest size. */
const frameBytes = 16 * 1024;

/** What is awaited between the last byte of a body and its parse. */
export type Arrived = () => MaybePromise<void>;

const tooLarge = (bytes: number) => new Refusal('too-large', { code: 'body-too-large', bytes });

// The sender hung up half-way. The answer is not read; it must not look like a fault of the server.
const endedEarly = () => invalid({ body: { code: 'ended-early' } });

const tooSlow = () => new Refusal('too-slow', { code: 'body-too-slow' });

/** Throws 400 for a value that neither database can keep. */
export function demandKeepable(value: unknown): void {
  const nul = pathOfNul(value);
  if (nul !== null) throw invalid({ [nul]: { code: 'unstorable-character' } });
}

/** Throws 413 for a body that says it is too large. Node reads no more bytes than the header says. */
function demandSize({ headers }: IncomingMessage, limit: number): void {
  if (Number(headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
}

function demandType({ headers }: IncomingMessage, wanted: string): string {
  const type = headers['content-type'] ?? '';
  if (type !== wanted && type.split(';')[0]?.trim().toLowerCase() !== wanted)
    throw new Refusal('unsupported-type', { code: 'body-of-other-type', type: wanted });
  return type;
}

/** The bytes of a body that is still on its way. Rejects with 400 where it ends early, 408 where it takes too long, 413 where it is too large. */
const bytesToCome = (request: IncomingMessage, limit: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    const refuse = (refusal: Refusal): void => {
      chunks = [];
      // Nothing more is kept, and of a body that is too large nothing more is read.
      size = Number.POSITIVE_INFINITY;
      reject(refusal);
    };
    const ends = (): void => refuse(endedEarly());
    // The sender may have hung up while the caller was looked up.
    if (request.destroyed) return ends();
    request.on('data', (chunk: Buffer) => {
      if (size > limit) return;
      size += chunk.length;
      chunks.push(chunk);
      if (size <= limit) return;
      request.pause();
      refuse(tooLarge(limit));
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', ends);
    request.once('close', ends);
    onTooSlow(request, () => refuse(tooSlow()));
  });

/** The bytes of a body, once `arrived` is over. Throws or rejects with 400, 408 or 413. */
function bytesOf(request: IncomingMessage, limit: number, arrived: Arrived = () => undefined): MaybePromise<Buffer> {
  demandSize(request, limit);
  // A hand-in mostly arrives in one piece with its head.
  const isHere = request.complete && request.readableLength > 0 && request.readableLength <= limit;
  const bytes = isHere ? (request.read() as Buffer) : bytesToCome(request, limit);
  return andThen(bytes, (all) => andThen(arrived(), () => all));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid({ body: { code: 'not-json' } });
  }
}

/** How a JSON body is read. */
export interface ReadingOfBody {
  /** The most bytes, and the most texts in it, if not the usual numbers. */
  bytes?: number | undefined;
  texts?: number | undefined;
  arrived?: Arrived;
}

/** The JSON value of a text. Throws 400. */
function jsonIn(text: string, mostTexts: number | undefined): unknown {
  const fault = faultBeforeParse(text, mostTexts);
  if (fault !== null) throw invalid({ body: fault });
  const value = parsed(text);
  if (mayHoldNul(text)) demandKeepable(value);
  return value;
}

/** The JSON value of a body, not yet validated. Throws or rejects with 400, 408, 413 or 415. */
export function jsonOf(
  request: IncomingMessage,
  { bytes: limit = maxBytes.json, texts, arrived }: ReadingOfBody = {},
): MaybePromise<unknown> {
  demandType(request, 'application/json');
  return andThen(bytesOf(request, limit, arrived), (bytes) => jsonIn(bytes.toString('utf8'), texts));
}

/** The same, with the SHA-256 of the body's bytes in base64url. */
export function hashedJsonOf(
  request: IncomingMessage,
  { bytes: limit = maxBytes.json, texts, arrived }: ReadingOfBody = {},
): MaybePromise<{ value: unknown; bodyHash: string }> {
  demandType(request, 'application/json');
  return andThen(bytesOf(request, limit, arrived), (bytes) => ({
    value: jsonIn(bytes.toString('utf8'), texts),
    bodyHash: hash('sha256', bytes, 'base64url'),
  }));
}

/** The one part named `file` of a multipart form, of at most `limit` bytes. Throws or rejects with 400, 408, 413 or 415. */
export async function fileOf(request: IncomingMessage, limit: number, arrived?: Arrived): Promise<{ name: string; bytes: Uint8Array }> {
  const type = demandType(request, 'multipart/form-data');
  const body = await bytesOf(request, limit + frameBytes, arrived);
  const file = fileIn(body, type, 'file');
  if (file === null) throw invalid({ file: { code: 'missing' } });
  if (file.bytes.length > limit) throw tooLarge(limit);
  return file;
}
