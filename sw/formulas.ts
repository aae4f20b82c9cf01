import { CacheFirst } from 'workbox-strategies';

/** Its code and its styles, of which each version has one; fonts stay. */
const kindOf = (path: string): string | undefined => /^\/assets\/(?:typeset|katex)[^/]+\.(js|css)$/.exec(path)?.[1];
const path = ({ url }: Pick<Request, 'url'>) => new URL(url).pathname;

/** Whether a file is one that formulas are drawn with. Most papers have none, so the app's own files are without them. */
export const isOne = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
  sameOrigin && /^\/assets\/(typeset-|katex)/i.test(url.pathname);

// Keeps them from their first use on. In whatever order they come, a new one takes the place of its kind of earlier versions.
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

/** Answers when the file is kept: what a page has been given is there without a network too. */
export async function answer({ event, request }: { event: ExtendableEvent; request: Request }): Promise<Response> {
  const [reply, kept] = strategy.handleAll({ event, request });
  await kept;
  return reply;
}
