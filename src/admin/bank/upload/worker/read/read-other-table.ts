import * as XLSX from 'xlsx';
import { maxBytes } from '../../../../../../contract/fields/limits';
import { encodingOf } from '../../../../../../contract/formats/encoding';
import { type Cell, cellsOf, type Table } from '../../../../../../contract/sheet/cells';
import { fileFaults, isNamed, sheetExtensions } from '../../../../../../contract/sheet/file';
import { maxRows, maxUnpacked } from '../../../../../../contract/sheet/limits';
import { wholeFault } from '../../../../../../contract/sheet/whole-fault';
import { type ZipEntry, zipDirectory } from '../../../../../../contract/sheet/zip';
import { type Headers, questionHeaders, understoodBy } from '../../reading/columns/header-meanings';
import { longerRows, textsOf } from '../../reading/columns/longer-rows';
import type { OtherTable, OtherTableOrFault } from '../../reading/columns/other-table';
import { withDate } from '../../reading/columns/written-dates';
import { fromWord } from '../../reading/text/docx';
import { fromLines } from '../../reading/text/lines';
import type { TextLine } from '../../reading/text/text-line';
import { tablesIn } from './preview';
import { unpacked } from './unpacked';

const nothingLost = { pictures: 0, formulas: 0, lines: 0 };

/** Rows that are searched for the header. */
const headerDepth = 10;

/** Names of columns that make a table of a document one of questions. */
const leastNames = 3;

/** Cells of a first row that make it one of names: a question, two options and an answer. */
const leastCells = 4;

function tableOf(headers: Headers, rows: Cell[][], from: OtherTable['from'], lost: OtherTable['lost']): OtherTableOrFault {
  const understood = understoodBy(headers);
  if (from === 'table' && rows.every((row) => row.every((cell) => typeof cell === 'string' && cell.trim() === '')))
    return { why: { code: 'sheet-empty' } };
  if (rows.length > maxRows) return { why: { code: 'too-low', row: maxRows } };
  const places = rows.slice(0, headerDepth).map((row, at) => {
    const texts = textsOf(row);
    const count = understood(texts);
    // One letter is the answer of a row rather than the name of a column.
    return { at, count: count === 1 && understood(texts.filter((text) => text.trim().length > 1)) === 0 ? 0 : count };
  });
  const [best] = places.toSorted((a, b) => b.count - a.count);
  // A table without any known header has it in its first filled row.
  const first = rows.findIndex((row) => row.some((cell) => cell !== ''));
  const filled = Math.max(first, 0);
  const header = best !== undefined && best.count > 0 ? best.at : filled;
  const without = understood(textsOf(rows[filled])) < 2 ? headers.headerless?.(rows.slice(filled).map(textsOf)) : undefined;
  if (without && rows.length <= headers.most) return { rows: [[], ...rows], header: 0, means: without, from, lost, isHeaderless: true };
  const below = rows.filter((row, at) => at > header && row.some((cell) => cell !== '')).length;
  if (below > headers.most) return { why: { code: 'too-many-rows', most: headers.most } };
  return { rows, header, means: headers.guessed(textsOf(rows[header]), rows.slice(header + 1).map(textsOf)), from, lost };
}

const ofLines = (lines: readonly TextLine[], lost: Pick<OtherTable['lost'], 'pictures' | 'formulas'>): OtherTableOrFault => {
  const { rows, left, leftLines, unsure, numbers } = fromLines(lines);
  const found = tableOf(questionHeaders, rows, 'text', { ...lost, lines: left });
  return 'why' in found ? found : { ...found, quoted: { left: leftLines, unsure }, ...(numbers && { numbers }) };
};

/** The text of a file in UTF-8 or UTF-16, or else in the code page of older Windows programs. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A text as a table of cells: separated by tabulators, commas or semicolons, with quotes. "1/2" is no date, "2-Mar" is one: a spreadsheet has written it. */
function separated(text: string): Cell[][] {
  const book = XLSX.read(text, { type: 'string', raw: true, dense: true, sheetRows: maxRows + 1 });
  return cellsOf(book.Sheets[book.SheetNames[0] ?? ''] ?? {}).map((row) => row.map(withDate));
}

function ofSeparated(rows: Cell[][], headers: Headers): OtherTableOrFault {
  const found = tableOf(headers, rows, 'table', nothingLost);
  const longer = 'why' in found || found.isHeaderless ? [] : longerRows(found.rows, found.header);
  return longer.length === 0 ? found : { ...found, longer };
}

/** Whether a text in which no question was found may be a table with unknown names: its first row has several cells, and so have most rows. */
function mayBeTable(rows: readonly (readonly Cell[])[]): boolean {
  const widths = rows.map((row) => row.filter((cell) => cell !== '').length).filter((width) => width > 0);
  return widths.length > 1 && (widths[0] ?? 0) >= leastCells && widths.filter((width) => width >= leastNames).length * 2 > widths.length;
}

