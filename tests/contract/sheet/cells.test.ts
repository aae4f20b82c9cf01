import { expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { cellsOf, faultFrom, readingOptions, shownIn, tablesBy } from '../../../contract/sheet/cells';
import { asRead } from '../../kit/as-read';

type Format = 'xlsx' | 'biff8';

/** The cells of a table that was written to a file and read back. */
function through(bookType: Format, table: XLSX.WorkSheet) {
  const book = XLSX.utils.book_new(table, 'Questions');
  const read = XLSX.read(XLSX.write(book, { type: 'buffer', bookType }), { type: 'buffer', ...readingOptions });
  return cellsOf(read.Sheets.Questions ?? {});
}

const formats: Format[] = ['xlsx', 'biff8'];

it.each(formats)('numbers and booleans of %s are read as a person sees them', (format) => {
  const table = XLSX.utils.aoa_to_sheet([[2, 0.1 + 0.2, 123_456_789_012, -5.5, true, 'प्रकाश क्या है?', '007', '  x ']]);
  Object.assign(table, {
    A2: { t: 'n', v: 0.5, z: '0%' },
    B2: { t: 'n', v: 0.5, z: '# ?/?' },
    C2: { t: 'n', v: 3, z: '[Red]0 "days"' },
    '!ref': 'A1:H2',
  });
  expect(through(format, table)).toEqual([
    ['2', '0.3', '123456789012', '-5.5', 'TRUE', 'प्रकाश क्या है?', '007', '  x '],
    ['50%', ' 1/2', '3 days'],
  ]);
});

it.each(formats)('a whole number of %s that is shown with lost digits is the number', (format) => {
  const table = XLSX.utils.aoa_to_sheet([[]]);
  Object.assign(table, {
    A1: { t: 'n', v: 9_835_022_202, z: '0.00E+00' },
    B1: { t: 'n', v: 6.02e23, z: '0.00E+00' },
    C1: { t: 'n', v: 0.00125, z: '0.0E+00' },
    D1: { t: 'n', v: 250, z: '0.00E+00' },
    '!ref': 'A1:D1',
  });
  expect(through(format, table)).toEqual([['9835022202', '6.02E+23', '1.3E-03', '2.50E+02']]);
});

it.each(formats)('a date or a time of %s is known as one, with what a person sees', (format) => {
  const dates: [number: number, format: string, shown: string][] = [
    [46_083, 'd-mmm', '2-Mar'],
    [46_082, 'mmm-yy', 'Mar-26'],
    [46_083, 'yyyy\\-mm\\-dd;@', '2026-03-02'],
    [18_289, 'm/d/yy', '26-01-1950'],
    [46_083, '[$-409]d\\-mmm\\-yy', '2-Mar-26'],
    [0.0430555555555556, 'h:mm', '1:02'],
    [1.5, '[h]:mm', '36:00'],
  ];
  const cells = dates.map(([v, z], at) => [XLSX.utils.encode_cell({ r: 0, c: at }), { t: 'n', v, z }]);
  const [row = []] = through(format, { ...Object.fromEntries(cells), '!ref': 'A1:G1' });
  expect(row.map(shownIn)).toEqual(dates.map(([, , shown]) => shown));
  expect(row.map((cell) => typeof cell !== 'string' && cell.fault.code)).toEqual(dates.map(() => 'cell-date'));
});

it('a formula is read as its value; without a value it is a fault, and so is an error', () => {
  const table = { A1: { t: 'n', f: '1+1', v: 2 }, B1: { t: 's', f: '"a"&"b"', v: 'ab' }, C1: { t: 'n', f: '1/3' }, '!ref': 'A1:D1' };
  const error = { D1: { t: 'e', v: 7, w: '#DIV/0!' } };
  expect(asRead(through('xlsx', { ...table, ...error } as XLSX.WorkSheet))).toEqual([
    ['2', 'ab', { fault: 'holds a formula without its value; open the sheet in Excel and save it' }, { fault: 'holds the error #DIV/0!' }],
  ]);
});

it.each(formats)('a cell merged over rows of %s is in each row; a cell merged over columns is in the first column only', (format) => {
  const table = XLSX.utils.aoa_to_sheet([
    ['Science', 'a'],
    [null, 'b'],
    [null, 'c'],
    ['wide', null],
  ]);
  table['!merges'] = [XLSX.utils.decode_range('A1:A3'), XLSX.utils.decode_range('A4:B4')];
  const rows = through(format, table).map(([first = '', second = '']) => [first, second]);
  expect(rows).toEqual([
    ['Science', 'a'],
    ['Science', 'b'],
    ['Science', 'c'],
    ['wide', ''],
  ]);
});

it('merges with a false size are filled only down to the last row', () => {
  const merges = Array.from({ length: 50_000 }, () => XLSX.utils.decode_range('A1:XFD1048576'));
  const rows = cellsOf({ '!data': [[{ t: 's', v: 'x' }], []], '!merges': merges });
  expect(rows).toEqual([['x'], ['x']]);
});

it('a cell merged over thousands of rows is in each row', () => {
  const rows = Array.from({ length: 3_000 }, () => [{ t: 's', v: '' }]);
  rows[0] = [{ t: 's', v: 'Science' }];
  const table = { '!data': rows, '!merges': [XLSX.utils.decode_range('A1:A3000')] };
  expect(cellsOf(table).filter(([cell]) => cell === 'Science')).toHaveLength(3_000);
});

it('merges that overlap fill no more cells than a sheet can have', () => {
  const letters = [
    { t: 's', v: 'x' },
    { t: 's', v: 'y' },
  ];
  const rows = Array.from({ length: 50_000 }, (_, at) => (at === 0 ? letters : []));
  // Forty columns of 50,000 cells, without the first cell of each: forty cells are left.
  const merges = Array.from({ length: 40 }, () => XLSX.utils.decode_range('A1:A50000'));
  const filled = cellsOf({ '!data': rows, '!merges': [...merges, XLSX.utils.decode_range('B1:B50000')] });
  expect([filled.filter(([first]) => first === 'x').length, filled.filter(([, second]) => second === 'y').length]).toEqual([50_000, 41]);
});

it.each([
  ['with a password, which is a compound file', 'File is password-protected', [0xd0, 0xcf], 'locked'],
  ['with a password of another kind', 'ECMA-376 Encrypted file missing /DataSpaces', [0xd0, 0xcf], 'locked'],
  ['whose archive has a password', 'Unsupported ZIP encryption', [0x50, 0x4b, 0x03, 0x04], 'locked'],
  ['that is damaged', 'Bad uncompressed size', [0x50, 0x4b, 0x03, 0x04], 'unreadable'],
  // What SheetJS says of a compound file without a workbook.
  ['of an old kind that cannot be read', 'Unsupported ZIP encryption', [0xd0, 0xcf], 'old-sheet'],
])('a file %s is named', (_, message, bytes, fault) => {
  expect(faultFrom(new Error(message), new Uint8Array(bytes))).toBe(fault);
});

it('signs above and below the line stay what they are', () => {
  const runs = (...parts: [text: string, place?: string][]) =>
    `<si>${parts.map(([text, place]) => `<r><rPr>${place ? `<vertAlign val="${place}"/>` : '<b/>'}</rPr><t xml:space="preserve">${text}</t></r>`).join('')}</si>`;
  const cell = (v: string, r: string) => cellsOf({ '!data': [[{ t: 's', v, r }]] })[0]?.[0];
  expect(cell('x2 < 5', runs(['x'], ['2', 'superscript'], [' &lt; 5']))).toBe('x² < 5');
  expect(cell('H2O', runs(['H'], ['2', 'subscript'], ['O']))).toBe('H₂O');
  expect(cell('bold', runs(['bold']))).toBe('bold');
});

it('signs above and below the line stay what they are in a text that stands in its cell', () => {
  const cell = (v: string, h: string) => cellsOf({ '!data': [[{ t: 's', v, h }]] })[0]?.[0];
  expect(cell('x2 < y & z', 'x<span style=""><sup>2</sup></span> < y & z')).toBe('x² < y & z');
  expect(cell('H2O\nice', '<span style="font-size:11pt;"><b>H</b></span><span style=""><b><sub>2</b></sub></span>O<br/>ice')).toBe(
    'H₂O\nice',
  );
  expect(cell('<sup>2</sup>', '<span style=""><sup><sup>2</sup></sup></span>')).toBe('<sup>2</sup>');
  expect(cell('x2', 'x2')).toBe('x2');
});

it('a workbook with a format inside a text that SheetJS does not know is read without formats', () => {
  const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([['x']]), 'S');
  const asked: boolean[] = [];
  const read = ({ cellHTML }: { cellHTML: boolean }) => {
    asked.push(cellHTML);
    if (cellHTML) throw new Error('Unrecognized rich format <odd');
    return XLSX.read(XLSX.write(book, { type: 'buffer' }), { type: 'buffer', ...readingOptions });
  };
  expect([tablesBy(read), asked]).toEqual([[{ name: 'S', rows: [['x']] }], [true, false]]);
  expect(() =>
    tablesBy(() => {
      throw new Error('Bad');
    }),
  ).toThrow('Bad');
});
