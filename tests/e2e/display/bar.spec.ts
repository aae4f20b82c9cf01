import type { Page } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { Hall } from '../kit/hall';
import { sizes } from '../kit/shots';
import { entersAs, expect, isAt, test } from '../kit/visit';

test.use({ hasWorker: false });

/** The words of the bar that do not fit. */
const cutIn = (page: Page) =>
  bar(page)
    .locator('span')
    .evaluateAll((words) => words.filter((word) => word.scrollWidth > word.clientWidth + 1).map((word) => word.textContent));

const bar = (page: Page) => page.getByRole('navigation', { name: /^(Main|मुख्य मेनू)$/ });

/** What the focus stands on that lies under the bar, after the Tab key has gone through the page. */
async function hiddenByBar(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  await page.locator('#main').focus();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const [focus, nav] = [document.activeElement, document.querySelector('[data-bar]')];
      if (focus === null || nav === null || focus === document.body) return 'end';
      const [box, edge] = [focus.getBoundingClientRect(), nav.getBoundingClientRect()];
      return !nav.contains(focus) && box.height < 400 && box.bottom > edge.top + 1 ? `${focus.textContent} at ${box.bottom}` : '';
    });
    if (found === 'end') break;
    if (found !== '') hidden.push(found);
  }
  return hidden;
}

test('on a phone a learner’s links are a bar at the thumb: over no focus, whole at the largest text in Hindi, and away during a sitting', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Tara');
  const paper = await assessmentOf(portal, { name: 'At the thumb', questions: plainQuestions(2) });
  const page = await visit('/user/login');
  await expect(bar(page)).toHaveCount(0);
  await entersAs(page, learner);
  await isAt(page, '/user/dashboard');

  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const [name, path] of [
    ['Available', '/user/available-assessments'],
    ['My Assessments', '/user/my-assessments'],
    ['Revise', '/user/mistake-notebook'],
    ['Dashboard', '/user/dashboard'],
  ] as const) {
    await bar(page).getByRole('link', { name, exact: true }).click();
    await isAt(page, path);
    await expect(bar(page).locator('[aria-current=page]')).toHaveText(name, { useInnerText: true });
    const box = await bar(page).boundingBox();
    expect({ x: box?.x, width: box?.width, bottom: (box?.y ?? 0) + (box?.height ?? 0) }, name).toEqual({ x: 0, width, bottom: height });
  }
  await expect(bar(page).getByRole('link')).toHaveCount(4);
  // What comes later would move what has the focus.
  await expect(page.locator('[data-loading], [aria-busy=true]')).toHaveCount(0);
  expect(await hiddenByBar(page)).toEqual([]);
  // The end of the page stands above the bar.
  await expect(async () => {
    // What comes late makes the page longer.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [foot, edge] = [await page.locator('footer').boundingBox(), await bar(page).boundingBox()];
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + 1);
  }).toPass();

  await page.evaluate(() => localStorage.setItem('language', 'hi'));
  await page.reload();
  await sizes(page, 'largest');
  await expect(bar(page).getByRole('link')).toHaveText(['डैशबोर्ड', 'उपलब्ध', 'मेरे टेस्ट', 'दोहराएँ'], { useInnerText: true });
  expect(await cutIn(page), 'cut words').toEqual([]);
  if (process.env.ROOM_SHOTS) await page.screenshot({ path: `${process.env.ROOM_SHOTS}/bar-hi-largest.png` });
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.reload();
  await sizes(page, 'largest');
  await expect(bar(page).getByRole('link')).toHaveText(['Dashboard', 'Available', 'My Assessments', 'Revise'], { useInnerText: true });
  expect(await cutIn(page), 'cut English words').toEqual([]);
  await sizes(page, 'normal');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(bar(page).getByRole('link')).toHaveCount(4);
  for (const name of ['Dashboard', 'Available', 'My Assessments', 'Revise'])
    await expect(bar(page).getByRole('link', { name, exact: true })).toBeVisible();
  expect((await bar(page).boundingBox())?.y, 'in the header').toBeLessThan(60);
  if (process.env.ROOM_SHOTS) await page.screenshot({ path: `${process.env.ROOM_SHOTS}/bar-wide.png` });

  await page.setViewportSize({ width, height });
  await page.goto(`/assessments/${paper.id}`);
  await new Hall(page).starts();
  await expect(bar(page)).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Continue as/ })).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('the mark of the bar moves at the touch, before the screen is there', async ({ visit, portal }) => {
  const learner = await portal.learner('Tara');
  const page = await visit('/robots.txt');
  // No screen is fetched ahead.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/user/dashboard');
  await entersAs(page, learner);
  await isAt(page, '/user/dashboard');
  const release = portal.api.holds(/GET \/assets\/AvailableAssessments-/);
  const here = bar(page).locator('[aria-current=page]');
  await expect(here).toHaveText('Dashboard');
  await bar(page).getByRole('link', { name: 'Available' }).click();
  await expect(here).toHaveText('Available');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Available Assessments');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Available Assessments');
  await expect(here).toHaveText('Available');
});
