import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { entersAs, signsInAsAdmin } from './enters';
import { watches } from './notice/watch';
import { hidesSync, hidesWorkers, reportsDiskQuota, syncIsThere } from './phone';
import { test as base, expect, meets } from './test';

const small = { width: 360, height: 740 };

/** A page at a path of the portal, in a new browser profile. */
export type Visit = (path: string, options?: BrowserContextOptions) => Promise<Page>;

interface Mine {
  /**
   * Whether the worker may be installed. It caches every file, which is the slowest part of a visit; tests of online screens do without.
   */
  hasWorker: boolean;
  visit: Visit;
  fairWeather: undefined;
}

/** A fresh profile in the worker's browser for every visit. */
export const test = base.extend<Mine>({
  hasWorker: [true, { option: true }],
  visit: async ({ chrome, portal, hasWorker }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (path, { serviceWorkers = hasWorker ? 'allow' : 'block', ...options } = {}) => {
      const context = await chrome.newContext({
        viewport: small,
        reducedMotion: 'reduce',
        baseURL: portal.api.url,
        ...options,
      });
      watches(context);
      context.setDefaultTimeout(20_000);
      contexts.push(context);
      if (serviceWorkers === 'block') await hidesWorkers(context);
      if (!syncIsThere) await hidesSync(context);
      await reportsDiskQuota(context);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  fairWeather: [
    async ({ portal }, use) => {
      await use(undefined);
      portal.comesBack();
    },
    { auto: true },
  ],
});

/** Path and query of the page. */
export const placeOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Waits until the page has come to this path. */
export const isAt = (page: Page, path: string): Promise<void> => expect.poll(() => placeOf(page), { message: `at ${path}` }).toBe(path);

export { entersAs, expect, meets, signsInAsAdmin };
