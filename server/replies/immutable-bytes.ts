type Headers = Readonly<Record<string, string>>;

const maxAge = 365 * 24 * 60 * 60;

/** Bytes that never change under their address, so that nobody who has them asks again. `T` is the shape they say. */
export class Lasting<T> {
  declare readonly shape: T;
  readonly body: Buffer<ArrayBuffer>;
  readonly etag: string;
  /** Headers of the answer to somebody who has them already. */
  readonly lasting: Headers;
  readonly headers: Headers;

  /** `name` stands for these bytes and no others. */
  constructor(body: Buffer<ArrayBuffer>, type: string, name: string) {
    this.body = body;
    this.etag = `"${name}"`;
    this.lasting = { 'Cache-Control': `private, max-age=${maxAge}, immutable`, ETag: this.etag };
    this.headers = { ...this.lasting, 'Content-Type': type };
  }
}
