import type { Page } from '@playwright/test';
import { questionsOf } from '../../../contract/assessment/assessment';
import type { AdminPath } from '../../../src/admin/kit/paths/admin-paths';
import type { RoutePath } from '../../../src/app/routing/route-table';
import { assessmentOf } from '../kit/bank';
import { collects, englishOn } from '../kit/notice/foreign';
import { demo, type Portal } from '../kit/portal';
import { handsIn } from '../kit/sitting';
import { isReadyOffline } from '../kit/test';
import { entersAs, expect, placeOf, test } from '../kit/visit';

/** The ids of the places: a test with a result and one that nobody has sat. */
interface Ids {
  sat: number;
  fresh: number;
  uid: string;
  passage: number;
  question: number;
}

type Address = ((ids: Pick<Ids, 'sat' | 'fresh'>) => string) | null;

/** An address for each route of visitors and learners; null: the admin's own table has it. A route without one does not compile. */
const learnerPlaces = {
  '/': () => '/',
  '/admin/login': () => '/admin/login',
  '/user/login': () => '/user/login',
  '/unauthorized': () => '/unauthorized',
  '/user/profile-completion': () => '/user/profile-completion?edit',
  '/user/dashboard': () => '/user/dashboard',
  '/user/available-assessments': () => '/user/available-assessments',
  '/user/my-assessments': () => '/user/my-assessments',
  '/user/outbox': () => '/user/outbox',
  '/user/mistake-notebook': () => '/user/mistake-notebook',
  '/assessments/:id': ({ fresh }) => `/assessments/${fresh}`,
  '/assessments/:id/result': ({ sat }) => `/assessments/${sat}/result`,
  '/assessments/:id/again': ({ sat }) => `/assessments/${sat}/again`,
  '/admin/*': null,
  '/all-assessments': null,
  '/all-exams': null,
  '/privacy-policy': () => '/privacy-policy',
  '/terms-and-conditions': () => '/terms-and-conditions',
  '/accessibility': () => '/accessibility',
} as const satisfies Record<RoutePath, Address>;

/** An address for each of the admin's screens. */
const adminPlaces = {
  '/admin/categories': () => '/admin/categories',
  '/admin/questions': () => '/admin/questions?question=new',
  '/admin/bulk-upload': () => '/admin/bulk-upload',
  '/admin/generate-assessment': () => '/admin/generate-assessment',
  '/admin/exam-creation': () => '/admin/exam-creation',
  '/admin/assessment-creation': () => '/admin/assessment-creation',
  '/all-assessments': () => '/all-assessments',
  '/all-exams': () => '/all-exams',
  '/admin/today': () => '/admin/today',
  '/admin/passages': () => '/admin/passages',
  '/admin/passages/:id': ({ passage }) => `/admin/passages/${passage}`,
  '/admin/people': () => '/admin/people',
  '/admin/people/:uid': ({ uid }) => `/admin/people/${uid}`,
  '/admin/groups': () => '/admin/groups',
  '/admin/roster': () => '/admin/roster',
  '/admin/portal': () => '/admin/portal',
  '/admin/webhook': () => '/admin/webhook',
  '/admin/health': () => '/admin/health',
  '/admin/notices': () => '/admin/notices',
  '/admin/changes': () => '/admin/changes',
  '/admin/rescue-files': () => '/admin/rescue-files',
  '/admin/reports': () => '/admin/reports',
  '/admin/batches': () => '/admin/batches',
  '/admin/assessments/:id': ({ sat }) => `/admin/assessments/${sat}`,
  '/admin/assessments/:id/results': ({ sat }) => `/admin/assessments/${sat}/results`,
  '/admin/assessments/:id/results/:uid': ({ sat, uid }) => `/admin/assessments/${sat}/results/${uid}`,
  '/admin/assessments/:id/questions': ({ fresh }) => `/admin/assessments/${fresh}/questions`,
  '/admin/assessments/:id/print': ({ sat }) => `/admin/assessments/${sat}/print`,
  '/admin/assessments/:id/schedule': ({ fresh }) => `/admin/assessments/${fresh}/schedule`,
  '/admin/assessments/:id/exam-day': ({ fresh }) => `/admin/assessments/${fresh}/exam-day`,
  '/admin/assessments/:id/sittings': ({ sat }) => `/admin/assessments/${sat}/sittings`,
  '/admin/assessments/:id/questions/:question': ({ sat, question }) => `/admin/assessments/${sat}/questions/${question}`,
} as const satisfies Record<AdminPath, (ids: Ids) => string>;

/** The places of the short form: those that differ most from each other. */
const few: readonly string[] = [
  '/user/dashboard',
  '/user/available-assessments',
  '/user/mistake-notebook',
  '/assessments/:id',
  '/assessments/:id/result',
  '/admin/questions',
  '/admin/people',
  '/admin/portal',
  '/admin/assessments/:id',
  '/admin/assessments/:id/exam-day',
] satisfies (RoutePath | AdminPath)[];

