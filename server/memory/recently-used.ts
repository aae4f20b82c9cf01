// Exists for a process that starts, of which a run of the tests has hundreds: by its `max` the library takes room for all that may ever come, 28 bytes for
// each value. The lists of a portal took 15 MB before the first request, and half of the time that a portal of the tests needs to open.
import { LRUCache } from 'lru-cache';

/** The `most` values that were used last, by key, in memory that grows with them. */
export const recentlyUsed = <K extends string, V extends object | number | true>(most: number): LRUCache<K, V> =>
  new LRUCache({ maxSize: most, sizeCalculation: () => 1 });
