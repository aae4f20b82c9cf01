import { maxBytes } from '../contract/limits';
import { invalid, Refusal } from './refusal';
import { isTooDeep } from './work/json';

/** Room for the multipart frame around a file of the largest size. */
const frameBytes = 16 * 1024;

const tooLarge = (limit: number) => new Refusal('too-large', `The body may have ${limit} bytes.`);

async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* request.body ?? [];
  } catch {
    // The sender hung up half-way. Nobody reads this answer; it only must not look like a fault of ours.
    throw invalid({ body: 'ended early' });
  }
}

async function bytesOf(request: Request, limit: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge(limit);
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

/** The JSON value of a request, not yet checked against any shape. Throws 400, 413 or 415. */
export async function jsonOf(request: Request): Promise<unknown> {
  demandType(request, 'application/json');
  const text = (await bytesOf(request, maxBytes.json)).toString('utf8');
  if (isTooDeep(text)) throw invalid({ body: 'is nested too deep' });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid({ body: 'is no JSON' });
  }
}

/** The one part named `file` of a multipart form. Throws 400, 413 or 415. */
export async function fileOf(request: Request): Promise<{ name: string; bytes: Uint8Array }> {
  const type = demandType(request, 'multipart/form-data');
  const body = await bytesOf(request, maxBytes.sheet + frameBytes);
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => null);
  const file = form?.get('file') ?? null;
  if (!(file instanceof File)) throw invalid({ file: 'is missing' });
  if (file.size > maxBytes.sheet) throw tooLarge(maxBytes.sheet);
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
