import { expect, test } from '../../kit/desk';

test('an empty bank and empty lists say what to do next', async ({ desk, portal }) => {
  portal.api.answers(/^GET \/api\/(categories|exams\/all|assessments\/all|questions\/all)/, 200, []);
  const page = await desk('/admin/categories');
  const says = async (path: string, sentence: RegExp, link?: string) => {
    await page.goto(path);
    await expect(page.getByText(sentence).first()).toBeVisible();
    if (link) await expect(page.locator('main').getByRole('link', { name: link, exact: true })).toBeVisible();
  };
  await says('/admin/categories', /^There are no categories yet\./);
  await says('/admin/questions', /^There are no categories yet\./, 'Add a category');
  await says('/admin/bulk-upload', /^There are no categories yet\./, 'Add a category');
  await says('/admin/assessment-creation', /^There are no exams yet\./, 'Create an exam');
  await says('/all-assessments', /^There are no assessments yet\./, 'Generate an assessment');
  await says('/all-exams', /^There are no exams yet\./, 'Create an exam');
});

test('a table of 10,000 rows renders one page; search, order and paging cover the whole @long', async ({ desk, portal }) => {
  const createdAt = '2026-01-01T00:00:00.000Z';
  const subjects = [{ subjectName: 'S', numberOfQuestions: 3 }];
  const all = Array.from({ length: 10_000 }, (_, at) => ({
    id: at + 1,
    name: `Mock ${(at * 7919) % 10_000}`,
    totalMarks: 1,
    createdAt,
    subjects,
  }));
  portal.api.answers(/^GET \/api\/assessments\/all/, 200, all);
  const page = await desk('/all-assessments');
  const rows = page.getByRole('grid', { name: 'Assessments' }).getByRole('row');
  const names = page.getByRole('rowheader');
  await expect(page.getByText('10,000 in all')).toBeVisible();
  await expect(rows).toHaveCount(26);
  await page.getByRole('columnheader', { name: /^Name/ }).click();
  await expect(names.first()).toHaveText('Mock 0');
  await page.getByRole('columnheader', { name: /^Name/ }).click();
  await expect(names.first()).toHaveText('Mock 9999');
  await expect(page.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(names.first()).toHaveText('Mock 9974');
  await page.getByRole('searchbox').fill('mock 997');
  await expect(page.getByText(/^[\d,]+ of 10,000 match$/)).toBeVisible();
  await expect(page.getByText('Page 1 of')).toBeVisible();
  await expect(rows).toHaveCount(26);
  await page.getByRole('searchbox').fill('nowhere');
  await expect(page.getByText('Nothing matches “nowhere”.')).toBeVisible();
});
