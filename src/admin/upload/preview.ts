import * as XLSX from 'xlsx';
import type { Category } from '../../../contract/category';
import { readTable, tableFault } from '../../../contract/sheet';
import { type Cell, cellsOf, faultFrom, readingOptions } from '../../../contract/sheet-cells';
import { fileFault, fileFaultWords } from '../../../contract/sheet-file';
import { showing } from './shown';
import { unpacksModestly } from './unpacked';
import type { PreviewRow, Told } from './worker-messages';

/** Rows between two reports of progress. */
const stride = 250;

async function tableOf(file: File): Promise<{ rows: Cell[][] } | { why: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const fault = fileFault(file.name, bytes);
  if (fault !== null) return { why: fileFaultWords[fault] };
  try {
    if (!(await unpacksModestly(bytes))) return { why: fileFaultWords['too-large'] };
    const book = XLSX.read(bytes, { type: 'array', ...readingOptions });
    return { rows: cellsOf(book.Sheets[book.SheetNames[0] ?? ''] ?? {}) };
  } catch (thrown) {
    return { why: fileFaultWords[faultFrom(thrown)] };
  }
}

/** Reads a sheet as the server will, and tells how far it is on the way. */
export async function preview(file: File, categories: readonly Category[], tell: (told: Told) => void): Promise<void> {
  tell({ is: 'reading', share: null });
  const table = await tableOf(file);
  if ('why' in table) return tell({ is: 'refused', why: table.why });
  const fault = tableFault(table.rows);
  if (fault !== null) return tell({ is: 'refused', why: fault.why });
  const shown = showing(categories);
  const rows: PreviewRow[] = [];
  for (const read of readTable(table.rows, categories)) {
    rows.push(shown(read, rows.length));
    if (rows.length % stride === 0) tell({ is: 'reading', share: read.row / table.rows.length });
  }
  tell({ is: 'read', rows });
}
