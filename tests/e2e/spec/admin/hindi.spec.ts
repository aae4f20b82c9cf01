import { AxeBuilder } from '@axe-core/playwright';
import { entersAs, expect, test } from '../../kit/visit';

// The admin's screens need a network.
test.use({ hasWorker: false });

test('an admin switches the workspace to Hindi at once and keeps the typed text; the Hindi catalogue is loaded on demand', {
  tag: '@long',
}, async ({ visit, portal }) => {
  const page = await visit('/admin/login', { viewport: { width: 1440, height: 900 } });
  await entersAs(page, await portal.admin());
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Categories' })).toBeVisible();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.getByLabel(/^Name/).fill('प्रकाशिकी');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'श्रेणी प्रबंधन' })).toBeVisible();
  expect(fetched.filter((url) => /\/assets\/hi-common-/.test(url))).not.toEqual([]);
  await expect(page.getByLabel(/^नाम/)).toHaveValue('प्रकाशिकी');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
