import { servesGoogle, signsInByGoogle } from '../../kit/google';
import { expect, isAt, meets, messagesStay, test } from '../../kit/visit';

test.use({ hasWorker: false });

test('§2.34 §2.35 §2.36 §7.23 §9.21 a new person signs in by Google; name and email are taken over into the profile', async ({ visit }) => {
  // The stand-in for Google's script ends its frame as no frame of Google does.
  meets(/^uncaught FirebaseError: .*auth\/internal-error/);
  const page = await visit('/user/login');
  await messagesStay(page);
  await servesGoogle(page.context());
  await signsInByGoogle(page, { email: 'asha.devi@g.example', name: 'Asha Devi Verma' });
  await test.step('§7.23 §9.21 Google signs in', async () => {
    await isAt(page, '/user/profile-completion');
    await expect(page.getByText('✅ Login successful')).toBeVisible();
  });
  await test.step('§2.36 the display name is split', async () => {
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Asha');
    await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Devi Verma');
  });
  await test.step('§2.35 the email of the identity is filled in', () =>
    expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('asha.devi@g.example'));
  await test.step('§2.34 the badge: Google Sign-in', async () => {
    await expect(page.getByText('Google Sign-in', { exact: true })).toBeVisible();
    // The identity, not this page, stores the way of the sign-in: a reload keeps the badge.
    await page.reload();
    await expect(page.getByText('Google Sign-in', { exact: true })).toBeVisible();
  });
});

test('§8.15 if Google cannot be reached, the login shows an error and can be tried again', async ({ visit }) => {
  const page = await visit('/user/login');
  await page.context().route(/^https:/, (route) => route.abort());
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await google.click();
  await expect(page.getByText(/^❌ \S/)).toBeVisible();
  await expect(google).toBeEnabled();
});
