import type { Page } from '@playwright/test';
import { expect, isAt, test } from '../kit/visit';

test.use({ hasWorker: false });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const required = ['First name', 'Last name', 'Email', 'Location'];

test('§2.3 §2.4 §4.27 §9.21 the user login: Google, a phone tab, and an email tab that toggles between login and register', async ({
  visit,
}) => {
  const page = await visit('/user/login');
  await expect(page.getByRole('heading', { name: 'User Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Email', 'Phone']);

  await field(page, 'Email').fill('half@typed.example');
  await page.getByRole('button', { name: 'New here? Register' }).click();
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Already registered? Login' }).click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue('half@typed.example');

  await page.getByRole('tab', { name: 'Phone' }).click();
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
  await expect(field(page, 'Email')).toBeHidden();
});

test('§1.2 §2.6 §2.32 §2.33 §2.34 §2.35 §4.2 §4.10 §5.9 §5.10 §7.22 §8.23 §8.25 a stranger registers by email, completes the profile and comes to the dashboard', async ({
  visit,
  portal,
}) => {
  const email = `newcomer-${Date.now()}@learner.example`;
  const page = await visit('/user/login');
  await page.getByRole('button', { name: 'New here? Register' }).click();
  await field(page, 'Email').fill(email);
  await page.getByLabel(/^Password/).fill('secret-123');
  await page.getByRole('button', { name: 'Register', exact: true }).click();

  await isAt(page, '/user/profile-completion');
  await expect(page.getByText('✅ Login successful')).toBeVisible();
  expect(portal.api.seen.filter((line) => line.startsWith('GET /api/users/role/'))).not.toEqual([]);
  await expect(page.getByText('Email Login', { exact: true })).toBeVisible();
  for (const name of [...required, 'Phone']) await expect(field(page, name)).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(email);

  const filled: Record<string, string> = { 'First name': 'Nita', 'Last name': 'Rao', Email: email, Location: 'Mysuru' };
  const save = page.getByRole('button', { name: 'Save profile' });
  for (const missing of required) {
    for (const name of required) await field(page, name).fill(name === missing ? '  ' : (filled[name] ?? ''));
    await save.click();
    await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
    await expect(field(page, missing)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  }
  for (const name of required) await field(page, name).fill(filled[name] ?? '');
  await save.click();
  await isAt(page, '/user/dashboard');
  await expect(page.getByText('✅ Profile completed successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome, Nita!' })).toBeVisible();
});

test('§2.35 §2.37 §2.38 a complete profile leads to the dashboard, is edited from there, and nobody sees it signed out', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Omana');
  const page = await visit('/user/profile-completion');
  await isAt(page, '/user/login');
  await field(page, 'Email').fill(learner.email);
  await page.getByLabel(/^Password/).fill(learner.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  // Where they came from is the profile form, and that leads on.
  await isAt(page, '/user/dashboard');

  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await isAt(page, '/user/profile-completion');
  for (const [name, value] of [
    ['First name', 'Omana'],
    ['Last name', 'Kumar'],
    ['Email', learner.email],
    ['Phone', ''],
    ['Location', 'Patna'],
  ] as const)
    await expect(field(page, name)).toHaveValue(value);
  await field(page, 'Location').fill('Kochi');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await isAt(page, '/user/dashboard');
  await expect(page.getByRole('definition').filter({ hasText: 'Kochi' })).toBeVisible();
});

test('§4.8 §2.40 logging out leads to the landing page and clears who was here: the next to sign in starts anew', async ({
  visit,
  portal,
}) => {
  const [first, second] = [await portal.learner('Pia'), await portal.learner('Qadir')];
  const page = await visit('/user/my-assessments');
  const signIn = async ({ email, password }: typeof first) => {
    await field(page, 'Email').fill(email);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
  };
  await signIn(first);
  await isAt(page, '/user/my-assessments');
  // Another place starts the menu anew: it is opened once there is nowhere left to go.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Assessments');
  await page.getByRole('button', { name: 'Account of Pia Kumar' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await isAt(page, '/');
  await expect(page.getByRole('link', { name: /Continue as/ })).toHaveCount(0);

  // In the same page and after a reload alike, nobody is here.
  await page.goBack();
  await page.goto('/user/dashboard');
  await isAt(page, '/user/login');
  await page.goto('/user/login');
  await signIn(second);
  await isAt(page, '/user/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Qadir!' })).toBeVisible();
  await expect(page.getByText('Pia')).toHaveCount(0);
});
