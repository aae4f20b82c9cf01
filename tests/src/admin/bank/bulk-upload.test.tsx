// @vitest-environment jsdom
import { Blob as RealBlob, File as RealFile } from 'node:buffer';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as XLSX from 'xlsx';
import type { WorkerOrder } from '../../../../src/admin/bank/upload/worker/ask/worker-messages';
import { preview } from '../../../../src/admin/bank/upload/worker/read/preview';
import { readOtherTable } from '../../../../src/admin/bank/upload/worker/read/read-other-table';
import { mendedFile } from '../../../../src/admin/bank/upload/worker/write/mended-file';
import { rowsFile } from '../../../../src/admin/bank/upload/worker/write/rows-file';
import { header, row, sheet } from '../../../kit/sheet';
import { bank, clicks, leaves, opens, server, settles, texts, the, types } from '../kit';

const screen = vi.hoisted(() => ({ isWide: true }));
vi.mock('../../../../src/ui/browser/use-wide', async (original) => ({
  ...(await original<object>()),
  useWide: () => screen.isWide,
  useRoomy: () => screen.isWide,
}));

/** The worker's code, run in this process. jsdom's files cannot be streamed, so it gets Node's with the same bytes. */
class WorkerHere {
  static isBroken = false;
  static ended = 0;
  /** Files that were asked to be looked at as ones of other shapes. */
  static looks: File[] = [];
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
    // What is made is the file of the next preview, as the forms pass it on.
    const tell = (bytes: ArrayBuffer) => {
      WorkerHere.bytes = new Uint8Array(bytes);
      this.onmessage?.({ data: { is: 'made', bytes } });
    };
    if (order.make === 'mended') return void mendedFile(file, order.mends, order.without).then(tell, () => this.onerror?.());
    if (order.make === 'rows') return queueMicrotask(() => tell(rowsFile(order.rows)));
    if (order.make === 'look') {
      WorkerHere.looks.push(order.file);
      return void readOtherTable(file).then((looked) => !this.#isOver && this.onmessage?.({ data: { is: 'looked', looked } }));
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

/** Until no dialog is open and the sheet has been read. */
async function isRead() {
  const isBusy = () => document.querySelector('dialog') !== null || the('button', 'Upload').getAttribute('aria-disabled') === 'true';
  for (let turn = 0; turn < 100 && isBusy(); turn += 1) await settles();
}

/** Mends the row whose dialog is open by what is typed under these columns. */
async function judges(typed: Record<string, string>) {
  for (const [column, text] of Object.entries(typed)) await types(column, text);
  await clicks('button', 'Judge again');
  await isRead();
}

test('an upload is taken back after a dialog that says how many leave and how many stay', async () => {
  let taken = 0;
  const asked = server({
    'GET /categories': bank,
    'POST /questions/known': [null],
    'POST /questions/upload-questions': { total: 2, success: 1, failed: 1, errors: ['Row 3 is bad.'], upload: 41 },
    'GET /questions/uploads/41': () => ({ total: 12, used: 2 + taken, changed: 1 }),
    'POST /questions/uploads/41/take-back': { taken: 9, used: 2, changed: 1 },
  });
  await opens('/admin/bulk-upload');
  await chooses('bank.xlsx');
  await clicks('button', 'Upload');
  expect(the('link', 'See them in the question bank').getAttribute('href')).toBe('/admin/questions?upload=41');
  await clicks('button', 'Take this upload back');
  await settles();
  const said = document.querySelector('dialog')?.textContent;
  expect(said).toContain('9 of 12 questions of this upload leave the question bank.');
  expect(said).toContain('3 questions stay: 2 are in a test, 1 was changed since the upload.');
  await clicks('button', 'Cancel');
  expect(asked.some(({ call }) => call.includes('take-back'))).toBe(false);
  // What came meanwhile is asked for anew.
  taken = 9;
  await clicks('button', 'Take this upload back');
  await settles();
  expect(document.querySelector('dialog')).toBeNull();
  expect(texts('status').join(' ')).toContain('No question of this upload can be taken back. 12 questions stay: 11 are in a test');
  taken = 0;
  await clicks('button', 'Take this upload back');
  await settles();
  await clicks('button', 'Take this upload back');
  await settles();
  await clicks('button', 'Take back');
  await settles();
  expect(asked.filter(({ call }) => call === 'POST /questions/uploads/41/take-back')).toHaveLength(1);
  expect(texts('status').join(' ')).toContain('9 questions of this upload were taken back. 3 questions stay');
});

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
    'RowQuestionCorrect answerCategoryDifficultyState',
    '2Good?A. oneB. twoC. threeTags: ssc, 2026B. twoScienceEasyReady',
    '3Bad?Correct option: "9" is not an option.Mend',
  ]);
  expect(asked.map(({ call }) => call)).toEqual(['GET /categories', 'POST /questions/known']);
  await clicks('button', 'Upload');
  const form = asked[2]?.body;
  expect(form instanceof FormData && form.get('file')).toHaveProperty('name', 'bank.xlsx');
  expect(texts('status')).toContain('✅ File uploaded and questions processed.');
  expect(document.body.textContent).toContain('Total3Success2Failed1');
  expect(document.body.textContent).toContain('Row 3, Question: is required');
  // The summary stands below the form: beside the button it says how many were not added, and leads there.
  await clicks('button', '2 added, 1 not: see why');
  expect(document.activeElement?.textContent).toBe('Upload summary');
});

