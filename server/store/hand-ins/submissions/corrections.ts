import type { AnswerKey } from '../../../../analysis/marking/key';
import type { Regrade } from '../../../../contract/assessment/regrade';
import { isoOf } from '../../../../contract/fields/times';
import { type Counting, totalMarksOf } from '../../../rules/results/ruling';
import type { Tables } from '../../engine/schema';
import type { Db, Store, Tx } from '../../engine/store';
import { adminName } from '../../shared/admin-name';
import type { Change } from '../../shared/edited-version';

/** A change of a question in a key, to be stored. */
export interface Correction {
  assessmentId: number;
  questionId: number;
  before: Counting;
  after: Counting;
  reason: string;
  /** uid; empty for a command of the machine. */
  by: string;
}

const firstOf = ({ optionIds: [first = 0] }: Counting): number => first;

/** Stores the total without dropped questions; none where it is the paper's. */
async function saveTotal(tx: Tx, assessmentId: number, key: AnswerKey): Promise<void> {
  const { total_marks } = await tx.selectFrom('assessments').select('total_marks').where('id', '=', assessmentId).executeTakeFirstOrThrow();
  const total = totalMarksOf({ totalMarks: total_marks }, key);
  await tx.deleteFrom('changed_totals').where('assessment_id', '=', assessmentId).execute();
  if (total === total_marks) return;
  await tx.insertInto('changed_totals').values({ assessment_id: assessmentId, total_marks: total }).execute();
}

/** Saves a key in the place of the one of version `version - 1`. Returns false, and saves nothing, if another key stands there. */
export async function saveKey(
  tx: Tx,
  correction: Correction,
  { key, version }: { key: AnswerKey; version: number },
  now: number,
): Promise<boolean> {
  const { assessmentId, questionId, before, after, reason, by } = correction;
  const saved = await tx
    .updateTable('answer_keys')
    .set({ key_json: JSON.stringify(key), version })
    .where('assessment_id', '=', assessmentId)
    .where('version', '=', version - 1)
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) return false;
  await saveTotal(tx, assessmentId, key);
  await tx
    .insertInto('corrections')
    .values({
      ...{ assessment_id: assessmentId, version, question_id: questionId, corrected_at: now, reason, corrected_by: by, is_swept: 0 },
      ...{ from_option: firstOf(before), to_option: firstOf(after) },
      ...{ before_json: JSON.stringify(before), after_json: JSON.stringify(after) },
    })
    .execute();
  return true;
}

/** Records what a change did to the submissions. */
export async function saveOutcome(
  tx: Tx,
  assessmentId: number,
  version: number,
  outcome: { marked: number; changed: number },
): Promise<void> {
  await tx.updateTable('corrections').set(outcome).where('assessment_id', '=', assessmentId).where('version', '=', version).execute();
}

/** Records that no submission was left behind by the changes up to this version. */
export async function saveSwept(db: Db, assessmentId: number, version: number): Promise<void> {
  await db
    .updateTable('corrections')
    .set({ is_swept: 1 })
    .where('assessment_id', '=', assessmentId)
    .where('version', '<=', version)
    .where('is_swept', '=', 0)
    .execute();
}

/** Assessments of which a submission may have been left behind: a process ended between a change of the key and its sweep. */
export async function unswept({ db }: Store): Promise<{ assessmentId: number; version: number }[]> {
  const rows = await db
    .selectFrom('corrections')
    .select((of) => ['assessment_id', of.fn.max('version').as('version')])
    .where('is_swept', '=', 0)
    .groupBy('assessment_id')
    .execute();
  return rows.map((row) => ({ assessmentId: row.assessment_id, version: row.version }));
}

type Stored = Pick<Tables['corrections'], 'from_option' | 'to_option'> & { before_json: string | null; after_json: string | null };

const countingIn = (json: string | null, option: number): Regrade['after'] =>
  json === null ? { change: 'key', optionIds: [option] } : (JSON.parse(json) as Regrade['after']);

const countingsIn = ({ before_json, after_json, from_option, to_option }: Stored): Pick<Regrade, 'before' | 'after'> => ({
  before: countingIn(before_json, from_option),
  after: countingIn(after_json, to_option),
});

/** Every change of the key of an assessment, the latest first. */
export async function regradesOf(db: Db, assessmentId: number): Promise<Regrade[]> {
  const rows = await db
    .selectFrom('corrections')
    .leftJoin('people as admin', 'admin.uid', 'corrections.corrected_by')
    .select([
      'version',
      'question_id',
      'from_option',
      'to_option',
      'before_json',
      'after_json',
      'reason',
      'corrected_at',
      'marked',
      'changed',
    ])
    .select(adminName('corrections.corrected_by').as('by'))
    .where('assessment_id', '=', assessmentId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({
    version: row.version,
    questionId: row.question_id,
    ...countingsIn(row),
    reason: row.reason,
    by: row.by,
    at: isoOf(row.corrected_at),
    marked: row.marked,
    changed: row.changed,
  }));
}

/** What the last change of a question did, by whom and when; null where there is none. */
export async function lastChangeOf(
  db: Db,
  assessmentId: number,
  questionId: number,
): Promise<(Change & { version: number; changed: number }) | null> {
  const row = await db
    .selectFrom('corrections')
    .select(['version', 'changed', 'corrected_by as by', 'corrected_at as at'])
    .where('assessment_id', '=', assessmentId)
    .where('question_id', '=', questionId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
