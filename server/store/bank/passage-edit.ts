import { idsOf } from '../../../contract/fields/id';
import type { Passage } from '../../../contract/question/passage';
import type { PassageDraft } from '../../../contract/question/passage-draft';
import type { Db, Tx } from '../engine/store';
import { demandUnchanged, lastChange } from '../shared/edited-version';
import { addToTrail } from '../shared/trail';
import { contentsOf, holdPassages, rowOf } from './passage-changes';
import { passagesById, questionIdsOfPassage } from './passages';
import type { Act } from './question-changes';
import { claimKeys, releaseKey } from './question-keys';
import { questionsShown } from './questions';

/** The passage as it is, locked until the end of the transaction; null if there is none. */
export async function heldPassage(tx: Tx, id: number): Promise<Passage | null> {
  await holdPassages(tx, [id]);
  return (await passagesById(tx, [id])).get(id) ?? null;
}

/** Changes a passage for all its questions and keeps the earlier version. An equal passage changes nothing. Throws 409 where another version than `seen` is the present one. */
export async function editPassage(tx: Tx, before: Passage, draft: PassageDraft, { by, at }: Act, seen?: number): Promise<void> {
  const { id } = before;
  if (contentsOf(before) === contentsOf(draft)) return;
  const { last } = await tx
    .selectFrom('passage_changes')
    .select((from) => from.fn.max('version').as('last'))
    .where('passage_id', '=', id)
    .executeTakeFirstOrThrow();
  const about = { kind: 'passage', id: String(id) } as const;
  await demandUnchanged(tx, seen, last ?? 1, lastChange(tx, about, ['passage-edited']));
  // The first version is the passage as it was created; each change makes the next.
  const version = (last ?? 1) + 1;
  await tx
    .insertInto('passage_changes')
    .values({ passage_id: id, version, changed_by: by, changed_at: at, before_json: JSON.stringify(before) })
    .execute();
  const questions = await questionsShown(tx, await questionIdsOfPassage(tx, id));
  for (const question of questions) await releaseKey(tx, question, question.id);
  await tx.updateTable('passages').set(rowOf(draft)).where('id', '=', id).execute();
  // The key of a question says which passage it is about.
  const edited = questions.map((question) => ({ ...question, passage: draft }));
  await claimKeys(tx, edited, idsOf(questions));
  await addToTrail(tx, { at, by, act: 'passage-edited', about, details: { version } });
}

/** Deletes a passage that no question has, with its versions. */
export async function deletePassage(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('passage_changes').where('passage_id', '=', id).execute();
  await tx.deleteFrom('passages').where('id', '=', id).execute();
}

/** The changes of a passage since its creation, the latest first, and the time of the creation in epoch milliseconds. Throws if there is no such passage. */
export async function passageChanges(db: Db, id: number) {
  const { created_at: createdAt } = await db.selectFrom('passages').select('created_at').where('id', '=', id).executeTakeFirstOrThrow();
  const changes = await db
    .selectFrom('passage_changes')
    .leftJoin('people', 'people.uid', 'passage_changes.changed_by')
    .select(['version', 'changed_by', 'changed_at', 'before_json', 'people.email', 'people.role_email'])
    .where('passage_id', '=', id)
    .orderBy('version', 'desc')
    .execute();
  return { createdAt, changes };
}
