import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { clearsSiteData, holdsTheStore, notesDurability, refusesStores } from '../kit/disk';
import { Hall, storedAttempt, storedChoices } from '../kit/hall';
import type { Portal } from '../kit/portal';
import { expect, isReadyOffline, meets, signsIn, test } from '../kit/test';

test.use({ onDisk: true });

async function sitting(portal: Portal, page: Page, name: string) {
  const learner = await portal.learner(name);
  const paper = await assessmentOf(portal, { name: `Storage of ${name}`, minutes: 30, questions: plainQuestions(3) });
  await page.goto(`${portal.api.url}/assessments/${paper.id}`);
  await signsIn(page, learner);
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
  await isReadyOffline(page);
  return { learner, paper, hall: new Hall(page) };
}

/** Chooses an option of the question on screen without waiting until it is saved. */
const taps = (page: Page, option: number): Promise<void> =>
  page
    .getByRole('radio')
    .nth(option - 1)
    .check();

const unsaved = (page: Page) => page.getByText('Not saved! Trying again…');

/** Presses *Save a copy* and reads the saved file. */
async function savesACopy(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).click();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  return { ...file, chosen: JSON.parse(file.body).answers.map((a: { selectedOptionId: number | null }) => a.selectedOptionId) };
}

// The unit tests of the device hold the second within which it is said, on a clock of their own.
test('a full device: said, the exam goes on, a copy can be saved, and all is saved once there is space [trap 40]', {
  tag: '@long',
}, async ({ portal, phone }) => {
  const first = await phone.context.newPage();
  const { paper } = await sitting(portal, first, 'Farid');
  await new Hall(first).starts();
  await new Hall(first).chooses(1);
  await phone.dies();
  await phone.on();
  const page = await phone.context.newPage();
  const makesSpace = await phone.fillsUp(portal.api.url, page);
  await page.goto(`${portal.api.url}/assessments/${paper.id}`);
  const hall = new Hall(page);
  await expect(hall.question(1)).toBeVisible();
  const tapped = performance.now();
  await taps(page, 2);
  await expect(unsaved(page)).toBeVisible();
  process.stdout.write(`  a full disk was told of after ${Math.round(performance.now() - tapped)} ms\n`);
  await expect(page.getByRole('alert').filter({ hasText: 'This device is full' })).toBeVisible();
  await hall.next();
  await taps(page, 3);
  const options = paper.subjects[0]?.questions.map((question) => question.options) ?? [];
  expect(await savesACopy(page)).toMatchObject({ finished: false, chosen: [options[0]?.[1]?.id, options[1]?.[2]?.id, null] });
  await makesSpace();
  await hall.isSaved();
  await expect(page.getByRole('button', { name: 'Save a copy' })).toHaveCount(0);
  await page.reload();
  await expect(hall.question(2)).toBeVisible();
  expect(await storedChoices(page)).toEqual(
    new Map([
      [1, options[0]?.[1]?.id],
      [2, options[1]?.[2]?.id],
    ]),
  );
});

test('site data is cleared in the middle of an exam: the page restores all data of the device, and says so [trap 41, 48]', async ({
  portal,
  phone,
}) => {
  const page = await phone.context.newPage();
  const { hall } = await sitting(portal, page, 'Gopal');
  await hall.starts();
  await hall.chooses(2);
  const [attempt, choices] = [await storedAttempt(page), await storedChoices(page)];
  await clearsSiteData(page);
  await expect(page.getByText('was cleared on this device')).toBeVisible();
  await hall.isSaved();
  await expect.poll(() => storedAttempt(page)).toEqual(attempt);
  await expect.poll(() => storedChoices(page)).toEqual(choices);
  await hall.next();
  await hall.chooses(3);
  expect(new Set((await storedChoices(page)).keys())).toEqual(new Set([1, 2]));
});

