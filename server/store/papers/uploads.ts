import type { AnswerKey } from '../../../analysis/marking/key';
import { holdPassages } from '../bank/passage-changes';
import { countsOf, linksOf } from '../bank/passages';
import { removeBands } from '../bank/question-bands';
import { releaseKeys } from '../bank/question-keys';
import { questionsShown } from '../bank/questions';
import { hold } from '../engine/hold';
import { batches } from '../engine/insert-many';
import type { Db, Tx } from '../engine/store';

/** The questions of an upload that are in the bank, each in one of three. */
interface UploadParts {
  /** In no test, and as they were uploaded. */
  free: number[];
  used: number;
  changed: number;
}

/** Keys of assessments of one query. */
const keysAtOnce = 100;

/** Those of `ids` that a test has, a draft, an archived or a deleted one too. Reads the key of every assessment until all of them are found. */
async function usedAmong(db: Db, ids: ReadonlySet<number>): Promise<Set<number>> {
  const used = new Set<number>();
  for (let below = Number.MAX_SAFE_INTEGER; used.size < ids.size; ) {
    const rows = await db
      .selectFrom('answer_keys')
      .select(['assessment_id', 'key_json'])
      .where('assessment_id', '<', below)
      .orderBy('assessment_id', 'desc')
      .limit(keysAtOnce)
      .execute();
    for (const { key_json } of rows)
      for (const { questionId } of (JSON.parse(key_json) as AnswerKey).answers) if (ids.has(questionId)) used.add(questionId);
    if (rows.length < keysAtOnce) break;
    below = rows.at(-1)?.assessment_id ?? 0;
  }
  return used;
}

const idsOf = async (db: Db, upload: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('question_uploads')
    .innerJoin('question_words', 'question_words.question_id', 'question_uploads.question_id')
    .select('question_uploads.question_id')
    .where('upload', '=', upload)
    .orderBy('question_uploads.question_id')
    .execute();
  return rows.map((row) => row.question_id);
};

async function partsOf(db: Db, ids: readonly number[]): Promise<UploadParts> {
  const used = await usedAmong(db, new Set(ids));
  const changed = new Set<number>();
  for (const some of batches(ids)) {
    const rows = await db.selectFrom('question_changes').select('question_id').distinct().where('question_id', 'in', some).execute();
    for (const row of rows) if (!used.has(row.question_id)) changed.add(row.question_id);
  }
  return { free: ids.filter((id) => !used.has(id) && !changed.has(id)), used: used.size, changed: changed.size };
}

/** What taking an upload back would do. */
export const uploadParts = async (db: Db, upload: number): Promise<UploadParts> => partsOf(db, await idsOf(db, upload));

/** Deletes those of these passages that came with the questions, were never edited and have no question any more. */
async function removePassages(tx: Tx, ids: readonly number[], cameAt: number): Promise<void> {
  await holdPassages(tx, ids);
  const counts = await countsOf(tx, ids);
  const empty = ids.filter((id) => !counts.has(id));
  if (empty.length === 0) return;
  await tx
    .deleteFrom('passages')
    .where('id', 'in', empty)
    .where('created_at', '=', cameAt)
    .where('id', 'not in', (edited) => edited.selectFrom('passage_changes').select('passage_id'))
    .execute();
}

/**
 * Takes the questions of an upload out of the bank, but those that a test has and those that were changed since: no list, search or draw finds them, and the
 * same file can be uploaded again. Their rows stay: a test that is made in the same moment may have one.
 */
export async function takeUploadBack(tx: Tx, upload: number): Promise<UploadParts> {
  const ids = await idsOf(tx, upload);
  // Held, so that who edits one meanwhile waits and then finds none.
  for (const some of batches(ids)) await hold(tx.updateTable('questions'), 'created_at').where('id', 'in', some).execute();
  const parts = await partsOf(tx, ids);
  const passages = new Set<number>();
  for (const some of batches(parts.free)) {
    const questions = await questionsShown(tx, some);
    for (const id of (await linksOf(tx, some)).values()) passages.add(id);
    await removeBands(tx, questions);
    await releaseKeys(tx, questions);
    for (const links of ['question_categories', 'question_words', 'question_passages', 'question_uploads'] as const)
      await tx.deleteFrom(links).where('question_id', 'in', some).execute();
  }
  const [first] = parts.free;
  if (first !== undefined && passages.size > 0) {
    const { created_at } = await tx.selectFrom('questions').select('created_at').where('id', '=', first).executeTakeFirstOrThrow();
    for (const some of batches([...passages])) await removePassages(tx, some, created_at);
  }
  return parts;
}
