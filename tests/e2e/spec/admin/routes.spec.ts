import { expect, meets, presses, test } from '../../kit/desk';
import { demo } from '../../kit/portal';
import { entersAs, isAt } from '../../kit/visit';

test.use({ hasWorker: false });

/** `opens`: the link that leads to what the screen is for. */
const entries: { id: string; path: string; name: string; shows: ['form' | 'grid', string]; opens?: string }[] = [
  { id: '§2.12', path: '/admin/categories', name: 'Manage Categories', shows: ['form', 'Add a category'] },
  { id: '§2.13', path: '/admin/questions', name: 'Manage Questions', shows: ['form', 'Add a question'], opens: 'New question' },
  { id: '§2.14', path: '/admin/bulk-upload', name: 'Question Bulk Upload', shows: ['form', 'Upload a sheet'] },
  {
    id: '§2.15',
    path: '/admin/generate-assessment',
    name: 'Assessment By Categories',
    shows: ['form', 'Generate an assessment by categories'],
  },
  { id: '§2.16', path: '/admin/exam-creation', name: 'Create Exam', shows: ['form', 'Create an exam'] },
  { id: '§2.17', path: '/admin/assessment-creation', name: 'Assessments By Exam', shows: ['form', 'Make an assessment from an exam'] },
  { id: '§2.18', path: '/all-assessments', name: 'Manage Assessments', shows: ['grid', 'Assessments'] },
  { id: '§2.20', path: '/all-exams', name: 'Manage Exams', shows: ['grid', 'Exams'] },
];

test('§2.12 §2.13 §2.14 §2.15 §2.16 §2.17 §2.18 §2.20 §2.67 the navigation bar leads to each screen and its form or table', async ({
  desk,
}) => {
  const page = await desk('/all-exams');
  const nav = page.getByRole('navigation', { name: 'Admin' });
  await test.step('§2.67 the bar has its entries in their order', async () => {
    const names = [...entries.map(({ name }) => name), 'Logout'];
    await expect(nav.getByRole('list', { name: 'Bank' }).getByRole('link')).toHaveText(names.slice(0, 3));
    await expect(nav.getByRole('list', { name: 'Tests' }).getByRole('link')).toHaveText(names.slice(3, -1));
    const shown = await nav.getByRole('listitem').allTextContents();
    expect(shown.filter((text) => names.includes(text))).toEqual(names);
    expect(shown.at(-1)).toBe('Logout');
  });
  for (const {
    id,
    path,
    name,
    shows: [role, label],
    opens,
  } of entries)
    await test.step(`${id} ${name}`, async () => {
      await nav.getByRole('link', { name }).click();
      await isAt(page, path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      if (opens !== undefined) await page.getByRole('link', { name: opens }).click();
      await expect(page.getByRole(role, { name: label })).toBeVisible();
    });
});

test("§2.27 §6.6 an admin's address leads a visitor to /admin/login, and back after the sign-in", async ({ visit }) => {
  const page = await visit('/admin/exam-creation?from=bookmark', { viewport: { width: 1440, height: 900 } });
  await isAt(page, '/admin/login');
  await entersAs(page, demo.admin);
  await isAt(page, '/admin/exam-creation?from=bookmark');
  await expect(page.getByRole('form', { name: 'Create an exam' })).toBeVisible();
});

test('§2.68 §8.21 Logout returns to /; a failed logout shows an error and the admin stays', async ({ visit }) => {
  meets(/^console warning: Logout failed/);
  const page = await visit('/admin/categories', { viewport: { width: 1440, height: 900 } });
  await isAt(page, '/admin/login');
  await entersAs(page, demo.admin);
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  // The identity service's own store on the disk fails to delete.
  await page.evaluate(() => {
    const forget = IDBObjectStore.prototype.delete;
    IDBObjectStore.prototype.delete = () => {
      throw new DOMException('The disk is broken', 'UnknownError');
    };
    Object.assign(window, { mendDisk: () => Object.assign(IDBObjectStore.prototype, { delete: forget }) });
  });
  await presses(page, 'Logout');
  await expect(page.getByRole('alert')).toHaveText('❌ Error while logging out.');
  await isAt(page, '/admin/categories');
  // The admin goes on working: calls have a token as before.
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('grid', { name: 'People' }).getByText('admin@demo.example')).toBeVisible();
  await page.evaluate(() => (window as unknown as { mendDisk: () => void }).mendDisk());
  await presses(page, 'Logout');
  await isAt(page, '/');
  await page.goto('/admin/categories');
  await isAt(page, '/admin/login');
});
