import type { Page } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { handsIn } from '../kit/sitting';
import { entersAs, expect, isAt, test } from '../kit/visit';

/** Scrolls as far as that, and waits until the entry of the history has it. */
async function scrollsTo(page: Page, place: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate((top) => window.scrollTo(0, top), place);
      return page.evaluate(() => window.scrollY);
    })
    .toBe(place);
  await expect.poll(() => page.evaluate(() => history.state?.place)).toBe(place);
}

test('a result stands where it stood after a reload, and the list of tests after the way back from a result', async ({ visit, portal }) => {
  const learner = await portal.learner('Padma');
  for (let at = 1; at <= 5; at += 1)
    await handsIn(portal, learner, await assessmentOf(portal, { name: `Places ${at}`, questions: plainQuestions(6) }), () => 1);
  const page = await visit('/user/dashboard', { viewport: { width: 360, height: 640 } });
  await entersAs(page, learner);
  await isAt(page, '/user/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Assessments' }).click();
  await expect(page.getByText('Places 1', { exact: true })).toBeVisible();
  await scrollsTo(page, 420);
  // One that is in sight: nothing is scrolled by the press.
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('main li a')];
    links.find((link) => link.getBoundingClientRect().top > 0)?.click();
  });
  await expect(page.getByRole('heading', { name: 'Questions 1–6 of 6' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await scrollsTo(page, 900);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Questions 1–6 of 6' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await page.goBack();
  await expect(page.getByText('Places 1', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(420);
  // A new visit begins at its top.
  const ways = page.getByRole('navigation', { name: 'Main' });
  await ways.getByRole('link', { name: 'Dashboard' }).click();
  await isAt(page, '/user/dashboard');
  await ways.getByRole('link', { name: 'My Assessments' }).click();
  await expect(page.getByText('Places 1', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page of the solutions stays open over a look at the insights and a reload', async ({ visit, portal }) => {
  const learner = await portal.learner('Prema');
  const paper = await assessmentOf(portal, { name: 'Two pages', questions: plainQuestions(17) });
  await handsIn(portal, learner, paper, () => 1);
  const page = await visit('/user/dashboard');
  await entersAs(page, learner);
  await isAt(page, '/user/dashboard');
  await page.goto(`/assessments/${paper.id}/result`);
  await page.getByRole('button', { name: 'See solutions' }).click();
  await page.getByRole('button', { name: 'Page 2' }).click();
  const second = page.getByRole('heading', { name: 'Questions 16–17 of 17' });
  await expect(second).toBeVisible();
  await page.getByRole('tab', { name: 'Insights' }).click();
  await expect(second).toBeHidden();
  await page.getByRole('tab', { name: 'Questions' }).click();
  await expect(second).toBeVisible();
  await page.reload();
  await expect(second).toBeVisible();
});
