import { expect, test } from './kit/visit';

const gone = 'Not found';

test('a fresh phone on a deploy whose scripts are missing: said in both languages, and a second try brings the portal', async ({
  portal,
  visit,
}) => {
  const heals = portal.api.answers(/GET \/assets\/.*\.js/, 404, gone);
  const page = await visit('/');
  await expect(page.getByText('The portal could not be loaded.')).toBeVisible();
  await expect(page.getByText('पोर्टल लोड नहीं हो सका।')).toBeVisible();
  heals();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'User Login' })).toBeVisible();
  await expect(page.getByText('The portal could not be loaded.')).toHaveCount(0);
});

test('a screen whose script is missing says so, and a second try brings it', async ({ portal, visit }) => {
  const heals = portal.api.answers(/GET \/assets\/UserLogin.*\.js/, 404, gone);
  const page = await visit('/', { serviceWorkers: 'block' });
  await page.getByRole('link', { name: 'User Login' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  heals();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: 'Email' })).toBeVisible();
});

test('no style sheet and no scripts: said at once', async ({ portal, visit }) => {
  portal.api.answers(/GET \/assets\//, 404, gone);
  const page = await visit('/user/login');
  await expect(page.getByText('The portal could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
