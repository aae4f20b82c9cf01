import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { portalMark } from '../../../contract/calls/problem';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { sitting } from '../kit/sitting';
import { stored } from '../kit/stored';
import { entersAs, expect, isAt, messagesStay, test } from '../kit/visit';

const busy = { code: 'too-many-requests', message: 'Too many requests.', from: portalMark };

for (const [what, path] of [
  ['role', /GET \/api\/users\/role\//],
  ['profile', /GET \/api\/users\/profile\//],
] as const)
  test(`a lost reply about role or profile (${what}) at the first sign-in on a phone: asked again, led on, and the stored profile stays`, {
    tag: what === 'role' ? '@long' : [],
  }, async ({ portal, visit }) => {
    const learner = await portal.learner('Revati');
    const stored = { uid: learner.uid, firstName: 'Revati', lastName: 'Kumar', email: learner.email, location: 'Nashik' };
    await portal.call(learner, 'saveProfile', { body: { ...stored, phone: '+919876543210' } });
    const page = await visit('/user/login', { serviceWorkers: 'block' });
    await messagesStay(page);
    const heals = portal.api.refuses(path);
    await entersAs(page, learner);
    await isAt(page, '/user/profile-completion');
    if (what === 'role') await expect(page.getByText('First-time login. Please complete your profile.')).toBeVisible();
    await expect(page.getByText('Your saved details have not come yet.')).toBeVisible();
    heals();
    await isAt(page, '/user/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome, Revati!' })).toBeVisible();
    const now = await portal.call(learner, 'getProfile', { params: { uid: learner.uid } });
    expect(now).toMatchObject({ ...stored, phone: '+919876543210' });
  });

test('a portal that asks to wait at the first sign-in on a phone is asked again when the wait is over, and leads on', {
  tag: '@long',
}, async ({ portal, visit }) => {
  const learner = await portal.learner('Rekha');
  const page = await visit('/user/login', { serviceWorkers: 'block' });
  const path = /GET \/api\/users\/role\//;
  const asked = portal.api.records(path);
  const heals = portal.api.answers(path, 429, busy, { 'Retry-After': '3' });
  await entersAs(page, learner);
  await isAt(page, '/user/profile-completion');
  await expect(page.getByText('Your saved details have not come yet.')).toBeVisible();
  heals();
  await isAt(page, '/user/dashboard');
  const [first, second] = asked.map(({ at }) => at);
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(2_900);
});

test('a paper that the portal cannot give yet comes by itself when the wait is over that it asked for', async ({ portal, visit }) => {
  const learner = await portal.learner('Rohan');
  const paper = await assessmentOf(portal, { name: 'After a wait', questions: plainQuestions(1) });
  const page = await visit('/user/login', { serviceWorkers: 'block' });
  await entersAs(page, learner);
  await isAt(page, '/user/dashboard');
  const heals = portal.api.answers(new RegExp(`GET /api/assessment/${paper.id}\\b`), 429, busy, { 'Retry-After': '1' });
  await page.goto(`/assessments/${paper.id}`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  heals();
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
});

test('a page that said Access Denied leads on when it is looked at again, once its person is an admin', async ({ portal, visit }) => {
  const learner = await portal.learner('Rupa');
  const page = await visit('/user/login', { serviceWorkers: 'block' });
  await entersAs(page, learner);
  await isAt(page, '/user/dashboard');
  await page.goto('/admin/categories');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await portal.call(await portal.admin(), 'setRole', { params: { uid: learner.uid }, body: { role: 'admin', confirmed: true } });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await isAt(page, '/admin/categories');
});

test('a profile form that opened after a lost reply overwrites nothing, however soon it is saved', async ({ portal, visit }) => {
  const learner = await portal.learner('Sarala');
  const page = await visit('/user/login', { serviceWorkers: 'block' });
  await messagesStay(page);
  const heals = portal.api.refuses(/GET \/api\/users\/role\//);
  await entersAs(page, learner);
  await isAt(page, '/user/profile-completion');
  await page.getByLabel('First name').fill('S');
  await page.getByLabel('Last name').fill('K');
  await page.getByLabel('Location').fill('Elsewhere');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await isAt(page, '/user/dashboard');
  await expect(page.getByText('Your profile was already saved and stays as it is.')).toBeVisible();
  heals();
  const now = await portal.call(learner, 'getProfile', { params: { uid: learner.uid } });
  expect(now).toMatchObject({ firstName: 'Sarala', lastName: 'Kumar', location: 'Patna' });
});

async function leaves(page: Page): Promise<void> {
  await page.goto('/user/dashboard');
  await page.getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'Logout' }).click();
  const anyway = page.getByRole('button', { name: 'Log out anyway' });
  const landing = page.waitForURL((url) => url.pathname === '/');
  await Promise.race([landing, anyway.click().catch(() => landing)]);
  await landing;
}

