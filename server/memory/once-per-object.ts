// Exists for `bench paper`: all requests of one address share their parameters (http/router.ts), which need to be validated once.

/** Keeps the result of a pure function for as long as its argument lives. What the function throws is not kept. */
export function oncePerObject<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, { value: V }>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known.value;
    const value = compute(key);
    results.set(key, { value });
    return value;
  };
}
