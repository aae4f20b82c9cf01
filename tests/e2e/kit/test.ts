import { test as base, expect, type Page } from '@playwright/test';
import { Phone } from './phone';
import { type Account, Portal } from './portal';

interface Mine {
  phone: Phone;
}
interface Shared {
  portal: Portal;
}

export const test = base.extend<Mine, Shared>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const portal = await Portal.open();
      await use(portal);
      await portal.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  phone: async ({ portal }, use) => {
    const phone = new Phone();
    await phone.on();
    await use(phone);
    await phone.off();
    // A test that failed in the dark must not leave the next one there.
    portal.comesBack();
  },
});

/** Signs a learner in through the screen, as they would, and waits for the dashboard. */
export async function signsIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByRole('tab', { name: 'Email' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Resolves when the worker controls the page: from then on a dead network changes nothing. */
export async function isReadyOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

export { expect };
