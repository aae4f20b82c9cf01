import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { appFiles } from '../../sw/app-files';

/** What the server has, by path. */
const served: Record<string, string> = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [`/assets/part${at}-12345678.js`, `export const part = ${at};`]),
);
const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const manifest = [
  { url: 'index.html', revision: 'r1' },
  ...Object.entries(served).map(([url, text]) => ({ url: url.slice(1), revision: null, integrity: integrityOf(text) })),
];
/** The address of a bundle, if this version has one. */
const bundle = 'assets/bundle-12345678.txt';
const withBundle = [...manifest, { url: bundle, revision: null }];
const lineOf = (url: string, text: string) => `${JSON.stringify([url.slice(1), text])}\n`;
/** All but the first file, which the page has fetched. */
const bundled = Object.entries(served).slice(1);
const wholeBundle = bundled.map(([url, text]) => lineOf(url, text)).join('');
const page = '<!doctype html><script type="module" src="/assets/part0-12345678.js"></script>';

/** What the browser's cache of the service worker holds, by key. */
const stored = new Map<string, Response>();
const store = {
  keys: () => Promise.resolve([...stored.keys()].map((url) => ({ url }))),
  match: (key: string) => Promise.resolve(stored.get(key)?.clone()),
  put: async (key: string, response: Response) => void stored.set(key, response),
  delete: (key: string) => Promise.resolve(stored.delete(key)),
};

/** The requests, as method of the cache and path, and how many were under way at once. */
const asked: string[] = [];
let [underWay, most] = [0, 0];
/** Answers the pathname with another text, by the method of the cache. */
let wrong: (path: string, cache: string) => string | null = () => null;

/** Replies of other paths. */
const bodies = new Map<string, string | Response>();

async function fetchIt(address: string | URL | Request, { cache = 'default', integrity = '' }: RequestInit = {}): Promise<Response> {
  const path = new URL(String(address)).pathname;
  asked.push(`${cache} ${path}`);
  underWay += 1;
  most = Math.max(most, underWay);
  await new Promise((resolve) => setTimeout(resolve, 1));
  underWay -= 1;
  const text = wrong(path, cache) ?? bodies.get(path) ?? (path === '/index.html' ? page : (served[path] ?? ''));
  if (integrity !== '' && (text instanceof Response || integrityOf(text) !== integrity)) throw new TypeError('Failed to fetch');
  if (text instanceof Response) return text;
  return new Response(text, { headers: { 'Content-Type': path.endsWith('.html') ? 'text/html' : 'text/javascript' } });
}

let make: typeof appFiles;
beforeAll(async () => {
  vi.stubGlobal('location', new URL('https://portal.example/sw.js'));
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('registration', { scope: 'https://portal.example/' });
  vi.stubGlobal('addEventListener', () => undefined);
  ({ appFiles: make } = await import('../../sw/app-files'));
});
beforeEach(() => {
  stored.clear();
  asked.length = 0;
  most = 0;
  bodies.clear();
  wrong = () => null;
});

/** Installs the worker; rejects where the browser would discard it. */
async function installs(list: typeof withBundle = manifest) {
  const place = {
    caches: { open: () => Promise.resolve(store) } as unknown as CacheStorage,
    fetch: fetchIt as typeof fetch,
    locks: undefined,
    registration: { installing: null, waiting: null },
    skipWaiting: () => Promise.resolve(),
  };
  const files = make(list, place);
  let done: Promise<unknown> = Promise.resolve();
  files.install({
    waitUntil: (work) => {
      done = work;
    },
  });
  await done;
  return files;
}

