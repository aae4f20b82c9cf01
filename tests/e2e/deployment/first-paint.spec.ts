import type { Page } from '@playwright/test';
import { meets } from '../kit/notice/watch';
import { expect, test } from '../kit/visit';

const words = {
  en: { locale: 'en-IN', welcome: /^Welcome to /, user: 'User Login', admin: 'Admin Login', question: 'Try one question' },
  hi: { locale: 'hi-IN', welcome: /में आपका स्वागत है$/, user: 'परीक्षार्थी लॉगिन', admin: 'एडमिन लॉगिन', question: 'एक प्रश्न करके देखें' },
} as const;

/** Where each thing of the landing page is that stands in both: the drawn page and the page of the scripts. */
const places = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root header a, #root main :is(img, h1, h2, p, a, li), #root footer a')]
      .filter((element) => element.closest('section, .load-trouble') === null)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${element.textContent} ${[x, y + window.scrollY, width, height].map(Math.round)}`;
      }),
  );

test('without JavaScript, the landing page is there in the language of the device, and its logins are links', async ({ visit }) => {
  // A browser without scripts fetches no script that the head of a reply names.
  meets(/^failed GET \/assets\/\S+\.js: csp$/);
  for (const language of ['en', 'hi'] as const) {
    const { locale, welcome, user, admin } = words[language];
    const page = await visit('/', { javaScriptEnabled: false, locale });
    await expect(page.getByRole('heading', { level: 1, name: welcome })).toBeVisible();
    await expect(page.getByRole('link', { name: admin })).toBeVisible();
    await expect(page.getByText('The portal could not be loaded.')).toBeHidden();
    // What needs scripts is not offered.
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: user }).click();
    await page.waitForURL('**/user/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await page.context().close();
  }
});

test('while scripts are on their way the landing page is painted, in the language of the device, and nothing moves when they take over', async ({
  visit,
}) => {
  for (const [language, viewport] of [
    ['en', { width: 1440, height: 900 }],
    ['hi', { width: 360, height: 740 }],
  ] as const) {
    const { locale, welcome, user, question } = words[language];
    const page = await visit('/robots.txt', { serviceWorkers: 'block', locale, viewport });
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { moved: (Reflect.get(window, 'moved') ?? 0) + Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'commit' });
    // Before its style sheet has come, the page has places and shows none of them.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await expect(page.getByRole('heading', { level: 1, name: welcome })).toBeVisible();
    await expect(page.getByRole('link', { name: user })).toBeVisible();
    await expect(page.locator('[data-drawn]')).toHaveCount(1);
    await page.evaluate(() => document.fonts.ready);
    const before = await places(page);
    expect(before.length).toBeGreaterThan(10);
    letGo();
    await expect(page.locator('[data-drawn]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(await places(page)).toEqual(before);
    await expect(page.getByRole('region', { name: question })).toBeVisible();
    expect(await places(page)).toEqual(before);
    expect(await page.evaluate(() => Reflect.get(window, 'moved') ?? 0)).toBeLessThanOrEqual(0.02);
    await page.context().close();
  }
});

test('a choice of language outlasts what the device asks for, and no other page shows the landing page', async ({ visit }) => {
  const page = await visit('/', { serviceWorkers: 'block', locale: 'hi-IN' });
  await page.getByRole('button', { name: 'English' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: words.en.welcome })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  for (const path of ['/user/login', '/user/dashboard', '/nowhere'])
    expect(await (await page.request.get(path)).text()).not.toContain('data-drawn');
  expect(await (await page.request.get('/')).text()).toContain('data-drawn');
});
