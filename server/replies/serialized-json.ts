/** A reply of which much is ready as JSON, so that it is written and not built. `T` is the shape it says. */
export class Written<T> {
  declare readonly shape: T;
  readonly json: Buffer<ArrayBuffer>;

  constructor(json: Buffer<ArrayBuffer>) {
    this.json = json;
  }
}
