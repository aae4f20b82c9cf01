import { excerpt } from '../faults/quoted';
import type { Cell, Table } from './cells';
import { everyColumn } from './columns';
import { maxQuestions, maxRows } from './limits';
import type { Found } from './row';
import type { Located } from './upload';
import type { WholeFault } from './whole-fault';

const requiredColumns = ['Question', 'Category', 'Option 1', 'Option 2', 'Correct option'];

/** The number of filled rows that are searched for the column names: a title and some lines of explanation are often above them. */
const headerDepth = 10;

/** A table of questions. `header` counts from 0. */
export interface QuestionTable {
  name: string;
  rows: readonly Cell[][];
  header: number;
  unread: string[];
}

const plain = (header: string): string => header.trim().replace(/\s+/g, ' ').toLowerCase();
const trimmed = (cell: Cell | undefined): Cell => (typeof cell === 'string' ? cell.trim() : (cell ?? ''));
const isBlank = (row: readonly Cell[]): boolean => row.every((cell) => trimmed(cell) === '');
const namesIn = (header: readonly Cell[] = []): string[] => header.map((cell) => (typeof cell === 'string' ? plain(cell) : ''));

const missingIn = (row: readonly Cell[]): string[] => {
  const names = namesIn(row);
  return requiredColumns.filter((column) => !names.includes(plain(column)));
};

/** The first filled rows of a table, each with the required columns that it lacks. */
function firstRows({ rows }: Table): { at: number; missing: string[] }[] {
  const found: { at: number; missing: string[] }[] = [];
  for (let at = 0; at < rows.length && found.length < headerDepth; at += 1) {
    const row = rows[at] ?? [];
    if (!isBlank(row)) found.push({ at, missing: missingIn(row) });
  }
  return found;
}

/** The fault of a workbook without a table of questions: the columns that are missing in the best row. */
function columnsFault(places: readonly { name: string; at: number; missing: string[] }[]): WholeFault {
  const [closest] = places.toSorted((a, b) => a.missing.length - b.missing.length);
  const columns = (closest?.missing ?? requiredColumns).join(', ');
  if (closest === undefined) return { is: 'invalid', why: { code: 'columns-missing', columns } };
  return { is: 'invalid', why: { code: 'columns-missing-in', columns, row: closest.at + 1, sheet: excerpt(closest.name) } };
}

function faultIn({ rows, header }: QuestionTable): WholeFault | null {
  const names = namesIn(rows[header]);
  const twice = everyColumn.find((column) => names.indexOf(plain(column)) !== names.lastIndexOf(plain(column)));
  if (twice !== undefined) return { is: 'invalid', why: { code: 'column-twice', column: twice } };
  if (rows.length > maxRows) return { is: 'too-large', why: { code: 'too-low', row: maxRows } };
  const filled = rows.filter((row, at) => at > header && !isBlank(row)).length;
  return filled > maxQuestions ? { is: 'too-large', why: { code: 'too-many-rows', most: maxQuestions } } : null;
}

/** Finds the first table of a workbook that has the columns of questions in one of its first rows. Returns the fault if there is none. */
export function questionTable(tables: readonly Table[]): QuestionTable | WholeFault {
  const places = tables.flatMap((table) => firstRows(table).map((place) => ({ name: table.name, table, ...place })));
  const [first, ...others] = places.filter(({ missing }) => missing.length === 0);
  if (first === undefined) return columnsFault(places);
  const unread = new Set(others.map(({ name }) => name));
  unread.delete(first.name);
  const table = { name: first.name, rows: first.table.rows, header: first.at, unread: [...unread] };
  return faultIn(table) ?? table;
}

const longestName = 100;
const mostNames = 20;

/** The place of the table for the reply, with its names shortened. */
export const located = ({ name, header, unread }: QuestionTable): Located => ({
  sheet: name.slice(0, longestName),
  row: header + 1,
  unread: unread.slice(0, mostNames).map((other) => other.slice(0, longestName)),
});

/** The rows of a table of questions without blank rows. */
export function* foundInTable({ rows, header }: QuestionTable): Generator<Found> {
  const columns = new Map(namesIn(rows[header]).map((name, at) => [name, at]));
  const placeOf = everyColumn.flatMap((column) => {
    const place = columns.get(plain(column));
    return place === undefined ? [] : [[column, place] as const];
  });
  for (const [at, row] of rows.entries()) {
    if (at <= header || isBlank(row)) continue;
    const filled = new Map(placeOf.map(([column, place]) => [column, trimmed(row[place])]));
    const cells = (column: string) => filled.get(column) ?? '';
    const question = cells('Question');
    yield { row: at + 1, question: typeof question === 'string' ? question : '', cells };
  }
}
