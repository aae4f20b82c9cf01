/** Notifies the page that subscribed last. */
let latest: () => void = () => undefined;

/**
 * Stands for Dexie's `liveQuery` in a process with hundreds of thousands of pages (the bundle and the tests put it there): each page has a store of its
 * own, and the code that writes to it notifies the page.
 */
export const liveQuery = <T>(query: () => Promise<T>) => ({
  subscribe: ({ next, error }: { next: (value: T) => void; error: (fault: unknown) => void }) => {
    const tell = (): void => void query().then(next, error);
    latest = tell;
    tell();
    return { unsubscribe: () => undefined };
  },
});

/** What notifies the page that has just subscribed. */
export const latestSubscriber = (): (() => void) => latest;
