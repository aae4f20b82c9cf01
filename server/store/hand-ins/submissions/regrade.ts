import { type RawBuilder, sql } from 'kysely';
import { grade, type Marks } from '../../../../analysis/marking/grade';
import type { AnswerKey } from '../../../../analysis/marking/key';
import type { Submission } from '../../../../contract/assessment/assessment';
import { batches } from '../../engine/insert-many';
import type { Db, Store, Tx } from '../../engine/store';
import { answerKeyById } from '../../papers/assessments';
import { recount } from './file-numbered';

/** Bodies of one query: other requests are served between two batches. */
const batchSize = 50;
/** Rows of one statement: some ten milliseconds of the embedded store, which is synchronous. */
const chunkSize = 100;

/** A submission with its marks by a key that does not hold yet. */
export interface AheadMark extends Marks {
  uid: string;
  /** Of the body that was marked: another one may stand there when the key is saved. */
  bodyHash: string;
  /** Of the key that marked it until then. */
  keyVersion: number;
  scoreBefore: number;
  /** Whether it is among the participants: neither a preview nor the copy of an unfinished attempt. */
  isCounted: boolean;
}

/** What a regrading did. */
export interface Remarked {
  /** Submissions that were marked. */
  uids: Set<string>;
  /** Those that are counted and have another score. */
  changed: number;
}

/** The embedded store is synchronous, in a transaction too: other requests are served between two batches. */
const otherRequests = () => new Promise((turn) => setImmediate(turn));

/** Every submission of an assessment, from an index alone: a condition on `key_version` would read each row, body and all. */
const submissionsOf = async (db: Db, assessmentId: number): Promise<string[]> =>
  (await db.selectFrom('submissions').select('uid').where('assessment_id', '=', assessmentId).execute()).map(({ uid }) => uid);

const rowsOf = (db: Db, assessmentId: number, uids: readonly string[]) =>
  db
    .selectFrom('submissions')
    .select(['uid', 'body_hash', 'body_json', 'score', 'key_version', 'is_preview', 'is_provisional'])
    .where('uid', 'in', uids)
    .where('assessment_id', '=', assessmentId);

const markedBy = (key: AnswerKey, row: Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]): AheadMark => ({
  ...grade(key, (JSON.parse(row.body_json) as Submission).answers),
  uid: row.uid,
  bodyHash: row.body_hash,
  keyVersion: row.key_version,
  scoreBefore: row.score,
  isCounted: row.is_preview === 0 && row.is_provisional === 0,
});

/** Marks every submission of an assessment by this key and stores nothing: the long part of a regrading, before its transaction. */
export async function marksAhead(db: Db, assessmentId: number, key: AnswerKey): Promise<AheadMark[]> {
  const marks: AheadMark[] = [];
  for (const uids of batches((await submissionsOf(db, assessmentId)).sort(), batchSize)) {
    for (const row of await rowsOf(db, assessmentId, uids).execute()) marks.push(markedBy(key, row));
    await otherRequests();
  }
  return marks;
}

/** Columns of a `VALUES` list have the same names in both stores: column1, column2 … */
const valuesOf = (marks: readonly AheadMark[]): RawBuilder<unknown> =>
  sql.join(
    marks.map(
      (mark) =>
        sql`(cast(${mark.uid} as text), cast(${mark.bodyHash} as text), cast(${mark.keyVersion} as integer), cast(${mark.score} as double precision), cast(${mark.correctAnswers} as integer), cast(${mark.wrongAnswers} as integer), cast(${mark.unattempted} as integer), cast(${mark.partlyCorrect ?? 0} as integer))`,
    ),
  );

/**
 * Stores marks where body and marks are still those that were read, with the history of each; returns these marks. The update comes first: it locks the
 * rows, so that two processes cannot both write the history of one.
 */
async function storeMarks(tx: Tx, assessmentId: number, version: number, marks: readonly AheadMark[], now: number): Promise<AheadMark[]> {
  const { rows } = await sql<{ uid: string }>`update submissions as s
    set score = m.column4, correct_answers = m.column5, wrong_answers = m.column6, unattempted = m.column7, partly_correct = m.column8, key_version = cast(${version} as integer)
    from (values ${valuesOf(marks)}) as m
    where s.uid = m.column1 and s.assessment_id = ${assessmentId} and s.body_hash = m.column2 and s.key_version = m.column3
    returning uid`.execute(tx);
  const uids = new Set(rows.map(({ uid }) => uid));
  const stored = marks.filter(({ uid }) => uids.has(uid));
  if (stored.length > 0)
    await tx
      .insertInto('remarks')
      .values(
        stored.map(({ uid, scoreBefore, score }) => ({
          ...{ assessment_id: assessmentId, uid, version, score_before: scoreBefore, score_after: score, marked_at: now },
        })),
      )
      .execute();
  return stored;
}

