import type { Question } from '../../../contract/question/question';
import type { Db } from '../engine/store';
import { questionsShown, retiredIds } from './questions';

/** Questions of one query, which takes some milliseconds; other requests wait for it. */
const batchSize = 100;

const idsBelow = async (db: Db, last: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('question_words')
    .select('question_id')
    .where('question_id', '<', last)
    .where('question_id', 'not in', retiredIds(db))
    .orderBy('question_id', 'desc')
    .limit(batchSize)
    .execute();
  return rows.map((row) => row.question_id);
};

/** All questions that are not retired, with their answer keys, newest first, in batches: for admins only. A question that is retired meanwhile may be absent. */
export async function* questionBatches(db: Db): AsyncGenerator<Question[]> {
  let ids = await idsBelow(db, Number.MAX_SAFE_INTEGER);
  while (ids.length > 0) {
    yield await questionsShown(db, ids);
    ids = await idsBelow(db, ids.at(-1) ?? 0);
  }
}
