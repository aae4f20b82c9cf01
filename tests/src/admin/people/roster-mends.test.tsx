// @vitest-environment jsdom
import { Blob as RealBlob, File as RealFile } from 'node:buffer';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as XLSX from 'xlsx';
import { readingOptions, tablesOf } from '../../../../contract/sheet/cells';
import { readRoster, rosterLocated, rosterTable } from '../../../../contract/sheet/roster';
import type { KnownRoster } from '../../../../server/rules/people/known-roster';
import { planRoster, rosterSummary } from '../../../../server/rules/people/roster';
import { rosterHeaders } from '../../../../src/admin/bank/upload/reading/columns/roster-meanings';
import type { WorkerOrder } from '../../../../src/admin/bank/upload/worker/ask/worker-messages';
import { cellsInRoster } from '../../../../src/admin/bank/upload/worker/read/roster-cells';
import { mendedFile } from '../../../../src/admin/bank/upload/worker/write/mended-file';
import { faultyRows } from '../../../../src/admin/bank/upload/worker/write/rows-file';
import { clicks, leaves, opens, server, settles, texts, the, types } from '../kit';

const saved = vi.hoisted(() => ({ files: [] as { bytes: ArrayBuffer; name: string }[] }));
vi.mock('../../../../src/admin/kit/calls/save', () => ({
  saveWorkbook: (bytes: ArrayBuffer, name: string) => void saved.files.push({ bytes, name }),
}));

const bytesOf = (rows: string[][]): ArrayBuffer => {
  const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet(rows), 'Batch');
  return XLSX.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer;
};
const rowsOf = (bytes: ArrayBuffer): (string | undefined)[][] => {
  const book = XLSX.read(bytes, { type: 'array' });
  return XLSX.utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, blankrows: true });
};

/** The sheet that was chosen or made last: the form sends what it has, and jsdom's files cannot be read. */
let sheet: ArrayBuffer;
const nobody: KnownRoster = { groups: [{ id: 1, name: 'Kota' }], entries: [], people: [] };
/** What the portal has of the people of the sheet. */
let portal = nobody;

/** What the server says of that sheet. */
function summary(isPreview: boolean) {
  const tables = tablesOf(XLSX.read(sheet, { type: 'array', ...readingOptions }));
  if (typeof tables === 'string') throw new Error(tables);
  const table = rosterTable(tables);
  if ('why' in table) throw new Error(table.why.code);
  return rosterSummary(planRoster(readRoster(table), portal), rosterLocated(table), isPreview);
}

/** The worker's code, run in this process. */
class WorkerHere {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;

  postMessage(order: WorkerOrder) {
    const tell = (data: object) => this.onmessage?.({ data });
    const soon = (data: object) => queueMicrotask(() => tell(data));
    const failed = () => this.onerror?.();
    const file = new RealFile([new Uint8Array(sheet)], 'roster.xlsx') as unknown as File;
    if (order.make === 'look') {
      // As its own tests show; jsdom's texts cannot be decoded.
      const rows = pasted.split('\n').map((line) => line.split('\t'));
      const looked = { rows, header: 0, means: rosterHeaders.guessed(rows[0] ?? []), from: 'table' };
      soon({ is: 'looked', looked: { ...looked, lost: { pictures: 0, formulas: 0, lines: 0 } } });
    }
    if (order.make === 'rows') {
      sheet = bytesOf(order.rows as string[][]);
      base = sheet;
      soon({ is: 'made', bytes: sheet });
    }
    if (order.make === 'cells') void cellsInRoster(file, order.row).then((cells) => tell({ is: 'cells', cells }), failed);
    if (order.make === 'faulty rows')
      void faultyRows(file, order.reasons, order.title, order.of).then((bytes) => tell({ is: 'made', bytes }), failed);
    if (order.make !== 'mended') return;
    const chosen = new RealFile([new Uint8Array(base)], 'roster.xlsx') as unknown as File;
    void mendedFile(chosen, order.mends, order.without, order.of, order.groups).then((bytes) => {
      sheet = bytes;
      tell({ is: 'made', bytes });
    }, failed);
  }

  terminate() {
    this.onmessage = null;
  }
}
/** What was typed in place of a file. */
let pasted = '';
/** The sheet as it was chosen. */
let base: ArrayBuffer;

