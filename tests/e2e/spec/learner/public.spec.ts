import { entersAs, expect, isAt, test } from '../../kit/visit';

test.use({ hasWorker: false });

test('§1.4 §1.5 §1.7 §2.1 the landing page welcomes, asks for a login type and offers both; header and footer stand around it', async ({
  visit,
}) => {
  const page = await visit('/');
  await test.step('§1.4 a welcome, and what to select', async () => {
    await expect(page.getByRole('heading', { name: 'Welcome to Exam Portal' })).toBeVisible();
    await expect(page.getByText('Please select your login type')).toBeVisible();
  });
  await test.step('§1.7 header and footer', async () => {
    await expect(page.getByRole('banner').getByRole('link', { name: 'Exam Portal' })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Terms and Conditions' })).toBeVisible();
  });

  await test.step('§1.5 §2.1 two logins', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Admin Login' }).click();
    await isAt(page, '/admin/login');
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'User Login' }).click();
    await isAt(page, '/user/login');
  });
});

test('§1.6 §2.5 §2.21 §2.22 §2.23 public pages: policy, terms, Access Denied and 404, with their links', async ({ visit }) => {
  const page = await visit('/unauthorized');
  await test.step('§2.5 Access Denied leads to the user login', async () => {
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'User Login' }).click();
    await isAt(page, '/user/login');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  });

  await test.step('§1.6 §2.21 policy and terms', async () => {
    for (const name of ['Privacy Policy', 'Terms and Conditions']) {
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      expect((await page.getByRole('article').innerText()).length).toBeGreaterThan(1_500);
    }
  });

  await test.step('§2.22 any other path is a 404', async () => {
    for (const path of ['/no/such/page', '/assessments/abc', '/privacy-policy/x']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    }
  });
  await test.step('§2.23 with three ways on', async () => {
    for (const [name, to] of [
      ['Home', '/'],
      ['User Login', '/user/login'],
      ['Admin Login', '/admin/login'],
    ] as const) {
      await page.getByRole('main').getByRole('link', { name }).click();
      await isAt(page, to);
      await page.goBack();
    }
  });
});

test('§1.8 §1.9 §4.1 §4.11 §9.20 a loading screen says Loading..., after 10,000 ms what to try, and then shows its page', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Leela');
  // The session is loading for as long as the identity service cannot be set up.
  const meet = portal.api.holds(/GET \/config\.json/);
  const page = await visit('/');
  const loading = page.getByText('Loading...').filter({ visible: true });
  const hint = page.getByText('Taking longer than expected. Try refreshing the page.');

  // The app does not wait for the session on a new device: an earlier visit makes it wait.
  await page.evaluate(() => new Promise((resolve) => Object.assign(indexedDB.open('earlier'), { onsuccess: resolve })));
  await page.clock.install();
  // Else the seconds that a slow machine takes count too.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/user/dashboard');
  await test.step('§1.8 Loading...', () => expect(loading).toHaveCount(1));
  await test.step('§1.9 §9.20 after 10,000 ms what to try, and not before', async () => {
    await page.clock.runFor(9_000);
    await expect(hint).toHaveCount(0);
    await page.clock.runFor(1_100);
    await expect(hint).toBeVisible();
  });
  // Held from the sign-in on: a list that the home has fetched is shown at once.
  const lists = portal.api.holds(/GET \/api\/assessment\/available/);
  await test.step('§4.1 the session is loading, then initialised', async () => {
    await page.clock.resume();
    meet();
    await isAt(page, '/user/login');
    await entersAs(page, learner);
  });

  // A list shows the same loading screen, and so does a paper.
  await page.goto('/user/available-assessments');
  await expect(loading).toHaveCount(1);
  await page.clock.runFor(10_100);
  await expect(hint).toBeVisible();
  lists();
  const paper = portal.api.holds(/GET \/api\/assessment\/\d+\/paper$/);
  await page
    .getByRole('link', { name: /^Start Assessment/ })
    .first()
    .click();
  await test.step('§4.11 an assessment is loading, then the intro screen', async () => {
    await expect(loading).toHaveCount(1);
    await page.clock.runFor(10_100);
    await expect(hint).toBeVisible();
    paper();
    await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
    await expect(hint).toHaveCount(0);
  });
});