test('a file of which nothing was added says so in the place of the green line', async () => {
  const none = { total: 2, success: 0, failed: 2, errors: ['Row 2, Question: is required', 'Row 3, Question: is required'] };
  server({ 'GET /categories': bank, 'POST /questions/known': [null], 'POST /questions/upload-questions': none });
  await opens('/admin/bulk-upload');
  await chooses('bank.xlsx');
  await clicks('button', 'Upload');
  expect(texts('status').join(' ')).toContain('None of the 2 questions of the file was added. Below stands why.');
  expect(document.body.textContent).not.toContain('✅');
});

test('a row shows the letter of its answer, an unusual language, its tags and its second language', async () => {
  server({ 'GET /categories': bank, 'POST /questions/known': [null, null] });
  await opens('/admin/bulk-upload');
  const second = ['Question (Hindi)', 'Option 1 (Hindi)', 'Option 2 (Hindi)', 'Option 3 (Hindi)', 'Explanation (Hindi)'];
  const plain = row('Which is odd?', 'C');
  const odd = plain.with(3, 'Klingon').with(4, '=x').with(5, 1).with(6, 2).with(7, 3);
  await chooses('bank.xlsx', sheet([[...header, ...second], odd, [...row('Two?').with(4, ''), 'दो?', 'एक', 'दो', 'तीन', 'क्योंकि।']]));
  expect(texts('row').slice(1)).toEqual([
    '2Which is odd?A. 1B. 2C. 3Language: Klingon · Tags: =xC. 3ScienceEasyReady',
    '3Two?दो?A. oneB. twoC. threeB. twoScienceEasyReady',
  ]);
  expect(document.querySelector('[lang=hi]')?.textContent).toBe('दो?');
});

