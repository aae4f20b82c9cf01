import { crc32, deflateSync } from 'node:zlib';
import * as XLSX from 'xlsx';
import { type Bytes, header, row } from './sheet';

const xml = '<?xml version="1.0" encoding="UTF-8"?>';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook made without a library: the content of its `<worksheet>`, and the texts that its cells share. */
export function workbook(worksheet: string, shared: readonly string[] = []): Bytes {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${types}.sharedStrings+xml"/></Types>`,
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Questions" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `${xml}<sst xmlns="${main}">${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `${xml}<worksheet xmlns="${main}">${worksheet}</worksheet>`,
  };
  const archive = XLSX.CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(parts)) XLSX.CFB.utils.cfb_add(archive, `/${name}`, Buffer.from(content));
  return new Uint8Array(XLSX.CFB.write(archive, { type: 'buffer', fileType: 'zip', compression: true }) as Buffer);
}

const column = (at: number): string => XLSX.utils.encode_col(at);
const words = (text: string | number, place: string): string => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A row of a worksheet with this row number. */
export const rowOf = (number: number, cells: readonly (string | number)[]): string =>
  `<row r="${number}">${cells.map((cell, at) => words(cell, `${column(at)}${number}`)).join('')}</row>`;

const headerRow = rowOf(1, header);
const data = (rows: string): string => `<sheetData>${headerRow}${rows}</sheetData>`;

/**
 * Small in the file, huge if each cell gets its own copy: one text of `letters` characters in `rows` rows, in all columns or in the first
 * ones that may be long.
 */
export function sharedStrings(letters: number, rows: number, columns = header.length, category = 'Science'): Bytes {
  const long = header.map((name) => ['Question', 'Explanation', 'Tags', 'Option 1'].slice(0, columns).includes(name));
  const cell = (place: string, at: number) =>
    long[at] || columns === header.length ? `<c r="${place}" t="s"><v>0</v></c>` : words(row('', 2, category)[at] ?? '', place);
  const cells = (number: number) => header.map((_, at) => cell(`${column(at)}${number}`, at)).join('');
  const all = Array.from({ length: rows }, (_, at) => `<row r="${at + 2}">${cells(at + 2)}</row>`).join('');
  return workbook(data(all), ['ß'.repeat(letters)]);
}

/** `count` blank cells in the first row. */
export const manyCells = (count: number): Bytes => workbook(`<sheetData><row r="1">${'<c/>'.repeat(count)}</row></sheetData>`);

/** Array formulas, with which a reader compares each cell. */
export function manyFormulas(count: number): Bytes {
  const formula = (row: number) =>
    `<row r="${row}"><c r="A${row}"><f t="array" ref="A${row}:A${row}">1</f><v>1</v></c><c r="B${row}"><v>1</v></c></row>`;
  return workbook(data(Array.from({ length: count }, (_, at) => formula(at + 2)).join('')));
}

/** A good row at the top and one far below the sheet's declared range. */
export const farBelow = (good: readonly (string | number)[]): Bytes =>
  workbook(`<dimension ref="A1:J2"/>${data(rowOf(2, good) + rowOf(60_000, good))}`);

export const otherKind = (cells: unknown[][], bookType: 'ods' | 'xlsb'): Bytes =>
  new Uint8Array(XLSX.write(XLSX.utils.book_new(XLSX.utils.aoa_to_sheet(cells), 'Questions'), { type: 'buffer', bookType }) as Buffer);

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG that declares this size, with `zeros` zeros for its pixels. `colour`: 0 grey, 6 colour with alpha; `depth`: bits of each. */
export function png(width: number, height: number, zeros: number, { colour = 0, depth = 8 } = {}): Bytes {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colour, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(zeros), { level: 9 });
  const parts = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]));
}
