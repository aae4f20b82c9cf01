import type { Page } from '@playwright/test';
import { choosesCategory, expect, fresh, generates, meets, presses, saying, test } from '../../kit/desk';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const number = (page: Page, name: string) => page.getByRole('spinbutton', { name });

async function fillsIn(page: Page, name: string, questions = '2'): Promise<void> {
  await field(page, 'Exam name').fill(name);
  await field(page, 'Subject name').fill('Logic');
  await number(page, 'Number of questions').fill(questions);
  await choosesCategory(page, 'Syllogisms');
}

test('§9.5 §9.6 §9.7 §5.25 §8.28 an exam has its defaults, needs a name and a subject, and is created', async ({ desk, portal }) => {
  const page = await desk('/admin/exam-creation');
  await test.step('§9.5 30 minutes', () => expect(number(page, 'Timer (minutes)')).toHaveValue('30'));
  await test.step('§9.6 4 marks', () => expect(number(page, 'Marks per correct answer')).toHaveValue('4'));
  await test.step('§9.7 1 negative mark', () => expect(number(page, 'Negative marks per wrong answer')).toHaveValue('1'));
  await test.step('§5.25 name and subject are required', async () => {
    await presses(page, 'Create Exam');
    await expect(page.getByRole('alert')).toHaveText('Please fill in exam name and at least one subject.');
    await field(page, 'Exam name').fill('Nameless no more');
    await presses(page, 'Remove subject 1');
    await expect(page.getByRole('button', { name: '+ Add subject' })).toBeFocused();
    await presses(page, 'Create Exam');
    await expect(page.getByRole('alert')).toHaveText('Please fill in exam name and at least one subject.');
  });
  await presses(page, '+ Add subject');

  const name = fresh('Exam “A” & <i>B</i>');
  await fillsIn(page, name);
  await page.getByRole('button', { name: 'Create Exam', exact: true }).dblclick();
  await test.step('§8.28 ✅ Exam created successfully!', () =>
    expect(saying(page, 'success')).toContainText('✅ Exam created successfully!'));
  const kept = (await portal.call(await portal.admin(), 'getExams', {})).filter((exam) => exam.name === name);
  expect(kept).toMatchObject([{ timerDuration: 30, marksPerQuestion: 4, negativeMarkingPerWrongQuestion: 1, numberOfQuestions: 2 }]);
});

test('§8.9 an exam that the server cannot save shows an error', async ({ desk, portal }) => {
  const page = await desk('/admin/exam-creation');
  await fillsIn(page, 'Lost');
  portal.api.answers(/^POST \/api\/exams\/create/, 500, { code: 'internal', message: 'Something went wrong on our side.' });
  await presses(page, 'Create Exam');
  await expect(page.getByRole('alert')).toContainText('❌ Failed to create exam.');
  await expect(field(page, 'Exam name')).toHaveValue('Lost');
});

test('§5.26 §7.15 §8.30 an assessment from an exam: exams by id descending, exam and name both required, its id is shown', async ({
  desk,
  portal,
}) => {
  const admin = await portal.admin();
  const subjects = [{ name: 'Any', categoryIds: [1], numberOfQuestions: 1 }];
  const draft = { timerDuration: 5, marksPerCorrect: 1, negativeMarksPerWrong: 0, subjects };
  await portal.call(admin, 'createExam', { body: { ...draft, name: fresh('Older') } });
  const newer = await portal.call(admin, 'createExam', { body: { ...draft, name: fresh('Newer') } });
  const page = await desk('/admin/assessment-creation');
  const picker = page.getByRole('combobox', { name: 'Exam' });
  await expect(picker).toBeVisible();
  const ids = await picker
    .locator('option[value]:not([value=""])')
    .evaluateAll((options) => options.map((o) => Number((o as HTMLOptionElement).value)));
  expect(ids.length).toBeGreaterThan(1);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));

  const sentence = '⚠️ Please select an exam and enter an assessment name.';
  await presses(page, 'Generate Assessment');
  await expect(page.getByRole('alert')).toHaveText(sentence);
  await field(page, 'Assessment name').fill('Named, no exam');
  await presses(page, 'Generate Assessment');
  await expect(page.getByRole('alert')).toHaveText(sentence);
  await picker.selectOption(String(newer.id));
  await field(page, 'Assessment name').fill('   ');
  await presses(page, 'Generate Assessment');
  await expect(page.getByRole('alert')).toHaveText(sentence);

  const name = fresh('From exam');
  await field(page, 'Assessment name').fill(name);
  await generates(page);
  const made = await expect.poll(async () => (await portal.call(admin, 'getAssessments', {})).find((each) => each.name === name)?.id);
  await made.toBeDefined();
  const id = (await portal.call(admin, 'getAssessments', {})).find((each) => each.name === name)?.id;
  await expect(saying(page, 'success')).toContainText(new RegExp(`✅ Assessment generated with ID: ${id}(?!\\d)`));
});

