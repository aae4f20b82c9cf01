/** A file that a browser saves, as one form of a reply whose shape is `T`. It is personal or private, so no cache keeps it. */
export class AttachedFile<T> {
  declare readonly shape: T;
  readonly body: Buffer<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;

  /** `name`: plain letters, digits, dots and hyphens. */
  constructor(body: Buffer<ArrayBuffer>, type: string, name: string) {
    this.body = body;
    this.headers = { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"`, 'Cache-Control': 'no-store' };
  }
}
