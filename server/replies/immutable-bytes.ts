type Headers = Readonly<Record<string, string>>;

const maxAge = 365 * 24 * 60 * 60;

/** Bytes that never change under their address, so that a client that has them need not ask again. `T` is their shape. */
export class ImmutableBytes<T> {
  declare readonly shape: T;
  readonly body: Buffer<ArrayBuffer>;
  readonly etag: string;
  /** Headers of a 304. */
  readonly cacheHeaders: Headers;
  /** Headers of a 200. */
  readonly headers: Headers;

  /** `name` stands for these bytes and no others. */
  constructor(body: Buffer<ArrayBuffer>, type: string, name: string) {
    this.body = body;
    this.etag = `"${name}"`;
    this.cacheHeaders = { 'Cache-Control': `private, max-age=${maxAge}, immutable`, ETag: this.etag };
    this.headers = { ...this.cacheHeaders, 'Content-Type': type };
  }
}
