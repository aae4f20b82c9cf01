import { demo } from '../../kit/portal';
import { meets, signsIn } from '../../kit/test';
import { expect, isAt, messagesStay, signsInAsAdmin, test } from '../../kit/visit';

test.use({ hasWorker: false });

const broken = { code: 'internal', message: 'Something broke here.' };

test('§2.2 §2.26 §5.1 the admin login asks for email and password, and both are required', async ({ visit, portal }) => {
  const page = await visit('/admin/login');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);

  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByLabel(/^Password/);
  const invalid = page.locator('input:invalid');
  const login = page.getByRole('button', { name: 'Login', exact: true });
  const before = portal.identity.seen.length;
  await login.click();
  await expect(invalid).toHaveCount(2);
  await email.fill(demo.admin.email);
  await login.click();
  await expect(invalid).toHaveCount(1);
  await email.clear();
  await password.fill(demo.admin.password);
  await login.click();
  await expect(invalid).toHaveCount(1);
  expect(portal.identity.seen.slice(before).filter((line) => line.includes('signInWithPassword'))).toEqual([]);
});

test('§5.2 §5.3 §6.13 §8.14 the admin login refuses a wrong password, a learner, and a person whose role cannot be loaded', async ({
  visit,
  portal,
}) => {
  meets(/^refused POST .*accounts:signInWithPassword\?.*: 400/);
  const learner = await portal.learner('Rohan');
  const page = await visit('/admin/login');
  await test.step('§8.14 a login that fails: the sentence and the reason', async () => {
    await signsInAsAdmin(page, { ...demo.admin, password: 'not the password' });
    await expect(page.getByText('❌ Login failed: The email or the password is not right.', { exact: true })).toBeVisible();
    portal.identity.refuses(/signInWithPassword/);
    await signsInAsAdmin(page, demo.admin);
    await expect(page.getByText(/^❌ Login failed: The sign-in service could not be reached/)).toBeVisible();
    portal.identity.clears();
  });

  await test.step('§5.2 §6.13 a learner is refused', async () => {
    await signsInAsAdmin(page, learner);
    await expect(page.getByText('❌ Access denied. You are not an admin.', { exact: true })).toBeVisible();
    await isAt(page, '/admin/login');
  });

  await test.step('§5.3 so is anyone whose role cannot be learnt', async () => {
    portal.api.answers(/GET \/api\/users\/role\//, 500, broken);
    await signsInAsAdmin(page, demo.admin);
    await expect(page.getByText('❌ Could not verify user role. Please try again later.', { exact: true })).toBeVisible();
    portal.api.clears();
  });

  await test.step('§5.2 signed out each time: the desk is as closed as before', async () => {
    await page.goto('/admin/categories');
    await isAt(page, '/admin/login');
    await page.goto('/user/dashboard');
    await isAt(page, '/user/login');
  });
});

test('§5.4 §6.12 §8.15 the user login refuses a wrong password, a taken address and an admin', async ({ visit, portal }) => {
  meets(/^refused POST .*accounts:(signInWithPassword|signUp)\?.*: 400/);
  const learner = await portal.learner('Sana');
  const page = await visit('/user/login');
  await test.step('§8.15 a login or registration that fails: ❌ and the reason', async () => {
    await signsIn(page, { ...learner, password: 'not the password' });
    await expect(page.getByText('❌ The email or the password is not right.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'New here? Register' }).click();
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByText(/^❌ This email is registered already/)).toBeVisible();
    await page.getByRole('button', { name: 'Already registered? Login' }).click();
  });

  await test.step('§5.4 an admin is told so', async () => {
    await signsIn(page, demo.admin);
    await expect(page.getByText('❌ Admin users must use the Admin Login portal.', { exact: true })).toBeVisible();
  });
  await test.step('§5.4 §6.12 and signed out', async () => {
    await page.goto('/user/dashboard');
    await isAt(page, '/user/login');
  });
});

test('§4.5 §5.5 §8.2 a role that cannot be loaded at a first sign-in makes a user with an incomplete profile', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Tara');
  portal.api.answers(/GET \/api\/users\/role\//, 500, broken);
  const page = await visit('/user/login');
  await messagesStay(page);
  await signsIn(page, learner);
  await expect(page.getByText('First-time login. Please complete your profile.')).toBeVisible();
  await isAt(page, '/user/profile-completion');

  // The device knows the learner by now, so the same failure later changes nothing.
  portal.api.clears();
  await page.reload();
  const welcome = page.getByRole('heading', { name: 'Welcome, Tara!' });
  await expect(welcome).toBeVisible();
  portal.api.answers(/GET \/api\/users\//, 500, broken);
  const before = portal.api.seen.length;
  await page.reload();
  await expect.poll(() => portal.api.seen.slice(before)).toContain(`GET /api/users/role/${learner.uid}`);
  await expect(welcome).toBeVisible();
  await isAt(page, '/user/dashboard');
});

test('§4.4 §4.6 §4.7 §8.1 §8.3 the profile is loaded at sign-in; a failure makes it incomplete, a 404 on refresh clears it', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Uma');
  portal.api.answers(/GET \/api\/users\/profile\//, 500, broken);
  const page = await visit('/user/login');
  await signsIn(page, learner);
  await test.step('§4.6 §8.3 a failure makes it incomplete', async () => {
    await isAt(page, '/user/profile-completion');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('');
  });

  portal.api.clears();
  await page.reload();
  await test.step('§4.4 a user gets the fetched profile', async () => {
    await isAt(page, '/user/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome, Uma!' })).toBeVisible();
  });

  portal.api.answers(/GET \/api\/users\/profile\//, 404, { code: 'not-found', message: 'There is no profile yet.' });
  await page.reload();
  await test.step('§4.7 §8.1 a 404 on refresh clears it', async () => {
    await isAt(page, '/user/profile-completion');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('');
  });
});

test('§5.11 §8.19 a profile waits for the identity; if it was not saved, the server’s message is shown', async ({ visit, portal }) => {
  meets(/^refused POST \/api\/users\/profile: 400/);
  const learner = await portal.learner('Vik');
  const page = await visit('/user/login');
  await signsIn(page, learner);
  await isAt(page, '/user/dashboard');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  const save = page.getByRole('button', { name: 'Save profile' });

  portal.api.answers(/POST \/api\/users\/profile/, 500, broken);
  await save.click();
  await expect(page.getByText(`❌ Error saving profile: ${broken.message}`)).toBeVisible();
  portal.api.clears();
  await page.getByRole('textbox', { name: 'Email' }).fill('no address');
  await save.click();
  await expect(page.getByText('Enter the whole email address, such as name@example.com.')).toHaveCount(1);
  // The form takes this one, and the server does not.
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@x..in');
  await save.click();
  await expect(page.getByText(/^❌ Error saving profile: \S/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');

  const release = portal.identity.holds(/accounts:lookup/);
  await page.reload();
  await save.click();
  await expect(page.getByText('User not authenticated yet. Please wait...')).toBeVisible();
  release();
  await expect(async () => {
    // On a slow machine an earlier click may lead there already.
    if (await save.isVisible()) await save.click({ timeout: 1_000 });
    await page.waitForURL('**/user/dashboard', { timeout: 1_000 });
  }).toPass();
});

test('§8.20 §8.21 a logout that fails shows the sentence of the role, and the person stays signed in', async ({ visit, portal }) => {
  const learner = await portal.learner('Wanda');
  // Every start requests the identity service's code, and the server does not deliver it.
  const failing = async (path: string) => {
    const page = await visit(path);
    await page.route('**/assets/firebase-*', (route) => route.continue());
    return page;
  };
  const page = await failing('/user/login');
  await signsIn(page, learner);
  await isAt(page, '/user/dashboard');
  const desk = await failing('/admin/login');
  await signsInAsAdmin(desk, demo.admin);
  await isAt(desk, '/admin/categories');

  portal.api.answers(/\/assets\/firebase-/, 503, 'Back soon.');
  await page.reload();
  await page.getByRole('button', { name: 'Logout' }).last().click();
  await expect(page.getByText('Error signing out. Please try again.')).toBeVisible();
  await isAt(page, '/user/dashboard');

  await desk.reload();
  await desk.getByRole('button', { name: /^Account of/ }).click();
  await desk.locator('#account').getByRole('button', { name: 'Logout' }).click();
  await expect(desk.getByText('❌ Error while logging out.')).toBeVisible();
  await isAt(desk, '/admin/categories');

  portal.api.clears();
  await desk.reload();
  await desk.getByRole('button', { name: /^Account of/ }).click();
  await desk.locator('#account').getByRole('button', { name: 'Logout' }).click();
  await isAt(desk, '/');
});
