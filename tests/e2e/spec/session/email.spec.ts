import type { Page } from '@playwright/test';
import { expect, isAt, messagesStay, test } from '../../kit/visit';

test.use({ hasWorker: false });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const required = ['First name', 'Last name', 'Email', 'Location'];

test('§2.3 §2.4 §4.27 §9.21 the user login: Google, a phone tab, and an email tab that toggles between login and register', async ({
  visit,
}) => {
  const page = await visit('/user/login');
  await test.step('§2.3 §9.21 a Google button, an email tab and a phone tab', async () => {
    await expect(page.getByRole('heading', { name: 'User Login' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Email', 'Phone']);
  });

  await test.step('§2.4 §4.27 the email tab toggles', async () => {
    await field(page, 'Email').fill('half@typed.example');
    await page.getByRole('button', { name: 'New here? Register' }).click();
    await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Already registered? Login' }).click();
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue('half@typed.example');
  });

  await test.step('§2.3 the phone tab asks for a number', async () => {
    await page.getByRole('tab', { name: 'Phone' }).click();
    await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
    await expect(field(page, 'Email')).toBeHidden();
  });
});

test('§2.6 §2.32 §2.33 §2.34 §2.35 §4.2 §4.10 §5.9 §5.10 §7.22 §8.25 a new person registers by email, completes the profile and reaches the dashboard', async ({
  visit,
  portal,
}) => {
  const email = `newcomer-${Date.now()}@learner.example`;
  const page = await visit('/user/login');
  await messagesStay(page);
  await page.getByRole('button', { name: 'New here? Register' }).click();
  await field(page, 'Email').fill(email);
  await page.getByLabel(/^Password/).fill('secret-123');
  const identified = portal.identity.seen.length;
  await page.getByRole('button', { name: 'Register', exact: true }).click();

  await test.step('§2.6 §2.32 who has no profile comes to the profile form', async () => {
    await isAt(page, '/user/profile-completion');
    await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible();
  });
  await test.step('a new account is told of', () =>
    expect(page.getByText('✅ Account created: you are signed in', { exact: true })).toBeVisible());
  await test.step('§7.22 the identity provider made the account, and our own API never saw a password', async () => {
    expect(portal.identity.seen.slice(identified).filter((line) => /^POST .*accounts:signUp/.test(line))).toHaveLength(1);
    expect(portal.api.seen.filter((line) => / \/api\/.*(sign|login|register|password)/i.test(line))).toEqual([]);
  });
  await test.step('§4.2 the role is fetched after the sign-in', () =>
    expect(portal.api.seen.filter((line) => line.startsWith('GET /api/users/role/'))).not.toEqual([]));
  await test.step('§2.34 the badge: Email Login', () => expect(page.getByText('Email Login', { exact: true })).toBeVisible());
  await test.step('§2.33 five fields', async () => {
    for (const name of [...required, 'Phone']) await expect(field(page, name)).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(5);
  });
  await test.step('§2.35 the email of the identity is filled in', () => expect(field(page, 'Email')).toHaveValue(email));

  const filled: Record<string, string> = { 'First name': 'Nita', 'Last name': 'Rao', Email: email, Location: 'Mysuru' };
  const save = page.getByRole('button', { name: 'Save profile' });
  await test.step('§5.9 first name, last name, email and location are required', async () => {
    for (const missing of required) {
      for (const name of required) await field(page, name).fill(name === missing ? '  ' : (filled[name] ?? ''));
      await save.click();
      await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
      await expect(field(page, missing)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    }
  });
  for (const name of required) await field(page, name).fill(filled[name] ?? '');
  await save.click();
  await test.step('§4.10 §5.10 once saved, without a phone, it leads to the dashboard', async () => {
    await isAt(page, '/user/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome, Nita!' })).toBeVisible();
  });
  await test.step('§8.25 ✅ Profile completed successfully!', () =>
    expect(page.getByText('✅ Profile completed successfully!', { exact: true })).toBeVisible());
});

test('§2.35 §2.37 §2.38 §7.22 §8.23 a complete profile leads to the dashboard, is edited from there, and is hidden when signed out', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Omana');
  const page = await visit('/user/profile-completion');
  await messagesStay(page);
  await test.step('§2.38 it is hidden when signed out', () => isAt(page, '/user/login'));
  await field(page, 'Email').fill(learner.email);
  await page.getByLabel(/^Password/).fill(learner.password);
  const identified = portal.identity.seen.length;
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await test.step('§7.22 the identity provider is asked about email and password', () =>
    expect
      .poll(() => portal.identity.seen.slice(identified).filter((line) => /^POST .*accounts:signInWithPassword/.test(line)))
      .toHaveLength(1));
  await test.step('§8.23 ✅ Login successful', () => expect(page.getByText('✅ Login successful', { exact: true })).toBeVisible());
  await test.step('§2.37 a complete profile leads from the form to the dashboard', () => isAt(page, '/user/dashboard'));

  // Other values than the identity's, so that each field shows its source.
  const profile = { uid: learner.uid, firstName: 'Omana', lastName: 'Pillai', email: 'omana@home.example', phone: '9876501234' };
  await portal.call(learner, 'saveProfile', { body: { ...profile, location: 'Patna' } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Omana Pillai' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await isAt(page, '/user/profile-completion?edit');
  await test.step('§2.35 each field holds the existing profile', async () => {
    for (const [name, value] of [
      ['First name', 'Omana'],
      ['Last name', 'Pillai'],
      ['Email', 'omana@home.example'],
      ['Phone', '9876501234'],
      ['Location', 'Patna'],
    ] as const)
      await expect(field(page, name)).toHaveValue(value);
  });
  await field(page, 'Location').fill('Kochi');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await isAt(page, '/user/dashboard');
  await expect(page.getByRole('definition').filter({ hasText: 'Kochi' })).toBeVisible();
});

test('§4.8 §2.40 logging out leads to the landing page and clears the person: the next sign-in starts anew', async ({ visit, portal }) => {
  const [first, second] = [await portal.learner('Pia'), await portal.learner('Qadir')];
  const page = await visit('/user/my-assessments');
  const signIn = async ({ email, password }: typeof first) => {
    await field(page, 'Email').fill(email);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
  };
  await signIn(first);
  await isAt(page, '/user/my-assessments');
  // A navigation draws the menu anew: it is opened once no navigation is left.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Assessments');
  await page.getByRole('button', { name: 'Account of Pia Kumar' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await isAt(page, '/');
  await expect(page.getByRole('link', { name: /Continue as/ })).toHaveCount(0);

  // Signed out in the same page and after a reload.
  await page.goBack();
  await page.goto('/user/dashboard');
  await isAt(page, '/user/login');
  await page.goto('/user/login');
  await signIn(second);
  await isAt(page, '/user/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Qadir!' })).toBeVisible();
  await expect(page.getByText('Pia')).toHaveCount(0);
});