beforeEach(() => {
  portal = nobody;
  saved.files = [];
  sent = [];
  globalThis.Blob = RealBlob as unknown as typeof Blob;
  globalThis.Worker = WorkerHere as unknown as typeof Worker;
});
afterEach(leaves);

async function chooses(rows: string[][]) {
  base = bytesOf(rows);
  sheet = base;
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('No file field');
  Object.defineProperty(input, 'files', { configurable: true, value: [new File([base], 'batch.xlsx')] });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await until(() => texts('row').some((text) => /^\d/.test(text)));
}

async function until(holds: () => boolean) {
  for (let turn = 0; turn < 100 && !holds(); turn += 1) await settles();
  expect(holds()).toBe(true);
}

async function judges(row: number, typed: Record<string, string>) {
  await clicks('button', `Mend row ${row}`);
  await until(() => document.querySelector('dialog') !== null);
  for (const [name, text] of Object.entries(typed)) await types(name, text);
  await clicks('button', 'Judge again');
  await until(() => document.querySelector('dialog') === null);
  for (let turn = 0; turn < 5; turn += 1) await settles();
}

/** Presses the button in the dialog that asks before a roster is stored. */
async function confirms(name: string) {
  await until(() => document.querySelector('dialog') !== null);
  const button = [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find(({ textContent }) => textContent === name);
  await act(async () => button?.click());
}
const asks = () => document.querySelector('dialog [data-reach]')?.textContent ?? '';
const serves = (groups: object[] = []) =>
  server({
    'GET /groups': groups,
    'GET /groups/roster': () => new Response('[]', { headers: { 'X-Total-Count': '0' } }),
    'POST /groups/roster?preview=true': () => summary(true),
    'POST /groups/roster': () => {
      sent.push(rowsOf(sheet).slice(1));
      return summary(false);
    },
  });
/** The rows of each sheet that was stored. */
let sent: (string | undefined)[][][] = [];
const count = (field: string) => document.querySelector(`[data-count="${field}"] dd`)?.textContent;

const shown = () => texts('row').filter((text) => /^\d/.test(text));
const roster = [
  ['Students of July'],
  ['Student', 'Mobile or email', 'Batch'],
  ['Asha', '98765 43210', 'Kota'],
  ['Ravi', '12', 'Kota'],
  ['', 'mina@x.in', 'Kota'],
];

test('refused rows are mended in the preview, judged again by the server, and stay after the others are stored', async () => {
  const asked = server({
    'GET /groups': [],
    'GET /groups/roster': () => new Response('[]', { headers: { 'X-Total-Count': '0' } }),
    'POST /groups/roster?preview=true': () => summary(true),
    'POST /groups/roster': () => summary(false),
  });
  const stored = () => asked.filter(({ call }) => call.startsWith('POST /groups/roster?version=')).length;
  await opens('/admin/roster');
  await chooses(roster);
  expect(shown()).toEqual([
    expect.stringContaining('3Asha'),
    expect.stringMatching(/^4RaviPhone: is not a phone number.*Mend/),
    expect.stringMatching(/^5.*Name: is required.*Mend/),
  ]);
  // The fault stands at the column of the file that has both kinds of address.
  await clicks('button', 'Mend row 4');
  await until(() => document.querySelector('dialog') !== null);
  expect(document.querySelector('dialog')?.textContent).toContain('Email or phone: is not a phone number');
  expect(the<HTMLInputElement>('field', 'Mobile or email').value).toBe('12');
  await clicks('button', 'Cancel');
  // What is typed is not lost by a key.
  await clicks('button', 'Mend row 4');
  const escapes = () => act(async () => void document.querySelector('dialog')?.dispatchEvent(new Event('cancel')));
  await types('Mobile or email', '98');
  await escapes();
  expect(document.querySelector('dialog h2')?.textContent).toBe('Discard what you typed here?');
  await clicks('button', 'Cancel');
  expect(the<HTMLInputElement>('field', 'Mobile or email').value).toBe('98');
  await escapes();
  await clicks('button', 'Discard');
  expect(document.querySelector('dialog')).toBeNull();
  // Mended to another fault: it is judged by what is typed now.
  await judges(4, { 'Mobile or email': '9876543210' });
  expect(shown()[1]).toMatch(/^4RaviPhone: is the same as in row 3/);
  await clicks('button', 'Save the 2 faulty rows as a file');
  await until(() => saved.files.length === 1);
  expect(saved.files[0]?.name).toBe('batch-faulty.xlsx');
  expect(rowsOf(saved.files[0]?.bytes ?? new ArrayBuffer(0))).toEqual([
    ['Student', 'Mobile or email', 'Batch', 'Reason'],
    ['Ravi', '9876543210', 'Kota', expect.stringContaining('Phone: is the same as in row 3')],
    ['', 'mina@x.in', 'Kota', 'Name: is required.'],
  ]);
  await judges(4, { 'Mobile or email': 'ravi@x.in' });
  await clicks('button', 'Store 2 rows');
  await until(() => stored() === 1 && shown().length === 1);
  expect(shown()).toEqual([expect.stringMatching(/^5.*Name: is required/)]);
  expect(document.body.textContent).toContain('This row of batch.xlsx is not added yet.');
  expect(rowsOf(sheet)).toEqual([['Students of July'], ['Student', 'Mobile or email', 'Batch'], [], [], ['', 'mina@x.in', 'Kota']]);
  await judges(5, { Student: 'Mina' });
  await clicks('button', 'Store 1 row');
  await until(() => stored() === 2 && shown().length === 0);
});

test('says so where a row cannot be read here, and offers the file', async () => {
  server({
    'GET /groups': [],
    'GET /groups/roster': () => new Response('[]', { headers: { 'X-Total-Count': '0' } }),
    'POST /groups/roster?preview=true': () => summary(true),
  });
  await opens('/admin/roster');
  await chooses(roster);
  sheet = bytesOf([['Nothing']]);
  await clicks('button', 'Mend row 4');
  await until(() => texts('alert').join(' ').includes('Mend it in the file.'));
});

test('rows of a spreadsheet are pasted, and a line with their number is named and left out', async () => {
  const asked = server({
    'GET /groups': [],
    'GET /groups/roster': () => new Response('[]', { headers: { 'X-Total-Count': '0' } }),
    'POST /groups/roster?preview=true': () => summary(true),
    'POST /groups/roster': () => summary(false),
  });
  await opens('/admin/roster');
  pasted = 'Student\tMobile\tBatch\nAsha\t98765 43210\tKota\nTotal: 1\t\t';
  await types('Or paste rows of a spreadsheet here', pasted);
  // It is read after a pause in typing.
  await act(() => vi.waitFor(() => expect(asked.some(({ call }) => call.includes('preview'))).toBe(true), { timeout: 5_000 }));
  await until(() => texts('row').some((text) => /^\d/.test(text)));
  expect(shown()).toEqual([expect.stringContaining('2Asha')]);
  expect(document.body.textContent).toContain('1 row is no person and stays behind: “Total: 1”.');
  await clicks('button', 'Store 1 row');
  await until(() => asked.some(({ call }) => call.startsWith('POST /groups/roster?version=')));
  expect(the<HTMLTextAreaElement>('field', 'Or paste rows of a spreadsheet here').value).toBe('');
  await until(() => document.querySelector('[aria-label="What became of the rows"]') !== null);
  // What was pasted has no sheet, though one was made of it.
  expect(document.body.textContent).not.toContain('Read from the sheet');
});

test('a new group that is nearly another is read as that one on a press, all of them on one; the way back too', async () => {
  const asked = server({
    'GET /groups': [{ id: 1, name: 'Kota', learners: 3, waiting: 0, assessments: 0 }],
    'GET /groups/roster': () => new Response('[]', { headers: { 'X-Total-Count': '0' } }),
    'POST /groups/roster?preview=true': () => summary(true),
    'POST /groups/roster': () => summary(false),
  });
  await opens('/admin/roster');
  await chooses([
    ['Name', 'Phone', 'Group', 'Groups'],
    ['Asha', '98765 43210', 'Batch A', ''],
    ['Ravi', '98765 43211', 'batch-A', ''],
    ['Mina', '98765 43212', 'Batch A', 'Kotta; Patna'],
    ['Dev', '12', 'batch-A', ''],
  ]);
  const questions = () => texts('button').filter((text) => text === 'Use it').length;
  const added = () => texts('status').find((text) => text.includes('added'));
  expect(document.body.textContent).toContain('Is “batch-A” the group “Batch A”? As it is, a new group is added.');
  expect(document.body.textContent).toContain('Is “Kotta” the group “Kota”?');
  expect([questions(), added()]).toEqual([2, '4 groups are added: “Batch A”, “batch-A”, “Kotta”, “Patna”.']);
  await clicks('button', 'Use all 2');
  await until(() => added() === '2 groups are added: “Batch A”, “Patna”.');
  expect(questions()).toBe(0);
  expect(rowsOf(sheet).slice(1)).toEqual([
    ['Asha', '98765 43210', 'Batch A', ''],
    ['Ravi', '98765 43211', 'Batch A', ''],
    ['Mina', '98765 43212', 'Batch A', 'Kota; Patna'],
    ['Dev', '12', 'Batch A', ''],
  ]);
  // It stays so while a row is mended.
  await judges(5, { Phone: '98765 43213' });
  expect(rowsOf(sheet)[4]).toEqual(['Dev', '98765 43213', 'Batch A', '']);
  await clicks('button', 'Undo: “batch-A”');
  await until(() => added() === '3 groups are added: “Batch A”, “batch-A”, “Patna”.');
  expect(document.body.textContent).toContain('“Kotta” is read as “Kota”.');
  await clicks('button', 'Store 4 rows');
  await until(() => asks() !== '');
  expect(asks()).toContain('Is “batch-A” the group “Batch A”? As it is, a new group is added.');
  await confirms('Cancel');
  await clicks('button', 'Use it');
  await until(() => added() === '2 groups are added: “Batch A”, “Patna”.');
  await clicks('button', 'Store 4 rows');
  await until(() => asks() !== '');
  expect(asks()).toBe(
    '4 people are added.2 groups are added: “Batch A”, “Patna”.At once. A group that is added can be deleted as long as nobody is in it.',
  );
  expect(asked.some(({ call }) => call.startsWith('POST /groups/roster?version='))).toBe(false);
  await confirms('Store 4 rows');
  await until(() => asked.some(({ call }) => call.startsWith('POST /groups/roster?version=')));
});

test('what was stored of a file counts as a part of it: a row beside it stays refused until it is mended', async () => {
  serves();
  await opens('/admin/roster');
  await chooses([
    ['Name', 'Email', 'Phone', 'Group'],
    ['Roll 10', 'roll10@x.in', '', 'Kota'],
    ['Roll 11', 'ROLL10@x.in', '98765 43211', 'Kota'],
    ['Bad', 'bad', '', 'Kota'],
  ]);
  const counts = () => [count('failed'), count('waiting'), texts('button').find((text) => /^Save the/.test(text))];
  expect(counts()).toEqual(['2', '1', 'Save the 2 faulty rows as a file']);
  await clicks('button', 'Store 1 row');
  await until(() => sent.length === 1 && shown().length === 2);
  const twice = expect.stringMatching(/^3Roll 11Email: is the same as in row 2.*Mend/);
  expect(shown()).toEqual([twice, expect.stringMatching(/^4Bad/)]);
  expect(document.body.textContent).toContain('These 2 rows of batch.xlsx are not added yet.');
  expect(counts()).toEqual(['2', '0', 'Save the 2 faulty rows as a file']);
  await clicks('button', 'Store 0 rows');
  expect(texts('alert').join()).toContain('No row can be stored.');
  await judges(4, { Email: 'good@x.in' });
  expect(shown()[0]).toEqual(twice);
  expect(counts()).toEqual(['1', '1', 'Save the faulty row as a file']);
  await clicks('button', 'Store 1 row');
  await until(() => sent.length === 2 && shown().length === 1);
  expect(shown()).toEqual([twice]);
  expect(document.body.textContent).toContain('This row of batch.xlsx is not added yet.');
  // The outcome names it too.
  expect(texts('row')).toContain('Row 3, Email: is the same as in row 2.');
  await judges(3, { Email: 'roll11@x.in' });
  await clicks('button', 'Store 1 row');
  await until(() => sent.length === 3 && shown().length === 0);
  expect(sent.map((rows) => rows.filter((row) => row.length > 0).map(([name]) => name))).toEqual([
    ['Roll 10', 'Roll 11', 'Bad'],
    ['Bad'],
    ['Roll 11'],
  ]);
});

test('a row of a person who is stored by another address stays refused too, while it says other groups', async () => {
  const verified = { verified_email: 'two@x.in', verified_phone: '+919876543210' };
  portal = { ...nobody, people: [{ uid: 'two', name: 'Two Rao', ...verified, group_id: null }] };
  serves();
  await opens('/admin/roster');
  await chooses([
    ['Name', 'Email', 'Phone', 'Group'],
    ['Two Rao', 'two@x.in', '', 'Kota'],
    ['Two Rao', '', '9876543210', 'Sikar'],
  ]);
  const twice = expect.stringContaining('Phone: is of the same person as row 2, which says other groups');
  expect(shown()[1]).toEqual(twice);
  await clicks('button', 'Store 1 row');
  await until(() => sent.length === 1 && shown().length === 1);
  expect([shown(), count('failed'), document.body.textContent?.includes('“Sikar”')]).toEqual([[twice], '1', false]);
});

test('a row with the address of somebody of another name says who that is, and is stored on a word about it alone', async () => {
  const phone = (end: number) => `+91987654320${end}`;
  const known = (uid: string, name: string, end: number) => ({ uid, name, verified_email: '', verified_phone: phone(end), group_id: 1 });
  portal = {
    ...nobody,
    people: [known('a', 'Arjun Mehta', 1), known('b', 'Bina Das', 2), known('c', 'रवि कुमार', 3), known('d', 'Devi Lal', 4)],
  };
  serves();
  await opens('/admin/roster');
  await chooses([
    ['Name', 'Phone', 'Group'],
    ['Roll 17', phone(1), 'Kota'],
    ['Roll 18', phone(2), 'Sikar'],
    ['Ravi Kumar', phone(3), 'Kota'],
    ['Roll 20', phone(4), 'Kota'],
  ]);
  const other = 'rows have the email or phone of somebody with another name.';
  expect(document.body.textContent).toContain(`3 ${other}`);
  expect(shown()).toEqual([
    expect.stringMatching(/^2Roll 17On the portal this is Arjun Mehta, Kota\.There already, no changeIt is the same personLeave outMend/),
    expect.stringMatching(/^3Roll 18On the portal this is Bina Das, Kota\.Moves from Kota to SikarIt is the same personLeave outMend/),
    expect.stringMatching(/^4Ravi KumarThere already, no changeKota/),
    expect.stringMatching(/^5Roll 20On the portal this is Devi Lal, Kota/),
  ]);
  // A press stores the others alone, and adds no group that only such a row names.
  expect([count('unchanged'), count('moved'), document.body.textContent?.includes('“Sikar”')]).toEqual(['1', '0', false]);
  expect(texts('button')).toContain('Save the 3 faulty rows as a file');
  await types('Show', 'others');
  expect(shown()).toHaveLength(3);
  await clicks('button', 'Store 1 row');
  await until(() => sent.length === 1 && document.body.textContent?.includes('What became of the rows') === true);
  expect(document.body.textContent).toContain('These 3 rows of batch.xlsx are not added yet.');
  await clicks('button', 'Store 0 rows');
  expect(texts('alert').join()).toContain('Say first who the rows with another name are');
  await clicks('button', 'Row 3: it is the same person');
  await clicks('button', 'Leave out row 2');
  expect(shown()[0]).toMatch(/On the portal this is Arjun Mehta, Kota\.Left outIt is the same person/);
  expect(document.body.textContent).toContain('One row has the email or phone');
  await judges(5, { Name: 'Devi' });
  expect(shown()).toHaveLength(2);
  await clicks('button', 'Store 2 rows');
  await until(() => asks() !== '');
  expect(asks()).toContain('1 person moves from group to group.');
  expect(asks()).toContain('Roll 18 (on the portal Bina Das): Moves from Kota to Sikar');
  expect(asks()).toContain('One group is added: “Sikar”.');
  expect(asks()).toContain('One row of the list is not stored.');
  await confirms('Store 2 rows');
  await until(() => sent.length === 2 && shown().length === 0);
  expect(document.body.textContent).toContain('One row was left out.');
  const names = sent.map((rows) => rows.filter((row) => row.length > 0).map(([name]) => name));
  expect(names).toEqual([['Ravi Kumar'], ['Roll 18', 'Devi']]);
});

test('a row that is refused beside one that waits for a word is not stored without that one', async () => {
  const phone = '+919876543201';
  portal = { ...nobody, people: [{ uid: 'k', name: 'Kavita Rani', verified_email: '', verified_phone: phone, group_id: 1 }] };
  serves();
  await opens('/admin/roster');
  await chooses([
    ['Name', 'Phone', 'Group'],
    ['Pooja Singh', phone, 'Kota'],
    ['Geeta Devi', phone, 'Sikar'],
    ['New One', '+919876543202', 'Kota'],
  ]);
  expect(shown().slice(0, 2)).toEqual([
    expect.stringMatching(/^2Pooja Singh.*Leave out/),
    expect.stringMatching(/^3.*is the same as in row 2/),
  ]);
  await clicks('button', 'Store 1 row');
  await until(() => sent.length === 1 && document.body.textContent?.includes('What became of the rows') === true);
  expect(sent[0]?.flat().filter(Boolean)).toEqual(['New One', '+919876543202', 'Kota']);
  const outcome = document.querySelector('[aria-label="What became of the rows"]')?.textContent;
  expect(outcome).toMatch(/Refused1/);
  await clicks('button', 'Leave out row 2');
  expect(shown().at(-1)).toMatch(/^3.*Phone: is the same as in row 2/);
});

test('one word is taken for all rows with another name', async () => {
  portal = {
    ...nobody,
    entries: [1, 2].map((end) => ({ id: end, name: 'Mina Das', email: null, phone: `+91987654320${end}`, group_id: 1, uid: null })),
  };
  serves();
  await opens('/admin/roster');
  await chooses([
    ['Name', 'Phone', 'Group'],
    ['Roll 1', '9876543201', 'Kota'],
    ['Roll 2', '9876543202', 'Kota'],
  ]);
  await clicks('button', 'Leave all 2 out');
  await clicks('button', 'Row 3: it is the same person');
  await clicks('button', 'Store 1 row');
  await until(() => sent.length === 1 && shown().length === 0);
  await chooses([
    ['Name', 'Phone', 'Group'],
    ['Roll 1', '9876543201', 'Kota'],
    ['Roll 2', '9876543202', 'Kota'],
  ]);
  await clicks('button', 'All 2 are the same people');
  await clicks('button', 'Store 2 rows');
  await until(() => sent.length === 2 && shown().length === 0);
  expect(sent.map((rows) => rows.filter((row) => row.length > 0).length)).toEqual([1, 2]);
});

test('who moved is saved with the group before, as a sheet that moves them back, where it moves all of them back', async () => {
  const person = (end: number) => ({ uid: `${end}`, name: 'Mina Das', verified_email: '', verified_phone: `+91987654320${end}` });
  portal = {
    ...nobody,
    groups: [...nobody.groups, { id: 2, name: 'Sikar' }],
    people: [
      { ...person(1), group_id: 2 },
      { ...person(2), group_id: 1, further: [2] },
    ],
  };
  serves([1, 2].map((id) => ({ id, name: id === 1 ? 'Kota' : 'Sikar', learners: 1, waiting: 0, assessments: 0 })));
  await opens('/admin/roster');
  const header = ['Name', 'Phone', 'Group', 'Groups'];
  const stores = async (turn: number, ...rows: string[][]) => {
    await chooses([header, ...rows]);
    await clicks('button', `Store ${rows.length === 1 ? '1 row' : `${rows.length} rows`}`);
    await confirms(`Store ${rows.length === 1 ? '1 row' : `${rows.length} rows`}`);
    await until(() => sent.length === turn && shown().length === 0);
    for (let more = 0; more < 3; more += 1) await settles();
  };
  const offer = () => texts('button').filter((text) => text.includes('who moved'));
  await stores(1, ['Mina Das', '9876543201', 'Kota', ''], ['Asha', '9876543209', 'Kota', '']);
  expect(offer()).toEqual(['Save who moved, with the group before, as a sheet']);
  await clicks('button', 'Save who moved, with the group before, as a sheet');
  await until(() => saved.files.length === 1);
  expect([saved.files[0]?.name, rowsOf(saved.files[0]?.bytes ?? new ArrayBuffer(0))]).toEqual([
    'moved-people.xlsx',
    [
      ['Name', 'Email', 'Phone', 'Group'],
      ['Mina Das', '', '+919876543201', 'Sikar'],
    ],
  ]);
  // A row of several groups says all of them: one of a single group would leave the others.
  await stores(2, ['Mina Das', '9876543202', 'Kota', 'New']);
  expect(offer()).toEqual([]);
});
