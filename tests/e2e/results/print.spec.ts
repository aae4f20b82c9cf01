import type { Locator, Page } from '@playwright/test';
import { isInked } from '../kit/colour';
import { demo } from '../kit/portal';
import { entersAs, expect, test } from '../kit/visit';

test.use({ hasWorker: false });

/** The state of a page at the moment in which the browser prints it. */
const printed = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0);
    const images = seen('main img') as HTMLImageElement[];
    const text = document.querySelector<HTMLElement>('[data-outcome] > .whitespace-pre-line');
    return {
      questions: seen('[data-outcome]').length,
      pictures: images.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
      formulas: seen('.katex').length > 0,
      raw: document.querySelector('main')?.innerText.includes('\\frac'),
      ways: seen('button, nav, [role=tab], input, [data-frame] > header, [data-frame] > footer, main a').map((way) => way.outerHTML),
      ink: text && getComputedStyle(text).color,
    };
  });

const heightOf = (figure: Locator): Promise<number> =>
  figure.locator('[data-chart]').evaluate((host) => host.getBoundingClientRect().height);

/** The number of pages of a PDF that Chromium wrote. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0;

test('a result is printed whole: every question with its picture and formulas, in dark ink, with any filter and in the dark theme', {
  tag: '@long',
}, async ({ visit }) => {
  const page = await visit('/user/my-assessments', { colorScheme: 'dark' });
  await entersAs(page, demo.learner);
  await page.goto('/user/my-assessments');
  await page.getByRole('link', { name: /^View result: Weekly Test 3/ }).click();
  await expect(page.getByRole('heading', { name: 'Questions 1–15 of 20' })).toBeVisible();
  // What came out wrong differs from one start of the demo to the next.
  await page
    .getByRole('radio', { name: /^(Wrong|Unattempted)/ })
    .first()
    .check();
  const ahead = page.locator('div[hidden] > span img');
  await expect(ahead).toHaveCount(4);
  await expect.poll(() => ahead.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0))).toBe(true);
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ family, status }) => /KaTeX_Main/.test(family) && status === 'loaded')))
    .toBe(true);

  // The button waits for all that, and prints the questions.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-asked', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-asked]')).toHaveCount(1);

  // On A4 as a browser prints it: about four questions a page.
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pagesOf(pdf)).toBeGreaterThan(2);
  expect(pagesOf(pdf)).toBeLessThanOrEqual(8);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const all = { questions: 20, pictures: 4, formulas: true, raw: false, ways: [], ink: 'rgb(23, 33, 43)' };
  expect(await printed(page)).toEqual(all);
  await expect(page.getByRole('main').getByText('Asha Verma')).toBeVisible();
  // Nothing of the heading is above the edge of the paper.
  expect(
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY),
  ).toBeGreaterThanOrEqual(0);

  // The screen is unchanged.
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { name: / of 20 questions$/ })).toBeVisible();
  await expect(page.getByRole('main').getByText('Asha Verma')).toBeHidden();

  await page.getByRole('tab', { name: 'Insights' }).click();
  // On a phone it unfolds.
  await page.getByRole('button', { name: 'Time on each question', exact: true }).click();
  const chart = page.getByRole('region', { name: 'Time on each question', exact: true }).first();
  await expect.poll(() => isInked(chart, 'ink-soft')).toBe(true);
  const onScreen = await heightOf(chart);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect((await printed(page)).ways).toEqual([]);
  await expect(chart.getByText('Time on each question').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('The order you answered in').filter({ visible: true })).toHaveCount(0);
  // As high as on the screen: the labels below its axis are not cut off.
  expect(await heightOf(chart)).toBeCloseTo(onScreen, 0);
  // In the text colour of the light theme.
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(23, 33, 43)');
  expect(await isInked(chart, 'ink-soft')).toBe(true);
});
