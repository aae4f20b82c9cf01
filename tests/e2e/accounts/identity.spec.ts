import type { Page } from '@playwright/test';
import type { Paper } from '../../../contract/assessment/assessment';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { Hall } from '../kit/hall';
import type { Account, Portal } from '../kit/portal';
import { stored } from '../kit/stored';
import { isReadyOffline, meets } from '../kit/test';
import { entersAs, expect, isAt, test } from '../kit/visit';

type Visit = (path: string) => Promise<Page>;

const submit = /POST .*\/submit\b/;
const waiting = (page: Page) => page.getByText('Waiting to be sent').first();
const signIn = (page: Page) => page.getByText('Sign in again').first();

/** A learner in the middle of an exam, with one answer given. */
async function sits(portal: Portal, visit: Visit, name: string): Promise<{ learner: Account; paper: Paper; page: Page; hall: Hall }> {
  const learner = await portal.learner(name);
  const paper = await assessmentOf(portal, { name: `${name}’s paper`, questions: plainQuestions(3) });
  const page = await visit(`/assessments/${paper.id}`);
  await entersAs(page, learner);
  await isReadyOffline(page);
  const hall = new Hall(page);
  await hall.starts();
  await hall.chooses(1);
  return { learner, paper, page, hall };
}

/** Expects the exam in its last state, without a sign-in prompt, and answers the next question. */
async function goesOn(page: Page): Promise<void> {
  await expect(page.getByRole('radio').first()).toBeChecked();
  await new Hall(page).next();
  await new Hall(page).chooses(2);
  await expect(page.getByText(/sign in/i)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toMatch(/^\/assessments\/\d+$/);
}

const isFiled = (portal: Portal, learner: Account) => expect.poll(() => portal.submissionsOf(learner).length).toBe(1);

for (const [what, status, reply, tag] of [
  ['answers 503', 503, { error: { code: 503, message: 'The service is currently unavailable.', status: 'UNAVAILABLE' } }, []],
  ['seems to answer `{}`', 200, {}, ['@long']],
  ['is answered by a filter of the network', 400, { error: { code: 400, message: 'Blocked by your school.' } }, ['@long']],
] as const)
  test(`an identity service that ${what} at start-up signs no learner out: the exam goes on and is sent without the service [trap 30, 31]`, {
    tag: [...tag],
  }, async ({ portal, visit }) => {
    const { learner, page, hall } = await sits(portal, visit, 'Daya');
    portal.identity.answers(/./, status, reply);
    portal.api.answers(/ \/api\//, 503, { code: 'unavailable', message: 'Not now.' });
    const asked = portal.identity.seen.length;
    await page.reload();
    await goesOn(page);
    await expect.poll(() => portal.identity.seen.length).toBeGreaterThan(asked);
    await hall.submits();
    await expect(waiting(page)).toBeVisible();
    portal.comesBack();
    // The pause after several tries may be longer than a test waits.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await isFiled(portal, learner);
    await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
    await expect(signIn(page)).toHaveCount(0);
  });

for (const [how, take, give, tag] of [
  ['is shut', { disableUser: true }, { disableUser: false }, []],
  ['gets a new password', { password: 'another-1' }, null, ['@long']],
] as const)
  test(`an account that ${how} in the middle of an exam: the exam goes on, and a sign-in, requested only for sending, delivers it [trap 33]`, {
    tag: [...tag],
  }, async ({ portal, visit }) => {
    meets(/^refused POST .*accounts:(lookup|signUp).*: 400/, /^refused POST .*token\?.*: 400/, /^refused \w+ \/api\/\S+: 401/);
    const { learner, paper, page, hall } = await sits(portal, visit, 'Esha');
    // The end of a sign-in is stored in whole seconds: a sign-in of this very second would survive it.
    const second = () => Math.floor(Date.now() / 1000);
    const signedIn = second();
    await expect.poll(second).toBeGreaterThan(signedIn);
    await portal.changes(learner, take);
    await page.reload();
    await goesOn(page);
    await hall.submits();
    await expect(signIn(page)).toBeVisible();
    expect(portal.submissionsOf(learner)).toEqual([]);

    if (give !== null) await portal.changes(learner, give);
    await page.getByRole('link', { name: 'Sign in again' }).first().click();
    await entersAs(page, { ...learner, ...('password' in take ? take : {}) });
    await isAt(page, `/assessments/${paper.id}/result`);
    await isFiled(portal, learner);
    await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
  });

test('a learner who is shut out in the middle of an exam: the exam goes on, the answers wait and say why, and arrive once the learner is let in', {
  tag: '@long',
}, async ({ portal, visit }) => {
  const { learner, page, hall } = await sits(portal, visit, 'Geeta');
  await portal.changesAccess('shut-out', learner);
  const told = portal.api.records(submit);
  // Every process learns of the change within two seconds.
  const answer = () => portal.call(learner, 'getAvailable', {}).then(() => 'let in', String);
  await expect.poll(answer).toContain('shut-out');
  await goesOn(page);
  await hall.submits();
  await expect(page.getByText(/This portal no longer accepts submissions from your account\. Save a copy/)).toBeVisible();
  expect(told.map(({ told: reply }) => reply?.status)).toContain(403);
  expect(portal.submissionsOf(learner)).toEqual([]);
  expect(await stored(page, 'parcels')).toHaveLength(1);
  await page.goto('/user/available-assessments');
  await expect(page.getByText(/Your account is blocked on this portal\./)).toBeVisible();

  await portal.changesAccess('let-in', learner);
  await expect.poll(answer).toBe('let in');
  await page.goto('/user/outbox');
  await isFiled(portal, learner);
  await expect(page.getByText(/Received by the server at/)).toBeVisible();
});

test('a sign-out in another tab: the exam goes on, its hand-in waits, and the next sign-in sends it [trap 13, 32]', async ({
  portal,
  visit,
}) => {
  meets(/^refused \w+ \/api\/\S+: 401/);
  const { learner, paper, page, hall } = await sits(portal, visit, 'Falguni');
  const other = await page.context().newPage();
  await other.goto('/user/dashboard');
  await other.getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'Logout' }).click();
  await isAt(other, '/');
  await goesOn(page);
  await hall.submits();
  await isAt(page, '/user/login');
  expect(await stored(page, 'parcels')).toHaveLength(1);
  expect(portal.submissionsOf(learner)).toEqual([]);
  await entersAs(page, learner);
  await isAt(page, `/assessments/${paper.id}/result`);
  await isFiled(portal, learner);
});

