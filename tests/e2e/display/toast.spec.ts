import type { Page } from '@playwright/test';
import { sectionCopyHi } from '../../../src/copy/hi/section';
import { sectionedPaper } from '../kit/exam/sections';
import { Hall } from '../kit/hall';
import { sizes } from '../kit/shots';
import { entersAs, expect, isAt, messagesStay, test } from '../kit/visit';

test.use({ hasWorker: false });

/** Hindi and the largest text: the most room that a message can need. */
async function speaksHindi(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('language', 'hi');
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await sizes(page, 'largest');
}

const message = (page: Page) => page.locator('[aria-live=polite] [data-tone]');

/** What of the options, the timer and the focus the message on screen covers; also the message, if the screen cuts it. */
const coveredBy = (page: Page): Promise<string[]> =>
  message(page).evaluateAll(([shown]) => {
    // A message goes after five seconds, on a slow machine before it is looked at.
    if (shown === undefined) return [];
    const box = shown.getBoundingClientRect();
    const overlaps = ({ left, right, top, bottom }: DOMRect) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top && right > left;
    const focus = document.activeElement === document.body ? [] : [document.activeElement];
    const all = [...document.querySelectorAll('label:has(input), header [role=timer]'), ...focus];
    const covered = all.filter((one) => one !== null && one.id !== 'main' && overlaps(one.getBoundingClientRect()));
    const isWhole = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    return [...covered.map((one) => one?.textContent ?? ''), ...(isWhole ? [] : ['the message is cut'])];
  });

for (const look of ['plain', 'hall'] as const)
  test(`in a sitting, messages cover neither an option nor the timer nor the focus: ${look} look`, {
    tag: look === 'hall' ? '@long' : [],
  }, async ({ visit, portal }) => {
    const learner = await portal.learner(look === 'plain' ? 'Lalita' : 'Lokesh');
    const paper = await sectionedPaper(portal, { name: `Monthly mock test, ${look}`, questions: 1, mayFinishEarly: true });
    const page = await visit(`/assessments/${paper.id}`, { colorScheme: 'dark' });
    await entersAs(page, learner);
    await new Hall(page).startsIn(look);
    await expect(page.getByRole('radio')).toHaveCount(4);
    await speaksHindi(page);
    // Two sections begin: the second message takes the place of the first.
    for (const name of ['General Awareness', 'Quantitative Aptitude']) {
      // In the hall look, the way into the next section is in the palette.
      if (look === 'hall') await page.getByRole('button', { name: 'सभी प्रश्न' }).click();
      await page.getByRole('button', { name: sectionCopyHi.finish, exact: true }).click();
      await page.getByRole('button', { name: sectionCopyHi.finishNow(name) }).click();
      await expect(message(page)).toContainText(name);
      await expect(page.locator('#question-heading')).toBeFocused();
      await expect.poll(() => coveredBy(page)).toEqual([]);
      if (process.env.ROOM_SHOTS) await page.screenshot({ path: `${process.env.ROOM_SHOTS}/notice-${look}-${name}.png` });
    }
    // The focus goes on to an option, and a message stays beside it.
    await page.getByRole('radio').first().focus();
    await expect.poll(() => coveredBy(page)).toEqual([]);
  });

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test(`a message covers neither the way to the account nor, on a desktop, the page's head: ${width} px`, {
    tag: width === 360 ? '@long' : [],
  }, async ({ visit, portal }) => {
    const learner = await portal.learner(`Lola${width}`);
    const page = await visit('/user/login', { viewport: { width, height } });
    await messagesStay(page);
    await page.getByRole('textbox', { name: 'Email' }).fill(learner.email);
    await page.getByLabel(/^Password/).fill(learner.password);
    await page.getByLabel(/^Password/).press('Enter');
    await isAt(page, '/user/dashboard');
    await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeAttached();
    const kept = width < 640 ? page.getByRole('button', { name: /^Account of/ }) : page.getByRole('banner');
    await expect(kept).toBeVisible();
    await expect(message(page)).toBeVisible();
    const boxes = await Promise.all([message(page).boundingBox(), kept.boundingBox()]);
    const [box, other] = boxes.map((one) => one ?? { x: 0, y: 0, width: 0, height: 0 });
    if (process.env.ROOM_SHOTS) await page.screenshot({ path: `${process.env.ROOM_SHOTS}/notice-${width}.png` });
    const isApart =
      box !== undefined &&
      other !== undefined &&
      (box.x >= other.x + other.width || box.x + box.width <= other.x || box.y >= other.y + other.height || box.y + box.height <= other.y);
    expect(isApart, JSON.stringify(boxes)).toBe(true);
  });

test('on a page, a message stands over its head and over none of its content, and makes way for the focus', async ({ visit, portal }) => {
  const learner = await portal.learner('Leena');
  const page = await visit('/user/login', { colorScheme: 'dark' });
  await messagesStay(page);
  await speaksHindi(page);
  await page.locator('input[type=email]').fill(learner.email);
  await page.locator('input[type=password]').fill(learner.password);
  await page.locator('input[type=password]').press('Enter');
  await isAt(page, '/user/dashboard');
  const link = page.getByRole('main').locator('a[href="/user/available-assessments"]');
  await expect(link).toBeVisible();
  await expect(message(page)).toBeVisible();
  const [box, title] = [await message(page).boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0), 'above the heading').toBeLessThanOrEqual(title?.y ?? 0);
  await expect(page.locator('#main')).toBeFocused();
  await link.focus();
  await link.evaluate((one) => window.scrollBy(0, one.getBoundingClientRect().bottom - innerHeight));
  await expect(link).toBeFocused();
  await expect.poll(() => coveredBy(page)).toEqual([]);
  if (process.env.ROOM_SHOTS) await page.screenshot({ path: `${process.env.ROOM_SHOTS}/notice-page.png` });
});
