// @vitest-environment jsdom
import { File as RealFile } from 'node:buffer';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Told, WorkerOrder } from '../../../../src/admin/bank/upload/worker/ask/worker-messages';
import { previewText } from '../../../../src/admin/bank/upload/worker/read/preview-text';
import { mendedText, recategorizedFile } from '../../../../src/admin/bank/upload/worker/write/changed-text';
import { bank, branch, clicks, leaves, opens, server, settles, texts, the, types, value } from '../kit';

/** Texts of files by the files: jsdom's files cannot be read as Node's. */
const contents = new WeakMap<object, BlobPart>();
/** What a worker made last, which the form makes a file of. */
let made: BlobPart = '';
let isBroken = false;
/** What a worker waits for before it makes a file. */
let gate: Promise<void> = Promise.resolve();

/** The worker's code, run in this process. */
class WorkerHere {
  onmessage: ((event: { data: Told }) => void) | null = null;
  onerror: (() => void) | null = null;
  #isOver = false;

  postMessage(order: WorkerOrder) {
    if (order.make !== 'text preview' && order.make !== 'recategorized' && order.make !== 'mended text') return;
    const file = new RealFile([(contents.get(order.file) ?? made) as string], order.file.name) as unknown as File;
    const tell = (data: Told) => void (this.#isOver || this.onmessage?.({ data }));
    if (order.make === 'text preview') return void previewText(file, order.categories, order.otherwise, tell);
    const told = (bytes: ArrayBuffer) => {
      made = new Uint8Array(bytes);
      tell({ is: 'made', bytes });
    };
    if (isBroken) return void queueMicrotask(() => this.onerror?.());
    const work = () =>
      order.make === 'recategorized' ? recategorizedFile(file, order.meant) : mendedText(file, order.mends, order.without);
    gate.then(work).then(told, () => this.onerror?.());
  }

  terminate() {
    this.#isOver = true;
  }
}

const browsers = globalThis.Worker;
beforeEach(() => {
  isBroken = false;
  gate = Promise.resolve();
  globalThis.Worker = WorkerHere as unknown as typeof Worker;
});
afterEach(async () => {
  await leaves();
  localStorage.clear();
  globalThis.Worker = browsers;
});

/** Until the file is read. */
async function isRead() {
  for (let turn = 0; turn < 100 && the('button', 'Import').getAttribute('aria-disabled') === 'true'; turn += 1) await settles();
}

async function chooses(name: string, text: string) {
  await clicks('button', 'GIFT, Aiken, Moodle XML');
  const field = document.querySelector<HTMLInputElement>('input[type="file"][accept*=".gift"]');
  const file = new File([text], name);
  contents.set(file, text);
  Object.defineProperty(field, 'files', { value: [file], configurable: true });
  await act(async () => field?.dispatchEvent(new Event('change', { bubbles: true })));
  await isRead();
}

const question = (name: string) => `${name}{=one ~two}\n\n`;
/** Longer than what a fault says of it. */
const long = `Institute of ${'very '.repeat(20)}long names`;
const text = [
  '$CATEGORY: $course$/top/Physics',
  question('Known?'),
  '$CATEGORY: $course$/top/Algebr',
  question('Near?'),
  '$CATEGORY: $course$/top/Civics/Rights',
  question('New?'),
  `$CATEGORY: $course$/top/Civics/${long}`,
  question('Long?'),
].join('\n');

const summary = { total: 4, success: 4, failed: 0, errors: [] };

/** A portal whose categories grow by what is added. */
function portal() {
  const tree = structuredClone(bank);
  const asked = server({
    'GET /categories': () => tree,
    'POST /questions/known': () => (asked.at(-1) as { body: { hashes: string[] } }).body.hashes.map(() => null),
    'POST /categories': () => {
      const query = new URLSearchParams(asked.at(-1)?.call.split('?')[1]);
      const above = tree.find(({ id }) => id === Number(query.get('parentCategoryId')));
      const added = branch(100 + asked.length, query.get('name') ?? '', [], above?.id ?? null);
      (above?.subcategories ?? tree).push(added);
      return added;
    },
    'POST /questions/import': summary,
  });
  return asked;
}
const rows = () => texts('row').slice(1);
const unknown = () => rows().filter((row) => row.includes('is not a category')).length;

/** Until the file is read with so many questions of unknown categories. */
async function leavesUnknown(count: number) {
  for (let turn = 0; turn < 100 && unknown() !== count; turn += 1) await settles();
  await isRead();
  expect(unknown()).toBe(count);
}

test('categories that a text names and the bank lacks are added in one press, and what is nearly there is chosen', async () => {
  const asked = portal();
  await opens('/admin/bulk-upload');
  await chooses('course.gift', text);
  await leavesUnknown(3);
  expect(document.body.textContent).toContain('Did you mean “Quantitative Aptitude > Algebra”?');
  const before = asked.length;
  await clicks('button', 'Add all 2');
  await leavesUnknown(1);
  const added = asked
    .slice(before)
    .flatMap(({ call }) => (call.startsWith('POST /categories') ? [new URLSearchParams(call.split('?')[1])] : []));
  expect(added.map((query) => query.get('name'))).toEqual(['Civics', 'Rights', long]);
  expect(new Set(added.slice(1).map((query) => query.get('parentCategoryId'))).size).toBe(1);
  await clicks('button', 'Use it');
  await leavesUnknown(0);
  expect(rows()[1]).toContain('Quantitative Aptitude › Algebra');
  expect(rows()[3]).toContain(`Civics › ${long}`);
  await clicks('button', 'Import');
  const form = asked.findLast(({ call }) => call === 'POST /questions/import')?.body;
  expect(form instanceof FormData && form.get('file')).toHaveProperty('name', 'course.gift');
  expect(new TextDecoder().decode(made as Uint8Array)).toBe(text.replace('top/Algebr\n', () => 'top/Quantitative Aptitude/Algebra\n'));
  expect(texts('status')).toContain('✅ File uploaded and questions processed.');
  expect(document.querySelector('fieldset')).toBeNull();
});

test('a choice is taken back, and another file begins without the choices of the one before', async () => {
  portal();
  await opens('/admin/bulk-upload');
  await chooses('course.gift', text);
  await types('Algebr', 'Science > Physics');
  await leavesUnknown(2);
  expect([value('Algebr'), rows()[1]]).toEqual(['Science > Physics', expect.stringContaining('Science › Physics')]);
  await types('Algebr', '');
  await leavesUnknown(3);
  expect(rows()[1]).toContain('"Algebr" is not a category');
  await types('Algebr', 'Science > Physics');
  await leavesUnknown(2);
  await chooses('other.gift', text);
  await leavesUnknown(3);
  expect([value('Algebr'), rows()[1]]).toEqual(['', expect.stringContaining('"Algebr" is not a category')]);
});

test('a category for all others that is chosen while the file is made holds for that file', async () => {
  portal();
  await opens('/admin/bulk-upload');
  await chooses('course.gift', text);
  await leavesUnknown(3);
  let open: () => void = () => undefined;
  gate = new Promise((resolve) => {
    open = resolve;
  });
  await types('Algebr', 'Science');
  await types('Category if the file names none of yours', '7');
  open();
  await isRead();
  expect(unknown()).toBe(0);
  expect([rows()[1]?.includes('Physics'), rows()[2]?.includes('Science › Physics')]).toEqual([false, true]);
});

test('nothing is sent where no file with the choices could be made', async () => {
  const asked = portal();
  await opens('/admin/bulk-upload');
  await chooses('course.gift', text);
  await leavesUnknown(3);
  isBroken = true;
  await types('Algebr', 'Science > Physics');
  await leavesUnknown(0);
  await clicks('button', 'Import');
  expect(texts('alert')).toEqual(['Please select a file first.']);
  expect(asked.map(({ call }) => call)).not.toContain('POST /questions/import');
});

test('the categories of Moodle XML are offered alike, and none where all questions have one', async () => {
  portal();
  await opens('/admin/bulk-upload');
  const xml = `<quiz><question type="category"><category><text>$course$/top/Civics</text></category></question>
<question type="truefalse"><questiontext><text>Why?</text></questiontext>
<answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>`;
  await chooses('course.xml', xml);
  expect(texts('button')).toContain('Add “Civics”');
  await types('Category if the file names none of yours', '7');
  await leavesUnknown(0);
  expect(texts('button')).not.toContain('Add “Civics”');
  expect(rows()[0]).toContain('Science › Physics');
});

const bad = 'Half?{=a ~\n\nEmpty?{=a ~ ~c}\n\n';

/** Presses *Judge again*, and waits until the dialog says so, or is closed. */
async function judges(cells: Record<string, string>, until: () => boolean) {
  for (const [column, text] of Object.entries(cells)) await types(column, text);
  await clicks('button', 'Judge again');
  for (let turn = 0; turn < 100 && !until(); turn += 1) await settles();
  await isRead();
  expect(until()).toBe(true);
}
const dialog = () => document.querySelector('dialog');

test('a question of GIFT that is refused is mended in the preview as a row of a sheet, in whatever category, and the rest stays after the upload', async () => {
  const reasons = [{ row: 11, column: 'Options', why: { code: 'holds-empty-option', option: 2 } }];
  const left = { total: 3, success: 2, failed: 1, errors: ['Line 11 is bad.'], reasons };
  const sent = server({
    'GET /categories': bank,
    'POST /questions/known': () => (sent.at(-1) as { body: { hashes: string[] } }).body.hashes.map(() => null),
    'POST /questions/import': left,
  });
  await opens('/admin/bulk-upload');
  await chooses('course.gift', `$CATEGORY: Algebr\n${question('Near?')}\n\n\n\n\n${bad}`);
  expect(rows().map((row) => row.slice(0, 3))).toEqual(['2Ne', '9Ha', '11E']);
  await clicks('button', 'Mend the question in line 9');
  expect(dialog()?.textContent).toContain('Options: have braces that do not match.');
  expect(value('Question')).toBe('Half?{=a ~');
  await judges(
    { Question: 'Half?', 'Option 1': 'a', 'Option 2': 'b', 'Correct option': 'C' },
    () => dialog()?.textContent.includes('option 3 is empty') ?? false,
  );
  await judges({ 'Correct option': 'A', Category: 'Physics' }, () => dialog() === null);
  expect(rows()[1]).toContain('Half?A. aB. b');
  expect(rows()[1]).toContain('Science › Physics');
  // What is chosen for a category of the file later does not undo it.
  await types('Algebr', 'Quantitative Aptitude > Algebra');
  await leavesUnknown(0);
  expect([rows()[0]?.includes('Ready'), rows()[1]?.includes('Ready')]).toEqual([true, true]);
  await clicks('button', 'Import');
  await isRead();
  const form = sent.findLast(({ call }) => call === 'POST /questions/import')?.body as FormData;
  expect(form.get('file')).toHaveProperty('name', 'course.gift');
  expect(document.body.textContent).toContain('This question of course.gift is not added yet. Mend here and send again.');
  expect(rows().filter((row) => /^\d/.test(row))).toEqual([expect.stringMatching(/^11Empty\?/)]);
  expect(texts('button')).not.toContain('Save the faulty row as a file');
});

test('questions of a Moodle XML file in one line are named by number and name, and mended each for itself', async () => {
  portal();
  await opens('/admin/bulk-upload');
  const asked = (name: string) =>
    `<question type="multichoice"><name><text>${name}</text></name><questiontext><text>Why ${name}?</text></questiontext><answer fraction="100"><text>a</text></answer><answer fraction="0"><text></text></answer></question>`;
  await chooses('course.xml', `<quiz>${asked('One')}${asked('Two')}</quiz>`);
  await types('Category if the file names none of yours', '7');
  await isRead();
  expect(texts('row')[0]).toMatch(/^No\./);
  expect(rows()[1]).toContain('2Called “Two” in the fileWhy Two?');
  await clicks('button', 'Mend question 2');
  await judges({ 'Option 2': 'b' }, () => dialog() === null);
  expect(rows().map((row) => row.includes('Ready'))).toEqual([false, true]);
  expect(new TextDecoder().decode(made as Uint8Array)).toContain(`${asked('Two')}</quiz>\n<!-- `);
});

test('two spellings of a category within a file are proposed as one, all at once where there are several', async () => {
  const asked = portal();
  await opens('/admin/bulk-upload');
  const named = ['Boats & Streams', 'Boats and Streams', 'Algebr', 'Fishing'].map((name) => `$CATEGORY: ${name}\n${question(`${name}?`)}`);
  await chooses('course.gift', named.join('\n'));
  await leavesUnknown(4);
  expect(document.body.textContent).toContain('Did you mean “Boats & Streams”?');
  // What is proposed is not added with the others.
  the('button', 'Add all 2');
  await clicks('button', 'Use all 2');
  await leavesUnknown(3);
  expect([value('Boats and Streams'), value('Algebr')]).toEqual(['Boats & Streams', 'Quantitative Aptitude > Algebra']);
  const before = asked.length;
  await types('New: 2 categories under', '');
  await clicks('button', 'Add all 2');
  await leavesUnknown(0);
  const added = asked
    .slice(before)
    .flatMap(({ call }) => (call.startsWith('POST /categories') ? [new URLSearchParams(call.split('?')[1]).get('name')] : []));
  expect(added).toEqual(['Boats & Streams', 'Fishing']);
  expect(rows().slice(0, 2)).toEqual([
    expect.stringContaining('Boats & Streams?A. one'),
    expect.stringContaining('Boats and Streams?A. one'),
  ]);
  expect(
    new Set(
      rows()
        .slice(0, 2)
        .map((row) => /one(.*)Ready/.exec(row)?.[1]),
    ),
  ).toHaveLength(1);
});

test('what is left of a file and can be mended in the file alone says so', async () => {
  const xml = `<quiz><question type="multichoice"><questiontext><text>Why?</text></questiontext><answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer></question><question type="essay"><questiontext><text>Discuss.</text></questiontext></question></quiz>`;
  const reasons = [{ row: 2, column: 'Question', why: { code: 'essay' } }];
  const sent = server({
    'GET /categories': bank,
    'POST /questions/known': () => (sent.at(-1) as { body: { hashes: string[] } }).body.hashes.map(() => null),
    'POST /questions/import': { total: 2, success: 1, failed: 1, errors: ['Question 2 is bad.'], reasons, place: 'Question' },
  });
  await opens('/admin/bulk-upload');
  await chooses('course.xml', xml);
  await types('Category if the file names none of yours', '7');
  await isRead();
  await clicks('button', 'Import');
  await isRead();
  expect(document.body.textContent).toContain('This question of course.xml is not added. Mend it in the file and choose it again,');
  expect(texts('button').filter((name) => name.startsWith('Mend'))).toEqual([]);
});

test('questions without a category are not sent: the reason stands at the choice of one, which can be added there', async () => {
  const asked = portal();
  await opens('/admin/bulk-upload');
  await chooses('course.gift', ['One?', 'Two?', 'Three?'].map(question).join(''));
  const field = 'Category if the file names none of yours';
  const said = () => document.getElementById(the('field', field).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;
  expect(said()).toBe('Choose a category: none of the 3 questions has one.');
  expect(document.body.textContent).toContain('3 times: Category: is empty.');
  expect(rows().map((row) => row.includes('is empty'))).toEqual([false, false, false]);
  await clicks('button', 'Import');
  expect(asked.map(({ call }) => call)).not.toContain('POST /questions/import');
  expect(the('button', 'Import').getAttribute('aria-disabled')).toBe('true');
  // The form of other files, in another tab, has the button too.
  const adds = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'New category').at(-1);
  await act(async () => adds?.click());
  await types('Name of the new category', 'Polity');
  await types('Parent category (optional)', '6');
  await act(async () => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    the('field', 'Name of the new category').dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(true);
  });
  for (let turn = 0; turn < 100 && !rows()[0]?.includes('Science › Polity'); turn += 1) await settles();
  expect(rows().map((row) => row.includes('Ready'))).toEqual([true, true, true]);
  expect(document.querySelector('[aria-invalid]')).toBeNull();
  await clicks('button', 'Import');
  expect(asked.map(({ call }) => call)).toContain('POST /categories?name=Polity&parentCategoryId=6');
  expect(asked.some(({ call }) => call.startsWith('POST /questions/import?categoryId='))).toBe(true);
});
