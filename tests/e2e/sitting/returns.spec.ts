import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { launch, patienceMs } from '../kit/chromium';
import { Hall } from '../kit/hall';
import { watches } from '../kit/notice/watch';
import { sitting } from '../kit/sitting';
import { beginningOf, errorSince } from '../kit/timer';
import { Unwatched } from '../kit/unwatched';
import { test as base, expect } from '../kit/visit';

/** A browser of its own, that keeps pages which are left as browsers of learners do; Playwright turns this off. */
const test = base.extend<{ keeping: BrowserContext }>({
  keeping: async ({ portal }, use) => {
    const browser: Browser = await chromium.launch({ ...launch, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce', baseURL: portal.api.url });
    watches(context);
    context.setDefaultTimeout(patienceMs);
    await use(context);
    await browser.close();
  },
});

/** Whether the page has come back as it was left, and not anew. */
const cameBack = (page: Page) => page.waitForFunction(() => (window as { cameBack?: boolean }).cameBack);

test('an exam that is left and comes back from the browser’s cache shows what another page has answered meanwhile, and goes on', {
  tag: '@long',
}, async ({ portal, keeping }) => {
  const page = await keeping.newPage();
  const { learner, paper, hall } = await sitting(portal, page, 'Usha');
  const before = await beginningOf(page);
  await page.evaluate(() => window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { cameBack: persisted })));
  await page.goto('/robots.txt');

  const other = await keeping.newPage();
  await other.goto(`/assessments/${paper.id}`);
  await new Hall(other).chooses(3);
  await other.close();

  // Playwright would wait for a page that loads.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await cameBack(page);
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  expect(Math.abs(await errorSince(page, before, 'a return from the cache'))).toBeLessThanOrEqual(1_000);
  await hall.chooses(4);
  // It has the right to the exam again.
  const onlooker = await keeping.newPage();
  await onlooker.goto(`/assessments/${paper.id}`);
  await expect(onlooker.getByText('open in another tab')).toBeVisible();
  await onlooker.close();
  await hall.submits();
  await expect.poll(() => portal.submissionsOf(learner).length).toBe(1);
  const chosen = portal.submissionsOf(learner)[0]?.body.answers.filter((answer) => answer.selectedOptionId !== null);
  expect(chosen).toEqual([expect.objectContaining({ selectedOptionId: 4 })]);
});

test('an exam whose page the browser discards for want of memory has its answers and its time when it is shown again without a network', {
  tag: '@long',
}, async ({ portal }) => {
  const browser = new Unwatched();
  try {
    const first = await (await browser.watched()).newPage();
    await first.setViewportSize({ width: 360, height: 740 });
    const { learner } = await sitting(portal, first, 'Vidya');
    // The browser spares a page in which something was chosen since it was loaded.
    await first.reload();
    await expect(first.getByRole('timer')).toBeVisible();
    const before = await beginningOf(first);
    portal.goesDark();
    const page = await browser.discards(first);
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    expect(await page.evaluate(() => (document as { wasDiscarded?: boolean }).wasDiscarded)).toBe(true);
    expect(Math.abs(await errorSince(page, before, 'a discard'))).toBeLessThanOrEqual(1_000);
    const hall = new Hall(page);
    await hall.next();
    await hall.chooses(3);
    await hall.submits();
    portal.comesBack();
    await expect.poll(() => portal.submissionsOf(learner).length).toBe(1);
    const chosen = portal.submissionsOf(learner)[0]?.body.answers.flatMap(({ selectedOptionId }) => selectedOptionId ?? []);
    expect(chosen?.sort()).toEqual([2, 3]);
  } finally {
    await browser.off();
  }
});
