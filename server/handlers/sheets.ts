import type { Handlers, Tools } from '../handlers';
import { invalid, Refusal } from '../refusal';
import { allCategories } from '../store/categories';
import { insertQuestions } from '../store/questions';
import { missingColumns, readSheetRows } from '../work/sheet';
import { maxRows } from '../work/sheet-limits';
import { treeFrom } from '../work/tree';

function demandTable(rows: readonly string[][]): void {
  const missing = missingColumns(rows);
  if (missing.length > 0) throw invalid({ file: `has no column ${missing.join(', ')}` });
  const isTooLong = rows.slice(maxRows + 1).some((row) => row.some((text) => text !== ''));
  if (isTooLong) throw new Refusal('too-large', `A sheet may hold ${maxRows} rows.`, { fields: { file: `has more than ${maxRows} rows` } });
}

/** Questions by spreadsheet: good rows in one transaction, bad rows named. */
export function sheetHandlers({ store, readSheet, now }: Tools): Pick<Handlers, 'uploadQuestions'> {
  return {
    async uploadQuestions({ file }) {
      const rows = await readSheet(file);
      demandTable(rows);
      const { total, drafts, errors } = readSheetRows(rows, treeFrom(await allCategories(store.db)));
      await store.atomically((tx) => insertQuestions(tx, drafts, now()));
      return { total, success: drafts.length, failed: total - drafts.length, errors };
    },
  };
}
