import type { Entry } from '../../../../../../contract/formats/shared/entry';
import { contentsOf } from '../../../../../../contract/formats/shared/mends';
import { optionColumns, sheetColumns } from '../../../../../../contract/sheet/columns';
import { everyColumn, kindColumns } from '../../../../../../contract/sheet/kind';
import type { RowCell } from '../ask/worker-messages';

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
