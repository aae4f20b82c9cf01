import { isClean } from '../kit/axe';
import { expect, presses, saying, test } from '../kit/desk';

test('an exam is made from a template of a real one, mapped to the bank, with what the bank is short of told before', {
  tag: '@long',
}, async ({ desk }) => {
  const page = await desk('/admin/exam-creation');
  await page.getByText('Start from a real exam').click();
  await isClean(page, 'templates of real exams');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'JEE Main Paper 1, 2026' }).click();
  const template = page.getByRole('region', { name: 'Template of a real exam' });
  await template.getByText(/Where these figures are from/).click();
  await expect(template.getByRole('link', { name: /paper pattern and marking scheme/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.ndtv\.com\//,
  );
  // The demo bank has Physics and Chemistry under Science.
  await expect(template.getByLabel('Physics', { exact: true })).toHaveValue(/\d+/);
  await template.getByLabel('Mathematics', { exact: true }).selectOption('');
  await expect(template.getByText('⚠ Without a category: Mathematics Section A, Mathematics Section B.')).toBeVisible();
  await template.getByLabel('Mathematics', { exact: true }).selectOption({ label: 'Quantitative Aptitude' });
  await expect(template.getByText(/^⚠ The bank is short of \d+ questions, in \d sections\./)).toBeVisible();
  await isClean(page, 'an exam from a template');
  await page.setViewportSize({ width: 1440, height: 900 });
  await presses(page, 'Create Exam');
  await expect(saying(page, 'success')).toContainText('✅ Exam created successfully!');
  await expect(template).toHaveCount(0);

  await page.goto('/all-exams');
  const row = page.getByRole('row', { name: /JEE Main Paper 1/ });
  await expect(row).toContainText('5 questions · A number');
  await isClean(page, 'exams with sections');
  await page.setViewportSize({ width: 1440, height: 900 });
  await row.getByRole('link', { name: 'Make an assessment from JEE Main Paper 1' }).click();
  await expect(page.getByText('⚠ A number: needs 5, bank has 0, 5 short.').first()).toBeVisible();
  await isClean(page, 'a paper of an exam with sections');
});

test('a locked exam is put together by keyboard alone', { tag: '@long' }, async ({ desk }) => {
  const page = await desk('/admin/exam-creation');
  await page.getByRole('textbox', { name: 'Exam name' }).fill('Two locked sections');
  await page.getByText('Order of sections, several right options').focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Order of the sections').focus();
  await page.keyboard.press('End');
  await expect(page.getByText('Each subject needs its minutes. After them, its questions are closed.')).toBeVisible();
  const first = page.getByRole('group', { name: 'Subject 1', exact: true });
  await first.getByRole('textbox', { name: 'Subject name' }).fill('Maths');
  await first.getByRole('spinbutton', { name: 'Minutes of this subject' }).fill('15');
  await first.getByRole('checkbox', { name: 'One right option' }).focus();
  await page.keyboard.press('Space');
  await first.getByRole('checkbox', { name: 'Learners may end this section before its time is over' }).focus();
  await page.keyboard.press('Space');
  await first.getByRole('row', { name: 'English', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Timer (minutes)')).toHaveValue('15');
  await expect(first.getByText(/^One right option: needs 10, bank has \d+\.$/)).toBeVisible();
  await isClean(page, 'an exam of locked sections');
  // In the tree of categories the key Enter is the tree's.
  await page.getByRole('textbox', { name: 'Exam name' }).focus();
  await page.keyboard.press('Control+Enter');
  await expect(saying(page, 'success')).toContainText('✅ Exam created successfully!');
});
