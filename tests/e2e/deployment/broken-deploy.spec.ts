import type { Page } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { Hall } from '../kit/hall';
import { demo, type Portal } from '../kit/portal';
import { spoilsScripts } from '../kit/stored';
import { isReadyOffline, meets } from '../kit/test';
import { entersAs, expect, isAt, test, type Visit } from '../kit/visit';

const gone = 'Not found';

test('a new phone and a deployment without its scripts: said in both languages, and a second try loads the portal', {
  tag: '@long',
}, async ({ portal, visit }) => {
  const heals = portal.api.answers(/GET \/assets\/.*\.js/, 404, gone);
  const page = await visit('/');
  await expect(page.getByText('The portal could not be loaded.')).toBeVisible();
  await expect(page.getByText('पोर्टल लोड नहीं हो सका।')).toBeVisible();
  heals();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'User Login' })).toBeVisible();
  await expect(page.getByText('The portal could not be loaded.')).toHaveCount(0);
});

test('scripts that an earlier worker stored wrong: the page offers to fetch the portal anew, which keeps what is on the device', async ({
  portal,
  visit,
}) => {
  meets(/^console error: Failed to load module script/);
  const learner = await portal.learner('Bhavna');
  const page = await visit('/user/login');
  await entersAs(page, learner);
  await isReadyOffline(page);
  await spoilsScripts(page);
  await page.reload();
  await expect(page.getByText('The portal could not be loaded.')).toBeVisible();
  await page.getByRole('link', { name: 'Fetch the portal anew' }).click();
  await expect(page.getByRole('link', { name: 'Continue as Bhavna' })).toBeVisible();
});

test('a screen without its script says so, and a second try loads it', async ({ portal, visit }) => {
  const heals = portal.api.answers(/GET \/assets\/doors-.*\.js/, 404, gone);
  const page = await visit('/', { serviceWorkers: 'block' });
  await page.getByRole('link', { name: 'User Login' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  heals();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: 'Email' })).toBeVisible();
});

test('a deployment without style sheet and scripts: said at once', async ({ portal, visit }) => {
  portal.api.answers(/GET \/assets\//, 404, gone);
  const page = await visit('/user/login');
  await expect(page.getByText('The portal could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

/** Changes the page's language as another tab would: the admin's switch is in a menu. */
const speaks = (page: Page, language: 'en' | 'hi') =>
  page.evaluate((chosen) => {
    localStorage.setItem('language', chosen);
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  }, language);

/** Expects the message of a screen without its code, in both languages, with a button that loads the page again. */
async function saysThatThePageIsGone(page: Page): Promise<void> {
  const alert = page.locator('main').getByRole('alert');
  await expect(alert).toContainText('This page could not be loaded; the portal may have been updated. Answers on this device are kept.');
  await speaks(page, 'hi');
  await expect(alert).toContainText('यह पेज लोड नहीं हो सका; शायद पोर्टल अपडेट हुआ है। इस डिवाइस पर दिए गए उत्तर सुरक्षित हैं।');
  await expect(alert.getByRole('button', { name: 'फिर से कोशिश करें' })).toBeVisible();
  await speaks(page, 'en');
}

/** A learner has started a paper of two questions; no worker keeps this version's files. */
async function startsWithoutWorker(portal: Portal, visit: Visit, name: string) {
  const learner = await portal.learner(name);
  const paper = await assessmentOf(portal, { name: `${name}’s paper`, questions: plainQuestions(2) });
  const page = await visit(`/assessments/${paper.id}`, { serviceWorkers: 'block' });
  await entersAs(page, learner);
  return { learner, paper, page, hall: new Hall(page) };
}

test('a deployment removes every script during an exam: the exam goes on, and its answers arrive', async ({ portal, visit }) => {
  const { learner, paper, page, hall } = await startsWithoutWorker(portal, visit, 'Deepa');
  await hall.starts();
  await hall.chooses(2);
  const heals = portal.api.answers(/GET \/assets\//, 404, gone);
  for (const name of ['Display', 'Keyboard shortcuts']) {
    const button = page.getByRole('button', { name, exact: true });
    if (await button.isVisible()) await button.click();
    await expect(hall.question(1)).toBeVisible();
  }
  await hall.next();
  await hall.chooses(1);
  await hall.submits();
  await isAt(page, `/assessments/${paper.id}/result`);
  await expect.poll(() => portal.submissionsOf(learner).length).toBe(1);
  expect(portal.submissionsOf(learner)[0]?.body.answers.map(({ selectedOptionId }) => selectedOptionId)).not.toContain(null);
  heals();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
});

test('a screen whose code a dead network does not bring is loaded by itself once the network returns', async ({ portal, visit }) => {
  const learner = await portal.learner('Farida');
  const page = await visit('/user/login', { serviceWorkers: 'block' });
  await entersAs(page, learner);
  await isAt(page, '/user/dashboard');
  const heals = portal.api.answers(/GET \/assets\/(RevisePage|practice|study).*\.js/, 404, gone);
  await page.goto('/user/mistake-notebook');
  await expect(page.locator('main').getByRole('alert')).toContainText('This page could not be loaded');
  heals();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1, name: 'Revise' })).toBeVisible();
});

test("an exam is opened on a deployment without the code of the app's frame: it can be taken all the same", async ({ portal, visit }) => {
  portal.api.answers(
    /GET \/assets\/(UnsentBadge|DisplayDialog|KeysDialog|PlainPalette|PaletteSheet|StartNotes|on-demand|HallWay).*\.js/,
    404,
    gone,
  );
  const { learner, page, hall } = await startsWithoutWorker(portal, visit, 'Esha');
  await hall.starts();
  await hall.chooses(2);
  await hall.submits();
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
  expect(portal.submissionsOf(learner)).toHaveLength(1);
});

test('the code that reads the device is missing at a reload in an exam: said, and the exam returns after a second try', async ({
  portal,
  visit,
}) => {
  const { page, hall } = await startsWithoutWorker(portal, visit, 'Farah');
  await hall.starts();
  await hall.chooses(2);
  const heals = portal.api.answers(/GET \/assets\/known.*\.js/, 404, gone);
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.reload();
  await saysThatThePageIsGone(page);
  heals();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(hall.question(1)).toBeVisible();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});

test('a list and an admin’s screen without their scripts say so in both languages, do not load again by themselves, and load at a second try', {
  tag: '@long',
}, async ({ portal, visit }) => {
  const heals = portal.api.answers(/GET \/assets\/(on-demand-MyAssessments|admin-AdminHome).*\.js/, 404, gone);
  const learner = await portal.learner('Gauri');
  const page = await visit('/user/login', { serviceWorkers: 'block' });
  await entersAs(page, learner);
  const office = await visit('/admin/login', { serviceWorkers: 'block' });
  await entersAs(office, demo.admin);
  await page.getByRole('link', { name: 'My Assessments' }).click();
  const pages = portal.api.records(/GET \/(user|admin)\//);
  for (const screen of [page, office]) await saysThatThePageIsGone(screen);
  expect(pages).toEqual([]);
  heals();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Assessments' })).toBeVisible();
  await office.getByRole('button', { name: 'Try again' }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Manage Categories' })).toBeVisible();
});
