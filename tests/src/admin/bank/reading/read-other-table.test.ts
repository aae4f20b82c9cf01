import { describe, expect, test } from 'vitest';
import * as XLSX from 'xlsx';
import { type Cell, shownIn } from '../../../../../contract/sheet/cells';
import { rosterHeaders } from '../../../../../src/admin/bank/upload/reading/columns/roster-meanings';
import { tablesIn } from '../../../../../src/admin/bank/upload/worker/read/preview';
import { readOtherTable } from '../../../../../src/admin/bank/upload/worker/read/read-other-table';
import { mendedFile } from '../../../../../src/admin/bank/upload/worker/write/mended-file';
import { faultyRows, rowsFile } from '../../../../../src/admin/bank/upload/worker/write/rows-file';
import { header, program, row, sheet, zip } from '../../../../kit/sheet';

const encoded = (text: string) => new TextEncoder().encode(text);
const lookAt = (content: string | Uint8Array<ArrayBuffer>, name: string) => readOtherTable(new File([content], name));

const utf16 = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, true);
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 + at * 2, text.charCodeAt(at), true);
  return bytes;
};

const means = ['Question', 'Option 1', 'Option 2', 'Correct option'];

test.each([
  [
    'commas and quotes, in UTF-8 with its mark',
    '\ufeffQuestion,A,B,Answer\n"Which, of ""these""?",1/2,03,B\n',
    ['Which, of "these"?', '1/2', '03', 'B'],
  ],
  ['semicolons, with a comma in a number', 'Question;A;B;Answer\nHalf of 5?;2,5;3;A\n', ['Half of 5?', '2,5', '3', 'A']],
  ['tabulators, as a spreadsheet copies them', 'Question\tA\tB\tAnswer\r\n"Two\nlines?"\tx\ty\tB\r\n', ['Two\nlines?', 'x', 'y', 'B']],
])('a text with %s is a table whose cells stay text', async (_, text, cells) => {
  expect(await lookAt(text, 'a.csv')).toMatchObject({ from: 'table', header: 0, means, rows: [expect.anything(), cells] });
});

test('a date that a spreadsheet has written into a .csv stays one until a row is read, whatever becomes of the file', async () => {
  const dates = ['2-Mar', '02-Mar', 'Mar-26', '2026-03-02', '2026-03-02 00:00:00', '29-Feb'];
  const others = ['1/2', '02/03/2026', '2 March', '31-Feb', '7-Foo', '2-mar', '2026-13-01', '1:2'];
  const looked = await lookAt(`Question,A,B,Answer\n${[...dates, ...others].map((text) => `Q?,${text},x,A`).join('\n')}\n`, 'a.csv');
  if ('why' in looked) throw new Error('The file was refused');
  const cells = looked.rows.slice(1).map((cells) => cells[1] ?? '');
  expect(cells.slice(dates.length)).toEqual(others);
  const again = (await tablesIn(new File([rowsFile([['A'], ...cells.map((cell) => [cell])])], 'b.xlsx'))) as { rows: Cell[][] }[];
  const read = again[0]?.rows.slice(1).map(([cell]) => cell) ?? [];
  expect(read.map(shownIn)).toEqual([...dates, ...others]);
  expect(read.map((cell) => typeof cell === 'string')).toEqual([...dates.map(() => false), ...others.map(() => true)]);
});

test('UTF-16 and the code page of older programs are read', async () => {
  const text = 'Question\tA\tB\tAnswer\nनदी?\tx\ty\tA';
  expect(await lookAt(utf16(text), 'a.txt')).toMatchObject({ rows: [expect.anything(), ['नदी?', 'x', 'y', 'A']] });
  // Without its mark: lower byte first, and upper byte first.
  const [lower, upper] = [utf16(text).subarray(2), new Uint8Array(Buffer.from(utf16(text)).swap16()).subarray(2)];
  for (const bytes of [lower, upper])
    expect(await lookAt(bytes, 'a.csv')).toMatchObject({ rows: [expect.anything(), ['नदी?', 'x', 'y', 'A']] });
  const old = new Uint8Array(
    [...'Question,A,B,Answer\nCaf']
      .map((sign) => sign.charCodeAt(0))
      .concat(
        [0xe9],
        [...'?,x,y,A'].map((sign) => sign.charCodeAt(0)),
      ),
  );
  expect(await lookAt(old, 'a.csv')).toMatchObject({ rows: [expect.anything(), ['Café?', 'x', 'y', 'A']] });
});

