import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Bytes = Buffer<ArrayBuffer>;

/** A reply that never changes: its bytes, made once, in every encoding that browsers take. `T` is the shape that was sealed. */
export class Sealed<T> {
  declare readonly shape: T;
  readonly etag: string;
  readonly plain: Bytes;
  readonly br: Bytes;
  readonly gzip: Bytes;

  constructor(plain: Bytes, br: Bytes, gzip: Bytes) {
    // Weak: one tag for the same words in different encodings.
    this.etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    this.plain = plain;
    this.br = br;
    this.gzip = gzip;
  }

  /** Bytes held in memory. */
  get size(): number {
    return this.plain.length + this.br.length + this.gzip.length;
  }

  /** The smallest form the reader takes. */
  for(acceptEncoding: string): { bytes: Bytes; encoding: string | null } {
    if (/\bbr\b/.test(acceptEncoding)) return { bytes: this.br, encoding: 'br' };
    if (/\bgzip\b/.test(acceptEncoding)) return { bytes: this.gzip, encoding: 'gzip' };
    return { bytes: this.plain, encoding: null };
  }
}

/** Seals a JSON value. */
export async function seal<T>(value: T): Promise<Sealed<T>> {
  const plain = Buffer.from(JSON.stringify(value));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  return new Sealed<T>(plain, await brotli(plain, quality), await zip(plain));
}
