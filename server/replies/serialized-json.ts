// Exists for `bench sitting`: most bytes of a result are ready before the request.

/** A reply that is JSON already. `T` is the shape of the JSON. */
export class SerializedJson<T> {
  declare readonly shape: T;
  readonly json: Buffer<ArrayBuffer>;

  constructor(json: Buffer<ArrayBuffer>) {
    this.json = json;
  }
}
