import { rmSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { sizes, speaks } from '../../e2e/kit/shots';
import { expect, test } from '../../e2e/kit/test';
import { drawsStates } from './draws-states';

/** A server of the gallery alone: the product's build knows nothing of it. */
let server: ViteDevServer;
test.beforeAll(async () => {
  rmSync('test-results/gallery', { recursive: true, force: true });
  server = await createServer({
    configFile: false,
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    cacheDir: 'test-results/gallery-cache',
    server: { host: '127.0.0.1', port: 0, hmr: false },
  });
  await server.listen();
});
test.afterAll(() => server.close());

/** How the gallery is looked at. */
const views = [
  { name: 'phone', width: 360 },
  { name: 'phone-largest', width: 360, text: 'largest' },
  { name: 'phone-dark', width: 360, colorScheme: 'dark' },
  { name: 'desk', width: 1440 },
  { name: 'desk-dark', width: 1440, colorScheme: 'dark' },
  { name: 'desk-forced', width: 1440, forcedColors: 'active' },
] as const;

test('the gallery of controls', async ({ phone }) => {
  const page = await phone.opens(new URL('/tests/shots/gallery/index.html', server.resolvedUrls?.local[0]).href);
  await expect(page.getByRole('heading', { name: 'Tabs' })).toBeVisible();
  for (const { name, width, ...how } of views) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce', ...how });
    for (const language of ['en', 'hi']) {
      expect(await speaks(page, language)).toBe(true);
      await drawsStates(page);
      await sizes(page, 'text' in how ? how.text : 'normal');
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(excess, `${name}, ${language}: wider than the screen`).toBeLessThanOrEqual(0);
      await page.screenshot({ path: `test-results/gallery/${name}-${language}.png`, fullPage: true });
    }
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await speaks(page, 'en');
  for (const dialog of ['question', 'display', 'toast']) {
    await page.goto(`${page.url().replace(/\?.*/, '')}?dialog=${dialog}`);
    await expect(dialog === 'toast' ? page.locator('[data-tone=success]').last() : page.getByRole('dialog')).toBeVisible();
    await page.screenshot({ path: `test-results/gallery/${dialog}.png` });
  }
});
