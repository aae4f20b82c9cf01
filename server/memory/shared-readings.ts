// Exists for `bench batches` and `bench dearest`: a home screen of 50 ms that twenty admins ask for ten times a second would take ten cores.

interface Line<T> {
  last: Promise<unknown>;
  next: Promise<T> | null;
}

/**
 * Reads one at a time under each key: all who ask while a reading is under way share the next one, which begins after they asked. Nothing is kept, so that
 * nobody reads what is older than the question. `key` has to name everything that `read` depends on.
 */
export function sharedReadings<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, Line<T>>();
  return (key, read) => {
    const line = lines.get(key) ?? { last: Promise.resolve(), next: null };
    lines.set(key, line);
    line.next ??= line.last.then(() => {
      line.next = null;
      const reading = read();
      const end = () => {
        if (line.next === null) lines.delete(key);
      };
      line.last = reading.then(end, end);
      return reading;
    });
    return line.next;
  };
}
