import { setImmediate as others } from 'node:timers/promises';
import type { Category } from '../../contract/category';
import { type ReadRow, readTable, tableFault } from '../../contract/sheet';
import type { Cell } from '../../contract/sheet-cells';
import type { Handlers, Tools } from '../handlers';
import { invalid, Refusal } from '../refusal';
import { allCategories } from '../store/categories';
import { noKeys, readKeys } from '../store/question-keys';
import { insertQuestions } from '../store/questions';
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

async function checked(rows: readonly Cell[][], tree: readonly Category[]): Promise<ReadRow[]> {
  const read: ReadRow[] = [];
  for (const row of readTable(rows, tree)) {
    read.push(row);
    if (read.length % slice === 0) await others();
  }
  return read;
}

/** Questions by spreadsheet: good rows in one transaction, bad rows named. */
export function sheetHandlers({ store, readSheet, now }: Tools): Pick<Handlers, 'uploadQuestions'> {
  return {
    async uploadQuestions({ file }) {
      const cells = await readSheet(file);
      demandTable(cells);
      const rows = await checked(cells, treeFrom(await allCategories(store.db)));
      // Most of the bank is looked through outside the transaction, so that it is short; inside only what came meanwhile.
      const bank = noKeys();
      await readKeys(store.db, bank);
      return store.atomically(async (tx) => {
        await readKeys(tx, bank);
        const { total, drafts, errors } = summed(rows, (key) => bank.ids.get(key));
        await insertQuestions(tx, drafts, now());
        return { total, success: drafts.length, failed: total - drafts.length, errors };
      });
    },
  };
}