for (const [what, types, tag] of [
  ['data', undefined, ['@long']],
  ['data and worker', 'all', []],
] as const)
  test(`site ${what} cleared in an exam, then reloaded, then handed in offline: no log-in, no update, and a sign-in only to send [trap 31, 48] @long`, {
    tag: [...tag],
  }, async ({ portal, phone }) => {
    const page = await phone.context.newPage();
    const { learner, hall } = await sitting(portal, page, 'Hema');
    await hall.starts();
    await hall.chooses(2);
    const { pathname } = new URL(page.url());
    await clearsSiteData(page, types);
    await expect(page.getByText('was cleared on this device')).toBeVisible();
    await page.reload();
    await expect(hall.question(1)).toBeVisible();
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    expect(new URL(page.url()).pathname).toBe(pathname);
    await phone.losesNetwork();
    await hall.submits();
    // The page notices first either the missing network or the missing sign-in.
    await expect(page.getByText(/Your answers are safe on this device( and are sent automatically|\.)/)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`${pathname}/result`);
    await expect(page.getByText('A new version of the portal is ready')).toHaveCount(0);
    await phone.findsNetwork();
    await expect(page.getByText('Sign in again to send your work.')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in again' }).first().click();
    await signsIn(page, learner);
    await expect.poll(() => portal.submissionsOf(learner).length).toBe(1);
  });

test('site data is cleared in an exam that is handed in offline at once: the submission is shown as waiting, and the page mentions no update', {
  tag: '@long',
}, async ({ portal, phone }) => {
  const page = await phone.context.newPage();
  const { learner, hall } = await sitting(portal, page, 'Indira');
  await hall.starts();
  await hall.chooses(2);
  await phone.losesNetwork();
  await clearsSiteData(page, 'all');
  await hall.submits();
  // Which of the two depends on whether the page has noticed the lost sign-in yet.
  await expect(page.getByText(/Waiting to be sent|Sign in to send/).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/result$/);
  await phone.findsNetwork();
  // If the page notices the loss late, it still has the sign-in in memory and sends without help; then the link goes away.
  const way = page.getByRole('link', { name: 'Sign in again' }).first();
  const isSent = () => portal.submissionsOf(learner).length === 1;
  await expect.poll(async () => isSent() || (await way.isVisible())).toBe(true);
  const asked = await way.click({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  if (asked) await signsIn(page, learner);
  await expect.poll(() => portal.submissionsOf(learner).length).toBe(1);
  await expect(page.getByText('A new version of the portal is ready')).toHaveCount(0);
});

test('another version holds the store and upgrades it: said, no button works before the answers are read, and all goes on afterwards [trap 37, 41, 42, 43, 52]', async ({
  portal,
  phone,
}) => {
  // Dexie says so where another version of the store waits for this one.
  meets(/^console warning: Another connection wants to upgrade database/);
  const page = await phone.context.newPage();
  const { hall } = await sitting(portal, page, 'Hamid');
  await hall.starts();
  await hall.chooses(1);
  const other = await phone.opens(`${portal.api.url}/config.json`);
  const letsGo = await holdsTheStore(other);
  await taps(page, 3);
  await expect(unsaved(page)).toBeVisible();
  await letsGo();
  await hall.isSaved();
  const choices = await storedChoices(page);

  const letsGoAgain = await holdsTheStore(other);
  await page.reload();
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await letsGoAgain();
  await expect(hall.question(1)).toBeVisible();
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  expect(await storedChoices(page)).toEqual(choices);
  await hall.next();
  await hall.chooses(2);
  await hall.submits();
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const urls = await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map((r) => r.url)));
    return urls.flat();
  });
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.filter((url) => new URL(url).pathname.startsWith('/api'))).toEqual([]);
});

test('every write of an answer and of a hand-in is strict, and persistent storage is requested [trap 45, 49]', async ({
  portal,
  phone,
}) => {
  await phone.context.addInitScript(notesDurability);
  const page = await phone.context.newPage();
  const { hall } = await sitting(portal, page, 'Indu');
  await page.evaluate(() => {
    const { persist } = StorageManager.prototype;
    StorageManager.prototype.persist = function () {
      document.body.dataset.asked = 'yes';
      return persist.call(this);
    };
  });
  await hall.starts();
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes');
  await hall.chooses(1);
  await hall.submits();
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
  const noted = await page.evaluate(() => Reflect.get(window, 'noted') as string[]);
  for (const stores of ['attempts standings: strict', 'attempts parcels quarantine results standings: strict'])
    expect(noted).toContain(stores);
  expect(noted.filter((line) => !line.endsWith(': strict'))).toEqual([]);
});

test('a browser without storage: said before the start, taken in memory with consent, handed in directly to the network [trap 26, 36, 50]', async ({
  portal,
  phone,
}) => {
  await phone.context.addInitScript(refusesStores);
  const page = await phone.context.newPage();
  const learner = await portal.learner('Jaya');
  const paper = await assessmentOf(portal, { name: 'In memory', minutes: 30, questions: plainQuestions(2) });
  await page.goto(`${portal.api.url}/assessments/${paper.id}`);
  await signsIn(page, learner);
  const start = page.getByRole('button', { name: 'Start Assessment' });
  await expect(page.getByText('does not store data for the portal')).toBeVisible();
  await expect(start).toBeDisabled();
  await page.getByRole('checkbox', { name: 'I understand, and start anyway' }).check();
  const hall = new Hall(page);
  await hall.starts();
  await taps(page, 2);
  await expect(page.getByText('only on this page')).toBeVisible();
  portal.api.refuses(/\/submit\b/);
  await hall.submits();
  await expect(page.getByText('they are sent from this page')).toBeVisible();
  expect(await savesACopy(page)).toMatchObject({ finished: true, uid: learner.uid });
  portal.api.clears();
  await expect.poll(() => portal.submissionsOf(learner)).toHaveLength(1);
  expect(portal.submissionsOf(learner)[0]?.body.answers.filter((a) => a.selectedOptionId !== null)).toHaveLength(1);
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
});