test('rows of a text with more cells than its header are told, but not those of a column without a name', async () => {
  const text = 'Question,A,B,Answer\nWhich of these, in order?,x,y,A\nGood?,x,y,B\nEmpty?,x,y,B,,\n';
  expect(await lookAt(text, 'a.csv')).toMatchObject({ longer: [1] });
  expect(await lookAt('Question,A,B,Answer\nOne?,x,y,A,note\nTwo?,x,y,B,note', 'a.csv')).not.toHaveProperty('longer');
});

test('a text with semicolons, unknown names and empty cells is a table where no question was found, in an older code page too', async () => {
  const text =
    'Frage;Antwort A;Antwort B;L\u00f6sung;Thema\nWert von 1,5 mal 2?;3,0;2,5;A;Zahlen\n7 / 2?;;;3,5;Zahlen\nGr\u00f6\u00dfe?;x;y;B;';
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  expect(await lookAt(bytes, 'a.csv')).toMatchObject({
    ...{ from: 'table', header: 0, means: [null, null, null, null, null] },
    rows: [
      ['Frage', 'Antwort A', 'Antwort B', 'L\u00f6sung', 'Thema'],
      expect.anything(),
      ['7 / 2?', '', '', '3,5', 'Zahlen'],
      expect.anything(),
    ],
  });
  const prose = 'Notes: of sun, moon, stars, sky\nNo question here.\nNor here.\n';
  expect(await lookAt(prose, 'a.txt')).toMatchObject({ from: 'text' });
});

test('numbers of questions under "Q" are left out beside "Question", in a .csv and in a table of a document', async () => {
  const [text, expected] = ['Q,Question,A,B,Key\n1,2+2?,3,4,B\n2,Capital?,Patna,Gaya,A\n', [null, ...means]];
  expect(await lookAt(text, 'a.csv')).toMatchObject({ means: expected });
  const cells = (row: string) => row.split(',').map((cell) => `<w:tc><w:p><w:r><w:t>${cell}</w:t></w:r></w:p></w:tc>`);
  const rows = text
    .trim()
    .split('\n')
    .map((row) => `<w:tr>${cells(row).join('')}</w:tr>`);
  const document = `<w:document><w:body><w:tbl>${rows.join('')}</w:tbl></w:body></w:document>`;
  expect(await lookAt(zip('word/document.xml', encoded(document)), 'a.docx')).toMatchObject({ means: expected });
});

test('rows without names of columns are questions where their last cells are answers', async () => {
  expect(await lookAt('1\tCapital?\tParis\tRome\tA\n2\tRiver?\tGanga\tKosi\t(b)', 'pasted.txt')).toMatchObject({
    isHeaderless: true,
    header: 0,
    means: [null, ...means],
    rows: [[], ['1', 'Capital?', 'Paris', 'Rome', 'A'], expect.anything()],
  });
  expect(await lookAt('Capital?\tParis\tRome\tA\nVitamin of the sun?\tA\tD\tB', 'pasted.txt')).toMatchObject({ isHeaderless: true, means });
  const other = 'Frage\tParis\tRom\tLösung\nHauptstadt?\tParis\tRom\tA';
  expect(await lookAt(other, 'pasted.txt')).not.toHaveProperty('isHeaderless');
});

test('a text without columns is read by its numbers and letters', async () => {
  expect(await lookAt('1. One, two, or three?\n(a) x, y\n(b) z\nAnswer: a', 'a.txt')).toMatchObject({
    from: 'text',
    rows: [expect.anything(), ['One, two, or three?', 'x, y', 'z', 'a', '', '']],
  });
});

test('the header is searched below a title; without a known one it is the first filled row', async () => {
  expect(await lookAt(sheet([['Monthly test'], [], ['No', 'Ques', 'A', 'B', 'Ans'], [1, 'Q?', 'x', 'y', 'b']]), 'a.xlsx')).toMatchObject({
    header: 2,
    means: [null, ...means],
  });
  expect(await lookAt(sheet([[], ['eins', 'zwei'], ['x', 'y']]), 'a.xlsx')).toMatchObject({ header: 1, means: [null, null] });
});

test('of a workbook the sheet of questions is read, and others that have questions are named', async () => {
  const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([['Mock 12'], ['Read me']]), 'Cover');
  const questions = [
    ['Question', 'A', 'B', 'Answer', 'Topic'],
    ['Q?', 'x', 'y', 'B', 'Algebra'],
  ];
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(questions), 'Maths');
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(questions.map((cells) => cells.slice(0, 4))), 'English');
  const bytes = new Uint8Array(XLSX.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  expect(await lookAt(bytes, 'a.xlsx')).toMatchObject({ header: 0, sheet: { name: 'Maths', unread: ['English'] } });
  expect(await lookAt('Question,A,B,Answer\nQ?,x,y,B', 'a.csv')).not.toHaveProperty('sheet');
});