function ofText(text: string, headers: Headers): OtherTableOrFault {
  const plain = text.replaceAll('\0', '');
  const rows = separated(plain);
  if (headers.isTable(rows.slice(0, headerDepth).map(textsOf), understoodBy(headers))) return ofSeparated(rows, headers);
  const lines = plain.split(/\r\n|\r|\n/).map((line) => ({ text: line }));
  const found = ofLines(lines, nothingLost);
  return !('why' in found) && found.rows.length < 2 && mayBeTable(rows) ? ofSeparated(rows, headers) : found;
}

async function partOf(bytes: Uint8Array, entries: readonly ZipEntry[], name: string): Promise<string | null> {
  const entry = entries.find((one) => one.name === name);
  const part = entry && (await unpacked(bytes, entry, maxUnpacked));
  return part ? new TextDecoder().decode(part) : null;
}

async function ofDocument(bytes: Uint8Array): Promise<OtherTableOrFault> {
  const entries = zipDirectory(bytes) ?? [];
  const part = (name: string) => partOf(bytes, entries, name);
  const document = await part('word/document.xml');
  if (document === null) return { why: { code: 'document-unreadable' } };
  const { lines, tables, ...lost } = fromWord(document, await part('word/numbering.xml'), await part('word/styles.xml'));
  const read = ofLines(lines, lost);
  if ('why' in read || read.rows.length > 1) return read;
  return ofTables(tables, read) ?? read;
}

/** The tables of a document in whose lines no question was found, those of one header as one; null: none has known names of columns. */
function ofTables(tables: readonly string[][][], { lost, quoted }: OtherTable): OtherTableOrFault | null {
  const counted = tables.map((rows) => ({ rows, count: countOf({ name: '', rows }, understoodBy(questionHeaders)) }));
  const [closest] = counted.toSorted((a, b) => b.count - a.count || b.rows.length - a.rows.length);
  if (closest === undefined || closest.count < leastNames) return null;
  const name = closest.rows[0]?.join('\t');
  const same = tables.filter(([header]) => header?.join('\t') === name);
  const rows = same.flatMap((table, at) => (at === 0 ? table : table.slice(1)));
  // The lines of other tables, and those between, stay behind.
  const taken = new Set(same.flat(2).flatMap((text) => text.split('\n')));
  const count = same.flat(2).reduce((sum, text) => sum + text.split('\n').filter((line) => line.trim() !== '').length, 0);
  const found = tableOf(questionHeaders, rows, 'table', { ...lost, lines: Math.max(lost.lines - count, 0) });
  return 'why' in found ? found : { ...found, quoted: { left: (quoted?.left ?? []).filter((line) => !taken.has(line)), unsure: [] } };
}

/** How many headers of a table are understood, in its best row. */
const countOf = ({ rows }: Table, understood: (row: readonly string[]) => number): number =>
  Math.max(0, ...rows.slice(0, headerDepth).map((row) => understood(textsOf(row))));

async function ofSheet(file: File, headers: Headers): Promise<OtherTableOrFault> {
  const tables = await tablesIn(file);
  if (typeof tables === 'string') return { why: fileFaults[tables] };
  const counted = tables.map((table) => ({ table, count: countOf(table, understoodBy(headers)) }));
  const [closest, ...others] = counted.toSorted((a, b) => b.count - a.count || b.table.rows.length - a.table.rows.length);
  if (closest === undefined) return tableOf(headers, [], 'table', nothingLost);
  // Another sheet with most of these headers probably has rows of the same sort.
  const unread = others.filter(({ count }) => count > 1 && count > closest.count / 2).map(({ table }) => table.name);
  const found = tableOf(headers, closest.table.rows, 'table', nothingLost);
  return 'why' in found ? found : { ...found, sheet: { name: closest.table.name, unread } };
}

const isPdf = (bytes: Uint8Array): boolean => new TextDecoder().decode(bytes.subarray(0, 5)) === '%PDF-';

/** Reads a file of another shape, or a pasted text, as a table, and guesses by `headers` what its columns mean. */
export async function readOtherTable(file: File, headers: Headers = questionHeaders): Promise<OtherTableOrFault> {
  if (file.size > maxBytes.sheet) return { why: fileFaults['too-large'] };
  try {
    if (isNamed(file.name, sheetExtensions)) return await ofSheet(file, headers);
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isPdf(bytes)) return { why: { code: 'is-a-pdf' } };
    return file.name.toLowerCase().endsWith('.docx') ? await ofDocument(bytes) : ofText(decoded(bytes), headers);
  } catch (thrown) {
    // The browser's own unpacking throws a TypeError for a damaged part.
    return thrown instanceof TypeError ? { why: { code: 'document-unreadable' } } : wholeFault(thrown);
  }
}