test("§8.10 too few questions for an exam: the specification's sentence, and the subject that lacks questions", async ({ desk }) => {
  meets(/^refused POST .*from-exam: 422/);
  const page = await desk('/admin/exam-creation');
  await fillsIn(page, fresh('Too long'), '250');
  await presses(page, 'Create Exam');
  await page.getByRole('link', { name: 'Make an assessment from it' }).click();
  await field(page, 'Assessment name').fill('Never made');
  await generates(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('❌ Failed to generate assessment. Please ensure enough questions exist.');
  await expect(alert).toContainText('Logic');
  await expect(alert).toContainText('250');
});

test('§2.59 §2.60 §2.61 §2.62 §9.15 the exams table: its columns, instructions cut at 100 characters, a dash, subjects with categories', async ({
  desk,
  portal,
}) => {
  const admin = await portal.admin();
  const [long, none] = [fresh('Long'), fresh('None')];
  const [branch, leaf] = [fresh('Branch'), fresh('Leaf')];
  const { id: parentCategoryId } = await portal.call(admin, 'addCategory', { query: { name: branch } });
  const { id } = await portal.call(admin, 'addCategory', { query: { name: leaf, parentCategoryId: String(parentCategoryId) as never } });
  const subjects = [
    { name: 'Paper one', categoryIds: [parentCategoryId, id], numberOfQuestions: 3 },
    { name: 'Paper two', categoryIds: [id], numberOfQuestions: 4 },
  ];
  const draft = { timerDuration: 45, marksPerCorrect: 2.5, negativeMarksPerWrong: 0.5, subjects };
  await portal.call(admin, 'createExam', { body: { ...draft, name: long, instructions: `${'नियम '.repeat(30)}` } });
  await portal.call(admin, 'createExam', { body: { ...draft, name: none, instructions: '  ' } });

  const page = await desk('/all-exams');
  const cells = (name: string) => page.getByRole('row').filter({ hasText: name }).locator('[role="rowheader"], [role="gridcell"]');
  await test.step('§2.59 name, duration, marks, questions', async () => {
    await expect(page.getByRole('columnheader')).toHaveText([
      /^Name/,
      /^Duration/,
      /^Positive Marks/,
      /^Negative Marks/,
      /^Total Questions/,
      /^Instructions/,
      /^Subjects/,
    ]);
    // Below its name an exam has its links.
    await expect(cells(none).first()).toContainText(none);
    for (const [i, text] of ['45 min', '2.5', '0.5', '7'].entries()) await expect(cells(none).nth(i + 1)).toHaveText(text);
  });
  await test.step('§2.61 a dash for no instructions', () => expect(cells(none).nth(5)).toHaveText('-'));
  await test.step('§2.62 subjects with their categories', () =>
    expect(cells(none).nth(6)).toHaveText(`Paper one: ${branch}, ${leaf}Paper two: ${leaf}`));
  await test.step('§2.60 §9.15 100 characters and an ellipsis', async () => {
    const shown = (await cells(long).nth(5).innerText()).trim();
    expect(shown.endsWith('…')).toBe(true);
    expect([...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(shown)]).toHaveLength(101);
  });
});
