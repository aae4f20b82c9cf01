import { Readable } from 'node:stream';

/** A reply that is too long to be made at one go: written chunk by chunk, as fast as its reader reads it. */
export class StreamedReply {
  readonly #first: string | Uint8Array;
  readonly #rest: AsyncGenerator<string | Uint8Array>;
  #demand: () => Promise<void> = async () => undefined;

  /** `rest` has begun: only a generator that has can be ended. */
  constructor(first: string | Uint8Array, rest: AsyncGenerator<string | Uint8Array>) {
    this.#first = first;
    this.#rest = rest;
  }

  /** Has `demand` asked again before each further piece is handed out: a reply may take minutes. What it rejects with ends the reply in the middle. */
  onlyWhile(demand: () => Promise<void>): this {
    this.#demand = demand;
    return this;
  }

  /** Gives the reply up before it is read. */
  async end(): Promise<void> {
    await this.#rest.return(undefined);
  }

  /** The bytes of the reply. A fault in the middle destroys the stream; a stream that is destroyed ends the reply. */
  stream(): Readable {
    const [rest, demand] = [this.#rest, this.#demand];
    // No generator of its own: one that has not begun could not be ended, and `rest` would keep its place.
    const demanded = {
      async next() {
        const piece = await rest.next();
        if (!piece.done) await demand();
        return piece;
      },
      return: () => rest.return(undefined),
      [Symbol.asyncIterator]: () => demanded,
    };
    const stream = Readable.from(demanded, { objectMode: false, highWaterMark: 1 });
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
