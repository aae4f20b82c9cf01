import { CacheFirst } from 'workbox-strategies';

const chunk = /^\/assets\/typeset-[^/]+\.js$/;
const ofOneVersion = /^\/assets\/(typeset|katex)[^/]+\.(js|css)$/;
const path = ({ url }: Pick<Request, 'url'>) => new URL(url).pathname;

/** Whether a file is one that formulas are drawn with. Most papers have none, so the app's own files are without them. */
export const isOne = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
  sameOrigin && /^\/assets\/(typeset-|katex)/i.test(url.pathname);

// Keeps them from their first use on. The code comes first: with a new one, the code and styles of earlier versions go.
const strategy = new CacheFirst({
  cacheName: 'formulas',
  plugins: [
    {
      cacheDidUpdate: async ({ cacheName, request }) => {
        if (!chunk.test(path(request))) return;
        const files = await caches.open(cacheName);
        const stale = (await files.keys()).filter((kept) => ofOneVersion.test(path(kept)) && path(kept) !== path(request));
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
