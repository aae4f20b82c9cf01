import * as XLSX from 'xlsx';
import type { Category } from '../../../../../../contract/question/category';
import { faultFrom, type Table, tablesBy } from '../../../../../../contract/sheet/cells';
import { contentFault } from '../../../../../../contract/sheet/count-cells';
import { type FileFault, fileFault, fileFaults } from '../../../../../../contract/sheet/file';
import { type LocatedTable, located } from '../../../../../../contract/sheet/located-table';
import { readTable } from '../../../../../../contract/sheet/read-rows';
import { rosterTable } from '../../../../../../contract/sheet/roster';
import { questionTable } from '../../../../../../contract/sheet/table';
import { wholeFault } from '../../../../../../contract/sheet/whole-fault';
import type { PreviewRow, RowCell, Told, UploadedAs } from '../ask/worker-messages';
import { formulaCheck } from './formula-check';
import { showing } from './preview-row';
import { unpacked } from './unpacked';

/** Rows between two reports of progress. */
const stride = 250;

/** The table of a sheet that holds what is asked for. Throws where it has none. */
export async function tableIn(file: File, of: UploadedAs | undefined): Promise<{ tables: Table[]; table: LocatedTable }> {
  const tables = await tablesIn(file);
  const table = typeof tables === 'string' ? null : of === 'roster' ? rosterTable(tables) : questionTable(tables);
  if (typeof tables === 'string' || table === null || 'why' in table) throw new Error('The sheet has no such table');
  return { tables, table };
}

/** The tables of a sheet, or why it is not read. */
export async function tablesIn(file: File): Promise<Table[] | FileFault> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const fault = fileFault(file.name, bytes);
  if (fault !== null) return fault;
  try {
    return (await contentFault(bytes, unpacked)) ?? tablesBy((options) => XLSX.read(bytes, { type: 'array', ...options }));
  } catch (thrown) {
    return faultFrom(thrown, bytes);
  }
}

/** What stands in a row below each header. */
export const cellsOfRow = ({ rows, header }: LocatedTable, row: number): RowCell[] =>
  Array.from(rows[header] ?? [], (name, at): RowCell[] => {
    const cell = rows[row - 1]?.[at];
    if (typeof name !== 'string' || name.trim() === '') return [];
    return [{ at, column: name.trim(), text: typeof cell === 'string' ? cell : '' }];
  }).flat();

async function* told(table: LocatedTable, categories: readonly Category[]): AsyncGenerator<Told> {
  const shown = showing(categories);
  const rows: PreviewRow[] = [];
  for (const read of readTable(table, categories, await formulaCheck())) {
    const row = await shown(read, rows.length);
    rows.push(row.problems.length > 0 ? { ...row, cells: cellsOfRow(table, row.at) } : row);
    if (rows.length % stride === 0) yield { is: 'reading', share: read.row / table.rows.length };
  }
  yield { is: 'read', rows, located: located(table) };
}

/** Reads a sheet as the server will, and tells how far it is on the way. */
export async function preview(file: File, categories: readonly Category[], tell: (told: Told) => void): Promise<void> {
  tell({ is: 'reading', share: null });
  const tables = await tablesIn(file);
  if (typeof tables === 'string') return tell({ is: 'refused', why: fileFaults[tables] });
  const table = questionTable(tables);
  if ('why' in table) return tell({ is: 'refused', why: table.why });
  try {
    for await (const each of told(table, categories)) tell(each);
  } catch (thrown) {
    tell({ is: 'refused', why: wholeFault(thrown).why });
  }
}
