import type { Page } from '@playwright/test';
import { isClean } from '../kit/axe';
import { expect, fresh, test } from '../kit/desk';
import type { Portal } from '../kit/portal';
import { isAt } from '../kit/visit';

const table = 'Books that two shops sold.\n| Shop | January | February |\n| A | 120 | 135 |\n| B | 88 | 92 |';

/** A paper of 20 questions alone, three of one passage, and one with a number; formulas in all. */
async function paperOf(portal: Portal, name: string): Promise<number> {
  const admin = await portal.admin();
  const category = await portal.call(admin, 'addCategory', { query: { name } });
  const own = { categoryIds: [category.id] };
  const options = ['$\\frac{1}{2}$', 'Two', 'Three', 'Four'].map((text, at) => ({
    ...{ id: at + 1, text, correct: at === 1, explanation: at === 1 ? 'The secret reason' : '' },
  }));
  for (let at = 1; at <= 20; at += 1)
    await portal.call(admin, 'createQuestion', {
      body: { ...own, description: `No. ${at}: what is $x^2 + ${at}$ where $x = 1$?`, options },
    });
  for (let at = 1; at <= 3; at += 1)
    await portal.call(admin, 'createQuestion', {
      body: { ...own, description: `Line ${at} of the table?`, options, passage: { text: `${table}\n${name}` } },
    });
  await portal.call(admin, 'createQuestion', { body: { ...own, description: 'A number?', kind: 'numeric', answer: { from: 2, to: 2 } } });
  const { id } = await portal.call(admin, 'generateByCategories', {
    body: { name, description: '', durationInMinutes: 45, totalMarks: 24, questionCount: 24, categories: [category.id] },
  });
  return id;
}

/** The number of pages of a PDF that Chromium wrote. */
const pagesOf = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0;
};

test('no number of an option is broken in two, in two columns and the largest text', async ({ desk, portal }) => {
  const admin = await portal.admin();
  const name = fresh('Numbers on paper');
  const category = await portal.call(admin, 'addCategory', { query: { name } });
  const options = ['136', '195', '240', '301'].map((text, at) => ({ id: at + 1, text, correct: at === 1, explanation: '' }));
  await portal.call(admin, 'createQuestion', { body: { categoryIds: [category.id], description: 'How many?', options } });
  const { id } = await portal.call(admin, 'generateByCategories', {
    body: { name, description: '', durationInMinutes: 5, totalMarks: 1, questionCount: 1, categories: [category.id] },
  });
  const page = await desk(`/admin/assessments/${id}/print`);
  const texts = page.locator('[data-question] li > span:last-child');
  await expect(texts).toHaveCount(4);
  const lines = () =>
    texts.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight))),
    );
  const abreast = () => texts.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
  await page.emulateMedia({ media: 'print' });
  // A sheet of A4 within its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  expect([await lines(), await abreast()]).toEqual([[1, 1, 1, 1], 1]);
  await page.evaluate(() => document.documentElement.setAttribute('data-text', 'largest'));
  expect(await lines()).toEqual([1, 1, 1, 1]);
  await page.emulateMedia({ media: null });
  for (const width of [1024, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await lines()).toEqual([1, 1, 1, 1]);
  }
});

test('a paper is printed from its questions: with an answer sheet, in two columns, and with its key only where that is wanted', {
  tag: '@long',
}, async ({ desk, portal }) => {
  const name = fresh('Paper on paper');
  const id = await paperOf(portal, name);
  const page = await desk('/');
  await page.goto(`/admin/assessments/${id}/questions`);
  await page.getByRole('link', { name: 'Print' }).click();
  await isAt(page, `/admin/assessments/${id}/print`);
  const sheet = page.locator('[data-sheet]');
  await expect(sheet.locator('[data-question]')).toHaveCount(24);
  await expect(sheet.locator('.katex').first()).toBeVisible();
  await expect(sheet.locator('[data-passage]')).toHaveCount(1);
  await expect(sheet.locator('[data-passage]')).toHaveCSS('break-inside', 'avoid');
  await expect(sheet).toContainText('24 questions · 45 minutes · 24 marks');
  await isClean(page, 'paper to print');

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-asked', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-asked]')).toHaveCount(1);
  const pages = await pagesOf(page);
  expect(pages).toBeGreaterThanOrEqual(2);
  expect(pages).toBeLessThanOrEqual(4);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).not.toContainText('The secret reason');
  // What is printed begins with the sheet's own head.
  await expect(page.locator('h1')).toBeHidden();
  await expect(page.locator('main button').first()).toBeHidden();
  expect(await sheet.evaluate((one) => one.getBoundingClientRect().top + window.scrollY)).toBeLessThan(60);
  const split = await sheet
    .locator('[data-question]')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).breakInside !== 'avoid').length);
  expect(split).toBe(0);
  await page.emulateMedia({ media: null });

  await page.getByRole('checkbox', { name: 'Answer key' }).check();
  await page.getByRole('checkbox', { name: 'Answers with explanations' }).check();
  await expect(sheet.locator('[data-part="explanations"]')).toContainText('The secret reason');
  // On pages of their own.
  expect(await pagesOf(page)).toBeGreaterThanOrEqual(pages + 2);
});
