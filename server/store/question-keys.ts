import type { Option } from '../../contract/question';
import { questionKey } from '../../contract/question-key';
import type { Db } from './store';

/** Questions read in one go: between two goes other calls get their turn. */
const batch = 1000;

/** The bank by the key that tells two questions apart: key → id. Goes on after the last question seen. */
export interface BankKeys {
  ids: Map<string, number>;
  last: number;
}

export const noKeys = (): BankKeys => ({ ids: new Map(), last: 0 });

/** Adds the questions that came after `known.last`. Of several with one key the oldest counts. */
export async function readKeys(db: Db, known: BankKeys): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('questions')
      .select(['id', 'description', 'options_json'])
      .where('id', '>', known.last)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { id, description, options_json } of rows) {
      const key = questionKey({ description, options: JSON.parse(options_json) as Option[] });
      if (!known.ids.has(key)) known.ids.set(key, id);
      known.last = id;
    }
    if (rows.length < batch) return;
  }
}
