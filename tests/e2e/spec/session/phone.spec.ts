import type { Page } from '@playwright/test';
import { codeFor, freshNumber } from '../../kit/otp';
import { expect, isAt, meets, messagesStay, test } from '../../kit/visit';

test.use({ hasWorker: false });

const number = (page: Page) => page.getByRole('textbox', { name: 'Phone number' });
const otp = (page: Page) => page.getByRole('textbox', { name: 'OTP' });
const send = (page: Page) => page.getByRole('button', { name: 'Send OTP' });
const verify = (page: Page) => page.getByRole('button', { name: 'Verify OTP' });

const sends = (seen: string[]) => seen.filter((line) => /^POST .*accounts:sendVerificationCode/.test(line)).length;

test('§2.34 §2.35 §4.26 §5.6 §5.7 §5.8 §7.24 §8.16 §8.17 §8.24 §9.1 §9.2 a learner signs in by phone, after every possible mistake', async ({
  visit,
  portal,
}) => {
  meets(/^refused POST .*accounts:\w+\?.*: 400/);
  const digits = freshNumber();
  const page = await visit('/user/login');
  await messagesStay(page);
  await page.getByRole('tab', { name: 'Phone' }).click();
  await test.step('§9.1 the prefix stands before the number', () => expect(page.getByText('+91', { exact: true })).toBeVisible());

  const before = sends(portal.identity.seen);
  await test.step('§5.6 a number has exactly 10 digits', async () => {
    for (const wrong of ['', '98765', '98765432101', '98765abcde', '+919876543']) {
      await number(page).fill(wrong);
      await send(page).click();
      await expect(page.getByText('Enter a valid 10-digit phone number.')).toBeVisible();
    }
    expect(sends(portal.identity.seen)).toBe(before);
  });

  await test.step('§8.16 ❌ Failed to send OTP, and why', async () => {
    portal.identity.refuses(/sendVerificationCode/);
    await number(page).fill(digits);
    await send(page).click();
    await expect(page.getByText(/^❌ Failed to send OTP: The sign-in service could not be reached/)).toBeVisible();
    portal.identity.clears();
    portal.identity.answers(/POST .*sendVerificationCode/, 400, { error: { code: 400, message: 'INVALID_PHONE_NUMBER : Too short.' } });
    await send(page).click();
    await expect(page.getByText('❌ Failed to send OTP: This is not a phone number.', { exact: true })).toBeVisible();
    portal.identity.clears();
  });

  const request = page.waitForRequest(/accounts:sendVerificationCode/);
  await send(page).click();
  await test.step('§5.7 §9.1 the number is sent with the prefix', async () =>
    expect((await request).postDataJSON().phoneNumber).toBe(`+91${digits}`));
  await test.step('§8.24 ✅ OTP sent to +91 followed by the number', () =>
    expect(page.getByText(`✅ OTP sent to +91${digits}`, { exact: true })).toBeVisible());
  await expect(otp(page)).toBeFocused();
  await test.step('§5.8 §9.2 an OTP has exactly 6 characters', async () => {
    for (const short of ['', '12345']) {
      await otp(page).fill(short);
      await verify(page).click();
      await expect(page.getByText('Enter a valid 6-digit OTP.')).toBeVisible();
    }
    // A seventh character cannot be typed.
    await otp(page).fill('');
    await otp(page).pressSequentially('1234567');
    await expect(otp(page)).toHaveValue('123456');
  });

  const code = await codeFor(portal, digits);
  await test.step('§8.17 ❌ Incorrect OTP, and why', async () => {
    await otp(page).fill(code === '000000' ? '111111' : '000000');
    await verify(page).click();
    await expect(page.getByText('❌ Incorrect OTP: Compare it with the SMS and type it again.', { exact: true })).toBeVisible();
  });

  await otp(page).fill(code);
  await verify(page).click();
  await test.step('§4.26 number, Send OTP, code, Verify OTP: signed in', async () => {
    await isAt(page, '/user/profile-completion');
    await expect(page.getByText('✅ Login successful')).toBeVisible();
  });
  await test.step('§7.24 the identity provider verified the code', () =>
    expect(portal.identity.seen.filter((line) => /^POST .*accounts:signInWithPhoneNumber/.test(line))).not.toEqual([]));
  await test.step('§2.34 the badge: Phone Login', () => expect(page.getByText('Phone Login', { exact: true })).toBeVisible());
  await test.step('§2.35 the number of the identity is filled in', () =>
    expect(page.getByRole('textbox', { name: 'Phone', exact: true })).toHaveValue(`+91${digits}`));
});

test('§8.18 a bot check that runs out before the code is sent shows an error', async ({ visit, portal }) => {
  // In the shell of a phone the SDK gives a request 60 s; elsewhere it gives up before its own bot check runs out.
  const page = await visit('/', { userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile' });
  await page.addInitScript(() => Object.assign(window, { cordova: {} }));
  await page.clock.install();
  await page.goto('/user/login');
  await page.getByRole('tab', { name: 'Phone' }).click();
  await number(page).fill(freshNumber());
  const before = sends(portal.identity.seen);
  const release = portal.identity.holds(/POST .*sendVerificationCode/);
  await send(page).click();
  await expect.poll(() => sends(portal.identity.seen)).toBeGreaterThan(before);
  await page.clock.fastForward(61_000);
  await expect(page.getByText('reCAPTCHA expired. Try again.')).toBeVisible();
  release();

  await send(page).click();
  await expect(page.getByText(/^✅ OTP sent to/)).toBeVisible();
});

test('an OTP that is on its way is waited for after a reload: a phone may close the tab while its SMS are read', async ({
  visit,
  portal,
}) => {
  const digits = freshNumber();
  const page = await visit('/user/login');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('tab', { name: 'Phone' }).click();
  await number(page).fill(digits);
  await send(page).click();
  await expect(page.getByText(/^✅ OTP sent to/)).toBeVisible();
  await page.reload();
  await expect(otp(page)).toBeVisible();
  // Another person may open the tab now.
  await expect(page.getByText(`6 digits, by SMS to +91•••••••${digits.slice(-3)}`)).toBeVisible();
  await expect(page.getByText(digits)).toHaveCount(0);
  await otp(page).fill(await codeFor(portal, digits));
  await verify(page).click();
  await isAt(page, '/user/profile-completion');
  // Its entry of the history is another one since.
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(digits);
});
