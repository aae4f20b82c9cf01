type Tell = () => void;

/** Notifies the open pages, oldest first, of changed rows. */
export const subscribers: Tell[] = [];

/**
 * Replaces Dexie's `liveQuery` in a process with thousands of pages. Dexie's would compare every page with every row of all others; on a
 * learner's phone there are one page and a few rows. Here the code that writes notifies the page concerned.
 */
export const liveQuery = <T>(query: () => Promise<T>) => ({
  subscribe: ({ next }: { next: (value: T) => void }) => {
    const tell = () => void query().then(next);
    subscribers.push(tell);
    tell();
    return { unsubscribe: () => undefined };
  },
});
