import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtOf, sourceOf } from '../../kit/old-version';
import { isClean } from '../kit/axe';
import { allKinds, assessmentOf, plainQuestions } from '../kit/bank';
import { secondEdition } from '../kit/edition';
import { Hall } from '../kit/hall';
import { stored } from '../kit/stored';
import { expect, isReadyOffline, signsIn, test } from '../kit/test';

// Versions are deployed one after the other.
test.describe.configure({ mode: 'default' });
test.afterAll(({ portal }) => portal.deploys('dist'));

const offer = (page: Page) => page.getByRole('button', { name: 'Update now' });
const start = (page: Page) => page.getByRole('button', { name: 'Start Assessment' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The page of another build before the server of this one. */
function pageBefore(client: string): { dist: string; remove: () => void } {
  const dist = mkdtempSync('test-results/old-page-');
  cpSync('dist', dist, { recursive: true, filter: (path) => !path.startsWith(join('dist', 'client')) });
  cpSync(client, join(dist, 'client'), { recursive: true });
  return { dist, remove: () => rmSync(dist, { recursive: true, force: true }) };
}

/**
 * Makes the browser look for a new worker, as it does at each navigation, and takes the update that is offered then. Another version's page may still
 * be giving its lock back: an acceptance does nothing then, and is asked for again (ADR 12).
 */
async function takesTheUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.dataset.isBefore = 'true';
    await (await navigator.serviceWorker.ready).update();
  });
  await offer(page).click();
  await expect(async () => {
    if (await offer(page).isVisible()) await offer(page).click({ timeout: 1_000 });
    await expect(page.locator('html[data-is-before]')).toHaveCount(0, { timeout: 3_000 });
  }).toPass({ timeout: 45_000 });
  await page.waitForLoadState('load');
}

const folder = sourceOf('0.8.0');

test('a page of 0.8.0 does not start a paper with needs; the update loses nothing, and a step back to 0.8.0 neither', {
  tag: '@long',
}, async ({ portal, phone }) => {
  test.skip(folder === null, 'version 0.8.0 is not in the history of this checkout');
  const old = pageBefore(join(builtOf(folder ?? ''), 'client'));
  await portal.deploys(old.dist);
  const learner = await portal.learner('Purva');
  const plain = await assessmentOf(portal, { name: 'Under way', questions: plainQuestions(3) });
  const { id } = await allKinds(portal, 'Needs more');
  const reply = await portal.call(learner, 'getPaper', { params: { id } });
  expect(reply).toMatchObject({ needs: ['multiple', 'numeric'], subjects: [{}, {}, {}] });

  let page = await phone.context.newPage();
  await page.goto(`${portal.api.url}/user/login`);
  await signsIn(page, learner);
  await page.waitForURL('**/user/dashboard');
  await isReadyOffline(page);
  await page.goto(`${portal.api.url}/assessments/${plain.id}`);
  const hall = new Hall(page);
  await hall.starts();
  await hall.chooses(2);

  const asked = page.waitForResponse((response) => response.url().endsWith(`/api/assessment/${id}`));
  await page.goto(`${portal.api.url}/assessments/${id}`);
  expect((await asked).status()).toBe(200);
  await expect(heading(page, 'This assessment is not on your device yet')).toBeVisible();
  await expect(start(page)).toHaveCount(0);
  expect((await stored<{ id: number }>(page, 'papers')).map((row) => row.id)).toEqual([plain.id]);
  await page.screenshot({ path: 'test-results/shots/old-page-0.8.0.png' });

  await test.step('the update is offered on every other page, and taken', async () => {
    await portal.deploys('dist');
    await page.goto(`${portal.api.url}/user/available-assessments`);
    await takesTheUpdate(page);
    await page.goto(`${portal.api.url}/assessments/${plain.id}`);
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await page.goto(`${portal.api.url}/assessments/${id}`);
    await hall.starts();
    await page.getByRole('radio').first().check();
    await hall.isSaved();
  });

  await test.step('the page of 0.8.0 that comes back keeps the attempt and does not show it', async () => {
    await portal.deploys(old.dist);
    await page.close();
    page = await phone.context.newPage();
    await page.goto(`${portal.api.url}/user/available-assessments`);
    await takesTheUpdate(page);
    await page.goto(`${portal.api.url}/assessments/${id}`);
    await expect(heading(page, 'This assessment is not on your device yet')).toBeVisible();
    await page.goto(`${portal.api.url}/assessments/${plain.id}`);
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
  });

  await portal.deploys('dist');
  await page.goto(`${portal.api.url}/user/available-assessments`);
  await takesTheUpdate(page);
  await page.goto(`${portal.api.url}/assessments/${id}`);
  await expect(page.getByRole('radio').first()).toBeChecked();
  for (const paper of [id, plain.id]) {
    await page.goto(`${portal.api.url}/assessments/${paper}`);
    await new Hall(page).submits();
    await page.waitForURL('**/result');
  }
  await expect
    .poll(() =>
      portal
        .submissionsOf(learner)
        .map(({ assessmentId }) => assessmentId)
        .sort(),
    )
    .toEqual([id, plain.id].sort());
  old.remove();
});

test('a page that does not know a need says update first, in English and Hindi, and comes back to the same paper', {
  tag: '@long',
}, async ({ portal, phone }) => {
  // This page as it was before it knew numbers.
  const edition = secondEdition([{ file: /^assets\/known-.*\.js$/, find: /\.\.\.[\w$]+(?=,["'`]passages)/, by: '"multiple"' }]);
  await portal.deploys(edition.dist);
  const learner = await portal.learner('Nidhi');
  const { id } = await allKinds(portal, 'Newer than the page');
  const page = await phone.context.newPage();
  await page.goto(`${portal.api.url}/user/login`);
  await signsIn(page, learner);
  await page.waitForURL('**/user/dashboard');
  await isReadyOffline(page);
  await page.goto(`${portal.api.url}/assessments/${id}`);
  await expect(heading(page, 'Update the portal first')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('The new version is not here yet. Please try again in a few minutes.');
  expect(await stored(page, 'papers')).toEqual([]);
  for (const [name, size] of [
    ['phone', { width: 360, height: 740 }],
    ['desktop', { width: 1440, height: 900 }],
  ] as const) {
    await page.setViewportSize(size);
    await page.screenshot({ path: `test-results/shots/update-first-${name}.png` });
    await isClean(page, `update first, ${name}`);
  }
  await page.evaluate(() => localStorage.setItem('language', 'hi'));
  await page.reload();
  await expect(heading(page, 'पहले पोर्टल अपडेट करें')).toBeVisible();
  await page.screenshot({ path: 'test-results/shots/update-first-hindi.png' });
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.reload();
  await portal.deploys('dist');
  await page.getByRole('button', { name: 'Try again' }).click();
  await offer(page).click();
  await expect(start(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/assessments/${id}`);
  edition.remove();
});
