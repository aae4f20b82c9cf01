import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Bytes = Buffer<ArrayBuffer>;

type Headers = Readonly<Record<string, string>>;

/** One encoding of a sealed reply, with the headers that go with it. */
export interface Form {
  body: Bytes;
  headers: Headers;
}

/** Weak: one tag for the same bytes in every encoding. */
export const etagOf = (plain: Bytes): string => `W/"${hash('sha256', plain, 'base64url').slice(0, 22)}"`;

/** The smallest of the encodings we keep that `Accept-Encoding` names. */
export function smallestFor(acceptEncoding: string): 'br' | 'gzip' | 'plain' {
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'plain';
}

/** A reply that never changes: its bytes, made once, in every encoding that browsers take. `T` is the shape that was sealed. */
export class Sealed<T> {
  declare readonly shape: T;
  readonly etag: string;
  /** Headers of the answer to somebody who has it already. */
  readonly lasting: Headers;
  readonly plain: Form;
  readonly br: Form;
  readonly gzip: Form;

  constructor(plain: Bytes, br: Bytes, gzip: Bytes) {
    this.etag = etagOf(plain);
    this.lasting = { 'Cache-Control': 'private, no-cache', ETag: this.etag, Vary: 'Accept-Encoding, Authorization' };
    const whole = { ...this.lasting, 'Content-Type': 'application/json' };
    this.plain = { body: plain, headers: whole };
    this.br = { body: br, headers: { ...whole, 'Content-Encoding': 'br' } };
    this.gzip = { body: gzip, headers: { ...whole, 'Content-Encoding': 'gzip' } };
  }

  /** Bytes held in memory. */
  get size(): number {
    return this.plain.body.length + this.br.body.length + this.gzip.body.length;
  }

  /** The smallest form the reader takes. */
  for(acceptEncoding: string): Form {
    return this[smallestFor(acceptEncoding)];
  }
}

/** The bytes in every encoding that browsers take: as they are, brotli, gzip. */
export async function encodings(plain: Bytes): Promise<[plain: Bytes, br: Bytes, gzip: Bytes]> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  return [plain, await brotli(plain, quality), await zip(plain)];
}

/** Seals a JSON value. */
export const seal = async <T>(value: T): Promise<Sealed<T>> => new Sealed<T>(...(await encodings(Buffer.from(JSON.stringify(value)))));
