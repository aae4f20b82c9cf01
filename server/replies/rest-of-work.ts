/**
 * What is left of work whose first part may have taken minutes, such as reading a file or waiting in a line. The rest changes or tells something: it is done
 * only for an asker who may still ask for it. `T`: the reply.
 */
export class RestOfWork<T> {
  readonly #rest: () => Promise<T>;

  constructor(rest: () => Promise<T>) {
    this.#rest = rest;
  }

  /** Does the rest, once `demand` has not rejected. */
  async onceAllowed(demand: () => Promise<void>): Promise<T> {
    await demand();
    return this.#rest();
  }
}
