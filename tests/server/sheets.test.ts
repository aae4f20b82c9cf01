import { readFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { sheetReader } from '../../server/sheets';
import { type Built, buildServer } from './kit/built';
import { openPortal, type TestPortal } from './kit/portal';

type Format = 'xlsx' | 'biff8';

const header = [
  'Question',
  'Category',
  'Difficulty',
  'Language',
  'Tags',
  'Option 1',
  'Option 2',
  'Option 3',
  'Correct option',
  'Explanation',
];
const row = (question: string, correct: string | number = 2): (string | number)[] => [
  question,
  'Science',
  'Easy',
  'English',
  'ssc, 2026',
  'one',
  'two',
  'three',
  correct,
  'Because.',
];

function sheet(rows: unknown[][], bookType: Format = 'xlsx'): Uint8Array<ArrayBuffer> {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), 'Questions');
  return new Uint8Array(XLSX.write(book, { type: 'buffer', bookType }) as Buffer);
}

/** A zip archive by hand: `declared` is what its directory claims. */
function zip(name: string, content: Uint8Array, declared = content.length): Uint8Array<ArrayBuffer> {
  const packed = deflateRawSync(content);
  const file = Buffer.from(name);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(declared, 22);
  local.writeUInt16LE(file.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(declared, 24);
  entry.writeUInt16LE(file.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + file.length, 12);
  end.writeUInt32LE(local.length + file.length + packed.length, 16);
  return new Uint8Array(Buffer.concat([local, file, packed, entry, file, end]));
}

describe('an uploaded sheet', () => {
  let built: Built;
  let portal: TestPortal;

  beforeAll(async () => {
    built = await buildServer();
    portal = await openPortal(null, { readSheet: sheetReader(built.dir) });
    await portal.admin.call('addCategory', { query: { name: 'Science' } });
  });
  afterAll(async () => {
    await portal.close();
    await built.remove();
  });

  const upload = (bytes: Uint8Array<ArrayBuffer>, name = 'questions.xlsx') =>
    portal.admin.tries('uploadQuestions', { file: new File([bytes], name) });
  const bank = () => portal.admin.call('getQuestions', {});

  it.each(['xlsx', 'biff8'] as const)('fills the bank from %s, in any script', async (format) => {
    const question = `प्रकाश क्या है? (${format})`;
    const { text } = await upload(
      sheet([header, row(question), row('Bad', 9), row(`x < y & z ${format}`, 'C')], format),
      format === 'xlsx' ? 'a.XLSX' : 'a.xls',
    );
    expect(JSON.parse(text)).toEqual({ total: 3, success: 2, failed: 1, errors: ['Row 3, Correct option: "9" is not an option.'] });
    const kept = (await bank()).find((q) => q.description === question);
    expect(kept).toMatchObject({ examTags: ['ssc', '2026'], language: 'English', difficultyLevel: 'Easy' });
    expect(kept?.options[1]).toEqual({ id: 2, text: 'two', correct: true, explanation: 'Because.' });
    expect((await bank()).map((q) => q.description)).toContain(`x < y & z ${format}`);
  });

  it('takes no prototype for a column', async () => {
    await upload(
      sheet([
        [...header, '__proto__', 'constructor'],
        [...row('Polluted?'), '{"isAdmin":true}', 'x'],
      ]),
    );
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect((await bank())[0]?.description).toBe('Polluted?');
  });

  describe('is refused', () => {
    const exe = new Uint8Array([0x4d, 0x5a, 0x90, 0x00, ...Array.from({ length: 100 }, () => 1)]);
    const zeros = new Uint8Array(70 * 1024 * 1024);
    it.each([
      ['by another extension', () => upload(sheet([header]), 'a.csv'), 415],
      ['as a program under another name', () => upload(exe), 415],
      ['as text that SheetJS would read', () => upload(new TextEncoder().encode('Question,Category\n1,2')), 415],
      ['as an archive of something else', () => upload(zip('readme.txt', new TextEncoder().encode('hello'))), 400],
      ['as half an archive', () => upload(sheet([header, row('Half')]).slice(0, 900)), 400],
      ['as half an old one', () => upload(sheet([header, row('Half')], 'biff8').slice(0, 600), 'a.xls'), 400],
      ['as a bomb that says so', () => upload(zip('xl/workbook.xml', zeros)), 413],
      ['as a bomb that lies', () => upload(zip('xl/workbook.xml', zeros, 100)), 413],
      ['with 10,001 rows', () => upload(sheet([header, ...Array.from({ length: 10_001 }, (_, at) => row(`Q ${at}`))])), 413],
      [
        'without its columns',
        () =>
          upload(
            sheet([
              ['Question', 'Category'],
              ['a', 'b'],
            ]),
          ),
        400,
      ],
      ['empty', () => upload(sheet([[]])), 400],
      ['beyond 10 MB', () => upload(new Uint8Array(10 * 1024 * 1024 + 1)), 413],
    ])('%s', async (_, send, status) => {
      const before = (await bank()).length;
      expect((await send()).status).toBe(status);
      expect(await bank()).toHaveLength(before);
    });

    it('without its file, and as a broken form', async () => {
      const send = (body: string, type = 'multipart/form-data; boundary=x') =>
        portal.admin.sends('/questions/upload-questions', { method: 'POST', body, headers: { 'Content-Type': type } });
      expect((await send('--x\r\nContent-Disposition: form-data; name="other"\r\n\r\n1\r\n--x--\r\n')).problem?.fields).toEqual({
        file: 'is missing',
      });
      expect((await send('no form at all')).status).toBe(400);
      expect((await send('{}', 'application/json')).status).toBe(415);
    });
  });

  it('is read apart: this process has never loaded SheetJS for it', async () => {
    expect(await readFile(`${built.dir}/main.js`, 'utf8')).not.toMatch(/from "xlsx"/);
  });
});
