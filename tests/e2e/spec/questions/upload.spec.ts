import { header, locked, program, row, sheet } from '../../../kit/sheet';
import { expect, fresh, presses, saying, tabsTo, test } from '../../kit/desk';
import { counts, fileOf, picks, previewRows } from '../../kit/sheets';

const uploads = (seen: string[]) => seen.filter((line) => line === 'POST /api/questions/upload-questions');

test('§5.27 §5.28 §8.8 §9.19 a file is required, .xlsx or .xls only, by name and by content', async ({ desk, portal }) => {
  const page = await desk('/admin/bulk-upload');
  const before = uploads(portal.api.seen).length;
  const alert = page.getByRole('form').getByRole('alert');
  await test.step('§5.27 a file is required', async () => {
    await presses(page, 'Upload');
    await expect(alert).toHaveText('Please select a file first.');
  });
  await test.step('§5.28 §9.19 .xlsx or .xls only', async () => {
    await expect(page.getByLabel('Excel file')).toHaveAttribute('accept', '.xlsx,.xls');
    await picks(page, 'questions.csv', sheet([header, row('Q', 1, 'Syllogisms')]));
    await presses(page, 'Upload');
    await expect(alert).toContainText('Only .xlsx and .xls files can be uploaded.');
  });
  const broken = [
    ['renamed.xlsx', program(), 'The file is not an .xlsx or .xls sheet.'],
    ['secret.xlsx', locked(), 'The file is locked with a password.'],
    ['half.xlsx', sheet([header, row('Q')]).slice(0, 900), 'The file cannot be read as a sheet.'],
    [
      'other.xls',
      sheet(
        [
          ['Name', 'Price'],
          ['Tea', 10],
        ],
        'biff8',
      ),
      'The file has no column Question, Category, Option 1, Option 2, Correct option in row 1 of the sheet "Questions".',
    ],
  ] as const;
  await test.step('§8.8 ❌ Upload failed, and why', async () => {
    for (const [name, bytes, why] of broken) {
      await picks(page, name, bytes);
      await expect(page.getByRole('region', { name: 'Preview' })).toContainText(why);
      await presses(page, 'Upload');
      await expect(alert).toHaveText(`❌ Upload failed. Check file format or server.${why}`);
    }
    expect(uploads(portal.api.seen)).toHaveLength(before);
  });
});

test('§2.14 §8.27 a sheet is previewed row by row before the file is sent, then filed, and counted', async ({ desk, portal }) => {
  const page = await desk('/admin/bulk-upload');
  const before = uploads(portal.api.seen).length;
  const first = fresh('प्रकाश क्या है? <b>');
  await picks(
    page,
    'bank.xlsx',
    sheet([
      header,
      row(first, 1, 'Syllogisms'),
      row('Where?', 7, 'Fishing'),
      [],
      row(` ${first} `.toUpperCase(), 1, 'Syllogisms'),
      row(fresh('Second?'), 'C', 'Logical Deduction > Syllogisms'),
    ]),
  );
  await expect(saying(page, 'warning')).toHaveText('Ready: 2 of 4 rows. There already: 1. With problems, and left out: 1.');
  await expect(previewRows(page)).toHaveText([
    /^Row/,
    `2${first}A. oneB. twoC. threeTags: ssc, 2026A. oneReasoning › Logical Deduction › SyllogismsEasyReady`,
    '3Where?Category: "Fishing" is not a category.Correct option: "7" is not an option.Mend',
    /^5.*Question: is the same as in row 2\.Mend$/,
    /^6.*Ready$/,
  ]);
  await page.getByLabel('Show', { exact: true }).selectOption('Only what has problems (1)');
  await expect(previewRows(page)).toHaveCount(2);
  expect(uploads(portal.api.seen)).toHaveLength(before);

  await page.getByRole('button', { name: 'Upload', exact: true }).dblclick();
  await expect(saying(page, 'success')).toHaveText('✅ File uploaded and questions processed.');
  await expect(counts(page)).toHaveText(['4', '2', '1', '1']);
  await expect(page.getByRole('grid', { name: 'Errors' }).getByRole('rowheader')).toHaveText([
    'Row 3, Category: "Fishing" is not a category.',
    'Row 3, Correct option: "7" is not an option.',
  ]);
  await expect(page.getByRole('grid', { name: 'There already' }).getByRole('rowheader')).toHaveText([
    'Row 5, Question: is the same as in row 2.',
  ]);
  expect(uploads(portal.api.seen)).toHaveLength(before + 1);
  const kept = await portal.call(await portal.admin(), 'getQuestions', {});
  expect(kept.filter(({ description }) => description === first)).toHaveLength(1);

  // The faulty row is left to be mended.
  await expect(previewRows(page)).toHaveCount(2);
  await picks(page, 'again.xls', sheet([header, row(first, 1, 'Syllogisms')], 'biff8'));
  await expect(saying(page, 'info')).toHaveText('Ready: 0 of 1 rows. There already: 1.');
  await expect(previewRows(page).nth(1)).toHaveText(/Question: is in the bank already, as question \d+\.$/);
  await presses(page, 'Upload');
  await expect(counts(page)).toHaveText(['1', '0', '1', '0']);
  await expect(page.getByText(/^Row 2, Question: is in the bank already, as question \d+\.$/)).toBeVisible();
});

