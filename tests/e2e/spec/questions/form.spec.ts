import type { Page } from '@playwright/test';
import { choosesCategory, expect, fresh, presses, saying, tabsTo, test } from '../../kit/desk';

const description = (page: Page) => page.getByRole('textbox', { name: /^Question/ });
const option = (page: Page, letter: string) => page.getByRole('textbox', { name: `Option ${letter}`, exact: true });

/** Fills in a question with two options, the second correct. */
async function fillsIn(page: Page, text: string): Promise<void> {
  await description(page).fill(text);
  await choosesCategory(page, 'Syllogisms');
  await option(page, 'A').fill('Wrong');
  await option(page, 'C').fill('Right');
  await page.getByRole('radio', { name: 'Option C is correct' }).check();
}

test('§5.16 §5.17 §5.18 §9.3 §9.4 four slots; the rules of a question are shown one at a time, and nothing is sent', async ({
  desk,
  portal,
}) => {
  const page = await desk('/admin/questions?question=new');
  await test.step('§9.3 four slots', () => expect(page.getByRole('textbox', { name: /^Option [A-F]$/ })).toHaveCount(4));
  const asked = portal.api.seen.length;
  const alert = page.getByRole('alert');
  await test.step('§5.16 text and a category', async () => {
    await presses(page, 'Add Question');
    await expect(alert).toHaveText('❌ Please enter a question and select at least one category.');
    await description(page).fill('Only words');
    await presses(page, 'Add Question');
    await expect(alert).toHaveText('❌ Please enter a question and select at least one category.');
  });
  await choosesCategory(page, 'Syllogisms');
  await test.step('§5.17 §9.4 two options that are not blank', async () => {
    await option(page, 'A').fill('One');
    await option(page, 'B').fill('   ');
    await presses(page, 'Add Question');
    await expect(alert).toHaveText('❌ Please provide at least 2 options.');
  });
  await test.step('§5.18 one of them correct', async () => {
    await option(page, 'B').fill('Two');
    await presses(page, 'Add Question');
    await expect(alert).toHaveText('❌ Please mark at least one option as correct.');
  });
  expect(portal.api.seen.slice(asked).filter((line) => line.startsWith('POST'))).toEqual([]);
});

test('§5.19 §5.20 §5.21 §8.26 one correct option, tags split on commas, any difficulty and language', async ({ desk, portal }) => {
  const page = await desk('/admin/questions?question=new');
  const text = fresh('<b>Bold?</b> “उद्धरण” & https://example.org/image.png');
  await fillsIn(page, text);
  await test.step('§5.19 only one option can be chosen correct', async () => {
    await page.getByRole('radio', { name: 'Option A is correct' }).check();
    await page.getByRole('radio', { name: 'Option C is correct' }).check();
    await expect(page.getByRole('radio', { name: 'Option A is correct' })).not.toBeChecked();
  });
  await page.getByRole('textbox', { name: 'Explanation (optional)' }).fill('Because.');
  await page.getByRole('combobox', { name: 'Difficulty level' }).fill('Fiendish');
  await page.getByRole('combobox', { name: 'Language' }).fill('Maithili');
  await page.getByRole('textbox', { name: 'Exam tags' }).fill(' SSC CGL , ,Bank PO,');
  await page.getByRole('button', { name: 'Add Question' }).dblclick();
  await test.step('§8.26 ✅ Question added successfully!', () =>
    expect(saying(page, 'success')).toHaveText('✅ Question added successfully!'));
  const kept = (await portal.call(await portal.admin(), 'getQuestions', {})).filter((question) => question.description === text);
  await test.step('§5.20 tags split on commas and trimmed', () =>
    expect(kept.map((question) => question.examTags)).toEqual([['SSC CGL', 'Bank PO']]));
  await test.step('§5.21 difficulty and language as typed', () =>
    expect(kept.map((question) => [question.difficultyLevel, question.language])).toEqual([['Fiendish', 'Maithili']]));
  expect(kept).toMatchObject([
    {
      options: [
        { id: 1, text: 'Wrong', correct: false, explanation: '' },
        { id: 2, text: 'Right', correct: true, explanation: 'Because.' },
      ],
    },
  ]);
  await page.getByRole('link', { name: 'Back to the bank' }).click();
  await page.getByRole('searchbox', { name: 'Search questions' }).fill(text);
  await expect(page.getByRole('rowheader', { name: text })).toBeVisible();
});

test('§8.22 a question that cannot be added is logged and reported beside the form, and its text is kept', async ({ desk, portal }) => {
  const page = await desk('/admin/questions?question=new');
  await fillsIn(page, 'Lost?');
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('createQuestion failed:'));
  portal.api.answers(/^POST \/api\/questions\/create/, 503, { code: 'unavailable', message: 'The database cannot be reached.' });
  await presses(page, 'Add Question');
  await logged;
  await expect(page.getByRole('alert')).toContainText('❌ Failed to add question.');
  await expect(description(page)).toHaveValue('Lost?');
  await expect(option(page, 'C')).toHaveValue('Right');
});

test('a question of six options is added by keyboard alone', { tag: '@long' }, async ({ desk, portal }) => {
  const page = await desk('/admin/questions?question=new');
  const text = fresh('Asked by keyboard?');
  await expect(page.getByRole('row', { name: 'Reasoning', exact: true })).toBeVisible();
  await page.locator('main').focus();
  await tabsTo(page, 'Question');
  await page.keyboard.type(text);
  await tabsTo(page, 'Option A is correct');
  await page.keyboard.press('Space');
  for (const letter of 'ABCD') {
    await tabsTo(page, `Option ${letter}`);
    await page.keyboard.type(`Choice ${letter}`);
  }
  for (const letter of 'EF') {
    await tabsTo(page, '+ Add option');
    await page.keyboard.press('Enter');
    await expect(option(page, letter)).toBeFocused();
    await page.keyboard.type(`Choice ${letter}`);
  }
  await tabsTo(page, 'Remove option F');
  await page.keyboard.press('Enter');
  await expect(option(page, 'E')).toBeFocused();
  await tabsTo(page, '+ Add option');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Choice F after all');
  await tabsTo(page, 'Search categories');
  await page.keyboard.type('syllog');
  await expect(page.getByRole('row', { name: 'Syllogisms' })).toBeVisible();
  await tabsTo(page, 'Reasoning');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(page.getByRole('list', { name: 'Chosen categories' })).toContainText('Syllogisms');
  await tabsTo(page, 'Add Question');
  await page.keyboard.press('Enter');
  await expect(saying(page, 'success')).toHaveText('✅ Question added successfully!');
  const [kept] = (await portal.call(await portal.admin(), 'getQuestions', {})).filter((question) => question.description === text);
  expect(kept?.options).toHaveLength(6);
  expect(kept?.options[0]?.correct).toBe(true);
});
