import { entersAs, expect, isAt, test } from './kit/visit';

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

test('a known learner whose scripts are missing is told what to try, and goes on once they are there', async ({ portal, visit }) => {
  const learner = await portal.learner('Xenia');
  const page = await visit('/user/login', { serviceWorkers: 'block' });
  await entersAs(page, learner);
  await isAt(page, '/user/dashboard');
  const heals = portal.api.answers(/GET \/assets\/(known|session-here).*\.js/, 404, gone);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.reload();
  await expect(page.getByText('Taking longer than expected')).toBeVisible();
  heals();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome, Xenia!' })).toBeVisible();
});