test('faulty rows stay after the upload, as they were mended, and are sent alone when they are mended', async () => {
  const reasons = [
    { row: 3, column: 'Question', why: { code: 'in-bank', id: 12 } },
    { row: 4, column: 'Correct option', why: { code: 'option-unknown', name: '9' } },
  ];
  const replies = [
    { total: 3, success: 1, failed: 2, known: 1, errors: ['Row 3 is known.', 'Row 4 is bad.'], reasons },
    { total: 1, success: 1, failed: 0, errors: [] },
  ];
  const asked = server({
    'GET /categories': bank,
    'POST /questions/known': [null, null],
    'POST /questions/upload-questions': () => replies.shift() ?? {},
  });
  await opens('/admin/bulk-upload');
  await chooses('bank.xlsx', sheet([header, row('Good?'), row('Known meanwhile?'), row('Bad?', 9)]));
  await clicks('button', 'Mend row 4');
  await types('Explanation', 'Typed here.');
  await clicks('button', 'Judge again');
  // It still is at fault: the dialog stays.
  for (let turn = 0; turn < 50 && !texts('button').includes('Judge again'); turn += 1) await settles();
  await clicks('button', 'Cancel');
  await isRead();
  await clicks('button', 'Upload');
  await isRead();
  expect(document.body.textContent).toContain('Total3Success1There already1Failed1');
  expect(document.body.textContent).toContain('This row of bank.xlsx is not added yet.');
  expect(texts('row').filter((text) => /^\d/.test(text))).toEqual(['4Bad?Correct option: "9" is not an option.Mend']);
  the('button', 'Save the faulty row as a file');
  await clicks('button', 'Mend row 4');
  expect(the<HTMLInputElement>('field', 'Explanation').value).toBe('Typed here.');
  await clicks('button', 'Cancel');
  await clicks('button', 'Mend row 4');
  await judges({ 'Correct option': '1' });
  await clicks('button', 'Upload');
  const sent = asked
    .filter(({ call }) => call === 'POST /questions/upload-questions')
    .map(({ body }) => (body as FormData).get('file') as File);
  expect(sent.map(({ name }) => name)).toEqual(['bank.xlsx', 'bank.xlsx']);
  const book = XLSX.read(WorkerHere.bytes, { type: 'array' });
  const left = XLSX.utils.sheet_to_json<string[]>(book.Sheets.Questions ?? {}, { header: 1, blankrows: true });
  expect(left.map(([question]) => question)).toEqual(['Question', undefined, undefined, 'Bad?']);
  expect(left[3]?.slice(8)).toEqual(['1', 'Typed here.']);
  // All is added: nothing is left.
  expect(texts('row')).toEqual([]);
  expect(document.body.textContent).toContain('Total1Success1Failed0');
});