test('a failed look-up in the bank shows an error before the upload, and the file can still be uploaded', async ({ desk, portal }) => {
  const page = await desk('/admin/bulk-upload');
  portal.api.answers(/^POST \/api\/questions\/known/, 503, { code: 'unavailable', message: 'Busy.' });
  await picks(page, 'bank.xlsx', sheet([header, row(fresh('Unasked?'), 1, 'Syllogisms')]));
  await expect(saying(page, 'warning')).toContainText('The bank could not be checked for these questions.');
  await expect(saying(page, 'success')).toHaveText('Ready: 1 of 1 rows.');
  portal.api.clears();
  await presses(page, 'Upload');
  await expect(counts(page)).toHaveText(['1', '1', '0']);
});

test('§8.8 an upload that the server cannot accept shows an error, and the file can be sent again', async ({ desk, portal }) => {
  const page = await desk('/admin/bulk-upload');
  await picks(page, 'bank.xlsx', sheet([header, row(fresh('Twice tried?'), 1, 'Syllogisms')]));
  await expect(saying(page, 'success')).toHaveText('Ready: 1 of 1 rows.');
  portal.api.answers(/^POST \/api\/questions\/upload/, 500, { code: 'internal', message: 'Something went wrong on our side.' });
  await presses(page, 'Upload');
  await expect(page.getByRole('alert')).toHaveText('❌ Upload failed. Check file format or server.Something went wrong on our side.');
  portal.api.clears();
  await presses(page, 'Upload');
  await expect(counts(page)).toHaveText(['1', '1', '0']);
});

test('a sheet is uploaded by keyboard alone', async ({ desk }) => {
  const page = await desk('/admin/bulk-upload');
  await expect(page.getByRole('form')).toBeVisible();
  await page.locator('main').focus();
  // Registered before the keys: the browser needs a moment until it reports a file chooser instead of showing it.
  const choosing = page.waitForEvent('filechooser');
  await tabsTo(page, 'Excel file');
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(fileOf('bank.xlsx', sheet([header, row(fresh('By keyboard?'), 'A', 'Syllogisms'), row('Bad', 9)])));
  await expect(saying(page, 'warning')).toHaveText('Ready: 1 of 2 rows. The others are left out.');
  await tabsTo(page, 'Upload');
  await tabsTo(page, 'Show');
  await page.keyboard.press('End');
  await expect(previewRows(page)).toHaveCount(2);
  await tabsTo(page, 'Upload', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(counts(page)).toHaveText(['2', '1', '1']);
});
