import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { landingFor, landings, landingVary } from './landing';
import type { withTransport } from './security-headers';

/** The way out of wrong scripts: the browser's own cache may hold them for a year. */
const startAgain = '/start-again.html';
/** Whether a path is one of the pages for `/`, which are found there alone. */
const isLanding = (path: string): boolean => Object.values(landings).some((file) => file === path);
const hashed = /^\/assets\//;
/** Whether a path belongs to the app, not to a file. */
export const isPage = (path: string): boolean => !/\.[^/]+$/.test(path);

function notFound(response: ServerResponse): void {
  response.statusCode = 404;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('Not found\n');
}

/** Sets the headers of a page. */
export function dress(request: IncomingMessage, response: ServerResponse, headersFor: ReturnType<typeof withTransport>): void {
  const proto = request.headers['x-forwarded-proto'];
  for (const [name, value] of Object.entries(headersFor(typeof proto === 'string' ? proto : undefined))) response.setHeader(name, value);
}

/**
 * Serves the built pages from `dir`: hashed files are cached for a year, other files are revalidated each time, `/` is the landing
 * page as drawn in the reader's language, any other page is the app shell. A path with an extension and without a file is 404, never the shell.
 */
export function staticFiles(dir: string): RequestListener {
  const files = existsSync(dir)
    ? sirv(dir, {
        etag: true,
        gzip: true,
        brotli: true,
        setHeaders: (response, path) => {
          response.setHeader('Cache-Control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
          if (isLanding(path)) response.setHeader('Vary', landingVary);
          if (path === startAgain) response.setHeader('Clear-Site-Data', '"cache"');
        },
      })
    : null;
  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (files === null || !['GET', 'HEAD'].includes(request.method ?? '') || isLanding(path)) return notFound(response);
    // sirv does not handle a file that cannot be read, and the process would end: a build may be replaced while the server runs.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    // sirv throws on a range that ends before it starts. Ranges are ignored, because these files are small.
    delete request.headers.range;
    if (path === '/') request.url = landingFor(request.headers['accept-language']);
    files(request, response, () => {
      if (!isPage(path)) return notFound(response);
      request.url = '/index.html';
      files(request, response, () => notFound(response));
    });
  };
}
