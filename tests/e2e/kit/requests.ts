import type { BrowserContext, Request } from '@playwright/test';

/** The requests of a browser's pages that are under way, from now on. */
export function openRequests(context: BrowserContext): ReadonlySet<Request> {
  const open = new Set<Request>();
  context.on('request', (request) => void open.add(request));
  context.on('requestfinished', (request) => void open.delete(request));
  context.on('requestfailed', (request) => void open.delete(request));
  return open;
}
