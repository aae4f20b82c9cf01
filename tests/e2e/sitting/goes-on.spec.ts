import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readRescue } from '../../../contract/assessment/rescue';
import { portalMark } from '../../../contract/calls/problem';
import { Hall } from '../kit/hall';
import { sitting } from '../kit/sitting';
import { beginningOf, errorSince } from '../kit/timer';
import { expect, isAt, test } from '../kit/visit';

const minute = 60_000;

const online = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/** Leaves the device no paper that can be read. */
const damagesPapers = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('exam-portal');
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    const papers = open.result.transaction('papers', 'readwrite').objectStore('papers');
    const all = papers.getAll();
    await new Promise<void>((resolve) => {
      all.onsuccess = () => {
        for (const row of all.result) papers.put({ ...row, subjects: 'damaged' }).onsuccess = () => resolve();
      };
    });
    open.result.close();
  });

test('a server clock that is a day ahead, or every second time a day behind, ends no attempt and gives no extra time @long', async ({
  visit,
  portal,
}) => {
  const page = await visit('/robots.txt');
  const { paper } = await sitting(portal, page, 'Farah');
  const before = await beginningOf(page);
  for (const [days, what] of [
    [1, 'a server one day ahead'],
    [0, 'the same server, right again'],
    [-1, 'a server one day behind'],
    [1, 'a server one day ahead, again'],
  ] as const) {
    portal.api.movesTime(days * 24 * 60 * minute);
    await page.reload();
    await expect(new Hall(page).question(1)).toBeVisible();
    // The page asks the server during its start, and once more here.
    const asked = page.waitForResponse('**/config.json');
    await page.evaluate(() => fetch('/config.json'));
    await asked;
    expect(Math.abs(await errorSince(page, before, what))).toBeLessThanOrEqual(1_000);
  }
  portal.api.movesTime(0);
  await isAt(page, `/assessments/${paper.id}`);
});

test('an attempt that ends because the clock was set ahead out of sight, offline, says so and notes which answers may be missing @long', async ({
  visit,
  portal,
}) => {
  const page = await visit('/robots.txt');
  await page.clock.install();
  const { learner } = await sitting(portal, page, 'Gita');
  portal.goesDark();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 120 * minute);
  await expect(page.getByText(/Only if somebody set this device’s clock ahead meanwhile/)).toBeVisible();
  portal.comesBack();
  await online(page);
  await expect.poll(() => portal.submissionsOf(learner)).toHaveLength(1);
  const filed = portal.submissionsOf(learner)[0]?.body as { timeTaken: number; clock?: { ahead: number; left: number } };
  expect(filed.timeTaken).toBe(1800);
  expect(filed.clock?.ahead).toBe(7200);
  expect(filed.clock?.left).toBeGreaterThan(1700);
});

test("of two phones, the one in the middle of a paper is told of the other's hand-in, and keeps its answers in the outbox [trap 80] @long", async ({
  visit,
  portal,
}) => {
  const page = await visit('/robots.txt');
  const { learner, paper, hall } = await sitting(portal, page, 'Hema');
  const answers = paper.subjects
    .flatMap((s) => s.questions)
    .map((q) => ({ questionId: q.id, selectedOptionId: 1, markedForReview: false }));
  await portal.call(learner, 'submit', {
    params: { id: paper.id },
    body: { assessmentId: paper.id, timeTaken: 60, submitted: true, answers },
  });
  await online(page);
  await expect(page.getByText('You submitted this assessment from another device.')).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save a copy' }).click()]);
  expect('rescue' in readRescue(await readFile(await download.path(), 'utf8'))).toBe(true);
  await hall.submits();
  // Left earlier, the page has not filed the hand-in: the test is under way still.
  await isAt(page, `/assessments/${paper.id}/result`);
  await page.goto('/user/dashboard');
  await expect(page.getByText(/was submitted from another device first/)).toBeVisible();
  await page.getByRole('link', { name: 'Unsent answers' }).click();
  await expect(page.getByText('Answers from this device, kept')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save a copy/ })).toBeVisible();
});

test('a damaged paper beside an attempt under way, offline: the page says that the attempt runs, and goes on once there is a network [trap 47]', {
  tag: '@long',
}, async ({ visit, portal }) => {
  const page = await visit('/robots.txt');
  const { paper } = await sitting(portal, page, 'Indu');
  const before = await beginningOf(page);
  portal.goesDark();
  await damagesPapers(page);
  await page.reload();
  await expect(page.getByText('The questions cannot be read on this device any more.')).toBeVisible();
  await expect(page.getByText(/^The timer of “.+” is running\.$/)).toBeVisible();
  expect(Math.abs(await errorSince(page, before, 'a paper that was damaged'))).toBeLessThanOrEqual(1_000);
  portal.comesBack();
  await online(page);
  await expect(new Hall(page).question(1)).toBeVisible();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await isAt(page, `/assessments/${paper.id}`);
});

test('a paper that the portal cannot give yet beside an attempt under way comes by itself when the wait is over that it asked for', {
  tag: '@long',
}, async ({ visit, portal }) => {
  const page = await visit('/robots.txt');
  const { paper } = await sitting(portal, page, 'Jaya');
  await damagesPapers(page);
  const busy = { code: 'too-many-requests', message: 'Too many requests.', from: portalMark };
  const heals = portal.api.answers(new RegExp(`GET /api/assessment/${paper.id}\\b`), 429, busy, { 'Retry-After': '1' });
  await page.reload();
  await expect(page.getByText('The questions cannot be read on this device any more.')).toBeVisible();
  heals();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});
