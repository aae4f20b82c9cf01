import type { Page } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { Hall } from '../kit/hall';
import { demo, type Portal } from '../kit/portal';
import { focusFault, misnamed, paleEdges, spaces, unfit } from '../kit/seen';
import { handsIn } from '../kit/sitting';
import { entersAs, expect, isAt, placeOf, test } from '../kit/visit';

test.use({ hasWorker: false });

/** Criteria of WCAG 2.2 that docs/accessibility.md proves by these tests. */

const softly = expect.configure({ soft: true });

const fits = (page: Page, what: string): Promise<void> => softly.poll(() => unfit(page), { message: what }).toEqual([]);

const isThere = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).or(page.locator('#question-heading')).first()).toBeVisible();
  await expect(page.locator('[data-loading], [aria-busy=true]')).toHaveCount(0);
};

async function editsTheProfile(page: Page): Promise<void> {
  await page.goto('/user/dashboard');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible();
  await isThere(page);
}

/** Looks at a page on which something is to be seen. */
type Looks = (place: string) => Promise<void>;

/** Goes through pages of a visitor, and a learner in and after an exam; `looks` is called on each. */
async function goesThrough(page: Page, portal: Portal, looks: Looks): Promise<void> {
  const learner = await portal.learner('Sudha');
  const [taken, begun] = [
    await assessmentOf(portal, { name: 'Taken before', questions: plainQuestions(2) }),
    await assessmentOf(portal, { name: 'A long name of a test about everything', questions: plainQuestions(3) }),
  ];
  await handsIn(portal, learner, taken, () => 1);
  const opens = async (place: string) => {
    await page.goto(place);
    await isThere(page);
    await looks(place);
  };
  for (const place of ['/', '/accessibility', '/user/login']) await opens(place);
  await entersAs(page, learner);
  await isAt(page, '/user/dashboard');
  for (const place of [
    '/user/dashboard',
    '/user/available-assessments',
    '/user/my-assessments',
    `/assessments/${taken.id}/result`,
    `/assessments/${begun.id}`,
  ])
    await opens(place);
  const hall = new Hall(page);
  await hall.starts();
  await hall.chooses(1);
  await looks('in the exam');
  await editsTheProfile(page);
  await looks('the profile');
}

/** Goes through the pages of the short form: the home of a learner, the start of an exam, and a question of it. */
async function goesToTheHall(page: Page, portal: Portal, looks: Looks): Promise<void> {
  const paper = await assessmentOf(portal, { name: 'A long name of a test', questions: plainQuestions(3) });
  await page.goto('/user/login');
  await entersAs(page, await portal.learner('Sudha'));
  await isAt(page, '/user/dashboard');
  for (const place of ['/user/dashboard', `/assessments/${paper.id}`]) {
    await page.goto(place);
    await isThere(page);
    await looks(place);
  }
  const hall = new Hall(page);
  await hall.starts();
  await hall.chooses(1);
  await looks('in the exam');
}

const deskPlaces = ['/admin/questions?question=new', '/admin/categories', '/all-assessments'];

/** The form of an admin that has most fields, and tables. */
async function goesToTheDesk(page: Page, looks: Looks, places = deskPlaces): Promise<void> {
  await page.goto('/admin/login');
  await entersAs(page, demo.admin);
  for (const place of places) {
    await page.goto(place);
    await isThere(page);
    await looks(place);
  }
}

/** At 320 px, turned sideways, and with the spacing of WCAG 1.4.12. */
const looksForRoom =
  (page: Page): Looks =>
  async (place) => {
    await page.setViewportSize({ width: 320, height: 256 });
    // A table folds a column a frame.
    await fits(page, `${place}, 1280 × 1024 at 400 %`);
    await page.setViewportSize({ width: 740, height: 360 });
    await fits(page, `${place}, sideways`);
    await page.setViewportSize({ width: 360, height: 740 });
    await spaces(page);
    await fits(page, `${place}, wide spacing`);
    await page.evaluate(() => document.adoptedStyleSheets.pop());
  };

test('a learner’s home, start and exam and an admin’s table: no page scrolls sideways and no text is cut at 320 px', async ({
  visit,
  portal,
}) => {
  const page = await visit('/');
  await goesToTheHall(page, portal, looksForRoom(page));
  const desk = await visit('/admin/login');
  await goesToTheDesk(desk, looksForRoom(desk), ['/all-assessments']);
});

