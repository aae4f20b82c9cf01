import { sql } from 'kysely';
import { usualPercent } from '../../../contract/fields/limits';
import type { RegisterRow } from '../../rules/results-export';
import { addressesOf, adminName } from '../people/names';
import type { Db } from '../store';

/** The name of an assessment, or null. */
export async function assessmentName(db: Db, id: number): Promise<string | null> {
  return (await db.selectFrom('assessments').select('name').where('id', '=', id).executeTakeFirst())?.name ?? null;
}

/** Every result of an assessment, best first; previews do not count. */
export async function registerRows(db: Db, assessmentId: number): Promise<RegisterRow[]> {
  const rows = await db
    .selectFrom('submissions')
    .innerJoin('assessments', 'assessments.id', 'submissions.assessment_id')
    .leftJoin('changed_totals', 'changed_totals.assessment_id', 'submissions.assessment_id')
    .leftJoin('people', 'people.uid', 'submissions.uid')
    .leftJoin('people as admin', 'admin.uid', 'submissions.imported_by')
    .where('submissions.assessment_id', '=', assessmentId)
    .where('is_preview', '=', 0)
    .select([
      'submissions.uid',
      'people.first_name',
      'people.last_name',
      'people.email',
      'people.verified_email',
      'people.most_time_percent',
      'granted_percent',
      'score',
    ])
    .select(sql<number>`coalesce(changed_totals.total_marks, assessments.total_marks)`.as('total_marks'))
    .select(['correct_answers', 'wrong_answers', 'unattempted', 'time_taken', 'submitted_at'])
    .select(adminName<string | null>('submissions.imported_by').as('imported_by'))
    .select((columns) =>
      columns
        .selectFrom('arrivals')
        .select((count) => count.fn.countAll<number | string>().as('others'))
        .whereRef('arrivals.uid', '=', 'submissions.uid')
        .whereRef('arrivals.assessment_id', '=', 'submissions.assessment_id')
        .whereRef('arrivals.body_hash', '<>', 'submissions.body_hash')
        .as('others'),
    )
    .orderBy('score', 'desc')
    .orderBy('submitted_at')
    .execute();
  return rows.map((row) => ({
    uid: row.uid,
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    email: row.verified_email ?? '',
    typedEmail: addressesOf(row).typedEmail ?? '',
    score: row.score,
    totalMarks: row.total_marks,
    correctAnswers: row.correct_answers,
    wrongAnswers: row.wrong_answers,
    unattempted: row.unattempted,
    timeTaken: row.time_taken,
    timePercent: row.granted_percent ?? row.most_time_percent ?? usualPercent,
    submittedAt: row.submitted_at,
    importedBy: row.imported_by ?? '',
    setAside: Number(row.others ?? 0),
  }));
}
