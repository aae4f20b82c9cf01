import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isClean } from '../../kit/axe';
import { expect, fresh, presses, saying, test } from '../../kit/desk';

const rows = (page: Page) => page.getByRole('grid', { name: 'Questions' }).getByRole('rowheader');

test('the bank is searched and filtered by the server, a question edited, retired and restored, its history kept', {
  tag: '@long',
}, async ({ desk, portal }) => {
  const admin = await portal.admin();
  const category = await portal.call(admin, 'addCategory', { query: { name: fresh('Bank') } });
  const words = fresh('Which way is up?');
  const options = ['Up', 'Down'].map((text, at) => ({ id: at + 1, text, correct: at === 0, explanation: '' }));
  const body = { description: words, categoryIds: [category.id], difficultyLevel: 'Hard', language: 'English', options };
  const { id } = await portal.call(admin, 'createQuestion', { body });
  const page = await desk('/');
  await page.goto('/admin/questions');
  await page.getByRole('searchbox', { name: 'Search questions' }).fill(words.toUpperCase());
  await expect(rows(page)).toHaveText([words]);
  await page.getByLabel('Category, with all below it').selectOption({ label: category.name });
  await page.getByRole('combobox', { name: 'Difficulty', exact: true }).fill('Easy');
  await expect(page.getByText('No question matches.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Difficulty', exact: true }).fill('hard');
  await expect(rows(page)).toHaveText([words]);
  await isClean(page, 'the bank, narrowed');
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('link', { name: `Edit question ${id}` }).click();
  const form = page.getByRole('form', { name: `Edit question ${id}` });
  await expect(form.getByRole('textbox', { name: 'Option A', exact: true })).toHaveValue('Up');
  await form.getByRole('textbox', { name: 'Option B', exact: true }).fill('');
  await presses(page, 'Save changes');
  await expect(form.getByRole('alert')).toHaveText('❌ Please provide at least 2 options.');
  await form.getByRole('textbox', { name: 'Option B', exact: true }).fill('Downwards');
  await presses(page, 'Save changes');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('2. Edited')).toBeVisible();
  await expect(saying(page, 'success')).toHaveText('✅ Changes saved.');
  await history.getByText('1. Created').click();
  await expect(history.getByText('Down', { exact: true })).toBeVisible();
  await isClean(page, 'a question being edited, its history open');
  await page.setViewportSize({ width: 1440, height: 900 });

  await presses(page, 'Retire');
  await expect(page.getByRole('region', { name: `Question ${id}` }).getByText('Retired', { exact: true })).toBeVisible();
  await expect(history.getByText('3. Retired')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the bank' }).click();
  await expect(page.getByText('No question matches.')).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('Retired');
  await expect(rows(page)).toHaveText([words]);
  await page.getByRole('link', { name: `Edit question ${id}` }).click();
  await presses(page, 'Restore');
  await expect(history.getByText('4. Restored')).toBeVisible();
});

test('the questions found are exported as Excel, GIFT and Moodle XML, and each file can be imported again', { tag: '@long' }, async ({
  desk,
  portal,
}) => {
  const admin = await portal.admin();
  const category = await portal.call(admin, 'addCategory', { query: { name: fresh('Exported') } });
  const asked = [fresh('{x = 1} ~ #हिन्दी?'), fresh('a < b & "c"\n// no comment')];
  const options = ['=1', '%50% more'].map((text, at) => ({ id: at + 1, text, correct: at === 1, explanation: at === 1 ? 'So.' : '' }));
  for (const description of asked)
    await portal.call(admin, 'createQuestion', { body: { description, categoryIds: [category.id], examTags: ['SSC'], options } });
  const page = await desk('/admin/questions');
  await page.getByLabel('Category, with all below it').selectOption({ label: category.name });
  await expect(page.getByText('Export these 2 questions as')).toBeVisible();
  for (const [format, name] of [
    ['Excel', 'questions.xlsx'],
    ['GIFT', 'questions.gift'],
    ['Moodle XML', 'questions.xml'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await presses(page, format);
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(name);
    const buffer = await readFile(await download.path());
    const other = await desk('/admin/bulk-upload');
    if (format !== 'Excel') await other.getByRole('tab', { name: 'GIFT, Aiken, Moodle XML' }).click();
    await other
      .getByLabel(format === 'Excel' ? 'Excel file' : 'GIFT, Aiken or Moodle XML file')
      .setInputFiles({ name, mimeType: 'text/plain', buffer });
    // Both were read whole: the bank recognizes them by their text and answers.
    const read = format === 'Excel' ? 'rows' : 'questions';
    await expect(saying(other, 'info')).toHaveText(`Ready: 0 of 2 ${read}. There already: 2.`);
    await expect(other.getByRole('listitem').filter({ hasText: /^Question: is in the bank already, as question \d+\.$/ })).toHaveCount(2);
    await presses(other, format === 'Excel' ? 'Upload' : 'Import');
    await expect(other.getByText(/^\w+ \d+.*, Question: is in the bank already, as question \d+\.$/s)).toHaveCount(2);
  }
});
