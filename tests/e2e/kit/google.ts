import type { BrowserContext, Page } from '@playwright/test';

const standIn = new URL('./gapi-stand-in.js', import.meta.url).pathname;

/**
 * Replaces the internet for this browser: the one script that the Google popup needs is served here, and all other requests are refused.
 */
export async function servesGoogle(context: BrowserContext): Promise<void> {
  await context.route(/^https:/, (route) =>
    route.request().url().startsWith('https://apis.google.com/js/api.js') ? route.fulfill({ path: standIn }) : route.abort(),
  );
}

/** Presses the Google button and signs in as a new person in the emulator's own widget. */
export async function signsInByGoogle(page: Page, { email, name }: { email: string; name: string }): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opening;
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}
