import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { entryIn } from '../src/runner/device/worker-messages';

/** The app's files as listed in this version's manifest, in one cache that all versions share. */
export interface AppFiles {
  install: (event: ExtendableEvent) => Promise<unknown>;
  /** Serves every file of this version. */
  route: PrecacheRoute;
  /** Serves the page for every screen. */
  shell: ReturnType<PrecacheController['createHandlerBoundToURL']>;
  /** Serves a file of another version: a page of an earlier version may be open, and the server no longer has its files. */
  earlier: (request: Request) => Promise<Response>;
  /** Whether every file is here; fetches missing files first. */
  isWhole: () => Promise<boolean>;
  /** Deletes the files of other versions, unless a page runs one or a newer worker is installing. */
  tidy: () => Promise<void>;
}

interface Place {
  caches: CacheStorage;
  fetch: typeof fetch;
  locks: Pick<LockManager, 'query'> | undefined;
  registration: Pick<ServiceWorkerRegistration, 'installing' | 'waiting'>;
}

export function appFiles(manifest: (PrecacheEntry | string)[], { caches, fetch, locks, registration }: Place): AppFiles {
  const controller = new PrecacheController();
  controller.addToCacheList(manifest);
  const store = () => caches.open(controller.strategy.cacheName);
  const keys = controller.getURLsToCacheKeys();

  async function isPutBack(files: Cache, url: string, key: string): Promise<boolean> {
    const response = await fetch(url, { cache: 'no-cache' }).catch(() => null);
    if (response === null || !response.ok || response.redirected) return false;
    await files.put(key, response);
    return true;
  }

  async function isStrangerHere(): Promise<boolean> {
    const { held = [] } = (await locks?.query()) ?? {};
    const entries = held.map(({ name }) => entryIn(name)).filter((entry) => entry !== null);
    return locks === undefined || entries.some((entry) => !keys.has(entry));
  }

  return {
    install: controller.install,
    route: new PrecacheRoute(controller),
    shell: controller.createHandlerBoundToURL('/index.html'),
    earlier: async (request) => (await (await store()).match(request)) ?? fetch(request),
    isWhole: async () => {
      const files = await store();
      const here = new Set((await files.keys()).map(({ url }) => url));
      for (const [url, key] of keys) if (!here.has(key) && !(await isPutBack(files, url, key))) return false;
      return true;
    },
    tidy: async () => {
      const files = await store();
      const wanted = new Set(keys.values());
      const stale = (await files.keys()).filter(({ url }) => !wanted.has(url));
      if (stale.length === 0 || (await isStrangerHere()) || registration.installing || registration.waiting) return;
      await Promise.all(stale.map((request) => files.delete(request)));
    },
  };
}
