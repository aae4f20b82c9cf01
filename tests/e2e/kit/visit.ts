import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { hidesSync, syncIsThere } from './phone';
import type { Account } from './portal';
import { test as base, expect, signsIn } from './test';

const small = { width: 360, height: 740 };

/** A page at a path of the portal, in a browser profile nobody has used yet. */
type Visit = (path: string, options?: BrowserContextOptions) => Promise<Page>;

interface Mine {
  visit: Visit;
  fairWeather: undefined;
}
interface Shared {
  chrome: Browser;
}

/** For what needs neither a kill nor a disk: one browser a worker, a fresh profile in memory for every visit. */
export const test = base.extend<Mine, Shared>({
  chrome: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visit: async ({ chrome, portal }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (path, options) => {
      const context = await chrome.newContext({ viewport: small, reducedMotion: 'reduce', baseURL: portal.api.url, ...options });
      context.setDefaultTimeout(10_000);
      contexts.push(context);
      if (!syncIsThere) await hidesSync(context);
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

/** Signs in through the login screen that the page shows, and waits until it has been left. */
export async function entersAs(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  if (page.url().includes('/admin/login')) await signsInAsAdmin(page, account);
  else await signsIn(page, account);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

/** Fills the admin's login and presses its button. */
export async function signsInAsAdmin(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  // The address changes before the screen does, and another login has an email too.
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Where the page is: path and query. */
export const placeOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Waits until the page has come to this path. */
export const isAt = (page: Page, path: string): Promise<void> => expect.poll(() => placeOf(page), { message: `at ${path}` }).toBe(path);

export { expect };
