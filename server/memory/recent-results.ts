// Exists for `bench paper`: a hall asks for a few paths, again and again.
import { LRUCache } from 'lru-cache';

const maxResults = 1_000;
const maxKeyLength = 120;

/** Keeps the latest results of a pure function. Neither null nor the result of a long key is kept, so that strangers cannot fill the memory. */
export function withRecentResults<V extends object>(compute: (key: string) => V | null): (key: string) => V | null {
  const results = new LRUCache<string, V>({ max: maxResults });
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    if (result !== null && key.length <= maxKeyLength) results.set(key, result);
    return result;
  };
}
