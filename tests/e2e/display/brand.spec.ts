import type { Page } from '@playwright/test';
import { pngOf } from '../../server/kit/png';
import { isClean } from '../kit/axe';
import { test as base, expect } from '../kit/desk';
import { isReadyOffline } from '../kit/test';

/** The tests of a worker share the portal: this fixture restores its own branding. */
const test = base.extend<{ ownLook: undefined }>({
  ownLook: [
    async ({ portal }, use) => {
      await use(undefined);
      const body = { name: 'Exam Portal', shortName: 'Exams', colour: '#0f5e66', icons: null };
      await portal.call(await portal.admin(), 'savePortal', { body });
    },
    { auto: true },
  ],
});

const name = 'Asha <i>Coaching</i> Institute';

/** Records every text and title that a page shows from its first frame on, and the violations of its policy. */
async function watches(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
      seen.push(`refused ${violatedDirective} ${blockedURI}`),
    );
    new MutationObserver(() => {
      seen.push(document.title, document.body?.textContent ?? '');
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'));
}

test('an admin gives the portal a name, a colour and a wide logo; an installed phone gets them without an offer, and starts with them offline', {
  tag: '@long',
}, async ({ desk, phone, portal }) => {
  const page = await phone.context.newPage();
  await page.goto(portal.api.url);
  await expect(page.getByRole('heading', { name: 'Welcome to Exam Portal' })).toBeVisible();
  await isReadyOffline(page);

  const office = await desk('/');
  await office.goto('/admin/portal');
  await office.getByLabel(/^Name of the portal/).fill(name);
  await office.getByLabel(/^Short name/).fill('Asha');
  await office.getByLabel(/^Name in Hindi/).fill('आशा कोचिंग');
  await office.getByLabel('Colour').fill('#ffb300');
  await expect(office.getByText(/^This colour is too light for text on light screens/)).toBeVisible();
  await office.getByLabel(/^Logo/).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: pngOf(300, 0x80, 100) });
  await expect(office.getByRole('button', { name: 'Use the portal’s own picture' })).toBeVisible();
  await isClean(office, 'name and look');
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(office.getByText(/^Saved\. Pages opened from now on show it/)).toBeVisible();

  // The look comes to an installed phone by itself, and no new version is offered: the app is the same.
  // A page looks for it once it has settled, which takes a busy machine seconds.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: `Welcome to ${name}` })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Update now' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: `Welcome to ${name}` })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();

  portal.goesDark();
  await phone.losesNetwork();
  await page.close();
  const cold = await phone.context.newPage();
  const shown = await watches(cold);
  await cold.goto(portal.api.url);
  await expect(cold.getByRole('heading', { name: `Welcome to ${name}` })).toBeVisible();
  await expect(cold).toHaveTitle(name);
  const logo = cold.locator('header img');
  await expect(logo).toHaveJSProperty('naturalWidth', 432);
  const { width = 0, height = 1 } = (await logo.boundingBox()) ?? {};
  expect(Math.round((10 * width) / height)).toBe(30);
  await expect(cold.getByRole('link', { name: 'User Login' })).not.toHaveCSS('background-color', 'rgb(15, 94, 102)');
  await isClean(cold, 'landing in an institute’s own colour');
  await cold.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(cold.getByRole('heading', { name: 'आशा कोचिंग में आपका स्वागत है' })).toBeVisible();
  expect(await shown()).not.toMatch(/Exam Portal|refused/);
});
