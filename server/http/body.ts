import type { IncomingMessage } from 'node:http';
import { maxBytes } from '../../contract/fields/limits';
import { onTooSlow } from '../limits/body-time';
import type { Soon } from '../maybe-promise';
import { invalid, Refusal } from '../replies/refusal';
import { isTooDeep, mayHoldNul, pathOfNul } from '../rules/json';

/** Room for the multipart frame around a file of the largest size. */
const frameBytes = 16 * 1024;

const tooLarge = (limit: number) => new Refusal('too-large', `The body may have ${limit} bytes.`);

// The sender hung up half-way. Nobody reads this answer; it only must not look like a fault of ours.
const endedEarly = () => invalid({ body: 'ended early' });

const tooSlow = () => new Refusal('too-slow', 'The body did not arrive in time.');

/** A body that a reader waits for, or 408 once its time is over. Without a connection (`request` is absent) there is no such time. */
export function inTime<T>(request: IncomingMessage | undefined, body: Promise<T>): Promise<T> {
  if (request === undefined) return body;
  return Promise.race([body, new Promise<never>((_, reject) => onTooSlow(request, () => reject(tooSlow())))]);
}

/** Throws 400 for a value that neither database can keep. */
export function demandKeepable(value: unknown): void {
  const nul = pathOfNul(value);
  if (nul !== null) throw invalid({ [nul]: 'holds a character that cannot be kept' });
}

async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* request.body ?? [];
  } catch {
    throw endedEarly();
  }
}

/** What the sender says it is; NaN where it does not say. Node takes no more bytes than that. */
function declaredSize(request: Request, limit: number): number {
  const size = Number(request.headers.get('content-length') ?? Number.NaN);
  if (size > limit) throw tooLarge(limit);
  return size;
}

async function bytesOf(request: Request, limit: number): Promise<Buffer> {
  declaredSize(request, limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function demandType(request: Request, wanted: string): string {
  const type = request.headers.get('content-type') ?? '';
  if (type.split(';')[0]?.trim().toLowerCase() !== wanted) throw new Refusal('unsupported-type', `The body must be ${wanted}.`);
  return type;
}

/** A body of known size is read at one go, which spares a hand-in a third of its time. */
async function textOf(request: Request, limit: number): Promise<string> {
  if (Number.isNaN(declaredSize(request, limit))) return (await bytesOf(request, limit)).toString('utf8');
  return request.text().catch(() => {
    throw endedEarly();
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid({ body: 'is no JSON' });
  }
}

/** The JSON value of a text. Throws 400. */
export function jsonIn(text: string): unknown {
  if (isTooDeep(text)) throw invalid({ body: 'is nested too deep' });
  const value = parsed(text);
  if (mayHoldNul(text)) demandKeepable(value);
  return value;
}

const textToCome = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const ends = () => reject(endedEarly());
    // It may have ended while we looked up who sends it.
    if (request.destroyed) return ends();
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.once('error', ends);
    request.once('close', ends);
  });

/** The text of a body whose sender has said how long it is, and that this is not too long. Rejects with 400 where it ends before, with 408 where it takes too long. */
export function wholeText(request: IncomingMessage): Soon<string> {
  // A hand-in mostly comes in one piece with its head.
  const isHere = request.complete && request.readableLength > 0;
  return isHere ? (request.read() as Buffer).toString('utf8') : inTime(request, textToCome(request));
}

/** The JSON value of a request, not yet checked against any shape. Throws 400, 413 or 415. */
export async function jsonOf(request: Request, limit: number = maxBytes.json): Promise<unknown> {
  demandType(request, 'application/json');
  return jsonIn(await textOf(request, limit));
}

/** The one part named `file` of a multipart form, of at most `limit` bytes. Throws 400, 413 or 415. */
export async function fileOf(request: Request, limit: number): Promise<{ name: string; bytes: Uint8Array }> {
  const type = demandType(request, 'multipart/form-data');
  const body = await bytesOf(request, limit + frameBytes);
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => null);
  const file = form?.get('file') ?? null;
  if (!(file instanceof File)) throw invalid({ file: 'is missing' });
  if (file.size > limit) throw tooLarge(limit);
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
