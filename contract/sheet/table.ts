import type { Table } from './cells';
import { everyColumn } from './columns';
import { maxQuestions } from './limits';
import { filledRows, type Layout, type LocatedTable, locateTable } from './located-table';
import type { Found } from './row';
import type { WholeFault } from './whole-fault';

const requiredColumns = ['Question', 'Category', 'Option 1', 'Option 2', 'Correct option'];

const questionLayout: Layout = {
  columns: everyColumn,
  missing: (found) => requiredColumns.filter((column) => !found.has(column)),
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
