import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import type { UploadSummary } from '../../../contract/sheet/upload';
import type { Store } from '../../../server/store/engine/store';
import { uploadReaders } from '../../../server/uploads/sheets';
import { farBelow, manyCells, manyFormulas, otherKind, sharedStrings } from '../../kit/hostile-files';
import { bomb, header, locked, program, rewritten, row, rows, sheet, sheetOf, zip } from '../../kit/sheet';
import { countQuestions } from '../kit/bank';
import { type Built, buildServer } from '../kit/built';
import { openPortal, type TestPortal } from '../kit/portal';

// Ten thousand rows take seconds on two busy cores.
describe('an uploaded sheet', () => {
  let built: Built;
  let portal: TestPortal;

  beforeAll(async () => {
    built = await buildServer();
    portal = await openPortal(null, uploadReaders(built.dir));
    await portal.admin.call('addCategory', { query: { name: 'Science' } });
  });
  afterAll(async () => {
    await portal.close();
    await built.remove();
  });

  const upload = (bytes: Uint8Array<ArrayBuffer>, name = 'questions.xlsx') =>
    portal.admin.tries('uploadQuestions', { file: new File([bytes], name) });
  const summaryOf = async (...args: Parameters<typeof upload>) => JSON.parse((await upload(...args)).text) as UploadSummary;
  const bank = () => portal.admin.call('getQuestions', {});
  const count = () => countQuestions(portal.store.db);

  it.each(['xlsx', 'biff8'] as const)('fills the bank from %s, in any script', async (format) => {
    const question = `प्रकाश क्या है? (${format})`;
    const bytes = sheet([header, row(question), row('Bad', 9), [], row(`x < y & z ${format}`, 'C')], format);
    expect(await summaryOf(bytes, format === 'xlsx' ? 'a.XLSX' : 'a.xls')).toEqual({
      total: 3,
      success: 2,
      failed: 1,
      errors: ['Row 3, Correct option: "9" is not an option.'],
      reasons: [{ row: 3, column: 'Correct option', why: { code: 'option-unknown', name: '9' } }],
      located: { sheet: 'Questions', row: 1, unread: [] },
      upload: expect.any(Number),
    });
    const kept = (await bank()).find((q) => q.description === question);
    expect(kept).toMatchObject({ examTags: ['ssc', '2026'], language: 'English', difficultyLevel: 'Easy' });
    expect(kept?.options[1]).toEqual({ id: 2, text: 'two', correct: true, explanation: 'Because.' });
    expect((await bank()).map((q) => q.description)).toContain(`x < y & z ${format}`);
  });

  it('is recognized by its content: an old sheet with the name of a new one is read', async () => {
    expect(await summaryOf(sheet([header, row('Old inside')], 'biff8'), 'new.xlsx')).toMatchObject({ success: 1, failed: 0 });
  });

  it('names a date where an option or an answer is expected, and takes it in a text', async () => {
    const table = XLSX.utils.aoa_to_sheet([header, row('Which range?', 1), row('Which ratio?'), row('', 1)]);
    Object.assign(table, {
      F2: { t: 'n', v: 46_083, z: 'd-mmm' },
      I3: { t: 'n', v: 0.0430555555555556, z: 'h:mm' },
      A4: { t: 'n', v: 46_083, z: 'yyyy-mm-dd' },
    });
    const { success, reasons } = await summaryOf(sheetOf(table));
    expect([success, reasons]).toEqual([
      1,
      [
        { row: 2, column: 'Option 1', why: { code: 'cell-date', shown: '2-Mar' } },
        { row: 3, column: 'Correct option', why: { code: 'cell-date', shown: '1:02' } },
      ],
    ]);
    expect((await bank())[0]?.description).toBe('2026-03-02');
  });

  it('has its numbers, formulas and merged cells read as a person sees them', async () => {
    const table = XLSX.utils.aoa_to_sheet([header, row('Merged, first', 1), row('Merged, second', 1, '')]);
    table['!merges'] = [XLSX.utils.decode_range('B2:B3')];
    Object.assign(table, {
      F2: { t: 'n', v: 26, f: '13*2' },
      G2: { t: 'n', v: 0.5, z: '0%' },
      F3: { t: 'n', v: 0.1 + 0.2 },
    });
    expect(await summaryOf(sheetOf(table))).toMatchObject({ success: 2, errors: [] });
    const [second, first] = await bank();
    expect(first?.options.map(({ text }) => text)).toEqual(['26', '50%', 'three']);
    expect(second?.options[0]?.text).toBe('0.3');
    expect(second?.categoryIds).toEqual(first?.categoryIds);
  });

  it('names a formula whose value was never computed', async () => {
    const uncomputed = rewritten(sheet([header, row('Sum?', 1)]), (xml) =>
      xml.replace(/<c r="F2"[^>]*>.*?<\/c>/, '<c r="F2"><f>13*2</f><v></v></c>'),
    );
    expect((await summaryOf(uncomputed)).errors).toEqual([
      'Row 2, Option 1: holds a formula without its value; open the sheet in Excel and save it.',
    ]);
  });

  it('takes a formula that KaTeX draws, and names one that it does not know', async () => {
    const summary = await summaryOf(sheet([header, row(String.raw`Half is $\frac{1}{2}$?`), row(String.raw`Half is $\half{2}$?`)]));
    expect(summary).toMatchObject({ success: 1, failed: 1 });
    expect(summary.errors).toEqual([expect.stringMatching(/^Row 3, Question: has a formula that cannot be drawn: .*half/)]);
  });

  it('adds each question once: neither twice from a sheet, nor again beside the bank', async () => {
    const twice = sheet([header, row('Who wrote Godan?'), row('“who wrote  GODAN”'), row('Who wrote Nirmala?')]);
    expect(await summaryOf(twice)).toMatchObject({
      total: 3,
      success: 2,
      failed: 1,
      known: 1,
      errors: ['Row 3, Question: is the same as in row 2.'],
    });
    const known = (await bank()).find((q) => q.description === 'Who wrote Godan?');
    const again = await summaryOf(sheet([header, row('New?', 9), row('WHO WROTE GODAN?'), row('Who wrote Gaban?')]));
    expect(again).toMatchObject({
      ...{ success: 1, failed: 2, known: 1 },
      errors: ['Row 2, Correct option: "9" is not an option.', `Row 3, Question: is in the bank already, as question ${known?.id}.`],
    });
    const otherwise = await summaryOf(sheet([header, row('Who wrote Godan?', 1), row('Who wrote Nirmala?')]));
    expect(otherwise).toMatchObject({ success: 0, failed: 2, known: 1 });
    expect(otherwise.errors[0]).toBe(
      `Row 2, Question: is in the bank already, as question ${known?.id}, whose right answer is another one: one of the two is wrong.`,
    );
  });

  it('sent twice at once fills the bank once', async () => {
    const bytes = sheet([header, ...rows(20, 'Pressed twice')]);
    const [one, other] = await Promise.all([summaryOf(bytes), summaryOf(bytes)]);
    expect([one.success, other.success].sort()).toEqual([0, 20]);
  });

  it('is filed whole or not at all', async () => {
    const before = await count();
    const atomically: Store['atomically'] = (work) =>
      portal.store.atomically(async (tx) => {
        await work(tx);
        throw new Error('The disk is full');
      });
    const other = await openPortal(null, { store: { ...portal.store, atomically }, ...uploadReaders(built.dir) });
    const outcome = await other.admin.tries('uploadQuestions', { file: new File([sheet([header, ...rows(600, 'Lost')])], 'a.xlsx') });
    expect(outcome.status).toBe(500);
    expect(await count()).toBe(before);
    await other.close();
  });

  it("does not take a prototype's property for a column or a table", async () => {
    const cells = [
      [...header, '__proto__', 'constructor'],
      [...row('Polluted?'), '{"isAdmin":true}', 'x'],
    ];
    expect(await summaryOf(sheet(cells, 'xlsx', '__proto__'))).toMatchObject({ success: 1 });
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect((await bank())[0]?.description).toBe('Polluted?');
  });

  describe('is refused', () => {
    const deep: unknown[][] = [header, row('Near')];
    deep[59_999] = row('Far');
    const zeros = new Uint8Array(10 * 1024 * 1024);
    it.each([
      ['by another extension', () => upload(sheet([header]), 'a.csv'), 415, 'is not an .xlsx or .xls sheet'],
      ['as a program under another name', () => upload(program()), 415, 'is not an .xlsx or .xls sheet'],
      [
        'as text that SheetJS would read',
        () => upload(new TextEncoder().encode('Question,Category\n1,2')),
        415,
        'is not an .xlsx or .xls sheet',
      ],
      ['as an archive of something else', () => upload(zip('readme.txt', new TextEncoder().encode('hello'))), 400, 'cannot be read'],
      ['as half an archive', () => upload(sheet([header, row('Half')]).slice(0, 900)), 400, 'cannot be read'],
      [
        'as half an old one',
        () => upload(sheet([header, row('Half')], 'biff8').slice(0, 600), 'a.xls'),
        400,
        'is an old Excel file that cannot be read; save it as .xlsx',
      ],
      ['with a password', () => upload(locked()), 400, 'is locked with a password'],
      ['as a bomb that says so', () => upload(bomb(false)), 413, 'is too large'],
      ['as a bomb that lies', () => upload(bomb(true)), 413, 'is too large'],
      ['as a bomb in many small parts', () => upload(zip('xl/workbook.xml', zeros, 100, 150)), 413, 'is too large'],
      ['as a bomb in too many parts', () => upload(zip('xl/workbook.xml', zeros, 100, 201)), 413, 'is too large'],
      ['with 10,001 rows', () => upload(sheet([header, ...rows(10_001)])), 413, 'has more than 10000 rows'],
      ['without its columns', () => upload(sheet([['Question', 'Category'], ['a']])), 400, 'has no column Option 1'],
      ['with millions of cells in its first row', () => upload(manyCells(2_000_000)), 413, 'has too many cells: 1000000 in all'],
      ['with a question in row 60,000', () => upload(farBelow(row('Far below'))), 413, 'reaches below row 50000'],
      ['with a question in row 60,000 of an old one', () => upload(sheet(deep, 'biff8'), 'a.xls'), 413, 'reaches below row 50000'],
      ['as .ods under another name', () => upload(otherKind([header, row('Open')], 'ods')), 415, 'is a sheet of another kind'],
      ['as .xlsb under another name', () => upload(otherKind([header, row('Binary')], 'xlsb')), 415, 'is a sheet of another kind'],
      ['with thousands of formulas over ranges', () => upload(manyFormulas(9_000)), 413, 'takes too much time or memory to read'],
      [
        'with a text that fills every cell',
        () => upload(sharedStrings(4_000, 4_500, 2)),
        413,
        'holds more text than 32 million characters',
      ],
      ['empty', () => upload(sheet([[]])), 400, 'has no column'],
      ['beyond 10 MB', () => upload(new Uint8Array(10 * 1024 * 1024 + 1)), 413, undefined],
    ])('%s', async (_, send, status, why) => {
      const before = await count();
      const { status: said, problem } = await send();
      expect(said).toBe(status);
      if (why !== undefined) expect(problem?.fields?.file).toContain(why);
      expect(await count()).toBe(before);
    });

    it('of 100 MB, without reading it for longer than needed', async () => {
      let sent = 0;
      const body = new ReadableStream({
        pull(into) {
          sent += 1;
          if (sent > 100) return into.close();
          into.enqueue(new Uint8Array(1024 * 1024));
        },
      });
      const init = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } } as RequestInit;
      expect((await portal.admin.sends('/questions/upload-questions', init)).status).toBe(413);
      // 10 that are read, the one that is refused, and what lies in streams on the way.
      expect(sent).toBeLessThan(20);
    });

    it('without its file, and as a malformed form', async () => {
      const send = (body: string, type = 'multipart/form-data; boundary=x') =>
        portal.admin.sends('/questions/upload-questions', { method: 'POST', body, headers: { 'Content-Type': type } });
      expect((await send('--x\r\nContent-Disposition: form-data; name="other"\r\n\r\n1\r\n--x--\r\n')).problem?.fields).toEqual({
        file: 'is missing',
      });
      expect((await send('no form at all')).status).toBe(400);
      expect((await send('{}', 'application/json')).status).toBe(415);
    });
  });

  it('has an option found by its number in any format', async () => {
    const table = XLSX.utils.aoa_to_sheet([header, row('Shown as 2.00?', 2), row('Written as 2,0?', '2,0')]);
    Object.assign(table, { I2: { t: 'n', v: 2, z: '0.00' } });
    expect(await summaryOf(sheetOf(table))).toMatchObject({ success: 2, errors: [] });
    const [other, shown] = await bank();
    expect([shown, other].map((q) => q?.options.findIndex(({ correct }) => correct))).toEqual([1, 1]);
  });

  it('is found on a second table and below a title, and its position is reported; a further one is named', async () => {
    const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([['Read me first'], ['Question', 'Who asks?']]), 'Notes');
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['Mock test of March'], [], header, row('On the second?')]), 'Physics');
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([header, row('On the third?')]), 'Chemistry');
    const bytes = new Uint8Array(XLSX.write(book, { type: 'buffer' }) as Buffer);
    const summary = await summaryOf(bytes);
    expect(summary).toMatchObject({ total: 1, success: 1, located: { sheet: 'Physics', row: 3, unread: ['Chemistry'] } });
    expect((await bank())[0]?.description).toBe('On the second?');
  });

  it('names 500 faults, and the number of all others', async () => {
    const { status, text } = await upload(sharedStrings(30_000, 700));
    const { total, failed, errors, furtherErrors } = JSON.parse(text) as UploadSummary;
    expect([status, total, failed, errors.length]).toEqual([200, 700, 700, 500]);
    expect(furtherErrors).toBeGreaterThanOrEqual(200);
    expect(text.length).toBeLessThan(100_000);
  });

  it('whose texts are long runs of one character is filed like any other', async () => {
    const runs = Array.from({ length: 120 }, (_, at) => row(`a${'…'.repeat(1_300)}b${at}`));
    expect(await summaryOf(sheet([header, ...runs]))).toMatchObject({ success: 120 });
  });

  it('of 10,000 rows is filed whole', async () => {
    const before = await count();
    const { total, success } = await summaryOf(sheet([header, ...rows(10_000, 'Many')]));
    expect([total, success]).toEqual([10_000, 10_000]);
    expect(await count()).toBe(before + 10_000);
  });

  describe('that is a roster', () => {
    const columns = ['Name', 'Email', 'Phone', 'Group'];
    const roster = async (bytes: Uint8Array<ArrayBuffer>, name = 'roster.xlsx') =>
      portal.admin.tries('uploadRoster', { file: new File([bytes], name), query: { preview: 'true' } });

    it.each(['xlsx', 'biff8'] as const)('of %s is read, phones that Excel takes for numbers too', async (format) => {
      const { text } = await roster(sheet([columns, ['आशा', '', 9_876_543_210, 'Kota'], ['Ravi', 'ravi', '', 'Kota']], format, 'People'));
      expect(JSON.parse(text)).toMatchObject({
        ...{ total: 2, success: 1, located: { sheet: 'People', row: 1, unread: [] } },
        rows: [
          { row: 2, name: 'आशा', phone: '+919876543210', fate: 'waits' },
          { row: 3, fate: 'refused', problems: [{ column: 'Email', why: { code: 'not-an-email' } }] },
        ],
      });
    });

    it('has the bounds of every file of a stranger', async () => {
      const outcomes = [
        await roster(locked()),
        await roster(bomb(true)),
        await roster(sheet([header])),
        await roster(sheet([columns]), 'a.csv'),
      ];
      expect(outcomes.map(({ status }) => status)).toEqual([400, 413, 400, 415]);
      expect(await portal.admin.call('getGroups', {})).toEqual([]);
    });
  });

  it('is read in another process: this process has never loaded SheetJS for it', async () => {
    expect(await readFile(`${built.dir}/main.js`, 'utf8')).not.toMatch(/from "xlsx"/);
  });
});
