import type { Page } from '@playwright/test';
import { isClean } from '../kit/axe';
import { choosesCategory, expect, test } from '../kit/desk';

const desktop = { width: 1440, height: 900 };

/** Presses Tab until a control of this name has the focus. */
async function tabsTo(page: Page, role: 'radio' | 'checkbox' | 'textbox' | 'button', name: string | RegExp): Promise<void> {
  const goal = page.getByRole(role, { name, exact: true });
  for (let press = 0; press < 60; press += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}.`);
}

async function adds(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('✅ Question added successfully!')).toBeVisible();
}

test('questions with several right options and numbers are entered by keyboard alone, listed by kind, and changed', {
  tag: '@long',
}, async ({ desk }) => {
  const page = await desk('/');
  await page.setViewportSize(desktop);
  await page.goto('/admin/questions?question=new');
  await choosesCategory(page, 'Syllogisms');

  await page.getByRole('textbox', { name: 'Question' }).focus();
  await page.keyboard.type('How fast is a stone after 2 s of free fall, in m/s?');
  await tabsTo(page, 'radio', 'One right option');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'A number' })).toBeChecked();
  await tabsTo(page, 'textbox', 'Right number');
  await page.keyboard.type('-');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toHaveText('❌ Please enter the right number, such as 12 or -0.5.');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('19.6');
  await tabsTo(page, 'checkbox', 'Every number of a range is right');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('19.7');
  await expect(page.getByRole('region', { name: 'As learners see it' })).toContainText('Correct: 19.6 to 19.7');
  await isClean(page, 'a number half typed');
  await page.setViewportSize(desktop);
  await adds(page);

  // The next question has the same kind; its focus is in the question.
  await page.keyboard.type('Which of these are prime numbers, of the four?');
  await tabsTo(page, 'radio', 'A number');
  await page.keyboard.press('ArrowLeft');
  for (const [letter, text] of Object.entries({ A: '2', B: '9', C: '11', D: '15' })) {
    await tabsTo(page, 'checkbox', `Option ${letter} is correct`);
    if (letter === 'A' || letter === 'C') await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await expect(page.getByRole('region', { name: 'As learners see it' })).toContainText('Correct: A, C');
  await isClean(page, 'several right options half typed');
  await page.setViewportSize(desktop);
  await adds(page);

  await page.goto('/admin/questions?search=stone');
  const rows = page.getByRole('grid', { name: 'Questions' }).getByRole('row');
  await expect(rows.filter({ hasText: 'How fast is a stone' })).toContainText('A number');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Several right options');
  await expect(page.getByText('No question matches.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('prime numbers');
  await expect(rows.filter({ hasText: 'Which of these are prime' })).toContainText('Several right options');
  await isClean(page, 'questions of one kind');
  await page.setViewportSize(desktop);

  await page.getByRole('link', { name: /^Edit question/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Option C is correct' })).toBeChecked();
  await page.getByRole('radio', { name: 'A number' }).check();
  await page.getByRole('textbox', { name: 'Right number' }).fill('2');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('✅ Changes saved.')).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText('2. Edited').click();
  await expect(history).toContainText('Right number: 2');
  await history.getByText('1. Created').click();
  await expect(history).toContainText('Several right options');
  await isClean(page, 'a history of two kinds');
});
