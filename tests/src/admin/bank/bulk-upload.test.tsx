// @vitest-environment jsdom
import { Blob as RealBlob, File as RealFile } from 'node:buffer';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as XLSX from 'xlsx';
import { mendedFile } from '../../../../src/admin/bank/upload/worker/mended-file';
import { preview } from '../../../../src/admin/bank/upload/worker/preview';
import type { WorkerOrder } from '../../../../src/admin/bank/upload/worker/worker-messages';
import { header, row, sheet } from '../../../kit/sheet';
import { bank, clicks, leaves, opens, server, settles, texts, the, types } from '../kit';

const screen = vi.hoisted(() => ({ isWide: true }));
vi.mock('../../../../src/ui/browser/use-wide', () => ({ useWide: () => screen.isWide, useRoomy: () => screen.isWide }));

/** The worker's code, run in this process. jsdom's files cannot be streamed, so it gets Node's with the same bytes. */
class WorkerHere {
  static isBroken = false;
  static ended = 0;
  static bytes: BlobPart = '';
  /** Of files that were chosen; any other one was made of `bytes`. */
  static readonly chosen = new WeakMap<File, BlobPart>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  #isOver = false;

  postMessage(order: WorkerOrder) {
    if (WorkerHere.isBroken) return void queueMicrotask(() => this.onerror?.());
    const bytes = 'file' in order ? (WorkerHere.chosen.get(order.file) ?? WorkerHere.bytes) : WorkerHere.bytes;
    const file = new RealFile([bytes as Uint8Array], 'file' in order ? order.file.name : 'none.xlsx') as unknown as File;
    if (order.make === 'mended') {
      // What is made is the file of the next preview, as the forms pass it on.
      const tell = (bytes: ArrayBuffer) => {
        WorkerHere.bytes = new Uint8Array(bytes);
        this.onmessage?.({ data: { is: 'made', bytes } });
      };
      return void mendedFile(file, order.mends).then(tell, () => this.onerror?.());
    }
    if (order.make !== 'preview') return;
    void preview(file, order.categories, (data) => !this.#isOver && this.onmessage?.({ data }));
  }

  terminate() {
    this.#isOver = true;
    WorkerHere.ended += 1;
  }
}

beforeEach(() => {
  screen.isWide = true;
  WorkerHere.isBroken = false;
  WorkerHere.ended = 0;
  globalThis.Blob = RealBlob as unknown as typeof Blob;
  globalThis.Worker = WorkerHere as unknown as typeof Worker;
});
afterEach(leaves);

async function chooses(name: string, bytes = sheet([header, row('Good?'), row('Bad?', 9)])) {
  const field = the<HTMLInputElement>('field', 'Excel file');
  WorkerHere.bytes = bytes;
  const file = new File([bytes], name);
  WorkerHere.chosen.set(file, bytes);
  Object.defineProperty(field, 'files', { value: [file], configurable: true });
  await act(async () => field.dispatchEvent(new Event('change', { bubbles: true })));
  for (let turn = 0; turn < 50 && document.querySelector('progress'); turn += 1) await settles();
}

const summary = { total: 3, success: 2, failed: 1, errors: ['Row 3, Question: is required'] };

test('rows are shown before the file is sent; accepted and refused rows are counted, and each error is listed', async () => {
  const asked = server({ 'GET /categories': bank, 'POST /questions/known': [null], 'POST /questions/upload-questions': summary });
  await opens('/admin/bulk-upload');
  await clicks('button', 'Upload');
  expect(texts('alert')).toEqual(['Please select a file first.']);
  await chooses('bank.pdf');
  await clicks('button', 'Upload');
  expect(texts('alert')[0]).toContain('❌ Upload failed. Check file format or server.');
  await chooses('bank.xlsx');
  expect(texts('row')).toEqual([
    'RowQuestionCorrect answerState',
    '2Good?A. oneB. twoC. threetwoReady',
    '3Bad?Correct option: "9" is not an option.Mend here',
  ]);
  expect(asked.map(({ call }) => call)).toEqual(['GET /categories', 'POST /questions/known']);
  await clicks('button', 'Upload');
  const form = asked[2]?.body;
  expect(form instanceof FormData && form.get('file')).toHaveProperty('name', 'bank.xlsx');
  expect(texts('status')).toContain('✅ File uploaded and questions processed.');
  expect(document.body.textContent).toContain('Total3Success2Failed1');
  expect(document.body.textContent).toContain('Row 3, Question: is required');
  // The faulty rows can still be saved.
  expect(the('button', 'Save the faulty row as a file').closest('[aria-label]')?.getAttribute('aria-label')).toBe('Upload summary');
});

test('a faulty row is mended in the preview and judged again; the filter stays, and what is sent is what is shown', async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  const asked = server({ 'GET /categories': bank, 'POST /questions/known': [null], 'POST /questions/upload-questions': summary });
  await opens('/admin/bulk-upload');
  await chooses('bank.xlsx', sheet([header, row('Good?'), row('Bad?', 9), row('Worse?', 8, 'Fishing')]));
  await clicks('field', 'Only rows with problems');
  await clicks('button', 'Mend row 3');
  const dialog = () => document.querySelector('dialog')?.textContent ?? '';
  expect(dialog()).toContain('Correct option: "9" is not an option.');
  expect(the<HTMLInputElement>('field', 'Explanation').value).toBe('Because.');
  const judges = async () => {
    await clicks('button', 'Judge again');
    // Until the dialog is gone and the sheet has been read again.
    const isBusy = () => document.querySelector('dialog') !== null || the('button', 'Upload').getAttribute('aria-disabled') === 'true';
    for (let turn = 0; turn < 100 && isBusy(); turn += 1) await settles();
  };
  // Mended to another fault: it is judged by what is typed now.
  await types('Correct option', '7');
  await judges();
  expect(texts('row').slice(1)).toEqual([expect.stringContaining('"7" is not an option.'), expect.stringContaining('Worse?')]);
  await clicks('button', 'Mend row 3');
  await types('Correct option', '1');
  await judges();
  expect(texts('row').slice(1)).toEqual([expect.stringContaining('Worse?')]);
  // One fault after the other: what was mended first stays.
  await clicks('button', 'Mend row 4');
  await types('Category', 'Physics');
  await judges();
  expect(texts('row').slice(1)).toEqual([expect.not.stringContaining('Fishing')]);
  await clicks('button', 'Mend row 4');
  await types('Correct option', '2');
  await judges();
  // No row is left to be mended: all are shown.
  expect(
    texts('row')
      .slice(1)
      .map((text) => text.slice(-5)),
  ).toEqual(['Ready', 'Ready', 'Ready']);
  await clicks('button', 'Upload');
  const sent = asked.find(({ call }) => call === 'POST /questions/upload-questions')?.body as FormData;
  expect(sent.get('file')).toHaveProperty('name', 'bank.xlsx');
  expect((sent.get('file') as File).size).toBe((WorkerHere.bytes as Uint8Array).byteLength);
});

