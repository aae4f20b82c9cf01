import type { QuestionKind } from '../../../contract/kinds/kind';
import type { Question, QuestionDraft } from '../../../contract/question/question';
import { hold } from '../engine/hold';
import type { Db, Tx } from '../engine/store';
import { type Change, demandUnchanged } from '../shared/edited-version';
import { addToTrail } from '../shared/trail';
import { replaceLinks, type Settled, settle } from './passage-changes';
import { replaceBands } from './question-bands';
import { claimKeys, releaseKey } from './question-keys';
import { refileQuestions, renameQuestion } from './question-words';
import { columnsOf, questionsShown } from './questions';

/** Who changes a question, and when. */
export interface Act {
  by: string;
  at: number;
}

export type ChangeKind = 'edited' | 'retired' | 'restored';

export async function isRetired(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('retired_questions').select('question_id').where('question_id', '=', id).executeTakeFirst()) !== undefined;
}

/** The current question, locked until the end of the transaction so that two changes make two versions; null if there is none. */
async function held(tx: Tx, id: number): Promise<Question | null> {
  await hold(tx.updateTable('questions'), 'created_at').where('id', '=', id).execute();
  return (await questionsShown(tx, [id]))[0] ?? null;
}

/** The present version of a question, from 1. */
async function versionOf(tx: Tx, id: number): Promise<number> {
  const { last } = await tx
    .selectFrom('question_changes')
    .select((from) => from.fn.max('version').as('last'))
    .where('question_id', '=', id)
    .executeTakeFirstOrThrow();
  // The first version is the question as it was created; each change makes the next.
  return last ?? 1;
}

/** Who made the present version of a question, and when; null for the first one. */
async function latestChange(tx: Tx, id: number): Promise<Change | null> {
  const latest = await tx
    .selectFrom('question_changes')
    .select(['changed_by as by', 'changed_at as at'])
    .where('question_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest ?? null;
}

/** Stores the present version of the question, and the change in the trail. */
async function keepVersion(tx: Tx, before: Question, change: ChangeKind, { by, at }: Act): Promise<void> {
  const version = (await versionOf(tx, before.id)) + 1;
  await tx
    .insertInto('question_changes')
    .values({ question_id: before.id, version, change, changed_by: by, changed_at: at, before_json: JSON.stringify(before) })
    .execute();
  await addToTrail(tx, { at, by, act: `question-${change}`, about: { kind: 'question', id: String(before.id) }, details: { version } });
}

const contentOf = (draft: Settled): string =>
  JSON.stringify([columnsOf(draft), draft.categoryIds.toSorted((a, b) => a - b), draft.passage?.id]);

/**
 * Changes a question and keeps the earlier version. Returns the question, or null if there is none. An equal question changes nothing. `seen`: the
 * version that the change began from. Throws 400 as `settle` does, and 409 where another version is the present one.
 */
export async function editQuestion(tx: Tx, id: number, sent: QuestionDraft, act: Act, seen?: number): Promise<Question | null> {
  const before = await held(tx, id);
  if (before === null) return null;
  const [draft] = await settle(tx, [sent], act.at, before.passage?.id);
  if (draft === undefined || contentOf(before) === contentOf(draft)) return before;
  await demandUnchanged(tx, seen, await versionOf(tx, id), () => latestChange(tx, id));
  await keepVersion(tx, before, 'edited', act);
  await tx.updateTable('questions').set(columnsOf(draft)).where('id', '=', id).execute();
  await renameQuestion(tx, { id, ...draft });
  await replaceBands(tx, before, { id, ...draft });
  await releaseKey(tx, before, id);
  await claimKeys(tx, [draft], [id]);
  const links = (await isRetired(tx, id)) ? 'retired_question_categories' : 'question_categories';
  await tx.deleteFrom(links).where('question_id', '=', id).execute();
  await tx
    .insertInto(links)
    .values(draft.categoryIds.map((category) => ({ category_id: category, question_id: id })))
    .execute();
  await refileQuestions(tx, [id]);
  await replaceLinks(tx, [id], draft.passage?.id ?? null);
  return { id, ...draft };
}

type Links = 'question_categories' | 'retired_question_categories';

async function moveLinks(tx: Tx, id: number, from: Links, to: Links): Promise<void> {
  await tx
    .insertInto(to)
    .columns(['category_id', 'question_id'])
    .expression(tx.selectFrom(from).select(['category_id', 'question_id']).where('question_id', '=', id))
    .execute();
  await tx.deleteFrom(from).where('question_id', '=', id).execute();
}

/**
 * Retires a question, so that no paper draws it, or restores it. The links of a retired question to its categories are in a table of their
 * own, so that draws and counts by category do not find it. Nothing is deleted. Returns the question, or null if there is none.
 */
export async function setRetired(tx: Tx, id: number, retired: boolean, act: Act): Promise<Question | null> {
  const before = await held(tx, id);
  if (before === null || (await isRetired(tx, id)) === retired) return before;
  await keepVersion(tx, before, retired ? 'retired' : 'restored', act);
  if (retired) {
    await tx.insertInto('retired_questions').values({ question_id: id, retired_at: act.at }).execute();
    await moveLinks(tx, id, 'question_categories', 'retired_question_categories');
  } else {
    await tx.deleteFrom('retired_questions').where('question_id', '=', id).execute();
    await moveLinks(tx, id, 'retired_question_categories', 'question_categories');
  }
  return before;
}

/** The changes of a question since its creation, the latest first. */
export const changesOf = (db: Db, id: number) =>
  db
    .selectFrom('question_changes')
    .leftJoin('people', 'people.uid', 'question_changes.changed_by')
    .select(['version', 'change', 'changed_by', 'changed_at', 'before_json', 'people.email', 'people.role_email'])
    .where('question_id', '=', id)
    .orderBy('version', 'desc')
    .execute();

/** The kind of a question; null if there is none. */
export async function storedKind(db: Db, id: number): Promise<QuestionKind | null> {
  return (await db.selectFrom('questions').select('kind').where('id', '=', id).executeTakeFirst())?.kind ?? null;
}

export async function createdAt(db: Db, id: number): Promise<number | null> {
  const row = await db.selectFrom('questions').select('created_at').where('id', '=', id).executeTakeFirst();
  return row?.created_at ?? null;
}
