// @vitest-environment jsdom
import { File as RealFile } from 'node:buffer';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { previewText } from '../../../../src/admin/bank/upload/worker/preview-text';
import { recategorizedFile } from '../../../../src/admin/bank/upload/worker/recategorized-file';
import type { Told, WorkerOrder } from '../../../../src/admin/bank/upload/worker/worker-messages';
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
    if (order.make !== 'text preview' && order.make !== 'recategorized') return;
    const file = new RealFile([(contents.get(order.file) ?? made) as string], order.file.name) as unknown as File;
    const tell = (data: Told) => void (this.#isOver || this.onmessage?.({ data }));
    if (order.make === 'text preview') return void previewText(file, order.categories, order.otherwise, tell);
    const told = (bytes: ArrayBuffer) => {
      made = new Uint8Array(bytes);
      tell({ is: 'made', bytes });
    };
    if (isBroken) return void queueMicrotask(() => this.onerror?.());
    gate.then(() => recategorizedFile(file, order.meant)).then(told, () => this.onerror?.());
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
