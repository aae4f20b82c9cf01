import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';
import { type Noticed, unexpected } from './judged';

/** What the pages of this worker's browsers have met, and what its test brought about, since the test began. */
const noticed: Noticed[] = [];
const caused = new Set<string>();
const named: RegExp[] = [];
let isDisturbed = false;

/** The browser tells each request that failed on the console too; requests are judged by themselves. */
const ofRequests = /^Failed to load resource/;

const lineOf = (method: string, url: string): string => {
  const { pathname, search } = new URL(url, 'http://localhost');
  return `${method} ${pathname}${search}`;
};

/** The file and line that said it. */
const placeOf = (message: ConsoleMessage): string => {
  const { url, lineNumber, columnNumber } = message.location();
  return `${url}:${lineNumber}:${columnNumber}`;
};

/** Whether a request goes to the portal or to the identity service of the tests. */
const isOurs = (request: Request): boolean => /^https?:\/\/(localhost|127\.0\.0\.1)[:/]/.test(request.url());

/** Notices from now on what the pages of a browser profile meet. */
export function watches(context: BrowserContext): void {
  const add = (kind: Noticed['kind'], text: string) => void noticed.push({ kind, text });
  context.on('weberror', (fault) => {
    const error = fault.error();
    add('uncaught', error.stack || `${error.name}: ${error.message}`);
  });
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !ofRequests.test(message.text()))
      add('console', `${message.type()}: ${message.text()} [${placeOf(message)}]`);
  });
  context.on('requestfailed', (request) => {
    if (isOurs(request)) add('failed', `${lineOf(request.method(), request.url())}: ${request.failure()?.errorText ?? 'no reply'}`);
  });
  context.on('response', (reply) => {
    const request = reply.request();
    if (reply.status() >= 400 && isOurs(request)) add('refused', `${lineOf(request.method(), request.url())}: ${reply.status()}`);
  });
}

/** Is told by what stands in front of the portal that requests will fail: from now on to the end of the test they may. */
export function disturbs(): void {
  isDisturbed = true;
}

/** Is told by what stands in front of the portal that it answers a request in the portal's place. */
export const causes = (method: string, path: string, status: number): void => void caused.add(`${lineOf(method, path)}: ${status}`);

/** Names what a test brings about on purpose, as `kind text`: `/^refused POST .*submit: 409/`. Everything else fails the test. */
export const meets = (...patterns: RegExp[]): void => void named.push(...patterns);

/** Forgets all that was noticed and named: a test begins. */
export function beginsAnew(): void {
  noticed.splice(0);
  named.splice(0);
  caused.clear();
  isDisturbed = false;
}

/** `npm test` judges refusals too. The long forms, and those that axe looks at, run with a setting. */
const mayBeRefused = process.env.TESTS === 'long' || process.env.AXE === 'all' || process.env.LAYOUT === 'all';

/** What the test did not foresee, one line for each. */
export const unforeseen = (): string[] =>
  unexpected(noticed, { isDisturbed, caused, named, mayBeRefused }).map(({ kind, text }) => `${kind} ${text}`);
