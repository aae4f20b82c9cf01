import { excerpt } from '../faults/quoted';
import { optionSlots } from '../fields/limits';
import type { Table } from './cells';
import { optionColumns } from './columns';
import { answersNeeded, everyColumn, kindColumns } from './kind';
import { maxQuestions } from './limits';
import { filledRows, type Layout, type LocatedTable, locateTable } from './located-table';
import type { Found } from './row';
import type { WholeFault } from './whole-fault';

const requiredColumns = (found: ReadonlySet<string>): string[] => ['Question', 'Category', ...answersNeeded(found)];

/** A column of an option beyond the last one would cost each question an option. */
const beyondOptions: Layout['refuses'] = (header) => {
  const option = Number(/^option\s*(\d{1,3})\b/i.exec(header)?.[1] ?? 0);
  return option > optionSlots.max ? { code: 'column-beyond', column: excerpt(header), most: optionSlots.max } : null;
};

/** What answers a question, in any language: a date there was probably a range, a fraction or a ratio. */
const dateless = new Set(
  everyColumn.filter((column) => [...optionColumns, 'Correct option', ...kindColumns].some((name) => column.startsWith(name))),
);

const questionLayout: Layout = {
  columns: everyColumn,
  dateless,
  refuses: beyondOptions,
  missing: (found) => requiredColumns(found).filter((column) => !found.has(column)),
  most: maxQuestions,
};

/** Finds the first table of a workbook that has the columns of questions in one of its first rows. Returns the fault if there is none. */
export const questionTable = (tables: readonly Table[]): LocatedTable | WholeFault => locateTable(tables, questionLayout);

/** The rows of a table of questions without blank rows. */
export function* foundInTable(table: LocatedTable): Generator<Found> {
  for (const { row, cells } of filledRows(table, questionLayout)) {
    const question = cells('Question');
    yield { row, question: typeof question === 'string' ? question : '', cells };
  }
}
