import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { launch, patienceMs } from '../kit/chromium';
import { Hall } from '../kit/hall';
import { watches } from '../kit/notice/watch';
import { sitting } from '../kit/sitting';
import { beginningOf, errorSince } from '../kit/timer';
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

test('an exam that is left and comes back from the browser’s cache shows what another page has answered meanwhile, and goes on', async ({
  portal,
  keeping,
}) => {
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

test('an exam whose page ends without a word, as where the browser discards it, has its answers and its time in the next one', async ({
  portal,
  keeping,
}) => {
  const page = await keeping.newPage();
  const { learner } = await sitting(portal, page, 'Vidya');
  const before = await beginningOf(page);
  const crashed = page.waitForEvent('crash');
  const session = await keeping.newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined /* It ends with the page. */);
  await crashed;
  const next = await keeping.newPage();
  await next.goto(page.url());
  await expect(next.getByRole('radio').nth(1)).toBeChecked();
  expect(Math.abs(await errorSince(next, before, 'a page that was discarded'))).toBeLessThanOrEqual(1_000);
  const hall = new Hall(next);
  await hall.next();
  await hall.chooses(3);
  await hall.submits();
  await expect.poll(() => portal.submissionsOf(learner).length).toBe(1);
  const chosen = portal.submissionsOf(learner)[0]?.body.answers.flatMap(({ selectedOptionId }) => selectedOptionId ?? []);
  expect(chosen?.sort()).toEqual([2, 3]);
});
