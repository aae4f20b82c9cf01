import type { Fault } from '../faults/fault';
import type { FileFault } from './file';
import { maxColumns, maxRows } from './limits';

/** A cell as the row rule reads it: its text, or why it has none. */
export type Cell = string | { fault: Fault };

/** How both ends ask SheetJS to read; what it hands back goes through {@link tablesOf}. Dates without a format of their own are day first. */
export const readingOptions = {
  dense: true,
  sheetRows: maxRows + 1,
  cellFormula: true,
  // Or else a formula without its value would be left out like a blank cell.
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

/** What is used of a cell of SheetJS: type, value, formula, number format, text as Excel shows it. */
interface SheetCell {
  t: string;
  v?: unknown;
  f?: string | undefined;
  z?: unknown;
  w?: string | undefined;
}

/** What is used of a table of SheetJS. */
interface SheetTable {
  /** The range it says it has, where more rows than asked for are in it. */
  '!fullref'?: string | undefined;
  '!data'?: (SheetCell | null | undefined)[][] | undefined;
  '!merges'?: { s: Place; e: Place }[] | undefined;
}

/** Fifteen digits are what a sheet keeps: 0.1 + 0.2 is 0.3 there. */
const digits = 15;

function textOf(cell: SheetCell | null | undefined): Cell {
  if (!cell) return '';
  const { t, v, f, z, w } = cell;
  const isValueless = t === 'z' || v === undefined || v === null;
  if (f !== undefined && isValueless) return { fault: { code: 'formula-without-value' } };
  if (t === 'e') return { fault: { code: 'cell-error', error: (w ?? String(v)).slice(0, 20) } };
  if (isValueless) return '';
  // Where no format was chosen, Excel shortens a long number to what fits the column; the number is meant, not the picture of it.
  if (typeof v === 'number' && (z === undefined || z === 'General')) return String(Number(v.toPrecision(digits)));
  // No database keeps a NUL in a text; XML cannot hold one, an old sheet can.
  return typeof v === 'string' ? v.replaceAll('\0', '') : (w ?? String(v));
}

/** A cell merged over several rows says the same for each of them; what is merged to its right belongs to its first column. */
function fillMerged(rows: Cell[][], merges: NonNullable<SheetTable['!merges']>): void {
  // A sheet's cells are merged once each; a forged one may say otherwise, and must not keep us busy.
  let left = maxRows * maxColumns;
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

/** What is used of a workbook of SheetJS. */
interface SheetBook {
  SheetNames: readonly string[];
  Sheets: Readonly<Record<string, SheetTable>>;
  /** Nothing for an .xls of whatever age. */
  bookType?: unknown;
}

/** A table of a workbook with its name. */
export interface Table {
  name: string;
  rows: Cell[][];
}

/** A table as SheetJS read it → its cells, row by row from the first, in the columns that are looked at. */
export function cellsOf(table: SheetTable): Cell[][] {
  const rows = Array.from(table['!data'] ?? [], (row) => Array.from((row ?? []).slice(0, maxColumns), textOf));
  fillMerged(rows, table['!merges'] ?? []);
  return rows;
}

/** The tables of a workbook in their order, or what speaks against it now that it is read. */
export function tablesOf({ SheetNames, Sheets, bookType }: SheetBook): Table[] | FileFault {
  if (bookType !== undefined && bookType !== 'xlsx') return 'other-sheet';
  const tables = SheetNames.map((name) => [name, Sheets[name] ?? {}] as const);
  // Of an .xlsx the range says nothing: blank cells with a format are in it, and its writer may have lied. Its cells were counted before.
  if (bookType === undefined && tables.some(([, table]) => table['!fullref'] !== undefined)) return 'too-low';
  return tables.map(([name, table]) => ({ name, rows: cellsOf(table) }));
}

/** What SheetJS threw, in our words. */
export const faultFrom = (thrown: unknown): FileFault =>
  thrown instanceof Error && /password|encrypt/i.test(thrown.message) ? 'locked' : 'unreadable';
