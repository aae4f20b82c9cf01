import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { isCompleteMessage } from '../../../src/runner/device/worker-messages';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { Hall } from '../kit/hall';
import { hidesSync, type Phone } from '../kit/phone';
import type { Account, Portal } from '../kit/portal';
import { openRequests } from '../kit/requests';
import { stored } from '../kit/stored';
import { expect, isReadyOffline, meets, signsIn, test } from '../kit/test';

const submit = /POST .*\/submit\b/;
const mark = (page: Page) => page.getByText('Ready offline');

/** The paths of the built worker's list. */
function listed(): string[] {
  const worker = readFileSync('dist/client/sw.js', 'utf8');
  return [...worker.matchAll(/"?url"?:\s*"([^"]+)"/g)].map(([, path]) => `/${path}`);
}

const isBundle = (path: string): boolean => path.startsWith('/assets/bundle-');
/** The paths of the files that the built worker caches. */
const manifest = () => listed().filter((path) => !isBundle(path));

/** The path of the file that the built worker caches of this chunk. */
function chunk(name: string): string {
  const [path, ...others] = manifest().filter((one) => one.replace(/-[\w-]{8}\.js$/, '').endsWith(name));
  if (path === undefined || others.length > 0) throw new Error(`${name}: ${path} ${others}`);
  return path;
}

/** The state in which the worker that this page registers ends its installation: `redundant` if a file is missing. */
const installs = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js');
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    while (worker?.state === 'installing') await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    // It may have failed before this page was told of it.
    return worker?.state ?? 'redundant';
  });

/** What this page's worker says of its files. */
const isWhole = (page: Page): Promise<unknown> =>
  page.evaluate((question) => {
    const { port1, port2 } = new MessageChannel();
    navigator.serviceWorker.controller?.postMessage(question, [port2]);
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
  }, isCompleteMessage);

async function isIn(portal: Portal, phone: Phone, learner: Account): Promise<Page> {
  const page = await phone.opens(`${portal.api.url}/user/login`);
  await signsIn(page, learner);
  await page.waitForURL('**/user/dashboard');
  return page;
}

/** Hands in a paper of two questions in this page. */
async function handsIn(portal: Portal, page: Page, name: string): Promise<void> {
  const paper = await assessmentOf(portal, { name, questions: plainQuestions(2) });
  await page.goto(`${portal.api.url}/assessments/${paper.id}`);
  const hall = new Hall(page);
  await hall.starts();
  await hall.chooses(1);
  await hall.submits();
}

