import { type ExpressionBuilder, sql } from 'kysely';
import { preparedStatement } from '../../engine/prepared-statements';
import type { Tables } from '../../engine/schema';
import type { Db, Store } from '../../engine/store';

/** A graded submission, ready to be filed. */
export type GradedSubmission = Tables['submissions'];

/**
 * `filed`: the submission is in the database, either new (`isNew`) or because an identical one was filed before. `differs`: another submission
 * is filed, from an admin's file if `isImported`. `submittedAt`: time of the filed submission. `keyVersion`: of the key that marked it.
 */
export type Filed = { submittedAt: number; keyVersion: number } & (
  | { verdict: 'filed'; isNew: boolean }
  | { verdict: 'differs'; isImported: boolean }
);

type Clash = ExpressionBuilder<Tables & { excluded: Tables['submissions'] }, 'submissions' | 'excluded'>;
type Key = Pick<Tables['submissions'], 'uid' | 'assessment_id'>;
type FiledRow = Key & Pick<Tables['submissions'], 'body_hash' | 'submitted_at' | 'imported_by' | 'key_version'>;

/** A preview is replaced by another preview or by a submission. Numbers are literals in the SQL, which is prepared without values. */
const isPreviewOf = (where: Clash) =>
  where.and([
    where('submissions.is_preview', '=', sql.lit(1)),
    where.or([where('submissions.body_hash', '<>', where.ref('excluded.body_hash')), where('excluded.is_preview', '=', sql.lit(0))]),
  ]);

/** The copy of an unfinished attempt is replaced by the hand-in or by a later copy. */
const isHalfOf = (where: Clash) =>
  where.and([
    where('submissions.is_provisional', '=', sql.lit(1)),
    where('excluded.is_preview', '=', sql.lit(0)),
    where.or([where('excluded.is_provisional', '=', sql.lit(0)), where('excluded.time_taken', '>', where.ref('submissions.time_taken'))]),
  ]);

const givesWay = (where: Clash) => where.or([isPreviewOf(where), isHalfOf(where)]);

const changing = [
  'body_hash',
  'body_json',
  'submitted_at',
  'time_taken',
  'score',
  'correct_answers',
  'wrong_answers',
  'unattempted',
  'is_preview',
  'key_version',
  'imported_by',
  'is_provisional',
  'granted_percent',
  'evidence_json',
  'is_unproved',
  'partly_correct',
] as const satisfies (keyof Tables['submissions'])[];
const columns = ['uid', 'assessment_id', ...changing] as const satisfies (keyof Tables['submissions'])[];

const newcomer = (clash: Clash) => Object.fromEntries(changing.map((column) => [column, clash.ref(`excluded.${column}`)]));

const insertion = (db: Db, rows: readonly GradedSubmission[]) =>
  db
    .insertInto('submissions')
    .values(rows)
    .onConflict((clash) => clash.columns(['uid', 'assessment_id']).doUpdateSet(newcomer).where(givesWay))
    .returning(['uid', 'assessment_id']);

/** Each row's columns in the same order, so that the SQL depends only on the number of rows. */
const ordered = (row: GradedSubmission) =>
  Object.fromEntries(columns.map((column) => [column, row[column]])) as unknown as GradedSubmission;

const keyOf = ({ uid, assessment_id }: Key): string => `${assessment_id} ${uid}`;

/** The filed submission for each of these keys. Papers are few, so there is one query for each. */
async function rowsFor(db: Db, keys: readonly Key[]): Promise<Map<string, FiledRow>> {
  const found: FiledRow[] = [];
  for (const id of new Set(keys.map((key) => key.assessment_id))) {
    const uids = keys.filter((key) => key.assessment_id === id).map((key) => key.uid);
    const rows = db.selectFrom('submissions').select(['uid', 'assessment_id', 'body_hash', 'submitted_at', 'imported_by', 'key_version']);
    found.push(...(await rows.where('assessment_id', '=', id).where('uid', 'in', uids).execute()));
  }
  return new Map(found.map((row) => [keyOf(row), row]));
}

/** The outcome of a second hand-in: the first receipt if it is identical, or else `differs`. */
function answerToRepeat(row: GradedSubmission, filed: FiledRow | undefined): Filed {
  if (filed === undefined) throw new Error('A submission was neither filed nor found.');
  const { submitted_at: submittedAt, key_version: keyVersion, imported_by } = filed;
  if (filed.body_hash === row.body_hash) return { verdict: 'filed', submittedAt, keyVersion, isNew: false };
  return { verdict: 'differs', submittedAt, keyVersion, isImported: imported_by !== null };
}

/**
 * Files submissions of different keys in one statement, each exactly once for its learner and assessment: the first one is filed, an identical
 * repeat gets the same outcome, a different one the outcome `differs`. All are durable when the promise resolves; the outcomes are in the order
 * of the rows.
 */
export function fileOnce(store: Store): (rows: readonly GradedSubmission[]) => Promise<Filed[]> {
  const insert = preparedStatement<GradedSubmission, Key>(
    (rows) => insertion(store.db, rows.map(ordered)),
    (row) => columns.map((column) => row[column]),
  );
  return async (rows) => {
    // In the same order in every process, to avoid deadlocks.
    const sorted = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    const fresh = new Set((await store.write(insert(sorted))).map(keyOf));
    const others = rows.filter((row) => !fresh.has(keyOf(row)));
    const filed = await rowsFor(store.db, others);
    return rows.map((row) =>
      fresh.has(keyOf(row))
        ? { verdict: 'filed', submittedAt: row.submitted_at, keyVersion: row.key_version, isNew: true }
        : answerToRepeat(row, filed.get(keyOf(row))),
    );
  };
}