test('a narrow screen shows the state of a row below its question, and the search finds it', async () => {
  screen.isWide = false;
  server({ 'GET /categories': bank, 'POST /questions/known': [null] });
  await opens('/admin/bulk-upload');
  await chooses('bank.xlsx');
  expect(texts('row')).toEqual([
    'RowQuestionCorrect answer',
    '2Good?A. oneB. twoC. threeReadytwo',
    '3Bad?Correct option: "9" is not an option.Mend here',
  ]);
  await types('Search rows', 'not an option');
  expect(texts('row').slice(1)).toEqual(['3Bad?Correct option: "9" is not an option.Mend here']);
});

test('rows that are already in the bank are named and not counted as ready, before the upload', async () => {
  const asked = server({ 'GET /categories': bank, 'POST /questions/known': [null, 12] });
  await opens('/admin/bulk-upload');
  await chooses('bank.xlsx', sheet([header, row('Bad?', 9), row('New?'), row('Known?')]));
  expect(texts('row').slice(2)).toEqual([
    '3New?A. oneB. twoC. threetwoReady',
    '4Known?A. oneB. twoC. threetwoQuestion: is in the bank already, as question 12.',
  ]);
  // A known question is no faulty row.
  the('button', 'Save the faulty row as a file');
  expect(texts('status').join()).toContain('Ready: 1 of 3 rows. The others are left out.');
  expect(asked[1]?.body).toEqual({ hashes: [expect.stringMatching(/^[\w+/]{43}=$/), expect.stringMatching(/^[\w+/]{43}=$/)] });
});

