import { header, row, sheet } from '../../../kit/sheet';
import { isClean } from '../../kit/axe';
import { choosesCategory, deskScreens, expect, presses, test } from '../../kit/desk';
import { picks } from '../../kit/sheets';

const desktop = { width: 1440, height: 900 };

/** `npm test` looks at every third screen, `npm run test:long` at all. */
const seen = deskScreens.filter((_, at) => process.env.TESTS !== undefined || at % 3 === 0);

test('axe finds nothing on admin screens with their empty forms refused @long', async ({ desk }) => {
  const page = await desk('/');
  for (const { path, name, action } of seen) {
    await page.setViewportSize(desktop);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    if (action !== null) {
      await presses(page, action);
      await expect(page.getByRole('alert')).toBeVisible();
    }
    await isClean(page, path);
  }
});

test('axe finds nothing in the other states: open tree, choice, bank, preview, summary, lists that failed to load', {
  tag: '@long',
}, async ({ desk, portal }) => {
  const page = await desk('/');
  await page.goto('/admin/categories');
  await expect(page.getByRole('row').first()).toBeVisible();
  await presses(page, 'Expand all');
  await page.getByRole('searchbox').fill('a');
  await isClean(page, 'search in an open tree');

  // The narrowest place of the tree. Whatever other tests have put into the bank, this name is in it at the lowest level.
  await page.goto('/admin/exam-creation');
  await page.getByRole('searchbox', { name: 'Search categories' }).fill('Mensuration');
  await expect(page.getByRole('row', { name: 'Mensuration', exact: true })).toBeVisible();
  await isClean(page, 'the tree of subjects');

  await page.setViewportSize(desktop);
  await page.goto('/admin/questions?question=new');
  await choosesCategory(page, 'Syllogisms');
  await page.getByRole('radio', { name: 'Option B is correct' }).check();
  await isClean(page, 'a question half typed');

  await page.goto('/admin/bulk-upload');
  await picks(page, 'bank.xlsx', sheet([header, row('Good?', 1, 'Syllogisms'), row('Bad?', 9)]));
  await expect(page.getByRole('grid', { name: 'Rows' })).toBeVisible();
  await isClean(page, 'preview');
  await presses(page, 'Upload');
  await expect(page.getByRole('region', { name: 'Upload summary' })).toBeVisible();
  await isClean(page, 'summary');

  portal.api.refuses(/^GET \/api\/(categories|exams)/);
  await page.goto('/admin/exam-creation');
  await expect(page.getByRole('alert')).toBeVisible();
  await isClean(page, 'no categories came');
});

test('axe finds nothing in the menu of a phone, in empty lists and while offline', { tag: '@long' }, async ({ desk, office, portal }) => {
  portal.api.answers(/^GET \/api\/(categories|exams\/all|assessments\/all)/, 200, []);
  const page = await desk('/');
  for (const path of ['/admin/bulk-upload', '/admin/assessment-creation', '/all-exams']) {
    await page.goto(path);
    await expect(page.getByText(/^There are no (categories|exams) yet/)).toBeVisible();
    await isClean(page, `${path}, empty`);
  }
  await page.getByRole('button', { name: /^Admin menu/ }).click();
  await expect(page.getByRole('link', { name: 'Manage Exams' })).toBeVisible();
  await office.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await isClean(page, 'menu and offline');
});

test('axe finds nothing on the home screen, in the list of changes, in the palette and in the list of keys', { tag: '@long' }, async ({
  desk,
}) => {
  const page = await desk('/');
  await page.goto('/admin/today');
  await expect(page.getByRole('heading', { level: 2, name: 'On today' })).toBeVisible();
  await isClean(page, 'today');
  await page.goto('/admin/changes');
  await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await isClean(page, 'changes');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('weekly');
  await expect(page.getByRole('option', { name: /^Weekly Test 1/ })).toBeVisible();
  await isClean(page, 'the palette');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('main').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await isClean(page, 'the keys of the admin area');
});
