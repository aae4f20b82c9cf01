import type { Fault } from '../faults/fault';
import { excerpt } from '../faults/quoted';
import { type FileFault, isZipped } from './file';
import { maxColumns, maxMerged, maxRows } from './limits';
import { placed } from './raised';

/** A number that a spreadsheet shows as a date or a time of day. `shown`: as it does; `format`: the number's format there. */
export interface DateInCell {
  shown: string;
  number: number;
  format: string;
}

/** The text of a cell, or why it has none; a date has a text, which is a fault only where a date can be none of what is meant. */
export type Cell = string | { fault: Fault; date?: DateInCell };

/** What a cell shows; empty where it cannot be read. */
export const shownIn = (cell: Cell | undefined): string => (typeof cell === 'string' ? cell : (cell?.date?.shown ?? ''));

export const dateCell = (date: DateInCell): Cell => ({ fault: { code: 'cell-date', shown: excerpt(date.shown) }, date });

/** Parts of a format that are signs to show: quoted and escaped ones, spaces as wide as a sign, colours, languages. Hours as `[h]` are none. */
const literal = /"[^"]{0,255}"|[\\_*].|\[(?!(?:h+|m+|s+)\])[^\]]{0,255}\]/gi;

/** Whether a format shows a number as a date or a time. */
const isOfDate = (format: string): boolean => /[ymdhs]/i.test(format.replace(literal, ''));

/** Options of SheetJS in browser and server; {@link tablesBy} reads with them. A date without a format is written day first. */
export const readingOptions = {
  dense: true,
  sheetRows: maxRows + 1,
  cellFormula: true,
  // Without this, SheetJS omits a formula without a value, as it omits a blank cell.
  sheetStubs: true,
  cellNF: true,
  cellHTML: false,
  bookVBA: false,
  dateNF: 'dd-mm-yyyy',
} as const;

interface Place {
  r: number;
  c: number;
}

/**
 * The used fields of a SheetJS cell: type, value, formula, number format, text as Excel shows it, and a text with formats inside as XML, or as HTML where it stands in
 * its cell and not in the list of the workbook's texts.
 */
interface SheetCell {
  t: string;
  r?: unknown;
  h?: unknown;
  v?: unknown;
  f?: string | undefined;
  z?: unknown;
  w?: string | undefined;
}

/** The used fields of a SheetJS table. */
interface SheetTable {
  /** The declared range, if it has more rows than were requested. */
  '!fullref'?: string | undefined;
  '!data'?: (SheetCell | null | undefined)[][] | undefined;
  '!merges'?: { s: Place; e: Place }[] | undefined;
}

/** Significant digits of a number in a sheet: 0.1 + 0.2 is 0.3 there. */
const digits = 15;

const runEnd = /<\/(?:\w{1,8}:)?r>/;
const runText = /<(?:\w{1,8}:)?t(?:\s[^>]*)?>([^<]*)</;
const runPlace = /<(?:\w{1,8}:)?vertAlign\s[^>]*?val="(\w{1,20})"/;

const escaped: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&apos;': "'" };
const unescaped = (xml: string): string => xml.replace(/&(?:lt|gt|amp|quot|apos);/g, (sign) => escaped[sign] ?? sign);

/** The text of a cell in which some signs stand above or below the line; null for any other. Without this, x² would be x2. */
function placedText(xml: unknown): string | null {
  if (typeof xml !== 'string' || !xml.includes('vertAlign')) return null;
  const runs = xml
    .split(runEnd)
    .slice(0, -1)
    .map((inside) => placed(unescaped(runText.exec(inside)?.[1] ?? ''), runPlace.exec(inside)?.[1] ?? ''));
  return runs.length === 0 ? null : runs.join('');
}

/** A run with formats, as SheetJS writes it: its text is as it is, no reference of HTML. */
const htmlRun =
  /<span style="[^"<>]{0,300}">(?:<b>)?(?:<i>)?(?:<s>)?(?:<(su[bp])>)?((?:[^<]|<(?!\/span>))*?)(?:<\/b>)?(?:<\/i>)?(?:<\/s>)?(?:<\/su[bp]>)?<\/span>/g;

/** The same of HTML; null too for a text with tags of its own. */
function placedHtml(html: unknown, text: string): string | null {
  if (typeof html !== 'string' || !/<su[bp]>/.test(html) || /<\/?(?:span|su[bp])/.test(text)) return null;
  return html
    .replace(htmlRun, (_, kind: string | undefined, inside: string) =>
      kind === undefined ? inside : placed(inside, kind === 'sup' ? 'superscript' : 'subscript'),
    )
    .replaceAll('<br/>', '\n');
}

