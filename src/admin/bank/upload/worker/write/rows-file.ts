import * as XLSX from 'xlsx';
import { type Cell, shownIn } from '../../../../../../contract/sheet/cells';
import type { LocatedTable } from '../../../../../../contract/sheet/located-table';
import { passageCells, withPassages } from '../../../../../../contract/sheet/passages';
import { foundInTable } from '../../../../../../contract/sheet/table';
import type { FaultInWords, UploadedAs } from '../ask/worker-messages';
import { tableIn } from '../read/preview';
import { workbook } from './workbook';

/** A cell for SheetJS. A date stays one; what cannot be read is an error there too. */
export function writtenCell(cell: Cell): string | Partial<XLSX.CellObject> {
  if (typeof cell === 'string') return cell;
  return cell.date === undefined ? { t: 'e', v: 0x0f, w: '#VALUE!' } : { t: 'n', v: cell.date.number, z: cell.date.format };
}

/** The bytes of an .xlsx file with these rows as one table. */
export function rowsFile(rows: readonly (readonly Cell[])[], name = 'Questions'): ArrayBuffer {
  return workbook([name, XLSX.utils.aoa_to_sheet(rows.map((row) => row.map(writtenCell)))]);
}

/** The text of the passage that each row names, by columns: in the sheet it stands in one row alone, which may be a good one. */
function passageTexts(table: LocatedTable): Map<number, Record<string, string>> {
  const found = new Map<number, Record<string, string>>();
  for (const each of withPassages(() => foundInTable(table))) {
    const passage = 'faults' in each ? undefined : each.passage;
    if (passage && !('why' in passage)) found.set(each.row, passageCells('', passage, true));
  }
  return found;
}

/**
 * The rows of a sheet that cannot be taken, below its header, with a last column that says why: to be mended there and uploaded again. Throws where the
 * sheet has no such table.
 */
export async function faultyRows(file: File, reasons: readonly FaultInWords[], title: string, of?: UploadedAs): Promise<ArrayBuffer> {
  const { table } = await tableIn(file, of);
  const width = Math.max(...reasons.map(({ row }) => table.rows[row - 1]?.length ?? 0), table.rows[table.header]?.length ?? 0);
  const filled = (row: readonly Cell[] = []) => Array.from({ length: width }, (_, at) => row[at] ?? '');
  const header = filled(table.rows[table.header]);
  const texts = of === undefined ? passageTexts(table) : new Map<number, Record<string, string>>();
  const whole = (row: number) =>
    filled(table.rows[row - 1]).map((cell, at) => cell || (texts.get(row)?.[shownIn(header[at]).trim()] ?? ''));
  const rows = [[...header, title], ...reasons.map(({ row, reason }) => [...whole(row), reason])];
  return rowsFile(rows, of === undefined ? undefined : 'Roster');
}
