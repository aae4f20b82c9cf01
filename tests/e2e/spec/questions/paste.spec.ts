import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/desk';

/** Puts formatted text into the clipboard, as another page or Word does. */
const copies = (page: Page, html: string): Promise<void> =>
  page.evaluate(async (formatted) => {
    const plain = new DOMParser().parseFromString(formatted, 'text/html').body.innerText;
    const [text, type] = [new Blob([plain], { type: 'text/plain' }), 'text/html'];
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text, [type]: new Blob([formatted], { type }) })]);
  }, html);

test('what is pasted from Word or a page keeps its powers, formulas and tables, and says what stays behind', async ({ desk }) => {
  const page = await desk('/admin/questions?question=new');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const question = page.getByRole('textbox', { name: /^Question/ });
  await copies(
    page,
    '<p>x<sup>2</sup> and <math><mfrac><mi>a</mi><mi>b</mi></mfrac></math></p><table><tr><td>Year</td><td>Sales</td></tr></table><p><img src="/icon.svg"></p>',
  );
  await question.fill('Find ');
  await question.press('End');
  await question.press('ControlOrMeta+v');
  await expect(question).toHaveValue('Find x² and $\\frac{a}{b}$\n| Year | Sales |\n[🖼]');
  await expect(page.getByText('A formula or picture stayed behind: [∑] or [🖼] stands in its place.')).toBeVisible();
  await question.press('ControlOrMeta+z');
  await expect(question).toHaveValue('Find ');

  await copies(page, '<p>A plain <b>line</b></p>');
  await question.press('ControlOrMeta+v');
  await expect(question).toHaveValue('Find A plain line');

  await test.step('styles, which Word writes everywhere, are no lines on the console', async () => {
    // The browser itself takes them out of what a page puts into the clipboard.
    await question.evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', '<style>p { color: red }</style><p style="color: red">y<sup style=\'top: 1px\'>2</sup></p>');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(question).toHaveValue('Find A plain liney²');
  });

  await copies(page, '<p>10<sup>3</sup></p>');
  const option = page.getByRole('textbox', { name: 'Option A', exact: true });
  await option.press('ControlOrMeta+v');
  await expect(option).toHaveValue('10³');

  await test.step('options that are pasted at once go into a field each', async () => {
    await option.fill('');
    const options = page.getByRole('textbox', { name: /^Option [A-F]$/ });
    const typed = () => options.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    await copies(page, '<p>(a) 12</p><p>(b) m<sup>2</sup></p><p>(c) 16</p><p>(d) 18</p><p>(e) 20</p>');
    await option.press('ControlOrMeta+v');
    await expect.poll(typed).toEqual(['12', 'm²', '16', '18', '20']);
    await page.getByRole('button', { name: 'Keep them in one field' }).click();
    await expect.poll(typed).toEqual(['(a) 12 (b) m² (c) 16 (d) 18 (e) 20', '', '', '']);
  });
});

test('a table of data stays a part of its question where questions are pasted at once', async ({ desk }) => {
  const page = await desk('/admin/bulk-upload');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('tab', { name: 'CSV, Word, other columns' }).click();
  await copies(
    page,
    '<p>1. How many in 2020?</p><table><tr><td>Year</td><td>Sales</td></tr><tr><td>2020</td><td>12</td></tr></table><p>(a) 10<sup>2</sup></p><p>(b) 12</p><p>Answer: (b)</p>',
  );
  const box = page.getByRole('textbox', { name: 'Or paste here' });
  await box.press('ControlOrMeta+v');
  await expect(box).toHaveValue('1. How many in 2020?\n| Year | Sales |\n| 2020 | 12 |\n(a) 10²\n(b) 12\nAnswer: (b)');
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('row').nth(1)).toContainText('| Year | Sales |');
});
