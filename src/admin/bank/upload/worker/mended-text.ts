import { readFile } from '../../../../../contract/formats/read-file';
import type { Entry } from '../../../../../contract/formats/shared/entry';
import { contentsOf, withMends } from '../../../../../contract/formats/shared/mends';
import { optionColumns, sheetColumns } from '../../../../../contract/sheet/columns';
import { everyColumn, kindColumns } from '../../../../../contract/sheet/kind';
import type { Mend, RowCell } from './worker-messages';

/** The columns of a question without options that says its kind. */
const ofOwnAnswer: readonly string[] = [...sheetColumns.filter((column) => !optionColumns.includes(column)), ...kindColumns];

/** What stands in a question of a text as a row of a sheet has it, with the columns that every question may have; undefined where it cannot be mended. */
export function cellsOfEntry(entry: Entry): RowCell[] | undefined {
  const contents = contentsOf(entry);
  if (contents === null) return undefined;
  const textOf = (column: string): string => contents.cells[column] ?? '';
  const isOfOwnAnswer = textOf('Kind') !== '' && optionColumns.every((column) => textOf(column) === '');
  const usual = new Set(isOfOwnAnswer ? ofOwnAnswer : sheetColumns);
  const shown = everyColumn.filter((column) => usual.has(column) || textOf(column) !== '');
  return shown.map((column, at) => ({ at, column, text: textOf(column) }));
}

/** A GIFT, Aiken or Moodle XML file with what was mended of its questions, in turn, in UTF-8. `without`: questions that are done. Throws where the file cannot be read. */
export async function mendedText(file: File, mends: readonly Mend[], without: ReadonlySet<number>): Promise<ArrayBuffer> {
  const found = readFile({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  if ('why' in found) throw new Error('The file is no such text');
  const cells = new Map<number, Record<string, string>>();
  for (const { row, cells: typed } of mends)
    cells.set(row, { ...cells.get(row), ...Object.fromEntries(typed.map(({ column, text }) => [column, text])) });
  return new TextEncoder().encode(withMends(found.text, { cells, without }, found.is)).buffer;
}
