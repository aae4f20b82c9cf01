import type { Option } from '../../../contract/question/question';
import { batch } from '../engine/insert-many';
import type { Db } from '../engine/store';

/** What earlier versions stored of a question, too: migrations read it. */
export interface StoredQuestion {
  id: number;
  description: string;
  options: Option[];
}

/** The questions of the bank by id, a batch at a time; no batch is empty. */
export async function* storedBatches(db: Db): AsyncGenerator<StoredQuestion[]> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('questions')
      .select(['id', 'description', 'options_json'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    if (rows.length > 0)
      yield rows.map(({ id, description, options_json }) => ({ id, description, options: JSON.parse(options_json) as Option[] }));
    if (rows.length < batch) return;
    last = rows.at(-1)?.id ?? last;
  }
}