/** Each form that is run, and its words in the titles. */
const forms = [
  { language: 'hi', isShort: true, which: 'a few screens', tag: [] },
  { language: 'hi', isShort: false, which: 'every screen', tag: ['@long'] },
  { language: 'en', isShort: false, which: 'every screen', tag: ['@long'] },
];

const softly = expect.configure({ soft: true });

/** Waits until a screen stands: nothing loads any more, and it has a heading. Then looks for what it must not have. */
async function stands(page: Page, visit: string, language: string, data: ReadonlySet<string>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), visit).toBeVisible();
  await expect(page.locator('[data-loading], [aria-busy=true]'), visit).toHaveCount(0);
  await expect(page.locator('html'), visit).toHaveAttribute('lang', language);
  // What the server gave is known here a moment after the page shows it.
  if (language !== 'en') await softly.poll(() => englishOn(page, data), { message: `${visit}: English in ${language}` }).toEqual([]);
}

const speaks = (page: Page, language: string): Promise<void> =>
  page.evaluate((wanted) => localStorage.setItem('language', wanted), language);

/** Two papers in Hindi and a learner who has sat one of them. */
async function planted(portal: Portal) {
  const learner = await portal.learner('Asha');
  const questions = ['पहला', 'दूसरा'].map((text) => ({ text: `${text} प्रश्न`, options: ['सही', 'ग़लत', 'और ग़लत'] }));
  const sat = await assessmentOf(portal, { name: 'सामान्य ज्ञान', questions });
  const fresh = await assessmentOf(portal, { name: 'गणित', questions });
  await handsIn(portal, learner, sat, (at) => at);
  return { learner, sat, fresh };
}

for (const { language, isShort, which, tag } of forms) {
  const isTaken = (route: string) => !isShort || few.includes(route);

  test(`${which} of a learner: in ${language} at the first visit, loaded again, without a network, and gone back to`, {
    tag,
  }, async ({ portal, visit }) => {
    test.slow();
    const { learner, sat, fresh } = await planted(portal);
    const data = new Set<string>(['Asha', 'Kumar', 'Patna']);
    const page = await visit('/');
    collects(page, data);
    await page.goto('/user/login');
    await entersAs(page, learner);
    await speaks(page, language);
    await isReadyOffline(page);
    const taken = Object.entries(learnerPlaces).filter(([route]) => isTaken(route));
    const places = taken.flatMap(([, place]) => place?.({ sat: sat.id, fresh: fresh.id }) ?? []);
    await page.goto('/user/dashboard');
    const tiles = page.getByRole('main').locator('dl').first();
    await stands(page, 'the dashboard', language, data);
    const online = await tiles.textContent();
    for (const place of places) {
      await page.goto(place);
      await stands(page, `${place}, first`, language, data);
      await page.context().setOffline(true);
      await page.reload();
      await stands(page, `${place}, again and offline`, language, data);
      // No number is a zero that was not counted.
      if (place === '/user/dashboard') await expect(tiles).toHaveText(online ?? '');
      await page.context().setOffline(false);
    }
    for (const [act, place] of [
      ['goBack', places.at(-2)],
      ['goBack', places.at(-3)],
      ['goForward', places.at(-2)],
    ] as const) {
      await page[act]();
      await expect.poll(() => placeOf(page)).toBe(place);
      await stands(page, `${place}, ${act}`, language, data);
    }
  });

  test(`${which} of an admin: in ${language} at the first visit and loaded again`, { tag }, async ({ portal, visit }) => {
    test.slow();
    const { learner, sat, fresh } = await planted(portal);
    const data = new Set<string>(['Asha', 'Kumar', 'Admin']);
    const page = await visit('/', { viewport: { width: 1440, height: 900 } });
    collects(page, data);
    await page.goto('/admin/login');
    await entersAs(page, demo.admin);
    await speaks(page, language);
    const [first] = questionsOf(sat);
    const [passage] = await portal.call(await portal.admin(), 'getPassages', { query: {} });
    const ids = { sat: sat.id, fresh: fresh.id, uid: learner.uid, question: first?.id ?? 0, passage: passage?.id ?? 0 };
    const taken = Object.entries(adminPlaces).filter(([route]) => isTaken(route));
    for (const place of taken.map(([, of]) => of(ids))) {
      await page.goto(place);
      await stands(page, `${place}, first`, language, data);
      if (language === 'hi') continue;
      await page.reload();
      await stands(page, `${place}, again`, language, data);
    }
    await page.goBack();
    await stands(page, 'gone back', language, data);
  });
}

test('the screens of a visitor stand in Hindi, and an address that nobody has says so', async ({ visit }) => {
  const data = new Set<string>(['Firebase Authentication']);
  const page = await visit('/', { serviceWorkers: 'block' });
  await speaks(page, 'hi');
  for (const place of [
    '/',
    '/user/login',
    '/admin/login',
    '/unauthorized',
    '/privacy-policy',
    '/terms-and-conditions',
    '/accessibility',
    '/nothing-here',
    '/user/dashboard',
  ]) {
    await page.goto(place);
    await stands(page, place, 'hi', data);
  }
});