test('at 320 px, with the spacing of WCAG 1.4.12 and turned sideways, no page scrolls sideways and no text is cut', {
  tag: '@long',
}, async ({ visit, portal }) => {
  test.slow();
  const page = await visit('/');
  await goesThrough(page, portal, looksForRoom(page));
  const desk = await visit('/admin/login');
  await goesToTheDesk(desk, looksForRoom(desk));
  const manifest = await page.evaluate(async () =>
    (await fetch(document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '')).json(),
  );
  expect(manifest.display).toBe('standalone');
  expect(manifest.orientation ?? 'any').toBe('any');
});

/** Shows a page in a colour scheme. A colour has its new value a frame later. */
async function turns(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Goes with the Tab key to the thirtieth stop in light, and from there back in dark. */
const looksAtStops =
  (page: Page): Looks =>
  async (place) => {
    expect.soft(await misnamed(page), place).toEqual([]);
    const was = placeOf(page);
    for (const [scheme, key] of [
      ['light', 'Tab'],
      ['dark', 'Shift+Tab'],
    ] as const) {
      await turns(page, scheme);
      for (let press = 0; press < 30; press++) {
        if (scheme === 'light' || press > 0) await page.keyboard.press(key);
        // A message makes way for the focus.
        await softly.poll(() => focusFault(page), { message: `${place}, stop ${press + 1}, ${scheme}` }).toBeNull();
      }
    }
    expect(placeOf(page)).toBe(was);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

const wide = { viewport: { width: 1440, height: 900 } };

test('the stops of the Tab key in a learner’s home, start and exam and an admin’s form: seen, not covered, named by their words', async ({
  visit,
  portal,
}) => {
  const page = await visit('/');
  await goesToTheHall(page, portal, looksAtStops(page));
  const desk = await visit('/admin/login', wide);
  await goesToTheDesk(desk, looksAtStops(desk), deskPlaces.slice(0, 1));
});

test('each stop of the Tab key has an edge of 3:1, is not covered, goes nowhere by itself, and is named by its words, light and dark', {
  tag: '@long',
}, async ({ visit, portal }) => {
  test.slow();
  const page = await visit('/');
  await goesThrough(page, portal, looksAtStops(page));
  const desk = await visit('/admin/login', wide);
  await goesToTheDesk(desk, looksAtStops(desk));
});

/** The edges of fields have 3:1, light and dark. */
async function edgesOf(on: Page): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await turns(on, scheme);
    await softly.poll(() => paleEdges(on), { message: `${on.url()}, ${scheme}` }).toEqual([]);
  }
}

test('a field has an edge of 3:1, light and dark, and a field about a person tells the browser what it asks and takes what is pasted', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Tara');
  const page = await visit('/user/login');
  const asks = () =>
    page.locator('input:visible:not([type=radio], [type=checkbox])').evaluateAll((fields) =>
      fields.map((field) => {
        const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() });
        return field.dispatchEvent(paste) ? field.getAttribute('autocomplete') : 'refuses what is pasted';
      }),
    );
  const edges = () => edgesOf(page);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(await asks()).toEqual(['username', 'current-password']);
  await edges();
  await page.getByRole('button', { name: 'New here? Register' }).click();
  await expect.poll(asks).toEqual(['username', 'new-password']);
  await page.getByRole('tab', { name: 'Phone' }).click();
  await expect.poll(asks).toEqual(['tel-national']);
  await edges();
  await page.getByRole('tab', { name: 'Email' }).click();
  await page.getByRole('button', { name: 'Already registered? Login' }).click();
  await entersAs(page, learner);
  await isAt(page, '/user/dashboard');
  await editsTheProfile(page);
  await expect.poll(asks).toEqual(['given-name', 'family-name', 'email', 'tel', 'address-level2']);
  await edges();
});

test('a field of an exam and of an admin has an edge of 3:1, light and dark', { tag: '@long' }, async ({ visit, portal }) => {
  const paper = await assessmentOf(portal, { name: 'Edges', questions: plainQuestions(1) });
  const page = await visit('/user/login');
  const edges = () => edgesOf(page);
  await entersAs(page, await portal.learner('Tara'));
  await page.goto(`/assessments/${paper.id}`);
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
  await edges();
  await new Hall(page).starts();
  await edges();
  const desk = await visit('/admin/login');
  await goesToTheDesk(desk, () => edgesOf(desk));
});
