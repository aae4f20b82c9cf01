import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import type { withTransport } from './security-headers';

const hashed = /^\/assets\//;
/** Whether a path is one that the app answers, and no file. */
export const isPage = (path: string): boolean => !/\.[^/]+$/.test(path);

function notFound(response: ServerResponse): void {
  response.statusCode = 404;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('Not found\n');
}

/** Gives a page its headers. */
export function dress(request: IncomingMessage, response: ServerResponse, headersFor: ReturnType<typeof withTransport>): void {
  const proto = request.headers['x-forwarded-proto'];
  for (const [name, value] of Object.entries(headersFor(typeof proto === 'string' ? proto : undefined))) response.setHeader(name, value);
}

/**
 * Serves the built pages from `dir`: hashed files for a year, everything else asked about each time, the app shell for any other page.
 * A path with an extension that is no file is 404, never the shell.
 */
export function staticFiles(dir: string): RequestListener {
  const files = existsSync(dir)
    ? sirv(dir, {
        etag: true,
        gzip: true,
        brotli: true,
        setHeaders: (response, path) =>
          response.setHeader('Cache-Control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
      })
    : null;
  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (files === null || !['GET', 'HEAD'].includes(request.method ?? '')) return notFound(response);
    // sirv leaves a file that cannot be read to the process, which would end: a build may be replaced under a server that runs.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    // sirv throws on a range that ends before it starts; these files are small enough to be sent whole.
    delete request.headers.range;
    files(request, response, () => {
      if (!isPage(path)) return notFound(response);
      request.url = '/index.html';
      files(request, response, () => notFound(response));
    });
  };
}
