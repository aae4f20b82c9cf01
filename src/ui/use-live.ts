import { liveQuery } from 'dexie';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';

/**
 * Returns the result of a query on the device's database, updated when the data change; `first` before the first result. `of` identifies
 * the query: a change of `of` runs the new query, and the old result stays until the new one arrives. Throws the database's error during
 * the render. Updates are transitions, so that a slow phone handles taps in between; Dexie's own hook renders synchronously.
 */
export function useLive<T>(of: string, query: () => Promise<T>): T | undefined;
export function useLive<T, First>(of: string, query: () => Promise<T>, first: First): T | First;
export function useLive<T>(of: string, query: () => Promise<T>, first?: T): T | undefined {
  const [found, setFound] = useState<{ value: T | undefined } | { error: unknown }>({ value: first });
  const ask = useEffectEvent(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` identifies everything that the query depends on.
  useEffect(() => {
    // Dexie follows reads across every `await` only in an async function.
    const news = liveQuery(async () => ask()).subscribe({
      next: (value) => startTransition(() => setFound({ value })),
      error: (error: unknown) => setFound({ error }),
    });
    return () => news.unsubscribe();
  }, [of]);
  if ('error' in found) throw found.error;
  return found.value;
}