/** Shown as 9.84E+09, a whole number has lost digits that its cell still holds: a phone number is one of these. */
const hasLostDigits = (value: number, shown: unknown): boolean =>
  Number.isSafeInteger(value) && typeof shown === 'string' && /^-?\d(?:\.\d*)?E\+\d+$/.test(shown) && Number(shown) !== value;

function textOf(cell: SheetCell | null | undefined): Cell {
  if (!cell) return '';
  const { t, v, f, z, w } = cell;
  const isValueless = t === 'z' || v === undefined || v === null;
  if (f !== undefined && isValueless) return { fault: { code: 'formula-without-value' } };
  if (t === 'e') return { fault: { code: 'cell-error', error: (w ?? String(v)).slice(0, 20) } };
  if (isValueless) return '';
  // In the format *General*, Excel shortens a long number to the width of the column: the value is used, not the shown text.
  if (typeof v === 'number' && (z === undefined || z === 'General' || hasLostDigits(v, w))) return String(Number(v.toPrecision(digits)));
  // Typed as 2-3, 1/2 or 1:2: neither the serial number nor the date is what was meant.
  if (typeof v === 'number' && typeof z === 'string' && isOfDate(z)) return dateCell({ shown: w ?? String(v), number: v, format: z });
  // An .xls sheet can contain a NUL, which no database stores.
  return typeof v === 'string' ? (placedText(cell.r) ?? placedHtml(cell.h, v) ?? v).replaceAll('\0', '') : (w ?? String(v));
}

/** A cell that is merged over several rows has its value in each of them; merged over several columns, in the first column only. */
function fillMerged(rows: Cell[][], merges: NonNullable<SheetTable['!merges']>): void {
  // The limit bounds the work for a forged sheet.
  let left = maxMerged;
  for (const { s, e } of merges) {
    const value = rows[s.r]?.[s.c];
    if (value === undefined || value === '') continue;
    for (const row of rows.slice(s.r + 1, e.r + 1)) {
      if (left === 0) return;
      row[s.c] = value;
      left -= 1;
    }
  }
}

/** The used fields of a SheetJS workbook. */
interface SheetBook {
  SheetNames: readonly string[];
  Sheets: Readonly<Record<string, SheetTable>>;
  /** Absent for .xls. */
  bookType?: unknown;
}

/** A table of a workbook with its name. */
export interface Table {
  name: string;
  rows: Cell[][];
}

/** The cells of a SheetJS table, row by row from the first, in the columns that are read. */
export function cellsOf(table: SheetTable): Cell[][] {
  const rows = Array.from(table['!data'] ?? [], (row) => Array.from((row ?? []).slice(0, maxColumns), textOf));
  fillMerged(rows, table['!merges'] ?? []);
  return rows;
}

/** The tables of a workbook in their order, or the fault that shows only after reading. */
export function tablesOf({ SheetNames, Sheets, bookType }: SheetBook): Table[] | FileFault {
  if (bookType !== undefined && bookType !== 'xlsx') return 'other-sheet';
  const tables = SheetNames.map((name) => [name, Sheets[name] ?? {}] as const);
  // Only for .xls: the declared range of an .xlsx includes blank cells with a format and may be forged; count-cells.ts has counted its cells.
  if (bookType === undefined && tables.some(([, table]) => table['!fullref'] !== undefined)) return 'too-low';
  return tables.map(([name, table]) => ({ name, rows: cellsOf(table) }));
}

/** The tables of a workbook that `read` reads with formats inside texts; without them where SheetJS does not know one of these formats. */
export function tablesBy(
  read: (options: typeof readingOptions | (Omit<typeof readingOptions, 'cellHTML'> & { cellHTML: true })) => SheetBook,
): Table[] | FileFault {
  try {
    return tablesOf(read({ ...readingOptions, cellHTML: true }));
  } catch (thrown) {
    if (thrown instanceof Error && thrown.message.startsWith('Unrecognized rich format')) return tablesOf(read(readingOptions));
    throw thrown;
  }
}

/** The fault for an error that SheetJS threw at a file. An .xlsx with a password is a compound file, as every .xls is. */
export function faultFrom(thrown: unknown, bytes: Uint8Array): FileFault {
  const message = thrown instanceof Error ? thrown.message : '';
  if (isZipped(bytes)) return /password|encrypt/i.test(message) ? 'locked' : 'unreadable';
  return /password|ECMA-376/i.test(message) ? 'locked' : 'old-sheet';
}
