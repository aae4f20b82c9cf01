import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { patienceMs } from './chromium';
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
      context.setDefaultTimeout(patienceMs);
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

/** Waits until the scripts run the landing page: before, it stands there as the server drew it, and listens to nothing. */
export const isRunning = (page: Page): Promise<void> => expect(page.locator('[data-drawn]')).toHaveCount(0);

/** The page's messages stay for a minute, in this load and in those to come: a slow machine looks at one when its five seconds are over. */
export async function messagesStay(page: Page): Promise<void> {
  const stretches = () => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (work: TimerHandler, ms?: number, ...rest: unknown[]) => setTimeout(work, ms === 5_000 ? 60_000 : ms, ...rest),
    });
  };
  await page.addInitScript(stretches);
  await page.evaluate(stretches);
}

export { entersAs, expect, meets, signsInAsAdmin };
