import { CacheFirst } from 'workbox-strategies';

/** Each version has one script and one style sheet; fonts never change. */
const kindOf = (path: string): string | undefined => /^\/assets\/(?:typeset|katex)[^/]+\.(js|css)$/.exec(path)?.[1];
const path = ({ url }: Pick<Request, 'url'>) => new URL(url).pathname;

/** Whether a file belongs to the typesetter. Most papers have no formulas, so these files are not in the manifest. */
export const isOne = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
  sameOrigin && /^\/assets\/(typeset-|katex)/i.test(url.pathname);

// Stores the files at first use. A new file replaces the file of the same kind of earlier versions.
const strategy = new CacheFirst({
  cacheName: 'formulas',
  plugins: [
    {
      cacheDidUpdate: async ({ cacheName, request }) => {
        const kind = kindOf(path(request));
        if (kind === undefined) return;
        const files = await caches.open(cacheName);
        const stale = (await files.keys()).filter((kept) => kindOf(path(kept)) === kind && path(kept) !== path(request));
        await Promise.all(stale.map((kept) => files.delete(kept)));
      },
    },
  ],
});

/** Replies once the file is stored, so that every file given to a page is available offline. */
export async function answer({ event, request }: { event: ExtendableEvent; request: Request }): Promise<Response> {
  const [reply, kept] = strategy.handleAll({ event, request });
  await kept;
  return reply;
}
