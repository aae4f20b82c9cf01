/** A reply of which much is ready as JSON, so that it is written and not built. `T` is the shape it says. */
export class Written<T> {
  declare readonly shape: T;
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}
