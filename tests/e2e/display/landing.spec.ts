import type { Locator } from '@playwright/test';
import { isClean } from '../kit/axe';
import { tabsTo } from '../kit/hall';
import { sizes } from '../kit/shots';
import { isReadyOffline, signsIn } from '../kit/test';
import { expect, isAt, test } from '../kit/visit';

test('a visitor answers the question of the landing page before signing in, without a network too, reads its solution, and finds the answer after the sign-in', {
  tag: '@long',
}, async ({ visit, portal }) => {
  const learner = await portal.learner('Lekha');
  const page = await visit('/');
  const sample = page.getByRole('region', { name: 'Try one question' });
  await expect(sample).toBeVisible();
  await isReadyOffline(page);
  await page.context().setOffline(true);
  await page.reload();
  // The notice stands apart from the ground of the welcome, which is of its colour.
  const [notice, welcome] = [page.getByRole('main').locator('[data-tone]').first(), page.getByRole('main').locator('.bg-linear-to-b')];
  await expect(notice).toBeVisible();
  const [above, below] = [await notice.boundingBox(), await welcome.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0), 'between notice and welcome').toBeGreaterThanOrEqual(8);
  await page.getByRole('radio', { name: '10 km/h' }).check();
  await expect(page.getByRole('link', { name: 'Keep my answer: register' })).toBeInViewport({ ratio: 1 });
  await expect(sample.getByRole('status')).toContainText('Not quite: B is right.');
  await expect(page.getByRole('radio').first()).toBeDisabled();
  await isClean(page, 'landing, a question answered');
  await page.reload();
  await page.getByRole('radio', { name: '36 km/h' }).check();
  await expect(sample.getByRole('status')).toContainText('Right!');
  // Another one is only tried: the first is what is kept.
  await page.getByRole('button', { name: 'One more question' }).click();
  await expect(sample.getByRole('heading', { name: 'Try one question' })).toBeFocused();
  await page.getByRole('radio', { name: '₹720' }).check();
  await expect(sample.getByRole('status')).toContainText('Not quite: C is right.');
  await expect(page.getByRole('button', { name: 'One more question' })).toHaveCount(0);
  await isClean(page, 'landing, a second question answered');
  // Whoever has no account is where one is made; whoever has one is one press from the login. Nothing promises to keep the second answer.
  await expect(page.getByRole('link', { name: /Keep my answer/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Register and go on' }).click();
  await isAt(page, '/user/login?register');
  await expect(page.getByText('Your answer is kept on this device.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'I have an account: sign in' }).click();
  await isAt(page, '/user/login');

  // The answer comes along over the sign-in, and stays until it is closed.
  await page.context().setOffline(false);
  await signsIn(page, learner);
  await isAt(page, '/user/dashboard');
  const kept = page.getByRole('region', { name: 'Your first answer is here' });
  await expect(kept).toContainText('Your answer: B. 36 km/h');
  await isClean(page, 'dashboard, a kept answer');
  await page.reload();
  await expect(kept).toBeVisible();
  await kept.getByRole('button', { name: 'Close' }).click();
  await expect(kept).toHaveCount(0);
});

test('by keyboard each option of that question is within reach, Space answers, and the focus stays', async ({ visit }) => {
  const page = await visit('/', { serviceWorkers: 'block' });
  const option = (at: number) => page.getByRole('radio').nth(at);
  await expect(option(0)).toBeVisible();
  await tabsTo(page, option(0));
  for (const at of [1, 2]) {
    await page.keyboard.press('ArrowDown');
    await expect(option(at)).toBeFocused();
  }
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(option(2)).toBeChecked();
  await expect(option(2)).toBeFocused();
  await expect(page.getByRole('region', { name: 'Try one question' }).getByRole('status')).toContainText('Not quite: B is right.');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(option(2)).toBeChecked();
});

test('the welcome, both logins and the whole question are in sight: on a phone the logins in one row above it, on a desktop beside it', async ({
  visit,
}) => {
  const page = await visit('/', { serviceWorkers: 'block', viewport: { width: 360, height: 740 } });
  const names = { en: ['User Login', 'Admin Login'], hi: ['परीक्षार्थी लॉगिन', 'एडमिन लॉगिन'] };
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const)
    for (const language of ['en', 'hi'] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.reload();
      const [user, admin] = names[language].map((name) => page.getByRole('link', { name })) as [Locator, Locator];
      const card = page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('radio') });
      for (const seen of [page.getByRole('heading', { level: 1 }), user, admin, card])
        await expect(seen, `${language} ${width}`).toBeInViewport({ ratio: 1 });
      if (process.env.ROOM_SHOTS) await page.screenshot({ path: `${process.env.ROOM_SHOTS}/landing-${width}-${language}.png` });
      // The card ends with its last option, and leaves no hole.
      const last = await card.locator('label').last().boundingBox();
      const foot = await card.boundingBox();
      expect((foot?.y ?? 0) + (foot?.height ?? 0) - (last?.y ?? 0) - (last?.height ?? 0), `${language} ${width}: foot`).toBeLessThan(24);
      const [first, second, question] = await Promise.all([user, admin, card].map((one) => one.boundingBox()));
      const end = (box: typeof first) => ({ x: (box?.x ?? 0) + (box?.width ?? 0), y: (box?.y ?? 0) + (box?.height ?? 0) });
      expect((first?.y ?? 0) + end(first).y, 'one row').toBeCloseTo((second?.y ?? 0) + end(second).y, 0);
      if (width === 360) expect(end(first).y).toBeLessThan(question?.y ?? 0);
      else expect(end(second).x).toBeLessThan(question?.x ?? 0);
    }
});

test('with the largest text the question and its first option are in sight on a phone', async ({ visit }) => {
  const page = await visit('/', { serviceWorkers: 'block', viewport: { width: 360, height: 740 } });
  for (const language of ['en', 'hi']) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.reload();
    await sizes(page, 'largest');
    const option = page.locator('label').filter({ has: page.getByRole('radio') });
    await expect(option.first(), language).toBeInViewport({ ratio: 1 });
  }
});