test('a failed look-up in the bank shows an error and does not block the upload', async () => {
  const asked = server({ 'GET /categories': bank, 'POST /questions/known': 'no network', 'POST /questions/upload-questions': summary });
  await opens('/admin/bulk-upload');
  await chooses('bank.xlsx');
  expect(texts('status').join()).toContain('The bank could not be checked for these questions.');
  expect(texts('row')).toHaveLength(3);
  await clicks('button', 'Upload');
  expect(asked.at(-2)?.call).toBe('POST /questions/upload-questions');
});

test('before the file is sent, the screen names the table that was read and the other tables that hold questions', async () => {
  server({ 'GET /categories': bank });
  await opens('/admin/bulk-upload');
  const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([['Mock test'], header, row('Below a title?')]), 'Physics');
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([header, row('Elsewhere?')]), 'Chemistry');
  await chooses('two.xlsx', new Uint8Array(XLSX.write(book, { type: 'buffer' }) as Buffer));
  expect(document.body.textContent).toContain('Read from the sheet “Physics”; its column names are in row 2.');
  expect(document.body.textContent).toContain('Not read, although they have question columns: Chemistry.');
  expect(document.body.textContent).toContain('Below a title?');
});

test('a sheet that cannot be read is not sent', async () => {
  const asked = server({ 'GET /categories': bank });
  await opens('/admin/bulk-upload');
  await chooses('bank.xls', new Uint8Array([1, 2, 3]));
  expect(texts('alert')).toEqual(['This file cannot be uploaded.The file is not an .xlsx or .xls sheet.']);
  await clicks('button', 'Upload');
  expect(texts('alert')).toContain('❌ Upload failed. Check file format or server.The file is not an .xlsx or .xls sheet.');
  expect(asked).toHaveLength(1);
});

test('a failed preview does not block the upload: the server checks the file itself', async () => {
  WorkerHere.isBroken = true;
  const asked = server({ 'GET /categories': bank, 'POST /questions/upload-questions': summary });
  await opens('/admin/bulk-upload');
  await chooses('bank.xlsx');
  expect(texts('status').join()).toContain('The sheet could not be previewed here.');
  await clicks('button', 'Upload');
  expect(asked.map(({ call }) => call)).toContain('POST /questions/upload-questions');
});

test('choosing another file ends the reading of the first one', async () => {
  server({ 'GET /categories': bank });
  await opens('/admin/bulk-upload');
  await chooses('a.xlsx');
  expect(texts('row')).toHaveLength(3);
  await chooses('b.csv');
  expect(texts('row')).toEqual([]);
  expect(WorkerHere.ended).toBeGreaterThan(0);
});

test('§8: a failed upload shows an error', async () => {
  const problem = { code: 'unsupported-type', message: 'This is not an Excel file.' };
  server({ 'GET /categories': bank, 'POST /questions/upload-questions': problem });
  await opens('/admin/bulk-upload');
  await chooses('bank.xls');
  await clicks('button', 'Upload');
  expect(texts('alert')).toEqual(['❌ Upload failed. Check file format or server.This is not an Excel file.']);
});

test('without a network the screen says so, until the network returns', async () => {
  server({ 'GET /categories': bank });
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  await opens('/admin/bulk-upload');
  expect(texts('status')[0]).toContain('You are offline.');
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(texts('status')).toEqual([]);
});

test.each([
  ['and are not red', 'same-as-row', '2 of them are in the bank or in this file already', false],
  ['beside a row that is at fault', 'empty', '1 of them is in the bank or in this file already', true],
])('rows that are in the bank already are said as such, %s', async (_, code, said, isRed) => {
  const reasons = ['in-bank', code].map((code) => ({ row: 2, column: 'Question', why: { code, id: 12, row: 2 } }));
  const reply = { total: 3, success: 1, failed: 2, errors: ['Row 2 is refused.', 'Row 3 is refused.'], reasons };
  server({ 'GET /categories': bank, 'POST /questions/known': [null], 'POST /questions/upload-questions': reply });
  await opens('/admin/bulk-upload');
  await chooses('bank.xlsx');
  await clicks('button', 'Upload');
  expect(document.body.textContent).toContain(said);
  const failed = [...document.querySelectorAll('dd')].at(2);
  expect([failed?.textContent, failed?.classList.contains('text-bad')]).toEqual(['2', isRed]);
});
