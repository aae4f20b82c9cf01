import { liveQuery } from 'dexie';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';

/**
 * What a query finds in the device's store, now and whenever something that it reads has changed; `first` until it is known. Another `of` is another query. Throws in
 * the drawing what the store throws. News is drawn in slices, between which a tap is heard; the hook that comes with Dexie draws it in one go, and asks twice at first.
 */
export function useLive<T>(of: string, query: () => Promise<T>): T | undefined;
export function useLive<T, First>(of: string, query: () => Promise<T>, first: First): T | First;
export function useLive<T>(of: string, query: () => Promise<T>, first?: T): T | undefined {
  const [found, setFound] = useState<{ value: T | undefined } | { error: unknown }>({ value: first });
  const ask = useEffectEvent(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` stands for all that the query depends on.
  useEffect(() => {
    // An async function: Dexie sees by that that it has to follow the reading through every `await`.
    const news = liveQuery(async () => ask()).subscribe({
      next: (value) => startTransition(() => setFound({ value })),
      error: (error: unknown) => setFound({ error }),
    });
    return () => news.unsubscribe();
  }, [of]);
  if ('error' in found) throw found.error;
  return found.value;
}
