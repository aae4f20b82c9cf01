const maxKeys = 100;

interface Group<V> {
  keys: Set<string>;
  found: Promise<Map<string, V>>;
}

/**
 * Turns a look for many into a look for one: all who ask in one turn of the event loop share a query. Nothing is kept from one turn to the next.
 * Resolves with null where nothing was found; throws what `look` throws.
 */
export function gathered<V>(look: (keys: readonly string[]) => Promise<Map<string, V>>): (key: string) => Promise<V | null> {
  let open: Group<V> | null = null;

  function openGroup(): Group<V> {
    const keys = new Set<string>();
    const found = new Promise<void>((turn) => setImmediate(turn)).then(() => {
      if (open?.keys === keys) open = null;
      return look([...keys]);
    });
    open = { keys, found };
    return open;
  }

  return async (key) => {
    const group = open === null || open.keys.size === maxKeys ? openGroup() : open;
    group.keys.add(key);
    return (await group.found).get(key) ?? null;
  };
}
