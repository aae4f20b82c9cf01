import type { Entry } from '../../../contract/formats/entry';
import { readEntries } from '../../../contract/formats/read-entries';
import type { Cell } from '../../../contract/sheet/cells';
import { invalid } from '../../../server/replies/refusal';
import { readingOf } from '../../../server/rules/file-reading';
import type { ReadSheet } from '../../../server/uploads/sheets';
import { faultOfTable, rowsIn } from '../../kit/table';

/** A reader of sheets that returns these cells for every file. */
export const readsCells =
  (cells: () => Cell[][]): ReadSheet =>
  async ({ tree }) => {
    const fault = faultOfTable(cells());
    if (fault !== null) throw invalid({ file: fault.why });
    return readingOf(rowsIn(cells(), tree));
  };

/** A reader of text files that returns these questions for every file. */
export const readsEntries =
  (entries: () => Entry[]): ReadSheet =>
  async ({ tree, otherwise }) =>
    readingOf(readEntries(entries(), tree, otherwise));
