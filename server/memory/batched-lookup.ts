// Exists for `bench filing` and `bench sitting`: 64 callers at once are looked up by one query instead of 64.
const maxKeys = 100;

interface Batch<V> {
  keys: Set<string>;
  values: Promise<Map<string, V>>;
}

/**
 * Turns a lookup of many keys into a lookup of one: all callers of one turn of the event loop share a query. Nothing is kept from one turn to the next.
 * Resolves with null where the lookup finds nothing; rejects with what `lookup` throws.
 */
export function batchedLookup<V>(lookup: (keys: readonly string[]) => Promise<Map<string, V>>): (key: string) => Promise<V | null> {
  let open: Batch<V> | null = null;

  function openBatch(): Batch<V> {
    const keys = new Set<string>();
    const values = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      if (open?.keys === keys) open = null;
      return lookup([...keys]);
    });
    open = { keys, values };
    return open;
  }

  return async (key) => {
    const batch = open === null || open.keys.size === maxKeys ? openBatch() : open;
    batch.keys.add(key);
    return (await batch.values).get(key) ?? null;
  };
}
