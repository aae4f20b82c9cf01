import type { Page } from '@playwright/test';
import { adminProfile, type Profile } from '../../../../contract/people/people';
import { copy as adminCopy } from '../../../../src/admin/words/en/common';
import { routeAt } from '../../../../src/app/routing/route-table';
import { copy } from '../../../../src/copy/en/common';
import { Hall } from '../../kit/hall';
import { demo } from '../../kit/portal';
import { stored } from '../../kit/stored';
import { entersAs, expect, isAt, isRunning, test } from '../../kit/visit';

test.use({ hasWorker: false });

const adminArea = [
  '/admin/categories',
  '/admin/questions',
  '/admin/bulk-upload',
  '/admin/generate-assessment',
  '/admin/exam-creation',
  '/admin/assessment-creation',
  '/admin/no-such-page',
];
const adminTables = ['/all-assessments', '/all-exams'];
/** The titles of the admin's screens, which those screens set. */
const adminTitles = new Map<string, string>(
  (
    [
      ['/admin/categories', 'categories'],
      ['/admin/questions', 'questions'],
      ['/admin/bulk-upload', 'upload'],
      ['/admin/generate-assessment', 'generate'],
      ['/admin/exam-creation', 'createExam'],
      ['/admin/assessment-creation', 'fromExam'],
      ['/all-assessments', 'assessments'],
      ['/all-exams', 'exams'],
    ] as const
  ).map(([path, name]) => [path, adminCopy.ways[name]]),
);
const learnerArea = ['/user/profile-completion', '/user/dashboard', '/user/available-assessments', '/user/my-assessments'];