for (const [where, hours] of [
  ['behind', -3],
  ['ahead', 3],
] as const)
  test(`a device whose clock is three hours ${where} signs in, sits with all its time, and a first 401 is answered by a fresh token [trap 2, 11]`, {
    tag: where === 'behind' ? '@long' : [],
  }, async ({ portal, visit }) => {
    const learner = await portal.learner('Gauri');
    const paper = await assessmentOf(portal, { name: 'By a wrong clock', minutes: 30, questions: plainQuestions(2) });
    const page = await visit('/user/login');
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await page.reload();
    await entersAs(page, learner);
    await page.goto(`/assessments/${paper.id}`);
    const hall = new Hall(page);
    await hall.starts();
    await expect(hall.timer()).toHaveText(/^(2[89]:\d\d|30:00)$/);
    await hall.chooses(1);
    const refreshed = () => portal.identity.seen.filter((line) => line.includes('/token?')).length;
    const before = refreshed();
    portal.api.answers(submit, 401, { code: 'unauthenticated', message: 'The token has expired.' });
    await hall.submits();
    await expect(signIn(page)).toBeVisible();
    expect(refreshed()).toBeGreaterThan(before);
    portal.comesBack();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await isFiled(portal, learner);
    expect(portal.submissionsOf(learner)[0]?.body.timeTaken).toBeLessThan(120);
  });

test('two learners on one phone, offline: the second sees no list and no paper of the first, and no cache holds a reply of the API [trap 51, 52]', {
  tag: '@long',
}, async ({ portal, visit }) => {
  const [first, second] = [await portal.learner('Harini'), await portal.learner('Indu')];
  const paper = await assessmentOf(portal, { name: 'Harini alone', questions: plainQuestions(2) });
  const page = await visit('/user/available-assessments');
  await entersAs(page, first);
  await isReadyOffline(page);
  await page.getByRole('link', { name: 'Start Assessment: Harini alone' }).click();
  await expect(page.getByText('Ready offline')).toBeVisible();
  await page.goto('/user/dashboard');
  await page.getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'Logout' }).click();
  await isAt(page, '/');
  await page.goto('/user/login');
  await entersAs(page, second);
  await isAt(page, '/user/dashboard');
  portal.goesDark();
  await page.context().setOffline(true);
  await page.goto(`/assessments/${paper.id}`);
  await expect(page.getByRole('heading', { name: 'This assessment is not on your device yet' })).toBeVisible();
  for (const table of ['papers', 'available', 'summaries', 'results'])
    expect((await stored(page, table)).filter(({ uid }) => uid === first.uid)).toEqual([]);
  const cached = await page.evaluate(async () =>
    (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))).flat().map(({ url }) => url),
  );
  expect(cached.length).toBeGreaterThan(5);
  expect(cached.filter((url) => /\/api\/|googleapis|config\.json/.test(url))).toEqual([]);
});

test('no file of Google’s is requested before its button is pressed, on a phone too [trap 35]', async ({ portal, visit }) => {
  const learner = await portal.learner('Jivika');
  const page = await visit('/');
  const phone = await page
    .context()
    .browser()
    ?.newContext({
      baseURL: portal.api.url,
      isMobile: true,
      hasTouch: true,
      viewport: { width: 360, height: 740 },
      userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    });
  if (!phone) throw new Error('No browser');
  const strangers: string[] = [];
  await phone.route(/^https:/, (route) => {
    strangers.push(route.request().url());
    return route.abort();
  });
  const mobile = await phone.newPage();
  await mobile.goto('/user/login');
  await entersAs(mobile, learner);
  await mobile.reload();
  await expect(mobile.getByRole('heading', { name: 'Welcome, Jivika!' })).toBeVisible();
  await expect.poll(() => portal.identity.seen.filter((line) => line.includes('accounts:lookup')).length).toBeGreaterThan(1);
  expect(strangers).toEqual([]);
  await mobile.getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'Logout' }).click();
  await isAt(mobile, '/');
  await mobile.goto('/user/login');
  await mobile.getByRole('button', { name: 'Continue with Google' }).click();
  await expect.poll(() => strangers.filter((url) => url.startsWith('https://apis.google.com/'))).not.toEqual([]);
  await phone.close();
});
