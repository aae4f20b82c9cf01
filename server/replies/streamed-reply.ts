import { Readable } from 'node:stream';

/** A reply that is too long to be made at one go: written chunk by chunk, as fast as its reader reads it. */
export class StreamedReply {
  readonly #first: string | Uint8Array;
  readonly #rest: AsyncGenerator<string | Uint8Array>;

  /** `rest` has begun: only a generator that has can be ended. */
  constructor(first: string | Uint8Array, rest: AsyncGenerator<string | Uint8Array>) {
    this.#first = first;
    this.#rest = rest;
  }

  /** Gives the reply up before it is read. */
  async end(): Promise<void> {
    await this.#rest.return(undefined);
  }

  /** The bytes of the reply. A fault in the middle destroys the stream; a stream that is destroyed ends the reply. */
  stream(): Readable {
    const stream = Readable.from(this.#rest, { objectMode: false, highWaterMark: 1 });
    stream.unshift(this.#first);
    return stream;
  }
}

/** A list `L`, written as JSON. */
export class StreamedList<L> extends StreamedReply {
  declare readonly shape: L;
}

/** A header that names a file: in every language, and for old programs without what ASCII has not (RFC 6266). */
const saveAs = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
};

/** A file to be saved, whose bytes have the shape `T`. */
export class StreamedFile<T> extends StreamedReply {
  declare readonly shape: T;
  /** Headers of a 200. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(type: string, name: string, first: string | Uint8Array, rest: AsyncGenerator<string | Uint8Array>) {
    super(first, rest);
    this.headers = { 'Content-Type': type, 'Content-Disposition': saveAs(name) };
  }
}