test('a faulty row is mended in the preview and judged again; the filter stays, and what is sent is what is shown', async () => {
  const asked = server({ 'GET /categories': bank, 'POST /questions/known': [null], 'POST /questions/upload-questions': summary });
  await opens('/admin/bulk-upload');
  await chooses('bank.xlsx', sheet([header, row('Good?'), row('Bad?', 9), row('Worse?', 8, 'Fishing')]));
  await types('Show', 'faulty');
  await clicks('button', 'Mend row 3');
  const dialog = () => document.querySelector('dialog')?.textContent ?? '';
  expect(dialog()).toContain('Correct option: "9" is not an option.');
  expect(the<HTMLInputElement>('field', 'Explanation').value).toBe('Because.');
  // Mended to another fault: it is judged by what is typed now, and stays open with what is wrong with it.
  await types('Correct option', '7');
  await clicks('button', 'Judge again');
  for (let turn = 0; turn < 50 && !dialog().includes('"7"'); turn += 1) await settles();
  expect([dialog().includes('"7" is not an option.'), dialog().includes('"9"')]).toEqual([true, false]);
  expect(texts('row').slice(1)).toEqual([expect.stringContaining('"7" is not an option.'), expect.stringContaining('Worse?')]);
  expect(the<HTMLInputElement>('field', 'Correct option').value).toBe('7');
  await judges({ 'Correct option': '1' });
  expect(texts('row').slice(1)).toEqual([expect.stringContaining('Worse?')]);
  // One fault after the other: what was mended first stays.
  await clicks('button', 'Mend row 4');
  await types('Category', 'Physics');
  await clicks('button', 'Judge again');
  for (let turn = 0; turn < 50 && dialog().includes('Fishing'); turn += 1) await settles();
  expect(texts('row').slice(1)).toEqual([expect.not.stringContaining('Fishing')]);
  await judges({ 'Correct option': '2' });
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

test('two rows that ask the same with different answers are named, can be shown alone, and are sent only with a tick that both are meant', async () => {
  const asked = server({
    'POST /questions/upload-questions': { total: 4, success: 4, failed: 0, errors: [] },
    'GET /categories': bank,
    'POST /questions/known': [null, null, null, null],
  });
  await opens('/admin/bulk-upload');
  // Other options too: the same question with the same options is a repeat, which is refused.
  const other = row('same?', 3).map((cell) => (cell === 'one' ? 'four' : cell));
  await chooses('bank.xlsx', sheet([header, row('First?'), row('Same?'), row('Between?'), other]));
  expect(
    texts('row')
      .slice(2)
      .map((text) => /Ready.*/.exec(text)?.[0]),
  ).toEqual([
    'ReadyAsks the same as row 5, with another answer: one of the two may be wrong.',
    'Ready',
    'ReadyAsks the same as row 3, with another answer: one of the two may be wrong.',
  ]);
  expect(document.body.textContent).toContain(
    '1 question is there twice with different answers: row 3 and row 5. Check both before you send them.',
  );
  await types('Show', 'twice');
  expect(
    texts('row')
      .slice(1)
      .map((text) => text[0]),
  ).toEqual(['3', '5']);
  await types('Show', '');
  expect(texts('row')).toHaveLength(5);
  const sent = () => asked.filter(({ call }) => call === 'POST /questions/upload-questions').length;
  await clicks('button', 'Upload');
  expect(texts('alert').join()).toContain('A question is there twice with different answers.');
  const tick = 'I have checked the question that is there twice: add it with both answers.';
  expect([sent(), the('field', tick).getAttribute('aria-invalid')]).toEqual([0, 'true']);
  await clicks('field', tick);
  // Another file takes the tick away, also one with a pair in other rows.
  await chooses('bank.xlsx', sheet([header, row('Same?'), row('Between?'), other]));
  await clicks('button', 'Upload');
  expect([sent(), the<HTMLInputElement>('field', tick).checked]).toEqual([0, false]);
  await clicks('field', tick);
  await clicks('button', 'Upload');
  expect(sent()).toBe(1);
});

test('a narrow screen shows the state of a row below its question, and the search finds it', async () => {
  screen.isWide = false;
  server({ 'GET /categories': bank, 'POST /questions/known': [null] });
  await opens('/admin/bulk-upload');
  await chooses('bank.xlsx');
  expect(texts('row')).toEqual([
    'RowQuestionCorrect answer',
    '2Good?A. oneB. twoC. threeTags: ssc, 2026ReadyScienceEasyB. two',
    '3Bad?Correct option: "9" is not an option.Mend',
  ]);
  await types('Search rows', 'not an option');
  expect(texts('row').slice(1)).toEqual(['3Bad?Correct option: "9" is not an option.Mend']);
});

test('rows that are already in the bank are named and not counted as ready, before the upload', async () => {
  const asked = server({ 'GET /categories': bank, 'POST /questions/known': [null, 12] });
  await opens('/admin/bulk-upload');
  await chooses('bank.xlsx', sheet([header, row('Bad?', 9), row('New?'), row('Known?')]));
  expect(texts('row').slice(2)).toEqual([
    '3New?A. oneB. twoC. threeTags: ssc, 2026B. twoScienceEasyReady',
    '4Known?A. oneB. twoC. threeTags: ssc, 2026B. twoScienceEasyQuestion: is in the bank already, as question 12.',
  ]);
  // A known question is no faulty row.
  the('button', 'Save the faulty row as a file');
  expect(texts('status').join()).toContain('Ready: 1 of 3 rows. There already: 1. With problems, and left out: 1.');
  await types('Show', 'known');
  expect(texts('row').slice(1)).toEqual([expect.stringContaining('4Known?')]);
  await types('Show', 'ready');
  expect(texts('row').slice(1)).toEqual([expect.stringContaining('3New?')]);
  expect(asked[1]?.body).toEqual({ hashes: [expect.stringMatching(/^[\w+/]{43}=$/), expect.stringMatching(/^[\w+/]{43}=$/)] });
});

test('a row that the bank has with another right answer is faulty, and says so, before the upload', async () => {
  const asked = server({
    'GET /categories': bank,
    'POST /questions/known': () =>
      Object.hasOwn(asked.at(-1)?.body ?? {}, 'answers') ? [12, { id: 13, hasOtherAnswer: true }] : [null, 12, 13],
  });
  await opens('/admin/bulk-upload');
  await chooses('bank.xlsx', sheet([header, row('New?'), row('Known?'), row('Other key?')]));
  const digests = [expect.stringMatching(/^[\w+/]{43}=$/), expect.stringMatching(/^[\w+/]{43}=$/)];
  expect(asked.at(-1)?.body).toEqual({ hashes: digests, answers: digests });
  expect(texts('row').slice(3)).toEqual([
    expect.stringMatching(
      /^4Other key\?.*: is in the bank already, as question 13, whose right answer is another one: one of the two is wrong\.$/,
    ),
  ]);
  expect(texts('status').join()).toContain('Ready: 1 of 3 rows. There already: 1. With problems, and left out: 1.');
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
  expect(document.body.textContent).not.toContain('Open it with other column names');
  expect(asked).toHaveLength(1);
});

test.each([
  ['with other column names', 'bank.xlsx', sheet([['Chapter', 'Question Text', 'A', 'B', 'Ans']])],
  ['of another kind', 'bank.csv', new TextEncoder().encode('Question,A,B,Ans')],
])('a file %s is opened in the other form, as it was chosen', async (_, name, bytes) => {
  WorkerHere.looks = [];
  server({ 'GET /categories': bank });
  await opens('/admin/bulk-upload');
  await chooses(name, bytes);
  await clicks('button', 'Open it with other column names');
  expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('CSV, Word, other columns');
  expect(WorkerHere.looks.map((file) => [file.name, file.size])).toEqual([[name, bytes.length]]);
  expect(document.activeElement).toBe(the('field', 'Sheet with other column names, CSV or Word document'));
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
  ['counted by the server', 'empty', { known: 1 }, 'Total3Success1There already1Failed1', true],
  ['of a server that does not count them', 'same-as-row', {}, 'Total3Success1There already2Failed0', false],
])('rows that are in the bank already are no failed ones, %s', async (_, code, more, counts, isRed) => {
  const reasons = ['in-bank', code].map((code) => ({ row: 2, column: 'Question', why: { code, id: 12, row: 2 } }));
  const reply = { total: 3, success: 1, failed: 2, errors: ['Row 2 is refused.', 'Row 3 is refused.'], reasons, ...more };
  server({ 'GET /categories': bank, 'POST /questions/known': [null], 'POST /questions/upload-questions': reply });
  await opens('/admin/bulk-upload');
  await chooses('bank.xlsx');
  await clicks('button', 'Upload');
  expect(document.body.textContent).toContain(counts);
  expect([...document.querySelectorAll('dd')].at(3)?.classList.contains('text-bad')).toBe(isRed);
  // As many errors are listed as have failed; the others are named beside, by what they are.
  const rowsOf = (label: string) => document.querySelectorAll(`table[aria-label="${label}"] tbody tr`).length;
  expect([rowsOf('There already'), rowsOf('Errors')]).toEqual(isRed ? [1, 1] : [2, 0]);
});

test('a row in the words of a question of the bank whose options are others says so, and is ready all the same', async () => {
  server({
    'GET /categories': bank,
    'POST /questions/known': [null],
    'POST /questions/similar': [[{ id: 42, description: 'Odd one?', similarity: 0.1, isSameText: true }]],
  });
  await opens('/admin/bulk-upload');
  await chooses('bank.xlsx', sheet([header, row('Odd one?')]));
  for (let turn = 0; turn < 50 && !document.body.textContent.includes('Question 42'); turn += 1) await settles();
  expect(texts('row').at(-1)).toContain('ReadyThe bank has this text already, with other options or another passage: Question 42');
});

test('a sheet without a row that is ready is not sent, and the field says so; what is mended is sent', async () => {
  const asked = server({ 'GET /categories': bank, 'POST /questions/known': [null], 'POST /questions/upload-questions': summary });
  await opens('/admin/bulk-upload');
  await chooses('bank.xlsx', sheet([header, row('Bad?', 9), row('Worse?', 8)]));
  expect(document.body.textContent).toContain('None of the 2 questions is ready: each says below why.');
  expect(the('button', 'Upload').getAttribute('aria-disabled')).toBe('true');
  await clicks('button', 'Upload');
  expect(asked.map(({ call }) => call)).toEqual(['GET /categories']);
  await clicks('button', 'Mend row 3');
  await judges({ 'Correct option': '1' });
  await clicks('button', 'Upload');
  expect(asked.map(({ call }) => call)).toContain('POST /questions/upload-questions');
});

/** Pastes a text among the files of other shapes, and waits until it is read. */
async function pastes(text: string, until: () => boolean) {
  WorkerHere.bytes = text;
  await types('Or paste here', text);
  for (let turn = 0; turn < 200 && !until(); turn += 1) await settles();
  expect(until()).toBe(true);
}
const numbers = () => texts('row').flatMap((row) => /^\d+/.exec(row)?.[0] ?? []);

test('questions of a text are named by the numbers that they have in it, also in what became of them', async () => {
  const asked = server({
    'GET /categories': bank,
    'POST /questions/known': () => (asked.at(-1) as { body: { hashes: string[] } }).body.hashes.map(() => null),
    'POST /questions/upload-questions': {
      ...{ total: 2, success: 1, failed: 1, errors: ['Row 3 is bad.'] },
      reasons: [{ row: 3, column: 'Question', why: { code: 'same-as-row', row: 2 } }],
    },
  });
  await opens('/admin/bulk-upload');
  await clicks('button', 'CSV, Word, other columns');
  const one = (number: number, question: string, answer = 'a') => `${number}. ${question}\n(a) Yes (b) No\nAnswer: ${answer}\n`;
  await pastes(`Topic: Physics\n${one(41, 'Hot?')}${one(42, 'Cold?', 'e')}${one(45, 'Hot?')}`, () => numbers().length === 3);
  expect(numbers()).toEqual(['41', '42', '45']);
  expect(texts('row').at(-1)).toContain('Question: is the same as in question 41 of the file.');
  await clicks('button', 'Mend question 42');
  await types('Correct option', 'b');
  await clicks('button', 'Judge again');
  for (let turn = 0; turn < 100 && document.querySelector('dialog'); turn += 1) await settles();
  expect(texts('row')[2]).toMatch(/^42.*Ready$/);
  await clicks('button', 'Add the questions');
  for (let turn = 0; turn < 100 && !document.body.textContent?.includes('Question 42,'); turn += 1) await settles();
  expect(document.body.textContent).toContain('Question 42, Question: is the same as in question 41 of the file.');
});

test('questions of which two have one number are counted', async () => {
  server({ 'GET /categories': bank, 'POST /questions/known': [null, null] });
  await opens('/admin/bulk-upload');
  await clicks('button', 'CSV, Word, other columns');
  const one = (number: number, question: string) => `${number}. ${question}\n(a) Yes (b) No\nAnswer: a\n`;
  await pastes(`Topic: Physics\n${one(5, 'Hot?')}Section B\n${one(5, 'Cold?')}`, () => numbers().length === 2);
  expect(numbers()).toEqual(['1', '2']);
});

test('formulas are drawn in the preview: of a question, its options, its answer, its passage and its second language', async () => {
  server({ 'GET /categories': bank, 'POST /questions/known': [null, null] });
  await opens('/admin/bulk-upload');
  const named = {
    Question: 'Is \\(x^2\\) even?',
    Category: 'Science',
    'Option 1': '\\(\\frac{1}{2}\\)',
    'Option 2': 'two',
    'Correct option': 'A',
  };
  const second = { 'Question (Hindi)': 'क्या \\(z\\) सम है?', 'Option 1 (Hindi)': 'क', 'Option 2 (Hindi)': 'ख' };
  const cells = { ...named, ...second, Passage: 'P1', 'Passage text': 'Let \\(y=1\\).' };
  await chooses('bank.xlsx', sheet([Object.keys(cells), Object.values(cells)]));
  // The typesetter's styles never load in jsdom, so the TeX source stands in for the formula.
  const drawn = [...document.querySelectorAll('[data-raw]')].map(({ textContent }) => textContent);
  expect(drawn).toEqual(['y=1', 'x^2', 'z', '\\frac{1}{2}', '\\frac{1}{2}']);
});
