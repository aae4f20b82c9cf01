import { setImmediate as others } from 'node:timers/promises';
import { readEntries as readRowsOf } from '../../contract/formats/read-entries';
import type { UploadSummary } from '../../contract/question';
import { type Place, type ReadRow, readTable, tableFault } from '../../contract/sheet';
import type { Cell } from '../../contract/sheet-cells';
import type { Handlers, Tools } from '../handlers';
import { invalid, Refusal } from '../refusal';
import { allCategories, categoryExists } from '../store/categories';
import { questionsByKey } from '../store/question-keys';
import { insertNewQuestions } from '../store/questions';
import { summed } from '../work/sheet';
import { treeFrom } from '../work/tree';

/** Rows checked in one go: between two goes other calls get their turn. */
const slice = 500;

function demandTable(rows: readonly Cell[][]): void {
  const fault = tableFault(rows);
  if (fault === null) return;
  throw fault.is === 'invalid'
    ? invalid({ file: fault.why })
    : new Refusal('too-large', `The sheet ${fault.why}.`, { fields: { file: fault.why } });
}

async function checked(rows: Iterable<ReadRow>): Promise<ReadRow[]> {
  const read: ReadRow[] = [];
  for (const row of rows) {
    read.push(row);
    if (read.length % slice === 0) await others();
  }
  return read;
}

/** Questions by files: good ones in one transaction, bad ones named. */
export function sheetHandlers({ store, readSheet, readEntries, now }: Tools): Pick<Handlers, 'uploadQuestions' | 'importQuestions'> {
  const tree = async () => treeFrom(await allCategories(store.db));

  function file(rows: readonly ReadRow[], place: Place): Promise<UploadSummary> {
    const all = rows.flatMap((row) => ('key' in row ? [row.key] : []));
    return store.atomically(async (tx) => {
      const bank = await questionsByKey(tx, all);
      const { total, drafts, keys, errors } = summed(rows, (key) => bank.get(key), place);
      await insertNewQuestions(tx, drafts, keys, now());
      return { total, success: drafts.length, failed: total - drafts.length, errors };
    });
  }

  return {
    async uploadQuestions({ file: sheet }) {
      const cells = await readSheet(sheet);
      demandTable(cells);
      return file(await checked(readTable(cells, await tree())), 'Row');
    },

    async importQuestions({ file: text, query: { categoryId = null } }) {
      if (categoryId !== null && !(await categoryExists(store.db, categoryId))) throw invalid({ categoryId: 'is not a category' });
      const entries = await readEntries(text);
      return file(await checked(readRowsOf(entries, await tree(), categoryId)), 'Line');
    },
  };
}
