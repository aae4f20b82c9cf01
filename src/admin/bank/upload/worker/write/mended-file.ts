import * as XLSX from 'xlsx';
import type { Cell } from '../../../../../../contract/sheet/cells';
import { passageRows } from '../../../../../../contract/sheet/passages';
import { foundInTable } from '../../../../../../contract/sheet/table';
import type { Mend, RowCell, UploadedAs } from '../ask/worker-messages';
import { tableIn } from '../read/preview';
import { regroup } from './regrouped';
import { writtenCell } from './rows-file';
import { workbook } from './workbook';

/** The place of a cell in a row; by its column's name where the columns have moved meanwhile, as when another meaning was chosen. */
function placeOf({ at, column }: RowCell, header: readonly Cell[]): number {
  const isThere = (cell: Cell | undefined): boolean => typeof cell === 'string' && cell.trim() === column;
  return isThere(header[at]) ? at : header.findIndex(isThere);
}

/**
 * A sheet with the rows as they were mended, as an .xlsx file with every table of the workbook; each row keeps its number. `without`: rows that are blank there;
 * one stays if a row that is left names the passage that it gives its text. `groups`: of a roster, the group that a name in it means. Throws where the sheet has no such table.
 */
export async function mendedFile(
  file: File,
  mends: readonly Mend[],
  without: ReadonlySet<number> = new Set(),
  of?: UploadedAs,
  groups?: ReadonlyMap<string, string>,
): Promise<ArrayBuffer> {
  const { tables, table } = await tableIn(file, of);
  const header = table.rows[table.header] ?? [];
  for (const { row, cells } of mends) {
    const there = table.rows[row - 1];
    if (there === undefined) continue;
    for (const cell of cells) {
      const place = placeOf(cell, header);
      if (place < 0) continue;
      // A row may end before the cell.
      while (there.length <= place) there.push('');
      there[place] = cell.text;
    }
  }
  if (groups !== undefined) regroup(table, groups);
  const giving = without.size > 0 && of === undefined ? passageRows(() => foundInTable(table), without) : new Set<number>();
  for (const row of without) if (!giving.has(row)) table.rows[row - 1]?.splice(0);
  const sheetOf = (rows: Cell[][]) => XLSX.utils.aoa_to_sheet(rows.map((row) => Array.from(row, writtenCell)));
  return workbook(...tables.map(({ name, rows }) => [name, sheetOf(rows)] as const));
}
