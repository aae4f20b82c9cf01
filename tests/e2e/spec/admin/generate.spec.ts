import type { Page } from '@playwright/test';
import { choosesCategory, expect, fresh, generates, meets, presses, saying, test } from '../../kit/desk';
import { isAt } from '../../kit/visit';

test.use({ hasWorker: false });

const name = (page: Page) => page.getByRole('textbox', { name: 'Assessment name' });
const number = (page: Page, label: string) => page.getByRole('spinbutton', { name: label });

test('§5.22 §5.23 §5.24 §9.8 defaults; a name, a category and numbers from 1 are required, and nothing is sent without them', async ({
  desk,
  portal,
}) => {
  const page = await desk('/admin/generate-assessment');
  await test.step('§9.8 10 questions, 30 minutes, 100 marks', async () => {
    await expect(number(page, 'Number of questions')).toHaveValue('10');
    await expect(number(page, 'Duration (minutes)')).toHaveValue('30');
    await expect(number(page, 'Total marks')).toHaveValue('100');
  });
  const asked = portal.api.seen.length;
  const alert = page.getByRole('alert');
  await test.step('§5.22 a name', async () => {
    await presses(page, 'Generate Assessment');
    await expect(alert).toHaveText('Please enter an assessment name.');
  });
  await test.step('§5.23 a category', async () => {
    await name(page).fill('Named');
    await presses(page, 'Generate Assessment');
    await expect(alert).toHaveText('Please select at least one category.');
  });
  await choosesCategory(page, 'Syllogisms');
  await test.step('§5.24 numbers from 1', async () => {
    for (const label of ['Number of questions', 'Duration (minutes)', 'Total marks']) {
      await expect(number(page, label)).toHaveAttribute('min', '1');
      const usual = await number(page, label).inputValue();
      await number(page, label).fill('0');
      await presses(page, 'Generate Assessment');
      await expect(alert).toContainText('is less than 1');
      await expect(number(page, label)).toHaveAttribute('aria-invalid', 'true');
      await number(page, label).fill(usual);
    }
  });
  expect(portal.api.seen.slice(asked).filter((line) => line.startsWith('POST'))).toEqual([]);
});

test('§2.19 §8.13 §8.29 §2.18 an assessment is generated, confirmed in green, counted in the table and viewed from it', async ({
  desk,
}) => {
  const page = await desk('/admin/generate-assessment');
  const title = fresh('Generated "once"');
  await name(page).fill(title);
  await number(page, 'Number of questions').fill('2');
  await choosesCategory(page, 'Syllogisms');
  await presses(page, 'Generate Assessment');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).dblclick();
  const banner = saying(page, 'success');
  await test.step('§8.29 Assessment generated successfully!', () => expect(banner).toContainText('Assessment generated successfully!'));
  await test.step('§8.13 in green', async () =>
    expect(isGreener(await banner.evaluate((element) => getComputedStyle(element).color))).toBe(true));

  await page.getByRole('link', { name: 'Manage Assessments' }).click();
  const row = page.getByRole('row').filter({ hasText: title });
  const cells = row.locator('[role="rowheader"], [role="gridcell"]');
  await test.step('§2.18 a table with ID, Name, Total Questions', async () => {
    await expect(page.getByRole('columnheader')).toHaveText([/^ID/, /^Name/, /^Total Questions/, /^View/]);
    await expect(row).toHaveCount(1);
    await expect(cells.nth(2)).toHaveText('2');
  });
  await test.step('§2.19 View leads to the assessment', async () => {
    const id = (await cells.first().innerText()).trim();
    await row.getByRole('link', { name: `View ${title}` }).click();
    await isAt(page, `/assessments/${id}`);
    await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
  });
});

test("§8.11 §8.13 too few questions: a red banner with the server's details", async ({ desk }) => {
  meets(/^refused POST .*generate-assessment: 422/);
  const page = await desk('/admin/generate-assessment');
  await name(page).fill('Never made');
  await number(page, 'Number of questions').fill('299');
  await choosesCategory(page, 'Syllogisms');
  await generates(page);
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('Failed to generate assessment.');
  await expect(banner).toContainText('299');
  expect(isRedder(await banner.evaluate((element) => getComputedStyle(element).color))).toBe(true);
  await expect(name(page)).toHaveValue('Never made');
});

test('§8.12 categories that cannot be loaded: a red banner, and another try', async ({ desk, portal }) => {
  portal.api.answers(/^GET \/api\/categories/, 500, { code: 'internal', message: 'Something went wrong on our side.' });
  const page = await desk('/admin/generate-assessment');
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('Failed to load categories.');
  expect(isRedder(await banner.evaluate((element) => getComputedStyle(element).color))).toBe(true);
  portal.api.clears();
  await presses(page, 'Try again');
  await expect(page.getByRole('row', { name: 'Reasoning', exact: true })).toBeVisible();
});

const channels = (colour: string): number[] => (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
function isGreener(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return green > red && green > blue;
}
function isRedder(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return red > 2 * green && red > 2 * blue;
}
