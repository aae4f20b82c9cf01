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

  await copies(page, '<p>10<sup>3</sup></p>');
  const option = page.getByRole('textbox', { name: 'Option A', exact: true });
  await option.press('ControlOrMeta+v');
  await expect(option).toHaveValue('10³');
});
