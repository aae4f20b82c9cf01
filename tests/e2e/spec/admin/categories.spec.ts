import type { Page } from '@playwright/test';
import { expect, fresh, presses, saying, test } from '../../kit/desk';

/** A long tree renders only the rows in view. */
const finds = (page: Page, name: string) => page.getByRole('searchbox', { name: 'Search categories' }).fill(name);

const names = (page: Page) => page.getByRole('treegrid').getByRole('row');

test('§2.63 branches expand and collapse, by mouse and by keyboard', async ({ desk }) => {
  const page = await desk('/admin/categories');
  const row = page.getByRole('row', { name: 'Reasoning', exact: true });
  await expect(row).toHaveAttribute('aria-expanded', 'false');
  await row.getByRole('button').first().click();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('row', { name: 'Verbal Reasoning' })).toHaveAttribute('aria-level', '2');
  await row.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('row', { name: 'Verbal Reasoning' })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('row', { name: 'Verbal Reasoning' })).toBeVisible();
  await presses(page, 'Collapse all');
  await expect(row).toHaveAttribute('aria-expanded', 'false');
});

test('§2.64 a search opens the branches that match and all their ancestors', async ({ desk }) => {
  const page = await desk('/admin/categories');
  const search = page.getByRole('searchbox', { name: 'Search categories' });
  await search.fill('SYLLOG');
  await expect(names(page)).toHaveCount(3);
  await expect(page.getByRole('row', { name: 'Reasoning', exact: true })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('row', { name: 'Logical Deduction' })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('row', { name: 'Syllogisms' })).toBeVisible();
  // The search matches any part of a name.
  await search.fill('llogism');
  await expect(names(page)).toHaveCount(3);
  await expect(page.getByRole('row', { name: 'Syllogisms' })).toBeVisible();
  await search.fill('analytical');
  await expect(page.getByRole('row', { name: 'Analytical Reasoning' })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('row', { name: 'Seating and Ordering' })).toBeVisible();
  await search.fill('no such thing');
  await expect(page.getByText('Nothing matches “no such thing”.')).toBeVisible();
});

test('§2.65 §9.18 the panel is at most 30rem high and scrolls', async ({ desk }) => {
  const page = await desk('/admin/categories');
  const tree = page.getByRole('treegrid');
  await expect(tree.getByRole('row').first()).toBeVisible();
  await presses(page, 'Expand all');
  await expect(tree).toHaveCSS('max-height', '480px');
  await expect
    .poll(() => tree.evaluate((panel) => panel.scrollHeight > panel.clientHeight && panel.getBoundingClientRect().height <= 480))
    .toBe(true);
});

test('§2.66 §5.14 §5.15 a category is added at the top or below one parent; a name of spaces is refused', async ({ desk, portal }) => {
  const page = await desk('/admin/categories');
  const name = page.getByRole('textbox', { name: 'Name' });
  const asked = portal.api.seen.length;
  await name.fill('   ');
  await presses(page, 'Add Category');
  await expect(page.getByRole('alert')).toHaveText('Category name cannot be empty!');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  expect(portal.api.seen.slice(asked).filter((line) => line.startsWith('POST'))).toEqual([]);

  const [top, below] = [fresh('Top'), fresh('Below "quoted" عربي')];
  await name.fill(`  ${top} `);
  await presses(page, 'Add Category');
  await expect(saying(page, 'success')).toHaveText(`✅ Category “${top}” added.`);
  await name.fill(below);
  const parent = page.getByRole('combobox', { name: /^Parent category/ });
  await expect(parent).not.toHaveAttribute('multiple');
  await parent.selectOption({ label: top });
  await presses(page, 'Add Category');
  await finds(page, below);
  await expect(page.getByRole('row', { name: below })).toHaveAttribute('aria-level', '2');
  await expect(page.getByRole('row', { name: top })).toHaveAttribute('aria-level', '1');
});

test('§8.22 a category that cannot be added is logged and reported beside the form, and its name is kept', async ({ desk, portal }) => {
  const page = await desk('/admin/categories');
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('addCategory failed:'));
  portal.api.answers(/^POST \/api\/categories/, 500, { code: 'internal', message: 'Something went wrong on our side.' });
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Lost');
  await presses(page, 'Add Category');
  await logged;
  await expect(page.getByRole('alert')).toContainText('❌ Failed to add category.');
  await expect(name).toHaveValue('Lost');
});

test('pressing twice adds one category; long names, quotes, right-to-left and HTML are shown as text', async ({ desk, portal }) => {
  const page = await desk('/admin/categories');
  const odd = fresh(`<img src=x onerror="document.title='taken'"> "d'Alembert" — العربية ${'बहुत लंबा नाम '.repeat(8)}`);
  await page.getByRole('textbox', { name: 'Name' }).fill(odd);
  const release = portal.api.holds(/^POST \/api\/categories/);
  await page.getByRole('button', { name: 'Add Category' }).dblclick();
  // Who goes on to search meanwhile keeps the focus there.
  const search = page.getByRole('searchbox', { name: 'Search categories' });
  await search.focus();
  release();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  await expect(search).toBeFocused();
  await finds(page, odd);
  await expect(page.getByRole('row', { name: odd })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(portal.api.seen.filter((line) => line.includes('d%27Alembert') || line.includes("d'Alembert"))).toHaveLength(1);
  await expect(page).not.toHaveTitle('taken');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