/** Marks these submissions, as far as an older key has marked them. */
async function markThese(tx: Tx, assessmentId: number, key: AnswerKey, version: number, uids: readonly string[], now: number) {
  const marked: AheadMark[] = [];
  for (const piece of batches(uids, batchSize)) {
    const rows = await rowsOf(tx, assessmentId, piece).where('key_version', '<', version).execute();
    if (rows.length === 0) continue;
    const marks = rows.map((row) => markedBy(key, row));
    marked.push(...(await storeMarks(tx, assessmentId, version, marks, now)));
    await otherRequests();
  }
  return marked;
}

/** Numbered hand-ins of an assessment that an older key has marked, of some learners; by uid. */
const staleOf = (tx: Tx, assessmentId: number, version: number, uids: readonly string[]) =>
  tx
    .selectFrom('numbered_hand_ins')
    .select(['uid', 'number', 'body_json'])
    .where('assessment_id', '=', assessmentId)
    .where('uid', 'in', uids)
    .where('key_version', '<', version)
    .execute();

/** The learners of whom there are such hand-ins. */
async function learnersWithStale(tx: Tx, assessmentId: number, version: number): Promise<string[]> {
  const all = tx.selectFrom('numbered_hand_ins').select('uid').distinct().where('assessment_id', '=', assessmentId);
  return (await all.where('key_version', '<', version).execute()).map(({ uid }) => uid).sort();
}

/** Stores marks of numbered hand-ins, in one statement. */
async function storeNumbered(tx: Tx, assessmentId: number, version: number, marks: readonly (Marks & { uid: string; number: number })[]) {
  const values = sql.join(
    marks.map(
      (mark) =>
        sql`(cast(${mark.uid} as text), cast(${mark.number} as integer), cast(${mark.score} as double precision), cast(${mark.correctAnswers} as integer), cast(${mark.wrongAnswers} as integer), cast(${mark.unattempted} as integer), cast(${mark.partlyCorrect ?? 0} as integer))`,
    ),
  );
  await sql`update numbered_hand_ins as h
    set score = m.column3, correct_answers = m.column4, wrong_answers = m.column5, unattempted = m.column6, partly_correct = m.column7, key_version = cast(${version} as integer)
    from (values ${values}) as m
    where h.uid = m.column1 and h.number = m.column2 and h.assessment_id = ${assessmentId}`.execute(tx);
}

/**
 * Marks the numbered hand-ins of an assessment, of these learners or of all, and decides anew which one of each learner counts (ADR 78). Other requests are
 * served between two batches.
 */
async function markNumbered(tx: Tx, assessmentId: number, key: AnswerKey, version: number, uids?: readonly string[]): Promise<void> {
  for (const piece of batches(uids ?? (await learnersWithStale(tx, assessmentId, version)), batchSize)) {
    const rows = await staleOf(tx, assessmentId, version, piece);
    if (rows.length === 0) continue;
    const marks = rows.map(({ uid, number, body_json }) => ({ ...grade(key, (JSON.parse(body_json) as Submission).answers), uid, number }));
    await storeNumbered(tx, assessmentId, version, marks);
    await otherRequests();
    await recount(tx, assessmentId, [...new Set(rows.map(({ uid }) => uid))].sort());
    await otherRequests();
  }
}

const isChanged = ({ isCounted, score, scoreBefore }: AheadMark): boolean => isCounted && score !== scoreBefore;

/**
 * Marks every submission by a key that this transaction has saved. `ahead`: marks that were made before; what was filed since then is marked here. Each part
 * is taken by learner: two transactions that lock the same rows in different orders would wait for each other.
 */
export async function regradeAll(
  tx: Tx,
  assessmentId: number,
  { key, version }: { key: AnswerKey; version: number },
  ahead: readonly AheadMark[],
  now: number,
): Promise<Remarked> {
  const uids = new Set<string>();
  let changed = 0;
  const add = (marks: readonly AheadMark[]) => {
    for (const mark of marks) uids.add(mark.uid);
    changed += marks.filter(isChanged).length;
  };
  for (const piece of batches(ahead, chunkSize)) {
    add(await storeMarks(tx, assessmentId, version, piece, now));
    await otherRequests();
  }
  const left = (await submissionsOf(tx, assessmentId)).filter((uid) => !uids.has(uid));
  add(await markThese(tx, assessmentId, key, version, left.sort(), now));
  await markNumbered(tx, assessmentId, key, version);
  return { uids, changed };
}

/**
 * Marks again, once, these submissions of an assessment, or all but `done`, as far as an older key has marked them. Any number of processes may do so at
 * once; an interrupted run can be repeated. Returns the number of submissions that it marked.
 */
export async function regrade(
  store: Store,
  assessmentId: number,
  which: { uids: readonly string[] } | { done: ReadonlySet<string> },
  now: number,
): Promise<number> {
  const current = await answerKeyById(store.db, assessmentId);
  if (current === null) return 0;
  const uids = 'uids' in which ? [...which.uids] : (await submissionsOf(store.db, assessmentId)).filter((uid) => !which.done.has(uid));
  let count = 0;
  for (const piece of batches(uids.sort(), batchSize))
    count += await store.atomically(async (tx) => {
      const marked = await markThese(tx, assessmentId, current.key, current.version, piece, now);
      await markNumbered(tx, assessmentId, current.key, current.version, piece);
      return marked.length;
    });
  return count;
}
