import type { Fault } from '../faults/fault';
import { excerpt } from '../faults/quoted';
import type { Located } from '../fields/located';
import { type Cell, shownIn, type Table } from './cells';
import { maxRows } from './limits';
import type { WholeFault } from './whole-fault';

/** The number of filled rows that are searched for the column names: a title and some lines of explanation are often above them. */
const headerDepth = 10;

/** What a kind of sheet holds. */
export interface Layout {
  /** Every column that is read, as faults name it. */
  columns: readonly string[];
  /** The columns that are missing where these are. */
  missing: (found: ReadonlySet<string>) => string[];
  /** Folded other names → the column that each means. */
  aliases?: ReadonlyMap<string, string>;
  /** What a header probably means; it counts where no header has the column's own name or one of `aliases`. */
  wider?: (header: string) => string | undefined;
  /** What a header means where no other one of its row means that. */
  fallback?: (header: string) => string | undefined;
  /** Why a sheet may not have a column of this name, which no column here has; null: the column is left out, and named. */
  refuses?: (header: string) => Fault | null;
  /** Columns in which a date is a fault; absent: none. */
  dateless?: ReadonlySet<string>;
  /** The most rows that hold anything. */
  most: number;
}

/** A table of a workbook in which the columns of a layout were found. `header` counts from 0. */
export interface LocatedTable {
  name: string;
  rows: readonly Cell[][];
  header: number;
  unread: string[];
  /** Headers that mean no column here, and letters of columns without a header: what stands below them is not read. */
  unknown: string[];
}

const plain = (header: string): string => header.trim().replace(/\s+/g, ' ').toLowerCase();
/** A cell without the space around its text; one that is not there is empty. */
export const trimmed = (cell: Cell | undefined): Cell => (typeof cell === 'string' ? cell.trim() : (cell ?? ''));
const isBlank = (row: readonly Cell[]): boolean => row.every((cell) => trimmed(cell) === '');

/** Names of columns as a sheet may write them, to those of a layout. */
export function columnsIn({
  columns,
  aliases = new Map(),
  wider,
  fallback = () => undefined,
}: Layout): (header: readonly Cell[] | undefined) => (string | undefined)[] {
  const byName = new Map(columns.map((column) => [plain(column), column]));
  return (header = []) => {
    const sure = header.map((cell) => (typeof cell === 'string' ? (byName.get(plain(cell)) ?? aliases.get(plain(cell))) : undefined));
    if (wider === undefined) return sure;
    const filled = (known: readonly (string | undefined)[], meaning: (header: string) => string | undefined) => {
      const taken = new Set(known);
      return header.map((cell, at) => {
        const meant = known[at] ?? (typeof cell === 'string' ? meaning(cell) : undefined);
        return known[at] === undefined && taken.has(meant) ? undefined : meant;
      });
    };
    return filled(filled(sure, wider), fallback);
  };
}

/** The first filled rows of a table, each with the required columns that it lacks. */
function firstRows({ rows }: Table, layout: Layout): { at: number; missing: string[] }[] {
  const namesIn = columnsIn(layout);
  const found: { at: number; missing: string[] }[] = [];
  for (let at = 0; at < rows.length && found.length < headerDepth; at += 1) {
    const row = rows[at] ?? [];
    const columns = namesIn(row).filter((column) => column !== undefined);
    if (!isBlank(row)) found.push({ at, missing: layout.missing(new Set(columns)) });
  }
  return found;
}

/** The fault of a workbook without such a table: the columns that are missing in the best row. */
function columnsFault(places: readonly { name: string; at: number; missing: string[] }[], layout: Layout): WholeFault {
  const [closest] = places.toSorted((a, b) => a.missing.length - b.missing.length);
  const columns = (closest?.missing ?? layout.missing(new Set())).join(', ');
  if (closest === undefined) return { is: 'invalid', why: { code: 'columns-missing', columns } };
  return { is: 'invalid', why: { code: 'columns-missing-in', columns, row: closest.at + 1, sheet: excerpt(closest.name) } };
}

