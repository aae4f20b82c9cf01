import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { Hall } from '../kit/hall';
import { stored } from '../kit/stored';
import { entersAs, expect, isAt, test } from '../kit/visit';

/** Counts what a page fetches of JavaScript, in kB as the server's brotli copies have it; the way between here is not compressed. */
function scriptsOf(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  const weigh = (response: Response): void => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((bytes) => brotliCompressSync(bytes).length));
  };
  page.on('response', weigh);
  return async () => {
    page.off('response', weigh);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
  };
}

test('a first visit brings at most 130 kB of JavaScript as far as the sign-in; an exam opened cold at most 150 kB in all, whether it begins or goes on', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Light');
  const paper = await assessmentOf(portal, { name: 'Light as a feather', questions: plainQuestions(3) });
  // Without a worker: its download of the whole app follows later, behind the screen.
  const page = await visit('/robots.txt', { serviceWorkers: 'block' });
  // Nor what an idle page fetches ahead: nobody waits for it.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const toSignIn = scriptsOf(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'User Login' }).click();
  await isAt(page, '/user/login');
  // It stands only once all that signs somebody in is here.
  await expect(page.getByRole('tab', { name: 'Email' })).toBeVisible();
  const signIn = await toSignIn();
  await entersAs(page, learner);
  await isAt(page, '/user/dashboard');
  // The token comes to rest behind the screen.
  await expect.poll(async () => (await stored(page, 'settings')).map((row) => (row as { key: string }).key)).toContain('token');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto('/robots.txt');
  const toQuestion = scriptsOf(page);
  const hall = new Hall(page);
  await page.goto(`/assessments/${paper.id}`);
  await hall.starts();
  await page.waitForLoadState('networkidle');
  const begun = await toQuestion();
  await page.goto('/robots.txt');
  const backToQuestion = scriptsOf(page);
  await page.goto(`/assessments/${paper.id}`);
  await expect(hall.question(1)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const resumed = await backToQuestion();
  const figures = `${signIn.toFixed(1)} kB to the sign-in, ${begun.toFixed(1)} kB to the first question, ${resumed.toFixed(1)} kB back to it`;
  test.info().annotations.push({ type: 'JavaScript over the wire', description: figures });
  process.stdout.write(`${figures}\n`);
  expect(signIn).toBeGreaterThan(20);
  expect(signIn).toBeLessThanOrEqual(130);
  expect(begun).toBeLessThanOrEqual(150);
  expect(resumed).toBeLessThanOrEqual(150);
});
