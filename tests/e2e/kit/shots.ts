import type { Page } from '@playwright/test';

const languages = ['en', 'hi'];

/** Lets the page speak a language as if another tab had chosen it; false where that language is not to be had. */
const speaks = (page: Page, language: string): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    localStorage.setItem('language', wanted);
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
    const end = performance.now() + 2_000;
    while (document.documentElement.lang !== wanted && performance.now() < end) await new Promise(requestAnimationFrame);
    return document.documentElement.lang === wanted;
  }, language);

/** Pictures of the page as it stands, in both languages, named after the state; for a person to look at. */
export async function shoots(page: Page, state: string): Promise<void> {
  const scheme = (await page.evaluate(() => window.matchMedia('(prefers-color-scheme: dark)').matches)) ? 'dark' : 'light';
  const spoken = await page.evaluate(() => document.documentElement.lang);
  const width = page.viewportSize()?.width;
  // What lies over a page or sticks to its edge is seen as the screen shows it.
  const fullPage = (await page.locator('dialog[open], [popover]:popover-open, [data-frame=exam] [role=timer]').count()) === 0;
  for (const language of languages) {
    if (!(await speaks(page, language))) continue;
    await page.waitForLoadState('networkidle').catch(() => undefined);
    const name = state.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'landing';
    await page.screenshot({ path: `test-results/shots/${name}-${width}-${scheme}-${language}.png`, fullPage });
    // The colours that a device forces are the same in both languages.
    if (language !== 'en' || scheme !== 'light') continue;
    await page.emulateMedia({ forcedColors: 'active' });
    await page.screenshot({ path: `test-results/shots/${name}-${width}-forced-${language}.png`, fullPage });
    await page.emulateMedia({ forcedColors: 'none' });
  }
  await speaks(page, spoken);
}
