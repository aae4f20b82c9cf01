import type { Page } from '@playwright/test';
import { isClean } from '../../kit/axe';
import { expect, fresh, presses, saying, test } from '../../kit/desk';
import { counts, previewRows } from '../../kit/sheets';
import { meets } from '../../kit/visit';

const opens = async (page: Page): Promise<void> => page.getByRole('tab', { name: 'CSV, Word, other columns' }).click();

const picks = (page: Page, name: string, text: string): Promise<void> =>
  page.getByLabel('Sheet with other column names').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a .csv with other columns is understood, mended and filed; what was chosen is remembered', { tag: '@long' }, async ({
  desk,
  portal,
}) => {
  meets(/^failed GET \/assets\/admin-(katex|sheet-worker)/);
  const page = await desk('/admin/bulk-upload');
  await opens(page);
  await presses(page, 'Add the questions');
  await expect(page.getByRole('alert')).toHaveText('Please select a file first.');

  const [one, two] = [fresh('Which comes first?'), fresh('Which is 2.5?')];
  const text = `Sr No;Ques;A;B;Ans;Chapter;Wert\n1;${one};a) x;b) y;(b);Sylogisms;3\n2;${two};2,5;3;2,5;Sylogisms;4\n3;Half;;;;Sylogisms;\n`;
  await picks(page, 'batch.csv', text);
  await expect(page.getByRole('combobox', { name: 'Ques', exact: true })).toHaveValue('Question');
  await expect(page.getByRole('combobox', { name: 'Wert' })).toHaveValue('');
  await expect(saying(page, 'warning').last()).toHaveText('Ready: 0 of 3 rows. The others are left out.');

  // The bank has Syllogisms.
  const unknown = page.getByRole('combobox', { name: 'Sylogisms', exact: true });
  await unknown.selectOption({ index: 0 });
  await expect(saying(page, 'warning').last()).toHaveText('Ready: 2 of 3 rows. The others are left out.');
  await expect(previewRows(page).nth(1)).toHaveText(new RegExp(`2${one.replace('?', '\\?')}A. xB. yB. y.*Ready`));
  await expect(previewRows(page).nth(2)).toHaveText(new RegExp(`3${two.replace('?', '\\?')}A. 2,5B. 3A. 2,5.*Ready`));
  await isClean(page, 'upload, other files');
  const saved = page.waitForEvent('download');
  await presses(page, 'Save the faulty row as a file');
  expect((await saved).suggestedFilename()).toBe('batch-faulty.xlsx');

  await test.step('the faulty row is mended in the preview', async () => {
    await presses(page, 'Mend row 4');
    const dialog = page.getByRole('dialog', { name: 'Mend row 4' });
    for (const [column, cell] of Object.entries({ Question: fresh('Half of 2?'), 'Option 1': '1', 'Option 2': '3', 'Correct option': 'a' }))
      await dialog.getByRole('textbox', { name: column, exact: true }).fill(cell);
    await isClean(page, 'upload, a row mended');
    await dialog.getByRole('button', { name: 'Judge again' }).click();
    await expect(saying(page, 'success').last()).toHaveText('Ready: 3 of 3 rows.');
  });

  // The row stays mended in the sheet that is made anew. A press in the moment of a choice does not send the sheet of the choice before.
  const upload = await page.getByRole('button', { name: 'Add the questions', exact: true }).elementHandle();
  await page.getByRole('combobox', { name: 'Wert' }).evaluate((select: HTMLSelectElement, button) => {
    select.value = 'Tags';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    (button as HTMLButtonElement).click();
  }, upload);
  await expect(page.getByRole('button', { name: 'Add the questions', exact: true })).not.toHaveAttribute('aria-disabled', 'true');
  await presses(page, 'Add the questions');
  await expect(counts(page)).toHaveText(['3', '3', '0']);
  const kept = await portal.call(await portal.admin(), 'getQuestions', {});
  expect(kept.filter(({ description }) => description === one || description === two).toSorted((a, b) => a.id - b.id)).toMatchObject([
    {
      options: [
        { text: 'x', correct: false },
        { text: 'y', correct: true },
      ],
      examTags: ['3'],
    },
    {
      options: [
        { text: '2,5', correct: true },
        { text: '3', correct: false },
      ],
      examTags: ['4'],
    },
  ]);

  await page.reload();
  await opens(page);
  await picks(page, 'next.csv', text);
  await expect(page.getByRole('combobox', { name: 'Wert' })).toHaveValue('Tags');
});

test('pasted text with numbered questions is told apart, and its categories are added here', async ({ desk }) => {
  const page = await desk('/admin/bulk-upload');
  await opens(page);
  // A preview that another one overtakes ends with its worker.
  meets(/^failed GET \/assets\/admin-(katex|sheet-worker)/);
  // Unlike every other category: one that is alike is offered in its place.
  const topic = fresh('Tributaries, watersheds and drainage basins of the north');
  const paste = page.getByLabel('Or paste here');
  await paste.fill('Only a line without a number');
  await expect(saying(page, 'warning').last()).toContainText('No question found.');
  await presses(page, 'Add the questions');
  await expect(page.getByRole('alert')).toContainText('No question found.');
  await expect(paste).toHaveValue('Only a line without a number');

  await paste.fill(
    `Topic: ${topic}\n1. ${fresh('Longest river?')}\n(a) Ganga (b) Yamuna\nAnswer: a\n2. ${fresh('Source?')}\nA. Gangotri\nB. Pune\nAns. A`,
  );
  await expect(page.getByText('2 questions found in the text.')).toBeVisible();
  await page.getByLabel(`New: “${topic}” under`).selectOption({ label: 'None: at the top' });
  await presses(page, `Add “${topic}”`);
  await expect(saying(page, 'success').first()).toHaveText('Ready: 2 of 2 questions.');
  await presses(page, 'Add the questions');
  await expect(counts(page)).toHaveText(['2', '2', '0']);

  await test.step('faults name the questions that stand in the text, and not rows of the sheet that is made of it', async () => {
    const [asked, mouth] = [fresh('Deepest lake?'), fresh('Mouth of the Ganga?')];
    const deepest = `${asked}\n(a) Baikal (b) Como\nAnswer: a`;
    await paste.fill(`Topic: ${topic}\n1. ${deepest}\n2. ${mouth}\n(a) Bay (b) Gulf\nAnswer: d\n3. ${deepest}`);
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview).toContainText('Ready: 1 of 3 questions. There already: 1. With problems, and left out: 1.');
    await expect(previewRows(page)).toHaveText([
      /^No\./,
      /^1.*Ready$/,
      /^2.*Mend$/,
      /^3.*Question: is the same as in question 1 of the file\.Mend$/,
    ]);
    await presses(page, 'Mend question 2');
    const dialog = page.getByRole('dialog', { name: 'Mend question 2' });
    await expect(dialog.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue(mouth);
    await dialog.getByRole('textbox', { name: 'Correct option', exact: true }).fill('a');
    await dialog.getByRole('button', { name: 'Judge again' }).click();
    await expect(preview).toContainText('Ready: 2 of 3 questions. There already: 1.');
    await presses(page, 'Add the questions');
    await expect(page.getByRole('grid', { name: 'There already' }).getByRole('rowheader')).toHaveText([
      'Question 3, Question: is the same as in question 1 of the file.',
    ]);
  });
});
