import { hash } from 'node:crypto';
import type { Option, QuestionDraft } from '../../contract/question';
import { questionKey } from '../../contract/question-key';
import { Met } from './met';
import type { Db, Tx } from './store';

/** Keys in one statement: far below the number of values either database binds. */
const batch = 500;

const hashOf = (key: string): string => hash('sha256', key, 'base64');

/** A question and the row it became. */
interface Kept {
  id: number;
  hash: string;
}

const keptOf = (drafts: readonly Pick<QuestionDraft, 'description' | 'options'>[], ids: readonly number[]): Kept[] =>
  drafts.map((draft, at) => ({ id: ids[at] ?? 0, hash: hashOf(questionKey(draft)) }));

/** In one order for every process: two that hold each other's keys would wait for ever. Of equal ones the oldest question comes first. */
const inOrder = (a: Kept, b: Kept): number => (a.hash === b.hash ? a.id - b.id : a.hash < b.hash ? -1 : 1);

async function claim(db: Db, kept: readonly Kept[]): Promise<number> {
  const sorted = kept.toSorted(inOrder);
  let claimed = 0;
  for (let at = 0; at < sorted.length; at += batch) {
    const rows = await db
      .insertInto('question_keys')
      .values(sorted.slice(at, at + batch).map(({ id, hash }) => ({ key_hash: hash, question_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('key_hash')
      .execute();
    claimed += rows.length;
  }
  return claimed;
}

/** Claims the keys of new questions, which tell any two apart; a key that another question has stays with it. */
export async function claimKeys(tx: Tx, drafts: readonly QuestionDraft[], ids: readonly number[]): Promise<void> {
  await claim(tx, keptOf(drafts, ids));
}

/** Gives up the key a question had, if it had it. */
export async function releaseKey(tx: Tx, draft: Pick<QuestionDraft, 'description' | 'options'>, id: number): Promise<void> {
  await tx
    .deleteFrom('question_keys')
    .where('key_hash', '=', hashOf(questionKey(draft)))
    .where('question_id', '=', id)
    .execute();
}

/** The same where each must be new. Throws {@link Met} where somebody else has filed one of them since it was looked for: then all begins again. */
export async function claimNewKeys(tx: Tx, drafts: readonly QuestionDraft[], ids: readonly number[]): Promise<void> {
  if ((await claim(tx, keptOf(drafts, ids))) < drafts.length) throw new Met('Somebody filed one of these questions in the same moment.');
}

/** Which of these keys the bank has, and as which question. */
export async function questionsByKey(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const byHash = new Map(keys.map((key) => [hashOf(key), key]));
  const hashes = [...byHash.keys()];
  const found = new Map<string, number>();
  for (let at = 0; at < hashes.length; at += batch) {
    const rows = await db
      .selectFrom('question_keys')
      .select(['key_hash', 'question_id'])
      .where('key_hash', 'in', hashes.slice(at, at + batch))
      .execute();
    for (const row of rows) found.set(byHash.get(row.key_hash) ?? '', row.question_id);
  }
  return found;
}

/** Claims for a bank from before there were keys; of several questions with one key the oldest has it. */
export async function claimOldKeys(db: Db): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('questions')
      .select(['id', 'description', 'options_json'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    const drafts = rows.map(({ description, options_json }) => ({ description, options: JSON.parse(options_json) as Option[] }));
    const ids = rows.map(({ id }) => id);
    if (rows.length > 0) await claim(db, keptOf(drafts, ids));
    if (rows.length < batch) return;
    last = ids.at(-1) ?? last;
  }
}
