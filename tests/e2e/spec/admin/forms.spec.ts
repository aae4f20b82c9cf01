import type { Locator, Page } from '@playwright/test';
import { header, row, sheet } from '../../../kit/sheet';
import { isClean } from '../../kit/axe';
import { choosesCategory, expect, fresh, presses, saying, tabsTo, test } from '../../kit/desk';
import { fileOf } from '../../kit/sheets';
import { sizes } from '../../kit/shots';

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };
const description = (page: Page) => page.getByRole('textbox', { name: /^Question/ });

async function fillsIn(page: Page, text: string): Promise<void> {
  await description(page).fill(text);
  await choosesCategory(page, 'Syllogisms');
  for (const letter of 'AB') await page.getByRole('textbox', { name: `Option ${letter}`, exact: true }).fill(`Choice ${letter}`);
  await page.getByRole('radio', { name: 'Option B is correct' }).check();
}

/** Whether the whole element is on the screen, with nothing over its middle. */
const isUncovered = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= window.innerHeight && above !== null && (element.contains(above) || above.contains(element));
  });

for (const size of [desktop, phone])
  test(`the message about a new question is in sight without scrolling, and the next question can be typed at once: ${size.width} px`, {
    tag: size === desktop ? '@long' : [],
  }, async ({ desk }) => {
    const page = await desk('/');
    await page.setViewportSize(size);
    await page.goto('/admin/questions?question=new');
    await fillsIn(page, fresh('Seen?'));
    await description(page).focus();
    await presses(page, 'Add Question');
    await expect(saying(page, 'success')).toHaveText('✅ Question added successfully!');
    await expect(description(page)).toBeFocused();
    await expect.poll(() => isUncovered(saying(page, 'success'))).toBe(true);
    await expect.poll(() => isUncovered(description(page))).toBe(true);
    // The live region was there before its text, so that a screen reader reads the text.
    await expect(page.locator('main [aria-live=polite] > [data-tone=success]')).toHaveCount(1);
    await presses(page, 'Add Question');
    await expect(saying(page, 'error')).toHaveText('❌ Please enter a question and select at least one category.');
    await expect.poll(() => isUncovered(saying(page, 'error'))).toBe(true);
    // The message goes as soon as the field is right.
    await description(page).fill('Another');
    await expect(saying(page, 'error')).toHaveCount(0);
  });

test('the field of an option is wide enough on a phone with the largest text', async ({ desk }) => {
  const page = await desk('/');
  await page.setViewportSize(phone);
  await page.goto('/admin/questions?question=new');
  const option = page.getByRole('textbox', { name: 'Option A', exact: true });
  await expect(option).toBeVisible();
  await sizes(page, 'largest');
  await expect.poll(async () => (await option.boundingBox())?.width).toBeGreaterThan(200);
  // The next test uses the same browser profile.
  await sizes(page, 'normal');
});

test('the foot of a long form covers no field that has the keyboard focus', { tag: '@long' }, async ({ desk }) => {
  const page = await desk('/');
  await page.setViewportSize(desktop);
  await page.goto('/admin/questions?question=new');
  await expect(page.getByRole('row', { name: 'Reasoning', exact: true })).toBeVisible();
  await presses(page, 'Add Question');
  await expect(saying(page, 'error')).toBeVisible();
  await page.locator('main').focus();
  await tabsTo(page, 'Question');
  for (const name of ['Option C', '+ Add option', 'Explanation (optional)', 'Exam tags']) {
    await tabsTo(page, name);
    // The page may still scroll to the field.
    await expect.poll(() => isUncovered(page.locator(':focus')), name).toBe(true);
  }
});

test('a half-typed question outlives a clicked link and a reload, until it is discarded', { tag: '@long' }, async ({ desk }) => {
  const page = await desk('/admin/questions?question=new');
  await description(page).fill('Half a question');
  await choosesCategory(page, 'Syllogisms');
  await page.getByRole('link', { name: 'Manage Exams' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Exams' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Manage Questions' }).click();
  await page.getByRole('link', { name: 'Go on with it' }).click();
  await expect(page.getByText('What you typed here earlier is still here.')).toBeVisible();
  await expect(description(page)).toHaveValue('Half a question');
  await expect(page.getByRole('list', { name: 'Chosen categories' })).toContainText('Syllogisms');
  await presses(page, 'Discard');
  await expect(page.getByRole('dialog')).toContainText('Nothing brings it back.');
  await expect(description(page)).toHaveValue('Half a question');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(description(page)).toHaveValue('');
  await page.reload();
  await expect(description(page)).toHaveValue('');
});

test('formulas of a question are drawn beside their fields as they are typed, with every delimiter @long', async ({ desk }) => {
  const page = await desk('/admin/questions?question=new');
  await expect(page.getByText(/^Formulas: \$x\^2\$ in a line/)).toBeVisible();
  await description(page).fill(String.raw`Solve $x^2 = 4$ and \(\frac{1}{2}\), not \frac{1}{2}.`);
  const preview = page.getByRole('figure', { name: 'Preview of the question' });
  await expect(preview.locator('.katex-html')).toHaveCount(2);
  await expect(preview).toContainText(String.raw`not \frac{1}{2}.`);
  await page.getByRole('textbox', { name: 'Option A', exact: true }).fill(String.raw`\[x = \pm 2\]`);
  await expect(page.getByRole('figure', { name: 'Preview of option A' }).locator('.katex-display')).toHaveCount(1);
  await isClean(page, 'a question with formulas, half typed');
  await description(page).fill('Solve it for $5.');
  await expect(preview).toHaveCount(0);
});

test('files are chosen by a button in the page’s language, by keyboard too, and named once chosen', async ({ desk }) => {
  const page = await desk('/admin/bulk-upload');
  const field = page.getByLabel('Excel file');
  const chosen = page.locator('[data-chosen]').first();
  await expect(chosen).toHaveText('No file chosen');
  // Registered before the keys: a key can reach the page before the browser reports file choosers.
  const opened = page.waitForEvent('filechooser');
  await tabsTo(page, 'Excel file');
  await page.keyboard.press('Enter');
  await (await opened).setFiles(fileOf('week-1.xlsx', sheet([header, row('Named?', 1, 'Syllogisms')])));
  await expect(chosen).toHaveText('week-1.xlsx');
  await expect(page.getByRole('grid', { name: 'Rows' })).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('language', 'hi');
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  });
  await expect(page.getByText('फ़ाइल चुनें').first()).toBeVisible();
  await expect(chosen).toHaveText('week-1.xlsx');
  await expect(field).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('language'));
});
