import { readFileSync } from 'node:fs';
import { bringAxe, isClean } from '../kit/axe';
import { expect, fresh, presses, saying, test } from '../kit/desk';
import { counts, previewRows } from '../kit/sheets';

const file = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
const exported = readFileSync(new URL('../../contract/formats/files/export.xml', import.meta.url), 'utf8');

test('GIFT, Aiken and Moodle XML are shown question by question before the file is sent, then filed', async ({ desk, portal }) => {
  const page = await desk('/');
  await bringAxe(page);
  await page.goto('/admin/bulk-upload');
  await page.getByRole('tab', { name: 'GIFT, Aiken, Moodle XML' }).click();
  const field = page.getByLabel('GIFT, Aiken or Moodle XML file');
  await presses(page, 'Import');
  await expect(page.getByRole('alert')).toHaveText('Please select a file first.');

  await field.setInputFiles(file('letter.txt', 'Dear sir'));
  await expect(page.getByRole('alert')).toHaveText('This file cannot be uploaded.The file is neither GIFT nor Aiken nor Moodle XML.');

  const asked = fresh('प्रकाश क्या है?');
  await field.setInputFiles(file('exam.txt', `${asked}\nA. a wave\nB. a fish\nANSWER: A\n\nUnfinished?\nA. yes\n`));
  await expect(saying(page, 'warning')).toHaveText('Ready: 0 of 2 questions. The others are left out.');
  await page
    .getByLabel('Category where the file names none of yours')
    .selectOption({ label: 'Reasoning › Logical Deduction › Syllogisms' });
  await expect(saying(page, 'warning')).toHaveText('Ready: 1 of 2 questions. The others are left out.');
  await expect(previewRows(page)).toHaveText([
    /^Line/,
    `1${asked}a waveReasoning › Logical Deduction › SyllogismsReady`,
    /^6Unfinished\?.*Correct option: is missing: no line says ANSWER\.$/,
  ]);
  await isClean(page, 'preview of a text file');
  await presses(page, 'Import');
  await expect(saying(page, 'success')).toHaveText('✅ File uploaded and questions processed.');
  await expect(counts(page)).toHaveText(['2', '1', '1']);
  const kept = await portal.call(await portal.admin(), 'getQuestions', {});
  expect(kept.find(({ description }) => description === asked)?.options.map(({ correct }) => correct)).toEqual([true, false]);

  await field.setInputFiles(file('again.txt', `${asked}\nA. a wave\nB. a fish\nANSWER: A\n`));
  await expect(previewRows(page).nth(1)).toHaveText(/Question: is in the bank already, as question \d+\.$/);

  await field.setInputFiles(file('export.xml', exported));
  await expect(saying(page, 'warning')).toHaveText('Ready: 1 of 8 questions. The others are left out.');
  await field.setInputFiles(file('bomb.xml', '<!DOCTYPE q [<!ENTITY a "x">]><quiz>&a;</quiz>'));
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('The file has a DOCTYPE, which is not taken (line 1).');
});
