import { rosterColumnsIn } from '../../../../../../contract/sheet/roster';
import type { RowCell } from '../ask/worker-messages';
import { cellsOfRow, tableIn } from './preview';

/** What stands in a row of a roster, from 1, each cell with the column that its header stands for. Throws where the sheet has no table of one. */
export async function cellsInRoster(file: File, row: number): Promise<RowCell[]> {
  const { table } = await tableIn(file, 'roster');
  const columns = rosterColumnsIn((table.rows[table.header] ?? []).map((cell) => (typeof cell === 'string' ? cell : '')));
  return cellsOfRow(table, row).map((cell) => {
    const means = columns[cell.at];
    return { ...cell, ...(means !== undefined && { means }) };
  });
}
