import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { moodleQuiz, shown } from '../../../kit/moodle';
import { pngOf } from '../../../server/kit/png';
import { isClean } from '../../kit/axe';
import { expect, fresh, presses, saying, test } from '../../kit/desk';
import { counts, previewRows } from '../../kit/sheets';

const file = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
const exported = readFileSync(new URL('../../../contract/formats/files/export.xml', import.meta.url), 'utf8');

test('GIFT, Aiken and Moodle XML are shown question by question before the file is sent, then filed @long', async ({ desk, portal }) => {
  const page = await desk('/');
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
  await page.getByLabel('Category if the file names none of yours').selectOption({ label: 'Reasoning › Logical Deduction › Syllogisms' });
  await expect(saying(page, 'warning')).toHaveText('Ready: 1 of 2 questions. The others are left out.');
  await expect(previewRows(page)).toHaveText([
    /^Line/,
    `1${asked}A. a waveB. a fishA. a waveReasoning › Logical Deduction › SyllogismsReady`,
    /^6Unfinished\?.*Correct option: is missing: no line says ANSWER\.$/,
  ]);
  await isClean(page, 'preview of a text file');
  await presses(page, 'Import');
  await expect(saying(page, 'success')).toHaveText('✅ File uploaded and questions processed.');
  await expect(counts(page)).toHaveText(['2', '1', '1']);
  const kept = await portal.call(await portal.admin(), 'getQuestions', {});
  expect(kept.find(({ description }) => description === asked)?.options.map(({ correct }) => correct)).toEqual([true, false]);

  await field.setInputFiles(file('again.txt', `${asked}\nA. a wave\nB. a fish\nANSWER: A\n`));
  // isClean leaves a phone's screen, on which the state stands below the question.
  await expect(previewRows(page).nth(1)).toHaveText(/\?.*Question: is in the bank already, as question \d+\.Reasoning › Logical.*a wave$/);

  await field.setInputFiles(file('export.xml', exported));
  await expect(saying(page, 'warning')).toHaveText('Ready: 3 of 8 questions. The others are left out.');
  await expect(previewRows(page).filter({ hasText: 'a vector' })).toContainText(
    'ReadyQuestion: gives 33.33333 % for "speed"; that is taken as wrong.',
  );
  await field.setInputFiles(file('bomb.xml', '<!DOCTYPE q [<!ENTITY a "x">]><quiz>&a;</quiz>'));
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('The file has a DOCTYPE, which is not taken (line 1).');
});

test('pictures of a Moodle file are announced by the preview, shown in the bank, and exported', { tag: '@long' }, async ({
  desk,
  portal,
}) => {
  const admin = await portal.admin();
  const category = await portal.call(admin, 'addCategory', { query: { name: fresh('Figures') } });
  const asked = fresh('Which square is lit?');
  const xml = moodleQuiz(
    {
      asked: shown(asked, 'a square.png', pngOf(90, 40), 'A dark square'),
      options: [shown('', 'left.png', pngOf(60, 200), 'A light square'), 'None'],
    },
    { asked: shown('Elsewhere?', 'missing.png'), options: ['Yes', 'No'] },
  ).replace('@@/a square', '@@/a%20square');
  const page = await desk('/');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/bulk-upload');
  await page.getByRole('tab', { name: 'GIFT, Aiken, Moodle XML' }).click();
  await page.getByLabel('Category if the file names none of yours').selectOption({ label: category.name });
  await page.getByLabel('GIFT, Aiken or Moodle XML file').setInputFiles(file('moodle.xml', xml));
  await expect(previewRows(page).nth(1)).toHaveText(
    `1${asked}A. A light squareB. None🖼 A dark square · A light squareA. A light square${category.name}Ready`,
  );
  await expect(previewRows(page).nth(2)).toContainText(
    'Question: names the picture "@@PLUGINFILE@@/missing.png", which the file does not hold.',
  );
  await expect(page.getByText('New pictures are checked when the file is imported')).toBeVisible();
  await presses(page, 'Import');
  await expect(counts(page)).toHaveText(['2', '1', '1']);

  await page.goto('/admin/questions');
  await page.getByLabel('Category, with all below it').selectOption({ label: category.name });
  await expect(page.getByRole('grid', { name: 'Questions' }).getByRole('rowheader')).toHaveText([`${asked}🖼 2 pictures`]);
  const downloading = page.waitForEvent('download');
  await presses(page, 'Moodle XML');
  const buffer = await readFile(await (await downloading).path());
  expect(buffer.toString()).toContain('alt=&quot;A dark square&quot;');
  await presses(page, 'GIFT');
  await expect(saying(page, 'warning')).toContainText('was exported without its pictures. Moodle XML carries them.');
  await page.getByRole('link', { name: /^Edit question/ }).click();
  const drawn = page.getByRole('region', { name: 'As learners see it' }).getByRole('img', { name: 'A dark square' });
  await expect(drawn).toBeVisible();
  expect(await drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(90);

  const again = await desk('/admin/bulk-upload');
  await again.getByRole('tab', { name: 'GIFT, Aiken, Moodle XML' }).click();
  await again.getByLabel('GIFT, Aiken or Moodle XML file').setInputFiles({ name: 'questions.xml', mimeType: 'text/xml', buffer });
  await expect(previewRows(again).nth(1)).toHaveText(/Question: is in the bank already, as question \d+\.$/);
});