test('a Word document is read, and a damaged or other file is refused by name', async () => {
  const document = encoded('<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>1. One?</w:t></w:r></w:p></w:body></w:document>');
  expect(await lookAt(zip('word/document.xml', document), 'a.docx')).toMatchObject({
    from: 'text',
    rows: [expect.anything(), ['One?', '', '', '', '', '']],
  });
  expect(await lookAt(zip('word/other.xml', document), 'a.docx')).toEqual({ why: { code: 'document-unreadable' } });
  expect(await lookAt(zip('word/document.xml', encoded('<w:document>')), 'a.docx')).toMatchObject({ why: { code: expect.any(String) } });
  expect(await lookAt(program(), 'a.docx')).toEqual({ why: { code: 'document-unreadable' } });
  for (const name of ['a.docx', 'a.txt', 'a.pdf']) expect(await lookAt('%PDF-1.4 hello', name)).toEqual({ why: { code: 'is-a-pdf' } });
  expect(await lookAt(program(), 'a.xlsx')).toEqual({ why: { code: 'not-a-sheet' } });
});

test('a table of a Word document is read by the names of its columns, where its lines have no question', async () => {
  const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
  const line = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`;
  const body = (inside: string) => encoded(`<w:document xmlns:w="w"><w:body>${inside}</w:body></w:document>`);
  const table = `<w:tbl>${line('S.No.', 'Question', 'Option A', 'Option B', 'Answer')}${line('1', 'Capital?', 'Gaya', 'Patna', 'B')}</w:tbl>`;
  expect(await lookAt(zip('word/document.xml', body(`<w:p/>${table}<w:p/>`)), 'a.docx')).toMatchObject({
    from: 'table',
    means: [null, ...means],
    rows: [expect.anything(), ['1', 'Capital?', 'Gaya', 'Patna', 'B']],
    lost: { lines: 0 },
  });
  const next = `<w:tbl>${line('S.No.', 'Question', 'Option A', 'Option B', 'Answer')}${line('2', 'River?', 'Ganga', 'Kosi', 'A')}</w:tbl>`;
  const title = '<w:p><w:r><w:t>Weekly test</w:t></w:r></w:p>';
  expect(await lookAt(zip('word/document.xml', body(`${title}${table}<w:p/>${next}`)), 'a.docx')).toMatchObject({
    rows: [expect.anything(), expect.anything(), ['2', 'River?', 'Ganga', 'Kosi', 'A']],
    lost: { lines: 1 },
    quoted: { left: ['Weekly test'] },
  });
  const other = `<w:tbl>${line('Name', 'Marks')}${line('Asha', '7')}</w:tbl>`;
  expect(await lookAt(zip('word/document.xml', body(other)), 'a.docx')).toMatchObject({ from: 'text' });
});

test('faulty rows become a sheet with their reasons, which can be uploaded again', async () => {
  const file = new File([sheet([header, row('Good?'), row('Bad?', 9)])], 'a.xlsx');
  const bytes = await faultyRows(file, [{ row: 3, reason: 'Correct option: no' }], 'Reason');
  const tables = await tablesIn(new File([bytes], 'b.xlsx'));
  expect(tables).toMatchObject([{ rows: [[...header, 'Reason'], expect.arrayContaining(['Bad?', '9', 'Correct option: no'])] }]);
});

test('a faulty row in that sheet has the text of its passage, which stood in a good row', async () => {
  const cells = [
    [...header, 'Passage', 'Passage text'],
    [...row('Good?'), 'P1', 'It rained.'],
    [...row('Bad?', 9), 'p1'],
  ];
  const bytes = await faultyRows(new File([sheet(cells)], 'a.xlsx'), [{ row: 3, reason: 'no' }], 'Reason');
  const tables = await tablesIn(new File([bytes], 'b.xlsx'));
  expect(tables).toMatchObject([{ rows: [expect.anything(), expect.arrayContaining(['Bad?', 'p1', 'It rained.', 'no'])] }]);
});

test('a cell that cannot be read is an error in the new sheet too', async () => {
  const bytes = rowsFile([['Question'], [{ fault: { code: 'formula-without-value' } }]]);
  expect(await tablesIn(new File([bytes], 'b.xlsx'))).toMatchObject([{ rows: [['Question'], [{ fault: { code: 'cell-error' } }]] }]);
});

describe('a sheet with mended rows', () => {
  const chosen = new File([sheet([['Monthly test'], header, row('Good?'), [], row('Bad?', 9)], 'xlsx', 'Paper 1')], 'a.xlsx');
  const rowsOf = async (...mends: Parameters<typeof mendedFile>[1]) => {
    const tables = await tablesIn(new File([await mendedFile(chosen, mends)], 'b.xlsx'));
    return tables as { name: string; rows: unknown[][] }[];
  };

  test('has them where they were, beside all that was there', async () => {
    const before = (await tablesIn(chosen)) as { name: string; rows: unknown[][] }[];
    const after = await rowsOf({ row: 5, cells: [{ at: 8, column: 'Correct option', text: '2' }] });
    expect(after.map(({ name }) => name)).toEqual(['Paper 1']);
    expect(after[0]?.rows[4]?.[8]).toBe('2');
    const [was, is] = [before[0]?.rows ?? [], after[0]?.rows ?? []];
    for (const at of [0, 1, 2, 3]) expect(is[at]?.filter((cell) => cell !== '')).toEqual(was[at]?.filter((cell) => cell !== ''));
    expect(is[4]?.filter((_, at) => at !== 8)).toEqual(was[4]?.filter((_, at) => at !== 8));
  });

  test('finds a cell by its column where columns have moved, and leaves out what is in no column', async () => {
    const [table] = await rowsOf({
      row: 5,
      cells: [
        { at: 0, column: 'Correct option', text: '3' },
        { at: 2, column: 'Gone', text: 'x' },
      ],
    });
    expect(table?.rows[4]).toEqual(expect.arrayContaining(['Bad?', '3']));
    expect(table?.rows[4]).not.toContain('x');
    expect((await rowsOf({ row: 99, cells: [{ at: 0, column: 'Question', text: 'x' }] }))[0]?.rows).toHaveLength(5);
  });

  test('is without rows that were added, but for one whose passage a row that is left names', async () => {
    const head = [...header, 'Passage', 'Passage text'];
    const cells = [
      head,
      [...row('Gives?'), 'P1', 'It rained.'],
      row('Alone?'),
      [...row('Takes?', 9), 'p1'],
      [...row('Gives too?'), 'P2', 'Snow.'],
    ];
    const bytes = await mendedFile(new File([sheet(cells)], 'a.xlsx'), [], new Set([2, 3, 5]));
    const tables = (await tablesIn(new File([bytes], 'b.xlsx'))) as { rows: unknown[][] }[];
    expect(tables[0]?.rows.map(([question]) => question || null)).toEqual(['Question', 'Gives?', null, 'Takes?']);
  });

  test('may begin like a formula or a date and stays text', async () => {
    const texts = ['=1+1', '1/2', '007'];
    for (const text of texts) {
      const [table] = await rowsOf({ row: 5, cells: [{ at: 0, column: 'Question', text }] });
      expect(table?.rows[4]?.[0]).toBe(text);
    }
  });
});

test('a list of people is a table with the columns of a roster, as .csv and as a sheet', async () => {
  const text = 'Sl. No.,Student Name,E-mail ID,Mobile No.,Batch\n1,Asha,asha@x.in,98765 43210,Kota\n';
  const wanted = { from: 'table', header: 0, means: [null, 'Name', 'Email', 'Phone', 'Group'] };
  expect(await readOtherTable(new File([text], 'list.csv'), rosterHeaders)).toMatchObject(wanted);
  // Two columns are no questions, and a whole roster.
  expect(await readOtherTable(new File(['नाम;बैच\nआशा;कोटा\n'], 'list.csv'), rosterHeaders)).toMatchObject({ means: ['Name', 'Group'] });
  const rows = [['Kota classes'], ['Name', 'E-mail ID', 'Batch'], ['Asha', 'asha@x.in', 'Kota']];
  expect(await readOtherTable(new File([sheet(rows, 'xlsx', 'Any')], 'list.xlsx'), rosterHeaders)).toMatchObject({
    header: 1,
    means: ['Name', 'Email', 'Group'],
  });
});

test.each([
  ['without a filled cell', sheet([[]])],
  ['with blanks alone', sheet([[' '], ['', '  ']])],
])('a workbook %s says that it is empty', async (_, content) => {
  expect(await lookAt(content, 'a.xlsx')).toEqual({ why: { code: 'sheet-empty' } });
  expect(await readOtherTable(new File([content], 'a.xlsx'), rosterHeaders)).toEqual({ why: { code: 'sheet-empty' } });
});
