import type { Fault } from '../faults/fault';
import type { FileFault } from './file';
import { maxColumns, maxMerged, maxRows } from './limits';
import { placed } from './raised';

/** The text of a cell, or why it has none. */
export type Cell = string | { fault: Fault };

/** Options of SheetJS in browser and server; {@link tablesOf} reads the result. A date without a format is written day first. */
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

/** The used fields of a SheetJS cell: type, value, formula, number format, text as Excel shows it, and the XML of a text with formats inside. */
interface SheetCell {
  t: string;
  r?: unknown;
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

function textOf(cell: SheetCell | null | undefined): Cell {
  if (!cell) return '';
  const { t, v, f, z, w } = cell;
  const isValueless = t === 'z' || v === undefined || v === null;
  if (f !== undefined && isValueless) return { fault: { code: 'formula-without-value' } };
  if (t === 'e') return { fault: { code: 'cell-error', error: (w ?? String(v)).slice(0, 20) } };
  if (isValueless) return '';
  // In the format *General*, Excel shortens a long number to the width of the column: the value is used, not the shown text.
  if (typeof v === 'number' && (z === undefined || z === 'General')) return String(Number(v.toPrecision(digits)));
  // An .xls sheet can contain a NUL, which no database stores.
  return typeof v === 'string' ? (placedText(cell.r) ?? v).replaceAll('\0', '') : (w ?? String(v));
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
  // Only for .xls: the declared range of an .xlsx includes blank cells with a format and may be forged; scan.ts has counted its cells.
  if (bookType === undefined && tables.some(([, table]) => table['!fullref'] !== undefined)) return 'too-low';
  return tables.map(([name, table]) => ({ name, rows: cellsOf(table) }));
}

/** The fault for an error that SheetJS threw. */
export const faultFrom = (thrown: unknown): FileFault =>
  thrown instanceof Error && /password|encrypt/i.test(thrown.message) ? 'locked' : 'unreadable';
