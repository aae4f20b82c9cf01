import { inEnglish } from '../../contract/faults/english';
import type { Category } from '../../contract/question/category';
import type { Cell } from '../../contract/sheet/cells';
import type { LocatedTable } from '../../contract/sheet/located-table';
import { type ReadRow, readTable } from '../../contract/sheet/read-rows';
import { questionTable } from '../../contract/sheet/table';
import type { WholeFault } from '../../contract/sheet/whole-fault';

/** A workbook whose only table has these cells. */
export const tableOf = (rows: Cell[][]): LocatedTable | WholeFault => questionTable([{ name: 'Questions', rows }]);

export const faultOfTable = (rows: Cell[][]): WholeFault | null => {
  const table = tableOf(rows);
  return 'why' in table ? table : null;
};

/** The rows of such a table, which must be one of questions. */
export function rowsIn(rows: Cell[][], tree: readonly Category[]): ReadRow[] {
  const table = tableOf(rows);
  if ('why' in table) throw new Error(`The table ${inEnglish(table.why)}`);
  return [...readTable(table, tree)];
}
