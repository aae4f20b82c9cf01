import { readFile } from 'node:fs/promises';
import * as XLSX from 'xlsx';
import { passageColumns, sheetColumns } from '../../../../contract/sheet/columns';
import { kindColumns } from '../../../../contract/sheet/kind';
import { bomb, header, rows, sheet } from '../../../kit/sheet';
import { expect, fresh, presses, saying, test } from '../../kit/desk';
import { counts, picks, previewRows } from '../../kit/sheets';

test('10,000 rows are read in a worker with progress, can be cancelled, searched and paged; one more is refused', { tag: '@long' }, async ({
  desk,
}) => {
  const page = await desk('/admin/bulk-upload');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Download template' }).waitFor();
  expect(loaded.filter((path) => path.includes('sheet-worker'))).toEqual([]);

  const many = sheet([header, ...rows(10_000, 'Many', 'Syllogisms')]);
  await picks(page, 'many.xlsx', many);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await presses(page, 'Cancel');
  await expect(page.getByRole('region', { name: 'Preview' })).toHaveCount(0);
  await presses(page, 'Upload');
  await expect(page.getByRole('alert')).toHaveText('Please select a file first.');
  expect(loaded.filter((path) => /^\/assets\/admin-.*sheet-worker.*\.js$/.test(path))).toHaveLength(1);

  await picks(page, 'many.xlsx', many);
  await expect(saying(page, 'success')).toHaveText('Ready: 10,000 of 10,000 rows.');
  await expect(page.getByText('Page 1 of 400')).toBeVisible();
  await expect(previewRows(page)).toHaveCount(26);
  await page.getByRole('searchbox', { name: 'Search rows' }).fill('many 9999');
  await expect(previewRows(page)).toHaveText([
    /^Row/,
    /^9999Many 9998A\. oneB\. twoC\. threeTags: ssc, 2026B\. two.*EasyReady$/,
    /^10000Many 9999A\. oneB\. twoC\. threeTags: ssc, 2026B\. two.*EasyReady$/,
  ]);

  await picks(page, 'more.xlsx', sheet([header, ...rows(10_001)]));
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('The file has more than 10000 rows.');
  await picks(page, 'bomb.xlsx', bomb(true));
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(
    'The file is too large: 10 MB, and 64 MB unpacked, is the most.',
  );
});

test('the template has every column, an accepted example, and the current lists', async ({ desk, portal }) => {
  const admin = await portal.admin();
  const name = fresh('Live; "category" <new>');
  const { id } = await portal.call(admin, 'addCategory', { query: { name } });
  const options = [1, 2].map((place) => ({ id: place, text: `${place}`, correct: place === 1 }));
  const body = { description: fresh('Q'), categoryIds: [id], difficultyLevel: 'Olympiad', language: 'Maithili', options };
  await portal.call(admin, 'createQuestion', { body });
  const page = await desk('/admin/bulk-upload');
  const downloading = page.waitForEvent('download');
  const asking = page.waitForRequest(/\/questions\/all/);
  await presses(page, 'Download template');
  const download = await downloading;
  // The request does not load the whole bank.
  expect(new URL((await asking).url()).search).toBe('?page=1&size=200');
  expect(download.suggestedFilename()).toBe('questions.xlsx');
  const bytes = new Uint8Array(await readFile(await download.path()));
  const book = XLSX.read(bytes);
  const columns = (table: string) => XLSX.utils.sheet_to_json<string[]>(book.Sheets[table] ?? {}, { header: 1 });
  expect(columns('Questions')[0]).toEqual([...sheetColumns, ...kindColumns, ...passageColumns]);
  expect(columns('Lists').map(([category]) => category)).toEqual(
    expect.arrayContaining(['Category', 'Reasoning > Logical Deduction > Syllogisms', name]),
  );
  expect(columns('Lists').map(([, difficulty]) => difficulty)).toEqual(expect.arrayContaining(['Easy', 'Medium', 'Hard', 'Olympiad']));
  expect(columns('Lists').map(([, , language]) => language)).toEqual(expect.arrayContaining(['English', 'Hindi', 'Maithili']));

  await picks(page, 'template.xlsx', bytes);
  await expect(saying(page, 'success')).toHaveText('Ready: 3 of 3 rows.');
  await presses(page, 'Upload');
  await expect(counts(page)).toHaveText(['3', '3', '0']);
});