/** Navigates within the page, as a link would, which is quicker than a load. `from`: the path that led to a login. */
async function follows(page: Page, path: string, from?: string): Promise<void> {
  const state = from === undefined ? null : { usr: { from } };
  await page.evaluate(
    ({ to, state }) => {
      window.history.pushState(state, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    },
    { to: path, state },
  );
}

async function isLed(page: Page, from: string, to: string): Promise<void> {
  await follows(page, from);
  await isAt(page, to);
}

async function mayStay(page: Page, path: string): Promise<void> {
  await follows(page, path);
  // The title is set when the screen has been drawn; a redirect would have happened by then.
  const { title } = routeAt(path);
  await expect(page).toHaveTitle(`${title === null ? adminTitles.get(path) : copy.titles[title]} · ${copy.portalName}`);
  await isAt(page, path);
}

test('§6.6 §6.7 a visitor is led from every protected page to the login of its area', async ({ visit }) => {
  const page = await visit('/');
  // As the server drew it the page does not listen to navigations.
  await isRunning(page);
  for (const path of adminArea) await isLed(page, path, '/admin/login');
  for (const path of [...adminTables, ...learnerArea, '/assessments/1', '/assessments/1/result', '/user/no-such-page'])
    await isLed(page, path, '/user/login');
});

test('§2.27 §2.28 §4.9 §6.8 an admin who signs in gets the page that was asked for, or home', async ({ visit }) => {
  await test.step('§2.27 §6.8 to where they wanted to go', async () => {
    const page = await visit('/admin/questions?from=a-letter');
    await isAt(page, '/admin/login');
    await entersAs(page, demo.admin);
    await isAt(page, '/admin/questions?from=a-letter');
  });
  await test.step('§2.28 §4.9 home, where there was no such place', async () => {
    const page = await visit('/admin/login');
    await entersAs(page, demo.admin);
    await isAt(page, '/admin/categories');
  });
  await test.step('§2.28 home, where it was /unauthorized', async () => {
    const page = await visit('/unauthorized');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await follows(page, '/admin/login', '/unauthorized');
    await entersAs(page, demo.admin);
    await isAt(page, '/admin/categories');
  });
});

test('§1.1 §2.24 §2.25 §2.30 §4.3 §6.2 §6.3 §6.10 §6.11 a signed-in admin: led home from every learner’s page, and let in to the rest', async ({
  visit,
  portal,
}) => {
  const page = await visit('/admin/login');
  await entersAs(page, demo.admin);
  await isAt(page, '/admin/categories');
  const { uid } = await portal.admin();
  await test.step('§4.3 with the synthetic profile', async () =>
    expect((await stored(page, 'people')).map(({ profile }) => profile)).toEqual([adminProfile(uid, demo.admin.email)]));
  await test.step('§2.25 §6.3 §6.10 §6.11 every learner’s place leads home', async () => {
    for (const path of [...learnerArea, '/user/no-such-page']) await isLed(page, path, '/admin/categories');
  });
  await test.step('§2.30 so do the logins', async () => {
    for (const path of ['/user/login', '/admin/login']) await isLed(page, path, '/admin/categories');
  });
  await test.step('§1.1 §2.24 §6.2 every admin’s place lets in', async () => {
    for (const path of [...adminArea.slice(0, -1), ...adminTables]) {
      await mayStay(page, path);
      await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
    }
  });
});

test('§1.1 §2.24 §2.29 §2.31 §6.2 §6.5 §6.9 §6.11 a signed-in learner: kept out of every admin’s page, let in to the rest', async ({
  visit,
  portal,
}) => {
  const page = await visit('/user/my-assessments');
  await entersAs(page, await portal.learner('Xavi'));
  await isAt(page, '/user/my-assessments');
  await test.step('§1.1 §2.24 §6.2 §6.9 every path under /admin leads to /unauthorized', async () => {
    for (const path of adminArea) {
      await isLed(page, path, '/unauthorized');
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    }
  });
  await test.step('§2.29 so does the admin login', () => isLed(page, '/admin/login', '/unauthorized'));
  await test.step('§6.11 the admin’s tables lead home', async () => {
    for (const path of adminTables) await isLed(page, path, '/user/dashboard');
  });
  await test.step('§2.31 the user login leads to the dashboard', () => isLed(page, '/user/login', '/user/dashboard'));
  await test.step('§6.5 an assessment lets in', async () => {
    await mayStay(page, '/assessments/1');
    await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
  });
});

test('§6.5 §2.10 §2.11 an admin, too, takes an assessment and sees its result', async ({ visit }) => {
  const page = await visit('/admin/login');
  await entersAs(page, demo.admin);
  await mayStay(page, '/assessments/1');
  await page.getByRole('button', { name: 'Start Assessment' }).click();
  await new Hall(page).asksToSubmit();
  await page.getByRole('button', { name: 'Yes, submit' }).click();
  await isAt(page, '/assessments/1/result');
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
});

for (const [lacks, tag] of [
  [[{ lastName: ' ' }, { profileComplete: false }], []],
  [[{ firstName: '' }, { location: '' }], ['@long']],
] as const)
  test(`§2.7 §2.8 §2.9 §5.12 §5.13 §6.4 pages that need a complete profile lead a learner without one to the form: ${lacks.flatMap(Object.keys)}`, {
    tag: [...tag],
  }, async ({ visit, portal }) => {
    const learner = await portal.learner('Yash');
    const profile: Profile = await portal.call(learner, 'getProfile', { params: { uid: learner.uid } });
    const page = await visit('/user/login');
    await entersAs(page, learner);
    await isAt(page, '/user/dashboard');

    for (const lack of lacks) {
      portal.api.answers(/GET \/api\/users\/profile\//, 200, { ...profile, ...lack });
      const rule = 'profileComplete' in lack ? '§5.13' : '§5.12';
      await test.step(`§2.7 ${rule} the dashboard asks for a complete profile: ${Object.keys(lack)}`, async () => {
        await page.goto('/user/dashboard');
        await isAt(page, '/user/profile-completion');
      });
      await test.step(`§2.9 ${rule} so do past assessments`, () => isLed(page, '/user/my-assessments', '/user/profile-completion'));
      await test.step('§2.8 §6.4 the available ones do not', () => mayStay(page, '/user/available-assessments'));
      portal.api.clears();
      await page.goto('/user/profile-completion');
      await isAt(page, '/user/dashboard');
    }
    // The links to the form say so in the address, for a new tab and a bookmark.
    await page.goto('/user/profile-completion?edit');
    await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible();
    await isAt(page, '/user/profile-completion?edit');
  });

test('§6.1 §7.1 role and profile are requested by uid, with the token of the signed-in person', async ({ visit, portal }) => {
  const learner = await portal.learner('Zoya');
  const page = await visit('/user/login');
  const asked: { path: string; token: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push({ path: pathname, token: request.headers().authorization });
  });
  await entersAs(page, learner);
  await page.getByRole('link', { name: 'Available Assessments' }).first().click();
  await expect(page.getByRole('link', { name: /^Start Assessment/ }).first()).toBeVisible();

  expect(asked.map(({ path }) => path)).toEqual(
    expect.arrayContaining([`/api/users/role/${learner.uid}`, `/api/users/profile/${learner.uid}`, '/api/assessment/available']),
  );
  const uids = asked.map(({ token }) => JSON.parse(atob(token?.replace('Bearer ', '').split('.')[1] ?? '')).user_id);
  expect(new Set(uids)).toEqual(new Set([learner.uid]));
});
