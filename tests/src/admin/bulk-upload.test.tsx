// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { clicks, leaves, opens, server, settles, texts, the } from './kit';

afterEach(leaves);

async function chooses(name: string) {
  const field = the<HTMLInputElement>('field', 'Excel file');
  Object.defineProperty(field, 'files', { value: [new File(['PK'], name)], configurable: true });
  await act(async () => field.dispatchEvent(new Event('change', { bubbles: true })));
  await settles();
}

test('§8: rows taken and refused are counted, each error is listed', async () => {
  const asked = server({
    'POST /questions/upload-questions': { total: 3, success: 2, failed: 1, errors: ['Row 3, Question: is required'] },
  });
  await opens('/admin/bulk-upload');
  await clicks('button', 'Upload');
  expect(texts('alert')).toEqual(['Please select a file first.']);
  await chooses('bank.pdf');
  await clicks('button', 'Upload');
  expect(texts('alert')[0]).toContain('❌ Upload failed. Check file format or server.');
  await chooses('bank.xlsx');
  await clicks('button', 'Upload');
  expect(asked).toHaveLength(1);
  const form = asked[0]?.body;
  expect(form instanceof FormData && form.get('file')).toHaveProperty('name', 'bank.xlsx');
  expect(texts('status')).toContain('✅ File uploaded and questions processed.');
  expect(document.body.textContent).toContain('Total3Success2Failed1');
  expect(document.body.textContent).toContain('Row 3, Question: is required');
});

test('§8: an upload that fails says so', async () => {
  server({ 'POST /questions/upload-questions': { code: 'unsupported-type', message: 'This is not an Excel file.' } });
  await opens('/admin/bulk-upload');
  await chooses('bank.xls');
  await clicks('button', 'Upload');
  expect(texts('alert')).toEqual(['❌ Upload failed. Check file format or server.This is not an Excel file.']);
});

test('without a network the screen says so, and stops saying so when there is one', async () => {
  server({});
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  await opens('/admin/bulk-upload');
  expect(texts('status')[0]).toContain('You are offline.');
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(texts('status')).toEqual([]);
});
