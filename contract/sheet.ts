import type { Category } from './category';
import { categoryIndex } from './category-index';
import type { QuestionDraft } from './question';
import { questionKey } from './question-key';
import type { Cell } from './sheet-cells';
import { maxQuestions, maxRows } from './sheet-limits';
import { type Fault, readRow, sheetColumns } from './sheet-row';

/** What became of one row that holds anything. `row` counts as the sheet does, from 1. */
export type ReadRow = { row: number } & ({ draft: QuestionDraft; key: string } | { faults: Fault[]; question: string });

/** A fault as a person reads it: `Row 12, Correct option: "7" is not an option.` */
export const faultSentence = (row: number, { column, why }: Fault): string => `Row ${row}, ${column}: ${why}.`;

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
  const twice = sheetColumns.find((column) => names.indexOf(plain(column)) !== names.lastIndexOf(plain(column)));
  if (twice !== undefined) return { is: 'invalid', why: `has the column ${twice} twice` };
  if (rows.length > maxRows) return { is: 'too-large', why: `reaches below row ${maxRows}` };
  const filled = rows.filter((row) => !isBlank(row)).length - 1;
  return filled > maxQuestions ? { is: 'too-large', why: `has more than ${maxQuestions} rows` } : null;
}

/**
 * Reads a table (see {@link tableFault}) row by row; blank rows are passed over. A bad row spoils no other. A question that stands in
 * a good row above is refused where it comes again.
 */
export function* readTable(rows: readonly Cell[][], tree: readonly Category[]): Generator<ReadRow> {
  const header = headerAt(rows);
  const index = categoryIndex(tree);
  const columns = new Map(namesIn(rows[header]).map((name, at) => [name, at]));
  const placeOf = new Map(sheetColumns.map((column) => [column, columns.get(plain(column)) ?? -1]));
  const firstRow = new Map<string, number>();
  for (const [at, cells] of rows.entries()) {
    if (at <= header || isBlank(cells)) continue;
    const row = at + 1;
    const cell = (column: string) => trimmed(cells[placeOf.get(column) ?? -1]);
    const outcome = readRow(cell, index);
    const question = cell('Question');
    const words = typeof question === 'string' ? question : '';
    if ('faults' in outcome) {
      yield { row, question: words, ...outcome };
      continue;
    }
    const key = questionKey(outcome.draft);
    const first = firstRow.get(key);
    if (first === undefined) firstRow.set(key, row);
    yield first === undefined
      ? { row, key, ...outcome }
      : { row, question: words, faults: [{ column: 'Question', why: `is the same as in row ${first}` }] };
  }
}
