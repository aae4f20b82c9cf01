/** First in, first out, at the same cost for a hundred thousand as for two. */
export interface Fifo<T> {
  add(item: T): void;
  take(): T | undefined;
  readonly length: number;
}

export function fifo<T>(): Fifo<T> {
  let items: T[] = [];
  let first = 0;
  return {
    add: (item) => void items.push(item),
    take() {
      if (first === items.length) return undefined;
      const item = items[first];
      first += 1;
      if (first > 1_000 && first * 2 > items.length) {
        items = items.slice(first);
        first = 0;
      }
      return item;
    },
    get length() {
      return items.length - first;
    },
  };
}
