import { expect, fresh, tabsTo, test } from '../kit/desk';

test('by the keyboard alone an admin finds an assessment, adds a category and sees who added it @long', async ({ desk }) => {
  const page = await desk('/all-exams');
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Exams' })).toBeVisible();
  const found = page.getByRole('dialog', { name: 'Find anything' });

  await test.step('the finder opens an assessment, and its screen has the focus and the title', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('weekly test 2');
    await expect(found.getByRole('option', { name: 'Weekly Test 2' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/assessments\/\d+$/);
    await expect(found).toBeHidden();
    await expect(page).toHaveTitle('Assessment Overview · Exam Portal');
    await expect(page.locator('main')).toBeFocused();
  });

  await test.step('Escape closes the finder and gives the focus back', async () => {
    await tabsTo(page, 'FindCtrlK');
    await page.keyboard.press('Enter');
    await expect(found.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(found).toBeHidden();
    await expect(page.getByRole('button', { name: 'Find', exact: true })).toBeFocused();
  });

  const name = fresh('Mensuration');
  await test.step('Ctrl+Enter sends a form', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('manage cat');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Categories' })).toBeVisible();
    await tabsTo(page, 'Name');
    await page.keyboard.type(name);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(`Category “${name}” added.`)).toBeVisible();
  });

  await test.step('the list of changes names the category, and its search field is one key away', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('changes');
    await page.keyboard.press('Enter');
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText('Category added');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Changed by (name or address)' })).toBeFocused();
    await page.keyboard.type('nobody of this name');
    await expect(page).toHaveURL(/search=nobody\+of\+this\+name/);
    await expect(page.getByText('No change matches these filters.')).toBeVisible();
  });
});

test('the entry of the menu that is marked is in sight on a low screen, and the page does not move for it', async ({ desk }) => {
  const page = await desk('/admin/today');
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto('/admin/changes');
  const marked = page.getByRole('navigation', { name: 'Admin' }).locator('[aria-current=page]');
  await expect(marked).toHaveText('Changes');
  await expect(marked).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
