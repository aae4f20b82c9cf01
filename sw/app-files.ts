import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { entryIn } from '../src/runner/device/worker-messages';
import { filesOf, listedIn } from './bundle';

/** The app's files as listed in this version's manifest, in one cache that all versions share. */
export interface AppFiles {
  install: (event: { waitUntil: (work: Promise<unknown>) => void }) => void;
  /** Serves every file of this version. */
  route: PrecacheRoute;
  /** Serves the page for every screen. */
  shell: ReturnType<PrecacheController['createHandlerBoundToURL']>;
  /** Serves a file of another version: a page of an earlier version may be open, and the server no longer has its files. */
  earlier: (request: Request) => Promise<Response>;
  /** Whether a file, by its address, is one of this version. */
  has: (address: string) => boolean;
  /** Whether every file is here; fetches missing files first. */
  isWhole: () => Promise<boolean>;
  /** Deletes the files of other versions, unless a page runs one or a newer worker is installing. */
  tidy: () => Promise<void>;
}

interface Place {
  /** Takes over from the worker before, also while its pages are open. */
  skipWaiting: () => Promise<void>;
  caches: CacheStorage;
  fetch: typeof fetch;
  locks: Pick<LockManager, 'query'> | undefined;
  registration: Pick<ServiceWorkerRegistration, 'installing' | 'waiting'>;
}

/** SHA-256 as a manifest has it. */
async function integrityOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** The app's scripts that a page names. */
const scriptsIn = async (page: Response): Promise<string[]> =>
  [...(await page.clone().text()).matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);

/** Whether a reply is a page where a file was asked for: a filter, a captive portal or a CDN may answer so, with 200. */
const isPageInstead = (url: string, { headers }: Response): boolean =>
  headers.get('Content-Type')?.startsWith('text/html') === true && !new URL(url).pathname.endsWith('.html');

/** Whether a stored file of another version cannot be what its manifest meant. */
const isStray = async (url: string, kept: Response): Promise<boolean> =>
  new URL(url).pathname.endsWith('.html') ? (await scriptsIn(kept)).length === 0 : isPageInstead(url, kept);

/** The app's files of this manifest. A file that is not what the manifest means is never stored. */
export function appFiles(manifest: PrecacheEntry[], { caches, fetch, locks, registration, skipWaiting }: Place): AppFiles {
  const controller = new PrecacheController();
  const listed = listedIn(manifest);
  controller.addToCacheList(listed.files);
  const integrities = new Map(listed.files.map(({ url, integrity }) => [new URL(url, location.href).href, integrity]));
  const store = () => caches.open(controller.strategy.cacheName);
  const keys = controller.getURLsToCacheKeys();
  const urls = new Map([...keys].map(([url, key]) => [key, url]));

  /** Whether a file is what this manifest means. The server writes an institute's look into page and icons: these have no hash. */
  async function isRight(url: string, response: Response): Promise<boolean> {
    const integrity = integrities.get(url);
    if (integrity !== undefined) return (await integrityOf(response.clone())) === integrity;
    if (!new URL(url).pathname.endsWith('.html')) return !isPageInstead(url, response);
    return (await scriptsIn(response)).some((script) => keys.has(new URL(script, url).href));
  }

  /** Deletes files that workers up to 0.10.0 stored wrong, those of their own version too. Resolves to whether there was one. */
  async function sift(): Promise<boolean> {
    const files = await store();
    let hadWrong = false;
    for (const { url: key } of await files.keys()) {
      const [kept, url] = [await files.match(key), urls.get(key)];
      if (kept === undefined || !(url === undefined ? await isStray(key, kept) : !(await isRight(url, kept)))) continue;
      await files.delete(key);
      hadWrong = true;
    }
    return hadWrong;
  }

  async function install(): Promise<void> {
    const hadWrong = await sift();
    // The browser's own cache has the files of the page that registered this worker. It may hold a wrong file: what is missing then is asked for past it.
    if (!(await isFilled('default')) && !(await isWhole())) throw new Error('a file of this version is missing');
    // A page of the version before may be unable to start, so that no learner could accept this one.
    if (hadWrong) await skipWaiting();
  }

  /** Fetches a file and stores it, if it is what this manifest means. */
  async function isPut(files: Cache, url: string, key: string, cache: RequestCache): Promise<boolean> {
    const integrity = integrities.get(url);
    const mode = integrity === undefined ? 'reload' : cache;
    const response = await fetch(url, { cache: mode, integrity: integrity ?? '', credentials: 'same-origin' }).catch(() => null);
    if (response === null || !response.ok || !(await isRight(url, response))) return false;
    // No navigation takes a reply that says it was redirected.
    await files.put(key, response.redirected ? new Response(response.body, response) : response);
    return true;
  }

  /**
   * Stores what a bundle brings of the files that are missing: one way through the network, and a fifth of the work of as many requests (ADR 105). No cache of
   * the browser keeps the bundle a second time.
   */
  async function unpack(files: Cache, missing: ReadonlyMap<string, string>): Promise<void> {
    const reply =
      listed.bundle === null ? null : await fetch(listed.bundle, { cache: 'no-store', credentials: 'same-origin' }).catch(() => null);
    for await (const [path, file] of filesOf(reply)) {
      const url = new URL(path, location.href).href;
      const key = missing.get(url);
      if (key !== undefined && (await isRight(url, file))) await files.put(key, file);
    }
  }

  async function missingIn(files: Cache): Promise<Map<string, string>> {
    const here = new Set((await files.keys()).map(({ url }) => url));
    return new Map([...keys].filter(([, key]) => !here.has(key)));
  }

  /**
   * Fetches what is missing: by the bundle where most is, then four files at once: one at a time each costs a way through the network, and more would keep a page's own files waiting.
   * Resolves to whether every file is here.
   */
  async function isFilled(cache: RequestCache): Promise<boolean> {
    const files = await store();
    const lacking = await missingIn(files);
    if (lacking.size > keys.size / 2) await unpack(files, lacking);
    const missing = (await missingIn(files)).entries();
    const lane = async (): Promise<boolean> => {
      for (const [url, key] of missing) if (!(await isPut(files, url, key, cache))) return false;
      return true;
    };
    return (await Promise.all([lane(), lane(), lane(), lane()])).every(Boolean);
  }

  const isWhole = () => isFilled('reload');

  async function isStrangerHere(): Promise<boolean> {
    const { held = [] } = (await locks?.query()) ?? {};
    const entries = held.map(({ name }) => entryIn(name)).filter((entry) => entry !== null);
    return locks === undefined || entries.some((entry) => !keys.has(entry));
  }

  return {
    install: (event) => event.waitUntil(install()),
    route: new PrecacheRoute(controller),
    shell: controller.createHandlerBoundToURL('/index.html'),
    has: (address) => keys.has(address),
    earlier: async (request) => (await (await store()).match(request)) ?? fetch(request),
    isWhole,
    tidy: async () => {
      const files = await store();
      const wanted = new Set(keys.values());
      const stale = (await files.keys()).filter(({ url }) => !wanted.has(url));
      if (stale.length === 0 || (await isStrangerHere()) || registration.installing || registration.waiting) return;
      await Promise.all(stale.map((request) => files.delete(request)));
    },
  };
}
