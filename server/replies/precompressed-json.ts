// Exists for `bench paper` and `bench sitting`: a paper is compressed once and not for each learner.
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Bytes = Buffer<ArrayBuffer>;

type Headers = Readonly<Record<string, string>>;

/** One encoding of a reply, with its headers. */
interface Encoding {
  body: Bytes;
  headers: Headers;
}

/** SHA-256 in base64url. */
const digestOf = (plain: Bytes): string => hash('sha256', plain, 'base64url');

const tagOf = (digest: string): string => `W/"${digest.slice(0, 22)}"`;

/** Weak: one tag for the same bytes in every encoding. */
export const etagOf = (plain: Bytes): string => tagOf(digestOf(plain));

/** The smallest of the encodings we keep that `Accept-Encoding` names. */
export function smallestFor(acceptEncoding: string): 'br' | 'gzip' | 'plain' {
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'plain';
}

/** A reply that never changes: its JSON, made once, in every encoding that browsers accept. `T` is the shape of the JSON. */
export class PrecompressedJson<T> {
  declare readonly shape: T;
  /** SHA-256 of the JSON in base64url. */
  readonly digest: string;
  readonly etag: string;
  /** Headers of a 304. */
  readonly cacheHeaders: Headers;
  readonly plain: Encoding;
  readonly br: Encoding;
  readonly gzip: Encoding;

  constructor(plain: Bytes, br: Bytes, gzip: Bytes) {
    this.digest = digestOf(plain);
    this.etag = tagOf(this.digest);
    this.cacheHeaders = { 'Cache-Control': 'private, no-cache', ETag: this.etag, Vary: 'Accept-Encoding, Authorization' };
    const whole = { ...this.cacheHeaders, 'Content-Type': 'application/json' };
    this.plain = { body: plain, headers: whole };
    this.br = { body: br, headers: { ...whole, 'Content-Encoding': 'br' } };
    this.gzip = { body: gzip, headers: { ...whole, 'Content-Encoding': 'gzip' } };
  }

  /** Bytes held in memory. */
  get size(): number {
    return this.plain.body.length + this.br.body.length + this.gzip.body.length;
  }

  /** The smallest encoding that the client accepts. */
  encodingFor(acceptEncoding: string): Encoding {
    return this[smallestFor(acceptEncoding)];
  }
}

/** The bytes in every encoding that browsers accept: identity, brotli, gzip. */
export async function encodings(plain: Bytes): Promise<[plain: Bytes, br: Bytes, gzip: Bytes]> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  return [plain, await brotli(plain, quality), await zip(plain)];
}

/** A value as JSON in every encoding. */
export const precompressed = async <T>(value: T): Promise<PrecompressedJson<T>> =>
  new PrecompressedJson<T>(...(await encodings(Buffer.from(JSON.stringify(value)))));
