import { expect, type Page } from '@playwright/test';
import type { Account } from './portal';

/** Fills the learner's login and presses its button. `patience`: of each act. */
export async function signsIn(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
  patience: { timeout?: number } = {},
): Promise<void> {
  await page.getByRole('tab', { name: 'Email' }).click(patience);
  await page.getByRole('textbox', { name: 'Email' }).fill(email, patience);
  await page.getByLabel(/^Password/).fill(password, patience);
  await page.getByRole('button', { name: 'Login', exact: true }).click(patience);
}

/** Signs in through the login screen that the page shows, and waits until it has been left. */
export async function entersAs(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  if (page.url().includes('/admin/login')) await signsInAsAdmin(page, account);
  else await signsIn(page, account);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

/** Fills the admin's login and presses its button. */
export async function signsInAsAdmin(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  // The address changes before the screen does, and another login has an email field too.
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}