/** The letters that spreadsheets have for a column, from 0: A, B … Z, AA. */
const lettersOf = (at: number): string => (at < 26 ? '' : lettersOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** Headers that mean no column of a layout, each once; of a column with cells and no header, the letters that a spreadsheet has for it. */
function unknownIn(rows: readonly (readonly Cell[])[], header: number, layout: Layout): string[] {
  const cells = rows[header] ?? [];
  const names = columnsIn(layout)(cells);
  const nameless = new Set<number>();
  for (const row of rows.slice(header + 1))
    for (const [place, cell] of row.entries()) if (trimmed(cell) !== '' && trimmed(cells[place]) === '') nameless.add(place);
  const found = cells.flatMap((cell, at) => (names[at] === undefined ? [shownIn(cell).trim()] : []));
  return [...new Set([...found.filter((name) => name !== ''), ...[...nameless].toSorted((a, b) => a - b).map(lettersOf)])];
}

function faultIn({ rows, header, unknown }: LocatedTable, layout: Layout): WholeFault | null {
  const names = columnsIn(layout)(rows[header]);
  const refused = unknown.flatMap((name) => layout.refuses?.(name) ?? []);
  if (refused[0] !== undefined) return { is: 'invalid', why: refused[0] };
  const twice = layout.columns.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice !== undefined) return { is: 'invalid', why: { code: 'column-twice', column: twice } };
  if (rows.length > maxRows) return { is: 'too-large', why: { code: 'too-low', row: maxRows } };
  const filled = rows.filter((row, at) => at > header && !isBlank(row)).length;
  return filled > layout.most ? { is: 'too-large', why: { code: 'too-many-rows', most: layout.most } } : null;
}

/** Finds the first table of a workbook that has the columns of a layout in one of its first rows. Returns the fault if there is none. */
export function locateTable(tables: readonly Table[], layout: Layout): LocatedTable | WholeFault {
  const places = tables.flatMap((table) => firstRows(table, layout).map((place) => ({ name: table.name, table, ...place })));
  const [first, ...others] = places.filter(({ missing }) => missing.length === 0);
  if (first === undefined) return columnsFault(places, layout);
  const unread = new Set(others.map(({ name }) => name));
  unread.delete(first.name);
  const { rows } = first.table;
  const table = { name: first.name, rows, header: first.at, unread: [...unread], unknown: unknownIn(rows, first.at, layout) };
  return faultIn(table, layout) ?? table;
}

const longestName = 100;
const mostNames = 20;

/** The place of the table for the reply, with its names shortened. */
export const located = ({ name, header, unread, unknown }: LocatedTable): Located => ({
  sheet: name.slice(0, longestName),
  row: header + 1,
  unread: unread.slice(0, mostNames).map((other) => other.slice(0, longestName)),
  ...(unknown.length > 0 && { unknown: unknown.slice(0, mostNames).map((other) => other.slice(0, longestName)) }),
});

/** The rows of a table without blank rows; `row` counts from 1. A column that the table lacks is empty. */
export function* filledRows({ rows, header }: LocatedTable, layout: Layout): Generator<{ row: number; cells: (column: string) => Cell }> {
  const names = columnsIn(layout)(rows[header]);
  const placeOf = layout.columns.flatMap((column) => (names.includes(column) ? [[column, names.indexOf(column)] as const] : []));
  for (const [at, row] of rows.entries()) {
    if (at <= header || isBlank(row)) continue;
    const read = (column: string, cell: Cell): Cell =>
      typeof cell === 'string' || cell.date === undefined || layout.dateless?.has(column) ? cell : shownIn(cell);
    const filled = new Map(placeOf.map(([column, place]) => [column, read(column, trimmed(row[place]))]));
    yield { row: at + 1, cells: (column) => filled.get(column) ?? '' };
  }
}
