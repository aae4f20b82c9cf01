import type { Page } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { sizes } from '../kit/shots';
import { handsIn } from '../kit/sitting';
import { entersAs, expect, test } from '../kit/visit';

test.use({ hasWorker: false });

const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

const heightOf = async (page: Page, name: string): Promise<number> => (await card(page, name).boundingBox())?.height ?? 0;

async function pictures(page: Page, name: string): Promise<void> {
  const folder = process.env.ROOM_SHOTS;
  if (!folder) return;
  const shot = (what: string) => page.screenshot({ path: `${folder}/${name}-${what}.png` });
  await shot('phone');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => {
    localStorage.setItem('language', 'hi');
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await shot('hi');
  await sizes(page, 'largest');
  await shot('hi-largest');
  await sizes(page, 'normal');
  await page.evaluate(() => {
    localStorage.setItem('language', 'en');
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  });
  const small = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 900 });
  await shot('wide');
  if (small) await page.setViewportSize(small);
}

test('on a phone a test is a row with the one thing that matters, which unfolds; 1,000 tests are drawn as they come near, and Back returns to the one that was opened', {
  tag: '@long',
}, async ({ visit, portal }) => {
  const [learner, admin] = [await portal.learner('Uma'), await portal.admin()];
  const plain = await assessmentOf(portal, { name: 'A plain row', description: 'For the second week.', questions: plainQuestions(2) });
  const aimed = await assessmentOf(portal, { name: 'A row with an aim', questions: plainQuestions(2) });
  const timed = await assessmentOf(portal, { name: 'A row that opens', questions: plainQuestions(2) });
  await handsIn(portal, learner, await assessmentOf(portal, { name: 'A row of a result', questions: plainQuestions(4) }), (i) => i % 2);
  const opensAt = new Date(Date.now() + 5 * 3_600_000).toISOString();
  await portal.call(admin, 'setSchedule', { params: { id: timed.id }, body: { state: 'published', opensAt } });
  await portal.call(admin, 'setSchedule', { params: { id: aimed.id }, body: { state: 'published', examDate: '2099-01-31', cutOff: 1.5 } });

  const page = await visit('/user/available-assessments');
  await entersAs(page, learner);
  await test.step('a row tells what matters, and unfolds', async () => {
    await expect(
      card(page, 'A row that opens')
        .getByText(/^Opens (on|today,) /)
        .filter({ visible: true }),
    ).toHaveCount(1);
    await expect(card(page, 'A plain row').getByText('30 min', { exact: true })).toBeVisible();
    expect(await heightOf(page, 'A plain row')).toBeLessThanOrEqual(112);
    // What it asks of a learner is known before it opens.
    await expect(card(page, 'A row that opens').getByText('30 min', { exact: true })).toBeVisible();
    expect(await heightOf(page, 'A row that opens')).toBeLessThanOrEqual(124);
    await expect(card(page, 'A row with an aim').getByText(/^Exam on 31 Jan: [\d,]+ days left$/)).toBeVisible();
    await expect(card(page, 'A row with an aim').getByText('Expected cut-off: 1.5 marks')).toBeVisible();
    expect(await heightOf(page, 'A row with an aim')).toBeLessThanOrEqual(156);
    await expect(card(page, 'A plain row').getByText('For the second week.')).toBeHidden();
    await page.getByRole('button', { name: 'Details: A plain row' }).click();
    await expect(card(page, 'A plain row').getByText('For the second week.')).toBeVisible();
    await expect(card(page, 'A plain row').getByText(/^Created /)).toBeVisible();
    // What opens today stands before what is newer.
    const names = await page.getByRole('main').getByRole('listitem').getByRole('heading').allInnerTexts();
    expect(names.indexOf('A row that opens')).toBe(0);
    await pictures(page, 'available');
    await sizes(page, 'largest');
    const lines = await card(page, 'A row with an aim')
      .getByRole('button', { name: /^Save for offline/ })
      .evaluate((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
    expect(lines, 'lines of “Save for offline”').toBe(1);
    await sizes(page, 'normal');
    await page.getByRole('button', { name: 'Details: A plain row' }).click();
  });

  await test.step('the start says the aim of the institute, too', async () => {
    await page.goto(`/assessments/${aimed.id}`);
    await expect(page.getByText('Expected cut-off: 1.5 marks')).toBeVisible();
    await pictures(page, 'start');
  });

  await test.step('so does a result', async () => {
    await page.goto('/user/my-assessments');
    await expect(card(page, 'A row of a result')).toBeVisible();
    expect(await heightOf(page, 'A row of a result')).toBeLessThanOrEqual(116);
    await expect(card(page, 'A row of a result').getByText('Unattempted')).toBeHidden();
    await pictures(page, 'taken');
    await page.getByRole('button', { name: 'Details: A row of a result' }).click();
    await expect(card(page, 'A row of a result').getByText('Unattempted')).toBeVisible();
  });

  const list = await portal.call(learner, 'getAvailable', {});
  const one = list.find(({ id }) => id === plain.id);
  const many = Array.from({ length: 1_000 }, (_, at) => ({ ...one, id: at === 990 ? plain.id : 50_000 + at, name: `Paper no. ${at + 1}` }));
  portal.api.answers(/GET \/api\/assessment\/available/, 200, many);
  await page.goto('/user/available-assessments');
  await expect(page.getByText('1,000 in all')).toBeVisible();
  const starts = page.getByRole('link', { name: /^Start Assessment/ });
  await test.step('what is far away is a name', async () => {
    await expect(page.locator('[data-item] h2')).toHaveCount(1_000);
    expect(await starts.count()).toBeLessThan(60);
    await pictures(page, 'many');
  });
  await page.locator('[data-item]').nth(990).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Start Assessment: Paper no. 991' }).click();
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
  await page.goBack();
  await expect(card(page, 'Paper no. 991').getByRole('link', { name: /^Start Assessment/ })).toBeInViewport();
  // Other files hand in every test that is left.
  portal.api.clears();
  for (const { id } of [timed, aimed]) await portal.call(admin, 'setSchedule', { params: { id }, body: { state: 'hidden' } });
});
