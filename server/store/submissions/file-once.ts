import { type ExpressionBuilder, sql } from 'kysely';
import { preparedStatement } from '../performance/prepared-statements';
import type { SubmissionsTable, Tables } from '../schema';
import type { Db, Store } from '../store';

/** A graded submission, ready to be filed. */
export type GradedSubmission = SubmissionsTable;

/**
 * `filed`: the submission stands in the database, from now on (`isNew`) or since an identical one was filed. `differs`: another submission stands there,
 * from an admin's file if `isImported`. `submittedAt` is of the submission that stands.
 */
export type Filed = { submittedAt: number } & ({ verdict: 'filed'; isNew: boolean } | { verdict: 'differs'; isImported: boolean });

type Clash = ExpressionBuilder<Tables & { excluded: SubmissionsTable }, 'submissions' | 'excluded'>;
type Key = Pick<SubmissionsTable, 'uid' | 'assessment_id'>;
type Standing = Key & Pick<SubmissionsTable, 'body_hash' | 'submitted_at' | 'imported_by'>;

/** A preview gives way to another preview, or to the real thing. Numbers stand in the words, which are kept without their values. */
const isPreviewOf = (where: Clash) =>
  where.and([
    where('submissions.is_preview', '=', sql.lit(1)),
    where.or([where('submissions.body_hash', '<>', where.ref('excluded.body_hash')), where('excluded.is_preview', '=', sql.lit(0))]),
  ]);

/** A copy saved in the middle of an attempt gives way to its end, or to a copy saved later. */
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
] as const satisfies (keyof SubmissionsTable)[];
const columns = ['uid', 'assessment_id', ...changing] as const satisfies (keyof SubmissionsTable)[];

const newcomer = (clash: Clash) => Object.fromEntries(changing.map((column) => [column, clash.ref(`excluded.${column}`)]));

const insertion = (db: Db, rows: readonly GradedSubmission[]) =>
  db
    .insertInto('submissions')
    .values(rows)
    .onConflict((clash) => clash.columns(['uid', 'assessment_id']).doUpdateSet(newcomer).where(givesWay))
    .returning(['uid', 'assessment_id']);

/** Every row with its columns in one order, so that the words of a statement depend on the number of rows only. */
const ordered = (row: GradedSubmission) =>
  Object.fromEntries(columns.map((column) => [column, row[column]])) as unknown as GradedSubmission;

const keyOf = ({ uid, assessment_id }: Key): string => `${assessment_id} ${uid}`;

/** What stands for each of these keys. Papers are few, so they are asked one by one. */
async function standingFor(db: Db, keys: readonly Key[]): Promise<Map<string, Standing>> {
  const found: Standing[] = [];
  for (const id of new Set(keys.map((key) => key.assessment_id))) {
    const uids = keys.filter((key) => key.assessment_id === id).map((key) => key.uid);
    const rows = db.selectFrom('submissions').select(['uid', 'assessment_id', 'body_hash', 'submitted_at', 'imported_by']);
    found.push(...(await rows.where('assessment_id', '=', id).where('uid', 'in', uids).execute()));
  }
  return new Map(found.map((row) => [keyOf(row), row]));
}

/** Decides what a second hand-in is told: the first receipt where it is identical, else that another submission stands. */
function answerToRepeat(row: GradedSubmission, standing: Standing | undefined): Filed {
  if (standing === undefined) throw new Error('A submission was neither filed nor found.');
  const { submitted_at: submittedAt, imported_by } = standing;
  if (standing.body_hash === row.body_hash) return { verdict: 'filed', submittedAt, isNew: false };
  return { verdict: 'differs', submittedAt, isImported: imported_by !== null };
}

/**
 * Files submissions of different keys in one statement, each exactly once for its learner and assessment: the first one stands, an identical repeat gets
 * the same answer, a different one the answer `differs`. All are durable when the promise resolves; the answers are in the order of the rows.
 */
export function fileOnce(store: Store): (rows: readonly GradedSubmission[]) => Promise<Filed[]> {
  const insert = preparedStatement<GradedSubmission, Key>(
    (rows) => insertion(store.db, rows.map(ordered)),
    (row) => columns.map((column) => row[column]),
  );
  return async (rows) => {
    // In one order for every process: two that hold each other's keys would wait for ever.
    const sorted = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    const fresh = new Set((await store.write(insert(sorted))).map(keyOf));
    const others = rows.filter((row) => !fresh.has(keyOf(row)));
    const standing = await standingFor(store.db, others);
    return rows.map((row) =>
      fresh.has(keyOf(row))
        ? { verdict: 'filed', submittedAt: row.submitted_at, isNew: true }
        : answerToRepeat(row, standing.get(keyOf(row))),
    );
  };
}