describe("the app's files on a device", () => {
  test('each file is fetched once, four at once, and what the page has loaded comes from the browser’s own cache', async () => {
    await installs();
    expect(stored.size).toBe(13);
    expect(asked).toHaveLength(13);
    expect(asked.filter((one) => one.startsWith('reload'))).toEqual(['reload /index.html']);
    expect(most).toBe(4);
  });

  test('a wrong file in the browser’s own cache is asked for past that cache', async () => {
    const [path] = Object.keys(served) as [string];
    wrong = (one, cache) => (one === path && cache === 'default' ? 'alert(1)' : null);
    const files = await installs();
    expect(asked.filter((one) => one.endsWith(path))).toEqual([`default ${path}`, `reload ${path}`]);
    expect(await files.isWhole()).toBe(true);
  });

  test('the worker is discarded while a file is wrong, and keeps what came for its next try', async () => {
    const [path] = Object.keys(served) as [string];
    wrong = (one) => (one === path ? '<p>Pay at the desk</p>' : null);
    await expect(installs()).rejects.toThrow('missing');
    expect([...stored.keys()].some((key) => key.includes(path))).toBe(false);
    expect(stored.size).toBe(12);
    asked.length = 0;
    wrong = () => null;
    await installs();
    expect(asked).toEqual([`default ${path}`]);
  });

  test('a file that is lost later is fetched again, past the browser’s own cache', async () => {
    const files = await installs();
    const [key] = [...stored.keys()].filter((one) => one.includes('part3')) as [string];
    stored.delete(key);
    asked.length = 0;
    expect(await files.isWhole()).toBe(true);
    expect(asked).toEqual(['reload /assets/part3-12345678.js']);
  });

  describe('with a bundle', () => {
    const textOf = (path: string) =>
      [...stored]
        .find(([key]) => key.includes(path))?.[1]
        .clone()
        .text();

    test('it brings the files that no page has fetched, each as it is listed', async () => {
      bodies.set(`/${bundle}`, wholeBundle);
      const files = await installs(withBundle);
      expect(asked.sort()).toEqual(['default /assets/part0-12345678.js', `no-store /${bundle}`, 'reload /index.html']);
      expect(stored.size).toBe(13);
      expect(stored.get('https://portal.example/assets/part7-12345678.js')?.headers.get('Content-Type')).toBe(
        'text/javascript; charset=utf-8',
      );
      expect(await textOf('part7')).toBe('export const part = 7;');
      expect(await files.isWhole()).toBe(true);
      expect(files.has(new URL(bundle, location.href).href)).toBe(false);
    });

    test('a file in it that is not the listed one is fetched by itself, and one that is not listed is not stored', async () => {
      const [path] = bundled[3] as [string, string];
      bodies.set(
        `/${bundle}`,
        lineOf('/assets/other-12345678.js', '1') + lineOf(path, 'alert(1)') + wholeBundle.replace(/.*part4.*\n/, ''),
      );
      await installs(withBundle);
      expect(asked.filter((one) => one.includes('part'))).toEqual(['default /assets/part0-12345678.js', `default ${path}`]);
      expect(await textOf('part4')).toBe('export const part = 4;');
      expect(stored.size).toBe(13);
    });

    test('what came of one whose connection broke stays; the rest is fetched by itself', async () => {
      const half = new TextEncoder().encode(wholeBundle.slice(0, wholeBundle.indexOf('part7') + 2));
      let isSent = false;
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        if (isSent) return controller.error(new TypeError('network error'));
        isSent = true;
        controller.enqueue(half);
      };
      bodies.set(`/${bundle}`, new Response(new ReadableStream({ pull })));
      await installs(withBundle);
      expect(asked.filter((one) => one.includes('part')).map((one) => /part\d+/.exec(one)?.[0])).toEqual([
        'part0',
        'part7',
        'part8',
        'part9',
        'part10',
        'part11',
      ]);
      expect(stored.size).toBe(13);
    });

    test.each([
      ['a page in its place', new Response('<html>\n<p>Pay at the desk</p>')],
      ['a line of another shape', new Response('["assets/part1-12345678.js"]\n')],
      ['a refusal', new Response(wholeBundle, { status: 404 })],
    ])('%s costs no more than the way of old', async (_, reply) => {
      bodies.set(`/${bundle}`, reply);
      await installs(withBundle);
      expect(asked).toHaveLength(14);
      expect(stored.size).toBe(13);
    });

    test('it is not asked for where most files are here', async () => {
      await installs();
      for (const key of [...stored.keys()].slice(0, 5)) stored.delete(key);
      asked.length = 0;
      await installs(withBundle);
      expect(asked.filter((one) => one.includes('bundle'))).toEqual([]);
      expect(asked).toHaveLength(5);
    });
  });
});
