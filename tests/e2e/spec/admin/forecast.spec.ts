import type { Locator, Page } from '@playwright/test';
import { expect, fresh, test } from '../../kit/desk';

const subject = (page: Page, place: number) => page.getByRole('group', { name: `Subject ${place}` });

async function chooses(fields: Locator, category: string, count: string): Promise<void> {
  await fields.getByRole('searchbox').fill(category);
  await fields.getByRole('row', { name: category, exact: true }).click();
  await fields.getByLabel('Number of questions').fill(count);
}

test("while an exam is composed, each subject shows its need and the bank's supply; shared questions are counted once @long", async ({
  desk,
  portal,
}) => {
  const admin = await portal.admin();
  const category = await portal.call(admin, 'addCategory', { query: { name: fresh('Forecast') } });
  const options = [1, 2].map((id) => ({ id, text: `${id}`, correct: id === 1, explanation: '' }));
  for (let at = 0; at < 3; at += 1)
    await portal.call(admin, 'createQuestion', { body: { description: fresh('Foreseen?'), categoryIds: [category.id], options } });
  const page = await desk('/admin/exam-creation');
  await chooses(subject(page, 1), category.name, '5');
  await expect(subject(page, 1).getByRole('status')).toHaveText('⚠ Needs 5, bank has 3.');
  await subject(page, 1).getByLabel('Number of questions').fill('2');
  await expect(subject(page, 1).getByRole('status')).toHaveText('Needs 2, bank has 3.');
  await page.getByRole('button', { name: '+ Add subject' }).click();
  await chooses(subject(page, 2), category.name, '2');
  await expect(subject(page, 2).getByRole('status')).toHaveText(
    '⚠ Needs 2, bank has 3, but shares them with other subjects: 1 are left for it.',
  );
  await expect(subject(page, 1).getByRole('status')).toHaveText('Needs 2, bank has 3.');
});
