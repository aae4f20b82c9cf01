import './stacks';
import { type Browser, type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test';
import { launch, launchLight, patienceMs } from './chromium';
import { type Edition, secondEdition } from './edition';
import { entersAs, signsIn } from './enters';
import { beginsAnew, meets, unforeseen, watches } from './notice/watch';
import { Phone } from './phone';
import { demo, Portal } from './portal';

interface Mine {
  /** Whether the phone is a browser of its own with a disk, which can be killed and started anew. */
  onDisk: boolean;
  /** Whether the phone is the whole of Chromium instead of its headless shell. */
  isWhole: boolean;
  phone: Phone;
  /** Fails a test whose pages threw, said something on the console, or had a request fail that the test did not foresee. */
  quiet: undefined;
}
/**
 * A worker's shared fixtures. All are declared here: Playwright ends a worker that lacks a fixture of the next test, and its portal with
 * it.
 */
interface Shared {
  chrome: Browser;
  /** The whole of Chromium, started at the first call. */
  wholeChrome: () => Promise<Browser>;
  portal: Portal;
  /** A browser profile in which the demo admin is signed in. */
  office: BrowserContext;
  /** A second version of the product. */
  second: Edition;
}

export const test = base.extend<Mine, Shared>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const portal = await Portal.open();
      await use(portal);
      await portal.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  chrome: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const browser = await chromium.launch(launchLight);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  wholeChrome: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const started: Promise<Browser>[] = [];
      await use(() => {
        if (started.length === 0) started.push(chromium.launch(launch));
        return started[0] as Promise<Browser>;
      });
      for (const browser of started) await (await browser).close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  office: [
    async ({ chrome, portal }, use) => {
      const context = await chrome.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', baseURL: portal.api.url });
      watches(context);
      context.setDefaultTimeout(patienceMs);
      const page = await context.newPage();
      await page.goto('/admin/login');
      await entersAs(page, demo.admin);
      // This page stays, without the app: the pages of the tests join its process, which takes less time than to start one.
      await page.goto(portal.identity.url);
      await use(context);
      await context.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  second: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const edition = secondEdition();
      await use(edition);
      edition.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  onDisk: [false, { option: true }],
  isWhole: [false, { option: true }],
  quiet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      beginsAnew();
      await use(undefined);
      expect(unforeseen(), 'what pages met beside what the test foresaw (tests/e2e/kit/notice/watch.ts)').toEqual([]);
    },
    { auto: true },
  ],
  phone: async ({ portal, chrome, wholeChrome, onDisk, isWhole }, use) => {
    const phone = new Phone(onDisk ? { isLight: !isWhole, patienceMs } : { inside: isWhole ? await wholeChrome() : chrome, patienceMs });
    await phone.on();
    await use(phone);
    await phone.off();
    // A test that failed without a network must not leave the next one without it.
    portal.comesBack();
  },
});

/** Resolves when the worker controls the page: from then on the page works without a network. */
export async function isReadyOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

export { expect, meets, signsIn };
