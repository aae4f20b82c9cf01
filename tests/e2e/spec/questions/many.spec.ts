import type { Locator, Page } from '@playwright/test';
import { isClean } from '../../kit/axe';
import { expect, fresh, presses, tabsTo, test } from '../../kit/desk';
import type { Portal } from '../../kit/portal';
import { placeOf } from '../../kit/visit';

const grid = (page: Page) => page.getByRole('grid', { name: 'Questions' });
const rowOf = (page: Page, text: string) => grid(page).getByRole('row').filter({ hasText: text });
const notice = (page: Page) => page.getByRole('group', { name: 'Last change' });

/** A category of its own with so many questions, the last one the newest. */
async function fills(portal: Portal, count: number): Promise<{ category: { id: number; name: string }; ids: number[]; words: string }> {
  const admin = await portal.admin();
  const category = await portal.call(admin, 'addCategory', { query: { name: fresh('Many') } });
  const words = fresh('Asked');
  const options = ['Up', 'Down'].map((text, at) => ({ id: at + 1, text, correct: at === 0, explanation: '' }));
  const ids: number[] = [];
  for (let at = 1; at <= count; at += 1) {
    const difficultyLevel = at % 2 === 0 ? 'Easy' : 'Hard';
    const body = { description: `${words}, ${at}?`, categoryIds: [category.id], difficultyLevel, options };
    ids.push((await portal.call(admin, 'createQuestion', { body })).id);
  }
  return { category, ids, words };
}

test('questions of two pages are tagged by one press and retired by another; Undo leaves what was edited meanwhile, and the address keeps the list @long', async ({
  desk,
  portal,
}) => {
  const { category, ids, words } = await fills(portal, 27);
  const [oldest = 0] = ids;
  const admin = await portal.admin();
  const page = await desk(`/admin/questions?category=${category.id}`);
  const boxOf = (at: number) => rowOf(page, `${words}, ${at}?`).getByRole('checkbox');
  await boxOf(27).check({ force: true });
  await presses(page, 'Next');
  await boxOf(1).check({ force: true });
  await presses(page, 'Select all 27');
  await expect(page.getByText('27 selected')).toBeVisible();
  await presses(page, 'Tags');
  await page.getByRole('textbox', { name: 'Exam tags' }).fill('Mock 1, SSC');
  await presses(page, 'Add tags');
  await expect(notice(page)).toContainText('27 questions were tagged.');
  await expect(rowOf(page, `${words}, 1?`)).toContainText('Mock 1, SSC');
  const edited = { description: `${words}, edited?`, categoryIds: [category.id] };
  const options = ['Up', 'Down'].map((text, at) => ({ id: at + 1, text, correct: at === 0, explanation: '' }));
  await portal.call(admin, 'editQuestion', { params: { id: oldest }, body: { ...edited, options, examTags: ['Kept'] } });
  await presses(page, 'Undo');
  await expect(notice(page)).toContainText(`Undone for 26 questions.Changed again since, so left as they are: ${oldest}.`);
  await expect(rowOf(page, `${words}, edited?`)).toContainText('Kept');
  await expect(rowOf(page, `${words}, 2?`)).not.toContainText('Mock 1');

  await presses(page, 'Retire');
  const sure = page.getByRole('dialog', { name: 'Retire 27 questions?' });
  await expect(sure).toContainText('No new assessment draws them');
  await sure.getByRole('button', { name: 'Retire' }).click();
  await expect(page.getByText('There are no questions').or(page.getByText('No question matches.'))).toBeVisible();
  await expect(notice(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(rowOf(page, `${words}, 2?`)).toBeVisible();

  // The list is in the address, entry by entry.
  await page.getByLabel('Order', { exact: true }).selectOption('Hardest first');
  await expect(grid(page).getByRole('rowheader').first()).toHaveText(`${words}, 27?`);
  const difficulty = page.getByRole('combobox', { name: 'Difficulty', exact: true });
  await difficulty.fill('hard');
  await expect(grid(page).getByRole('rowheader')).toHaveCount(13);
  expect(placeOf(page)).toContain('sort=-difficulty');
  await rowOf(page, `${words}, 21?`).getByText('Hard').click({ force: true });
  await expect(page.getByRole('form', { name: `Edit question ${ids[20]}` })).toBeVisible();
  await page.goBack();
  await expect(grid(page).getByRole('rowheader')).toHaveCount(13);
  await page.goBack();
  await expect(difficulty).toHaveValue('');
  await expect(grid(page).getByRole('rowheader')).toHaveCount(25);
});

/** Whether nothing is over the middle of the element. */
const isUncovered = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= window.innerHeight && above !== null && (element.contains(above) || above.contains(element));
  });

test('the bank is worked by keyboard alone, clean in each state: rows opened, selected, moved, exported, taken back', {
  tag: '@long',
}, async ({ desk, portal }) => {
  const { category, words } = await fills(portal, 12);
  const goal = await portal.call(await portal.admin(), 'addCategory', { query: { name: fresh('Goal') } });
  const page = await desk('/');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/questions?category=${category.id}`);
  await expect(rowOf(page, `${words}, 12?`)).toBeVisible();
  await isClean(page, 'the bank');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('main').focus();
  await tabsTo(page, 'Clear filters');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, `${words}, 11?`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Edit question/ })).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, `${words}, 11?`)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  for (let at = 10; at >= 1; at -= 1) {
    await page.keyboard.press('ArrowDown');
    await expect(rowOf(page, `${words}, ${at}?`)).toBeFocused();
    await expect.poll(() => isUncovered(page.locator(':focus')), `row ${at}`).toBe(true);
  }
  await page.keyboard.press('Space');
  await isClean(page, 'two questions selected');
  await page.setViewportSize({ width: 1440, height: 900 });

  await tabsTo(page, 'Move');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Move 2 questions' })).toBeVisible();
  await isClean(page, 'where to move');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Move', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('To the category').selectOption({ label: goal.name });
  await tabsTo(page, 'Move');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('2 questions were moved.');
  await expect(page.getByText('10 match')).toBeVisible();
  await isClean(page, 'moved');
  await page.setViewportSize({ width: 1440, height: 900 });
  await tabsTo(page, 'UndoCtrlZ', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('12 match')).toBeVisible();

  await tabsTo(page, 'Export');
  await page.keyboard.press('Enter');
  const downloading = page.waitForEvent('download');
  await tabsTo(page, 'GIFT');
  await page.keyboard.press('Enter');
  expect((await downloading).suggestedFilename()).toBe('questions.gift');
  await isClean(page, 'the selection exported');
});
