import type { Category } from './category';
import { type CategoryIndex, categoryIndex } from './category-index';
import type { QuestionDraft } from './question';
import { questionKey } from './question-key';
import type { Cell } from './sheet-cells';
import { everyColumn } from './sheet-columns';
import { maxQuestions, maxRows } from './sheet-limits';
import { type Fault, type RowCells, readRow } from './sheet-row';

/** What became of one row that holds anything. `row` counts as the sheet does, from 1. */
export type ReadRow = { row: number } & ({ draft: QuestionDraft; key: string } | { faults: Fault[]; question: string });

/** What is counted in a file: rows of a sheet, lines of a text. */
export type Place = 'Row' | 'Line';

/** A fault as a person reads it: `Row 12, Correct option: "7" is not an option.` */
export const faultSentence = (row: number, { column, why }: Fault, place: Place = 'Row'): string => `${place} ${row}, ${column}: ${why}.`;

const requiredColumns = ['Question', 'Category', 'Option 1', 'Option 2', 'Correct option'];

const plain = (header: string): string => header.trim().replace(/\s+/g, ' ').toLowerCase();
const trimmed = (cell: Cell | undefined): Cell => (typeof cell === 'string' ? cell.trim() : (cell ?? ''));
const isBlank = (row: readonly Cell[]): boolean => row.every((cell) => trimmed(cell) === '');

const headerAt = (rows: readonly Cell[][]): number => rows.findIndex((row) => !isBlank(row));
const namesIn = (header: readonly Cell[] = []): string[] => header.map((cell) => (typeof cell === 'string' ? plain(cell) : ''));

/** Why a table cannot be read at all, or null. `too-large`: it holds too much; `invalid`: its columns are not those of a sheet. */
export function tableFault(rows: readonly Cell[][]): { is: 'invalid' | 'too-large'; why: string } | null {
  const at = headerAt(rows);
  const names = namesIn(rows[at]);
  const missing = requiredColumns.filter((column) => !names.includes(plain(column)));
  if (missing.length > 0) return { is: 'invalid', why: `has no column ${missing.join(', ')}` };
  const twice = everyColumn.find((column) => names.indexOf(plain(column)) !== names.lastIndexOf(plain(column)));
  if (twice !== undefined) return { is: 'invalid', why: `has the column ${twice} twice` };
  if (rows.length > maxRows) return { is: 'too-large', why: `reaches below row ${maxRows}` };
  const filled = rows.filter((row) => !isBlank(row)).length - 1;
  return filled > maxQuestions ? { is: 'too-large', why: `has more than ${maxQuestions} rows` } : null;
}

/** One question of a file before any rule has looked at it, or what its reader had against it. */
export type Found = { row: number; question: string } & ({ cells: RowCells } | { faults: Fault[] });

interface Rules {
  index: CategoryIndex;
  place: Place;
  /** A category for questions whose own the bank does not know, or null. */
  otherwise: number | null;
}

/** Holds each question to the rules of the form. A bad one spoils no other; one that stands in a good place above is refused where it comes again. */
export function* readRows(found: Iterable<Found>, { index, place, otherwise }: Rules): Generator<ReadRow> {
  const firstRow = new Map<string, number>();
  for (const each of found) {
    const { row, question } = each;
    const outcome = 'faults' in each ? each : readRow(each.cells, index, otherwise);
    if ('faults' in outcome) {
      yield { row, question, faults: outcome.faults };
      continue;
    }
    const key = questionKey(outcome.draft);
    const first = firstRow.get(key);
    if (first === undefined) firstRow.set(key, row);
    yield first === undefined
      ? { row, key, draft: outcome.draft }
      : { row, question, faults: [{ column: 'Question', why: `is the same as in ${place.toLowerCase()} ${first}` }] };
  }
}

function* foundIn(rows: readonly Cell[][]): Generator<Found> {
  const header = headerAt(rows);
  const columns = new Map(namesIn(rows[header]).map((name, at) => [name, at]));
  const placeOf = everyColumn.flatMap((column) => {
    const place = columns.get(plain(column));
    return place === undefined ? [] : [[column, place] as const];
  });
  for (const [at, row] of rows.entries()) {
    if (at <= header || isBlank(row)) continue;
    const said = new Map(placeOf.map(([column, place]) => [column, trimmed(row[place])]));
    const cells = (column: string) => said.get(column) ?? '';
    const question = cells('Question');
    yield { row: at + 1, question: typeof question === 'string' ? question : '', cells };
  }
}

/** Reads a table (see {@link tableFault}) row by row; blank rows are passed over. */
export const readTable = (rows: readonly Cell[][], tree: readonly Category[]): Generator<ReadRow> =>
  readRows(foundIn(rows), { index: categoryIndex(tree), place: 'Row', otherwise: null });