test('the parcel of a deleted account, signed out: shown as waiting, to no other person, and saved as a copy by its owner [trap 12, 51] @long', async ({
  portal,
  visit,
}) => {
  const page = await visit('/robots.txt');
  const { learner, paper, hall } = await sitting(portal, page, 'Tara');
  portal.api.refuses(/POST .*\/submit\b/);
  await hall.submits();
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
  const [parcel] = await stored<{ body: string }>(page, 'parcels');
  await leaves(page);
  await portal.deletes(learner);

  for (const path of ['/', '/user/login']) {
    await page.goto(path);
    await expect(page.getByText('A submission on this device waits to be sent.')).toBeVisible();
  }
  const shown = page.locator('[data-waiting]');
  await expect(shown).not.toContainText('Tara');
  await shown.getByRole('button', { name: 'Can’t sign in any more?' }).click();
  const who = shown.getByLabel('Email address or phone number that you signed in with');
  await who.fill('somebody.else@learner.example');
  await shown.getByRole('button', { name: 'Show my answers' }).click();
  await expect(shown.getByText('No answers of this person wait on this device.')).toBeVisible();
  await expect(shown).not.toContainText('Tara');
  await who.fill(learner.email.toUpperCase());
  await shown.getByRole('button', { name: 'Show my answers' }).click();
  await expect(shown.getByRole('listitem')).toContainText('Tara’s paper');
  const download = page.waitForEvent('download');
  await shown.getByRole('button', { name: 'Save a copy' }).click();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(file).toMatchObject({ uid: learner.uid, finished: true, assessment: { id: paper.id }, body: parcel?.body });

  const other = await portal.learner('Uma');
  await page.goto('/user/login');
  await entersAs(page, other);
  await isAt(page, '/user/dashboard');
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  // The dashboard may offer the test itself, which anybody may sit.
  await page.goto('/user/outbox');
  await expect(page.getByRole('heading', { name: 'Unsent answers' })).toBeVisible();
  await expect(page.getByText('Tara’s paper')).toHaveCount(0);
});

test('an exam under way whose learner was signed out in another tab, opened again: the log-in says that it is under way, and leads back', {
  tag: '@long',
}, async ({ portal, visit }) => {
  const page = await visit('/robots.txt');
  const { learner, paper } = await sitting(portal, page, 'Vani');
  const other = await page.context().newPage();
  await leaves(other);
  await page.reload();
  await isAt(page, '/user/login');
  await expect(page.getByText('An exam is in progress on this device.')).toBeVisible();
  await entersAs(page, learner);
  await isAt(page, `/assessments/${paper.id}`);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});

test('a device without waiting answers has no note at the log-in', async ({ portal, visit }) => {
  const learner = await portal.learner('Wafa');
  const page = await visit('/user/login', { serviceWorkers: 'block' });
  await entersAs(page, learner);
  await isAt(page, '/user/dashboard');
  await leaves(page);
  await page.goto('/user/login');
  await expect(page.getByRole('tab', { name: 'Email' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
});
