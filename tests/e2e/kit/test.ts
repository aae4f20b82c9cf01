import { type Browser, type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test';
import { launch, launchLight } from './chromium';
import { type Edition, secondEdition } from './edition';
import { entersAs, signsIn } from './enters';
import { Phone } from './phone';
import { demo, Portal } from './portal';

interface Mine {
  /** Whether the phone is a browser of its own with a disk, which can be killed and started anew. */
  onDisk: boolean;
  phone: Phone;
}
/** Set for each project of playwright.config.ts. */
export interface Browsers {
  /** Whether Chromium's headless shell is enough. */
  isLight: boolean;
}
/**
 * A worker's shared fixtures. All are declared here: Playwright ends a worker that lacks a fixture of the next test, and its portal with
 * it.
 */
interface Shared {
  chrome: Browser;
  portal: Portal;
  /** A browser profile in which the demo admin is signed in. */
  office: BrowserContext;
  /** A second version of the product. */
  second: Edition;
}

export const test = base.extend<Mine, Shared & Browsers>({
  isLight: [false, { option: true, scope: 'worker' }],
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const portal = await Portal.open();
      await use(portal);
      await portal.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  chrome: [
    async ({ isLight }, use) => {
      const browser = await chromium.launch(isLight ? launchLight : launch);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  office: [
    async ({ chrome, portal }, use) => {
      const context = await chrome.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', baseURL: portal.api.url });
      context.setDefaultTimeout(10_000);
      const page = await context.newPage();
      await page.goto('/admin/login');
      await entersAs(page, demo.admin);
      await page.close();
      await use(context);
      await context.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  second: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const edition = secondEdition();
      await use(edition);
      edition.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  onDisk: [false, { option: true }],
  phone: async ({ portal, chrome, onDisk }, use) => {
    const phone = new Phone(onDisk ? {} : { inside: chrome });
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

export { expect, signsIn };
