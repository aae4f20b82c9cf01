import type { Page } from '@playwright/test';

/** The languages of the page. */
export const languages = ['en', 'hi'];

/** Tells the page of a language as another tab would; false if the page does not have the language. */
const told = (page: Page, language: string, isKept: boolean): Promise<boolean> =>
  page.evaluate(
    async ([wanted, kept]) => {
      const { getItem } = Storage.prototype;
      if (kept) localStorage.setItem('language', wanted);
      // The page reads it in the event.
      else Storage.prototype.getItem = (key) => (key === 'language' ? wanted : getItem.call(localStorage, key));
      window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
      Storage.prototype.getItem = getItem;
      const end = performance.now() + 2_000;
      while (document.documentElement.lang !== wanted && performance.now() < end) await new Promise(requestAnimationFrame);
      return document.documentElement.lang === wanted;
    },
    [language, isKept] as const,
  );

/** Switches the page's language as another tab would; false if the page does not have the language. */
export const speaks = (page: Page, language: string): Promise<boolean> => told(page, language, true);

/** Shows the page in a language and stores nothing: a browser that is killed soon starts with what it had. */
export const reads = (page: Page, language: string): Promise<boolean> => told(page, language, false);

/** Sets the page's text size as another tab would. */
export const sizes = (page: Page, text: string): Promise<void> =>
  page.evaluate((wanted) => {
    localStorage.setItem('text-size', wanted);
    window.dispatchEvent(new StorageEvent('storage', { key: 'text-size' }));
  }, text);

/** The page's text size. */
export const sizeNow = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.dataset.text ?? 'normal');

async function picture(page: Page, name: string): Promise<void> {
  // An element over a page or stuck to its edge is pictured as the screen shows it.
  const fullPage = (await page.locator('dialog[open], [popover]:popover-open, [data-frame=exam] [role=timer]').count()) === 0;
  await page.screenshot({ path: `test-results/shots/${name}.png`, fullPage });
}

/**
 * Pictures of the present page, named after the state, for a person to look at: in both languages, and once with the largest text (on a
 * phone) or in forced colours (on a desktop).
 */
export async function shoots(page: Page, state: string): Promise<void> {
  const scheme = (await page.evaluate(() => window.matchMedia('(prefers-color-scheme: dark)').matches)) ? 'dark' : 'light';
  const [spoken, size] = [await page.evaluate(() => document.documentElement.lang), await sizeNow(page)];
  const width = page.viewportSize()?.width ?? 0;
  const name = `${state.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'landing'}-${width}`;
  for (const language of languages) {
    if (!(await speaks(page, language))) continue;
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await picture(page, `${name}-${scheme}-${language}`);
    if (scheme === 'light' && width < 600) {
      await sizes(page, 'largest');
      await picture(page, `${name}-largest-${language}`);
      await sizes(page, size);
    }
  }
  await speaks(page, spoken);
  if (scheme === 'light') {
    await page.emulateMedia({ forcedColors: 'active' });
    await picture(page, `${name}-forced-${spoken}`);
    await page.emulateMedia({ forcedColors: 'none' });
  }
}
