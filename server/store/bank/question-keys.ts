import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { idsOf } from '../../../contract/fields/id';
import { type Keyed, questionKey } from '../../../contract/question/question-key';
import { batches } from '../engine/insert-many';
import { preparedStatement } from '../engine/prepared-statements';
import { SerializationConflict } from '../engine/retries/conflict';
import type { Tables } from '../engine/schema';
import type { Db, Tx } from '../engine/store';

/** The hash of a key, or of a right answer, as requests ask for it. */
export const hashOf = (key: string): string => hash('sha256', key, 'base64');

/** A question with the id of its row. */
interface Kept {
  id: number;
  hash: string;
}

const keptOf = (keys: readonly string[], ids: readonly number[]): Kept[] =>
  keys.map((key, at) => ({ id: ids[at] ?? 0, hash: hashOf(key) }));

/** In the same order in every process, to avoid deadlocks. Of equal keys the oldest question is first. */
const inOrder = (a: Kept, b: Kept): number => (a.hash === b.hash ? a.id - b.id : a.hash < b.hash ? -1 : 1);

async function claim(db: Db, kept: readonly Kept[]): Promise<number> {
  const sorted = kept.toSorted(inOrder);
  const insert = preparedStatement<Kept, unknown>(
    (some) =>
      db
        .insertInto('question_keys')
        .values(some.map(({ id, hash }) => ({ key_hash: hash, question_id: id })))
        .onConflict((conflict) => conflict.doNothing()),
    ({ id, hash }) => [hash, id],
  );
  let claimed = 0;
  for (const some of batches(sorted)) claimed += Number((await db.executeQuery(insert(some))).numAffectedRows ?? 0);
  return claimed;
}

/** Claims the unique keys of new questions; a key that another question has remains with that question. */
export async function claimKeys(tx: Tx, drafts: readonly Keyed[], ids: readonly number[]): Promise<void> {
  await claim(tx, keptOf(drafts.map(questionKey), ids));
}

/** Releases the key of a question, if the question has it. */
export async function releaseKey(tx: Tx, question: Keyed, id: number): Promise<void> {
  await tx
    .deleteFrom('question_keys')
    .where('key_hash', '=', hashOf(questionKey(question)))
    .where('question_id', '=', id)
    .execute();
}

/** Releases the keys that these questions have. At most a batch at once. */
export async function releaseKeys(tx: Tx, questions: readonly (Keyed & { id: number })[]): Promise<void> {
  await tx
    .deleteFrom('question_keys')
    .where('key_hash', 'in', [...new Set(questions.map((question) => hashOf(questionKey(question))))])
    .where('question_id', 'in', idsOf(questions))
    .execute();
}

/** Claims the keys of questions that must all be new. Throws {@link SerializationConflict} if another transaction has stored one of them meanwhile; the transaction is then repeated. */
export async function claimNewKeys(tx: Tx, keys: readonly string[], ids: readonly number[]): Promise<void> {
  if ((await claim(tx, keptOf(keys, ids))) < keys.length)
    throw new SerializationConflict('Another request stored one of these questions at the same moment.');
}

/** The ids of the bank's questions by the hashes of their keys. */
export async function questionsByHash(db: Db, hashes: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const select = preparedStatement<string, Selectable<Tables['question_keys']>>(
    (some) => db.selectFrom('question_keys').select(['key_hash', 'question_id']).where('key_hash', 'in', some),
    (hash) => [hash],
  );
  for (const some of batches(hashes)) {
    const { rows } = await db.executeQuery(select(some));
    for (const row of rows) found.set(row.key_hash, row.question_id);
  }
  return found;
}

/** The ids of the bank's questions that have these keys. */
export async function questionsByKey(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const byHash = new Map(keys.map((key) => [hashOf(key), key]));
  const found = await questionsByHash(db, [...byHash.keys()]);
  return new Map([...found].map(([hash, id]) => [byHash.get(hash) ?? '', id]));
}
