import { header, row, sheet } from '../../kit/sheet';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { choosesCategory, expect, fresh, generates, presses, saying, test } from '../kit/desk';
import { Hall } from '../kit/hall';
import { picks } from '../kit/sheets';
import { isAt } from '../kit/visit';

test.use({ hasWorker: false });

test('§1.2 a learner signs in, completes a profile, browses, takes an assessment against the clock and reviews the result', async ({
  visit,
  portal,
}) => {
  const name = fresh('A first test');
  await assessmentOf(portal, { name, minutes: 5, questions: plainQuestions(2) });
  const page = await visit('/');
  await page.getByRole('main').getByRole('link', { name: 'User Login' }).click();
  await page.getByRole('button', { name: 'New here? Register' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(`walker-${Date.now()}@learner.example`);
  await page.getByLabel(/^Password/).fill('secret-123');
  await page.getByRole('button', { name: 'Register', exact: true }).click();

  await isAt(page, '/user/profile-completion');
  for (const [label, value] of [
    ['First name', 'Wali'],
    ['Last name', 'Khan'],
    ['Location', 'Indore'],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(value);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await isAt(page, '/user/dashboard');

  await page.getByRole('main').getByRole('link', { name: 'Available Assessments' }).click();
  await page.getByRole('link', { name: `Start Assessment: ${name}` }).click();
  const hall = new Hall(page);
  await hall.starts();
  await expect(hall.timer()).toHaveText(/^0[45]:\d\d$/);
  await hall.chooses(1);
  await hall.next();
  await hall.chooses(3);
  await hall.asksToSubmit();
  await page.getByRole('button', { name: 'Yes, submit' }).click();

  await expect(page.getByRole('region', { name: 'Score' })).toContainText(/1\s*\/\s*2/);
  const reviewed = page.locator('section[data-outcome]');
  await expect(reviewed).toHaveCount(2);
  await expect(reviewed.nth(0)).toContainText('Your answer, correct');
  await expect(reviewed.nth(1)).toContainText('Correct answer');
});

test('§1.3 an admin manages categories, questions one by one and by sheet, exams and assessments', async ({ desk, portal }) => {
  const page = await desk('/admin/categories');
  const category = fresh('Managed');
  await page.getByRole('textbox', { name: 'Name' }).fill(category);
  await presses(page, 'Add Category');
  await expect(saying(page, 'success')).toContainText(category);

  const nav = page.getByRole('navigation', { name: 'Admin' });
  await nav.getByRole('link', { name: 'Manage Questions' }).click();
  await page.getByRole('link', { name: 'New question' }).click();
  const single = fresh('One by one?');
  await page.getByRole('textbox', { name: /^Question/ }).fill(single);
  await choosesCategory(page, category);
  for (const [letter, text] of [
    ['A', 'yes'],
    ['B', 'no'],
  ])
    await page.getByRole('textbox', { name: `Option ${letter}`, exact: true }).fill(text ?? '');
  await page.getByRole('radio', { name: 'Option A is correct' }).check();
  await presses(page, 'Add Question');
  await expect(saying(page, 'success')).toHaveText('✅ Question added successfully!');

  await nav.getByRole('link', { name: 'Question Bulk Upload' }).click();
  const uploaded = fresh('From a sheet?');
  await picks(page, 'bank.xlsx', sheet([header, row(uploaded, 1, category)]));
  await presses(page, 'Upload');
  await expect(saying(page, 'success')).toHaveText('✅ File uploaded and questions processed.');

  await nav.getByRole('link', { name: 'Create Exam' }).click();
  const exam = fresh('Managed exam');
  await page.getByRole('textbox', { name: 'Exam name' }).fill(exam);
  await page.getByRole('textbox', { name: 'Subject name' }).fill('All of it');
  await page.getByRole('spinbutton', { name: 'Number of questions' }).fill('2');
  await choosesCategory(page, category);
  await presses(page, 'Create Exam');
  await expect(saying(page, 'success')).toContainText('✅ Exam created successfully!');

  await nav.getByRole('link', { name: 'Assessments By Exam' }).click();
  const assessment = fresh('Managed assessment');
  const picker = page.getByRole('combobox', { name: 'Exam' });
  await picker.selectOption(await picker.locator('option', { hasText: exam }).getAttribute('value'));
  await page.getByRole('textbox', { name: 'Assessment name' }).fill(assessment);
  await generates(page);
  await expect(saying(page, 'success')).toContainText('✅ Assessment generated with ID:');

  const admin = await portal.admin();
  const { id = 0 } = (await portal.call(admin, 'getAssessments', {})).find((each) => each.name === assessment) ?? {};
  const paper = await portal.call(admin, 'getPaper', { params: { id } });
  expect(paper.subjects.flatMap(({ questions }) => questions.map((question) => question.description)).toSorted()).toEqual(
    [single, uploaded].toSorted(),
  );
});
