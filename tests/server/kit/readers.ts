import type { Entry } from '../../../contract/formats/shared/entry';
import { readEntries } from '../../../contract/formats/shared/read-entries';
import type { Cell } from '../../../contract/sheet/cells';
import { readRoster, rosterLocated, rosterTable } from '../../../contract/sheet/roster';
import { invalid } from '../../../server/replies/refusal';
import { readingOf } from '../../../server/rules/bank/file-reading';
import type { ReadRoster, ReadSheet } from '../../../server/uploads/sheets';
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
    readingOf(readEntries({ entries: entries(), place: 'Line' }, tree, otherwise), 'Line');

/** A reader of rosters that returns these cells for every file. */
export const readsRoster =
  (cells: () => Cell[][]): ReadRoster =>
  async () => {
    const table = rosterTable([{ name: 'Roster', rows: cells() }]);
    if ('why' in table) throw invalid({ file: table.why });
    return { rows: readRoster(table), located: rosterLocated(table) };
  };