/** Stops every worker of this browser, as the browser does after 30 idle seconds. */
async function stopsWorkers(phone: Phone, page: Page): Promise<void> {
  const session = await phone.context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

test('every file of the offline copy is served with its own type [trap 68]', async ({ portal }) => {
  const files = manifest();
  expect(files).toEqual(expect.arrayContaining(['/index.html', '/manifest.webmanifest', expect.stringMatching(/exam-/)]));
  // Fetched by each learner at the first visit: few files, and nothing of the admin's pages or of formulas, which are kept from their first use.
  expect(files.length).toBeLessThanOrEqual(98);
  expect(files.filter((file) => /admin-|typeset-|katex/i.test(file))).toEqual([]);
  for (const file of files) {
    const response = await fetch(`${portal.api.url}${file}`);
    expect(`${response.status} ${file}`).toBe(`200 ${file}`);
    expect(response.headers.get('content-type')?.startsWith('text/html')).toBe(file === '/index.html');
    // A script of the copy that waits for one outside of it would not start offline.
    expect(`${file} ${(await response.text()).match(/(?:from|import)\s*["'`]\.\/(?:admin|typeset)-[^"'`]+/)?.[0] ?? ''}`).toBe(`${file} `);
  }
});

test('the bundle brings each file of the offline copy that a first page has not fetched, as it is served, in one request', async ({
  portal,
  phone,
}) => {
  const [path, ...others] = listed().filter(isBundle);
  expect(others).toEqual([]);
  const reply = await fetch(`${portal.api.url}${path}`);
  const lines = (await reply.text()).trimEnd().split('\n');
  const held = new Map<string, string>(lines.map((line) => JSON.parse(line)));
  for (const [file, text] of held) expect(`${file} ${await (await fetch(`${portal.api.url}/${file}`)).text()}`).toBe(`${file} ${text}`);
  const alone = manifest().filter((file) => file.startsWith('/assets/') && !held.has(file.slice(1)));
  expect(alone.map((file) => file.replace(/-[\w-]{8}\./, '.')).sort()).toEqual(
    ['both.js', 'doors.js', 'firebase.js', 'index.css', 'index.js', 'known.js', 'use-entrance.js'].map((file) => `/assets/${file}`),
  );

  // None of these files can be fetched by itself.
  portal.api.answers(
    new RegExp(`GET /(${[...held.keys()].filter((file) => /Outbox|Hindi|hi-|Palette/.test(file)).join('|')})$`),
    404,
    'Not found',
  );
  const page = await phone.opens(`${portal.api.url}/`);
  expect(await installs(page)).not.toBe('redundant');
  await isReadyOffline(page);
});

test('Ready offline is shown only while the worker has every file; a missing file is fetched again [trap 68]', async ({
  portal,
  phone,
}) => {
  const learner = await portal.learner('Madhu');
  const paper = await assessmentOf(portal, { name: 'Whole', questions: plainQuestions(2) });
  const file = chunk('/Dashboard');
  portal.api.answers(new RegExp(`${chunk('MyAssessments')}|/assets/bundle-`), 404, 'Not found');
  const page = await isIn(portal, phone, learner);
  await page.goto(`${portal.api.url}/assessments/${paper.id}`);
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
  // The paper is here, a file of the app is not.
  expect(await installs(page)).toBe('redundant');
  await expect(page.getByText('Getting ready…')).toBeVisible();
  await expect(mark(page)).toHaveCount(0);

  portal.api.clears();
  await page.reload();
  await expect(mark(page)).toBeVisible();
  const loses = () =>
    page.evaluate(async (path) => {
      const name = (await caches.keys()).find((one) => one.includes('precache')) ?? '';
      return (await caches.open(name)).delete(path);
    }, file);
  expect(await loses()).toBe(true);
  await phone.losesNetwork();
  portal.goesDark();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
  expect(await isWhole(page)).toBe(false);
  await expect(mark(page)).toHaveCount(0);
  portal.comesBack();
  await phone.findsNetwork();
  await page.reload();
  await expect(mark(page)).toBeVisible();
  expect(await loses()).toBe(true);
});

test("the worker answers with the app for screens only: never for a call, a file or an operator's page [trap 24, 69]", async ({
  portal,
  phone,
}) => {
  meets(/^refused GET \/(api\/nothing|nothing\.json): 404/);
  // Without Background Sync, because the worker would send where the page is slow: this test is about the page's call.
  await hidesSync(phone.context);
  const page = await isIn(portal, phone, await portal.learner('Nandini'));
  await isReadyOffline(page);
  const typeOf = (path: string) =>
    page.evaluate(async (at) => {
      const response = await fetch(at);
      return `${response.status} ${response.headers.get('content-type')?.split(';')[0]}`;
    }, path);
  expect(await typeOf('/api/nothing')).toBe('404 application/json');
  expect(await typeOf('/manifest.webmanifest')).toBe('200 application/manifest+json');
  expect(await typeOf('/nothing.json')).toBe('404 text/plain');
  const fromWorker = async (path: string) => (await page.goto(`${portal.api.url}${path}`))?.fromServiceWorker();
  expect(await fromWorker('/healthz')).toBe(false);
  expect(await fromWorker('/api/openapi.json')).toBe(false);
  expect(await fromWorker('/user/dashboard?from=mail.example')).toBe(true);
  const posted = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/submit?'));
  await handsIn(portal, page, 'Not through the worker');
  expect((await posted).fromServiceWorker()).toBe(false);

  portal.goesDark();
  for (const path of ['/api/docs', '/manifest.json', '/readyz'])
    await expect(page.goto(`${portal.api.url}${path}`)).rejects.toThrow('ERR_');
});

test('a first visit without a worker: a hand-in made offline in the very first page waits, and is sent [trap 70]', async ({
  portal,
  phone,
}) => {
  const learner = await portal.learner('Ojasvi');
  const paper = await assessmentOf(portal, { name: 'First page', questions: plainQuestions(2) });
  portal.api.refuses(/ \/sw\.js/);
  const open = openRequests(phone.context);
  const page = await isIn(portal, phone, learner);
  await page.getByRole('link', { name: 'Available Assessments' }).first().click();
  await page.getByRole('link', { name: 'Start Assessment: First page' }).click();
  const hall = new Hall(page);
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/ResultPage-')));
  // What it imports comes beside it.
  await expect.poll(() => open.size).toBe(0);
  await phone.losesNetwork();
  await hall.starts();
  await hall.chooses(1);
  await hall.submits();
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await phone.findsNetwork();
  await expect.poll(() => portal.submissionsOf(learner)).toMatchObject([{ assessmentId: paper.id }]);
});

test('a browser that reports a network without a connection: handed in all the same, and sent without help once there is a connection [trap 71]', {
  tag: '@long',
}, async ({ portal, phone }) => {
  const learner = await portal.learner('Padma');
  const page = await isIn(portal, phone, learner);
  portal.api.refuses(submit);
  await handsIn(portal, page, 'Nowhere');
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  portal.api.clears();
  // The pause after many tries, as on a slow machine, is two minutes at most.
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible({ timeout: 130_000 });
  expect(portal.submissionsOf(learner)).toHaveLength(1);
});

test.describe('tries of the worker', () => {
  test.use({ isWhole: true });

  test('a worker that runs through a change of accounts sends each person’s work under that person’s uid only [trap 12, 34]', {
    tag: '@long',
  }, async ({ portal, phone }) => {
    const [first, second] = [await portal.learner('Qamar'), await portal.learner('Reena')];
    const page = await isIn(portal, phone, first);
    await isReadyOffline(page);
    portal.api.refuses(submit);
    await handsIn(portal, page, 'Of the first');
    await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
    const tried = () => portal.api.seen.filter((line) => submit.test(line)).length;
    const before = tried();
    await phone.fires('outbox', portal.api.url, page);
    await expect.poll(tried).toBeGreaterThan(before);

    await page.goto(`${portal.api.url}/user/dashboard`);
    await page.getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Log out anyway' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto(`${portal.api.url}/user/login`);
    await signsIn(page, second);
    await page.waitForURL('**/user/dashboard');
    await handsIn(portal, page, 'Of the second');
    await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
    const pocket = await phone.closesEveryPage();
    portal.api.clears();
    await phone.fires('outbox', portal.api.url, pocket);
    await expect.poll(() => portal.submissionsOf(second).length).toBe(1);
    expect(portal.submissionsOf(first)).toEqual([]);

    const back = await phone.opens(`${portal.api.url}/user/dashboard`);
    // The worker removes a parcel once the reply has come.
    await expect.poll(async () => (await stored<{ uid: string }>(back, 'parcels')).map(({ uid }) => uid)).toEqual([first.uid]);
    await back.getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'Logout' }).click();
    await back.waitForURL((url) => url.pathname === '/');
    await back.goto(`${portal.api.url}/user/login`);
    await signsIn(back, first);
    await expect.poll(() => portal.submissionsOf(first).length).toBe(1);
    expect(portal.submissionsOf(second)).toHaveLength(1);
  });

  test('a worker that is stopped between its tries loses no parcel: the next event finds the outbox, and so does an open page [trap 28, 76]', async ({
    portal,
    phone,
  }) => {
    const learner = await portal.learner('Sarla');
    const page = await isIn(portal, phone, learner);
    await isReadyOffline(page);
    portal.api.refuses(submit);
    await handsIn(portal, page, 'Between tries');
    await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
    const pocket = await phone.closesEveryPage();
    const tried = () => portal.api.seen.filter((line) => submit.test(line)).length;
    for (let round = 1; round <= 2; round++) {
      const before = tried();
      await phone.fires('outbox', portal.api.url, pocket);
      await expect.poll(tried).toBeGreaterThan(before);
      await stopsWorkers(phone, pocket);
    }
    // Filed, but the worker stops before the reply arrives.
    portal.api.clears();
    portal.api.dropsReplies(submit);
    await phone.fires('outbox', portal.api.url, pocket);
    await expect.poll(() => portal.submissionsOf(learner).length).toBe(1);
    await stopsWorkers(phone, pocket);
    portal.api.clears();
    const back = await phone.opens(`${portal.api.url}/user/my-assessments`);
    await expect(back.getByRole('heading', { name: 'Between tries' }).first()).toBeVisible();
    await expect.poll(async () => (await stored(back, 'parcels')).length).toBe(0);
    expect(portal.submissionsOf(learner)).toHaveLength(1);
  });
});

test('the first visit of a paper with formulas: getting ready until the worker caches the typesetter, then ready, without a reload', {
  tag: '@long',
}, async ({ portal, phone }) => {
  const learner = await portal.learner('Ganita');
  const questions = [{ text: 'Solve $\\frac{x}{2} = \\mathbb{R}$', options: ['$x^2$', '$x_1$', '3', '4'] }];
  const paper = await assessmentOf(portal, { name: 'Formulas at once', questions });
  const arrives = portal.api.holds(/GET \/sw\.js/);
  const page = await phone.opens(`${portal.api.url}/assessments/${paper.id}`);
  await signsIn(page, learner);
  await expect(page.getByText('Getting ready…')).toBeVisible();
  await expect.poll(() => portal.api.seen.filter((line) => line.includes('/assets/typeset-')).length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect(mark(page)).toHaveCount(0);
  arrives();
  await expect(mark(page)).toBeVisible();
  await phone.losesNetwork();
  await page.reload();
  await new Hall(page).starts();
  await expect(page.locator('.katex math').first()).toBeAttached();
  expect(await page.evaluate(() => document.fonts.load('1em KaTeX_AMS').then((faces) => faces.length))).toBe(1);
});
