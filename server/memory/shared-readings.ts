// Exists for `bench batches`, `bench dearest` and `bench polls`: a home screen of 50 ms that twenty admins ask for ten times a second would take ten cores.

/** No rest is longer: who asks meanwhile waits for its end. Milliseconds. */
const longestRestMs = 2_000;

/** A process that ends does not wait for it. */
const restOf = (ms: number): Promise<void> => new Promise((end) => setTimeout(end, ms).unref());

interface Line<T> {
  last: Promise<unknown>;
  next: Promise<T> | null;
}

/**
 * Reads one at a time under each key: all who ask while a reading is under way share the next one, which begins after they asked. Nothing is kept, so that
 * nobody reads what is older than the question. `key` has to name everything that `read` depends on. `rest`: the pause before the next reading of a key, as a
 * multiple of the time that the reading took.
 */
export function sharedReadings<T>(rest = 0): (key: string, read: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, Line<T>>();
  return (key, read) => {
    const line = lines.get(key) ?? { last: Promise.resolve(), next: null };
    lines.set(key, line);
    line.next ??= line.last.then(() => {
      line.next = null;
      const began = performance.now();
      const reading = read();
      const end = async () => {
        if (rest > 0) await restOf(Math.min(longestRestMs, rest * (performance.now() - began)));
        if (line.next === null) lines.delete(key);
      };
      line.last = reading.then(end, end);
      return reading;
    });
    return line.next;
  };
}
