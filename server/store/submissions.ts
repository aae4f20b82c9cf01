import { sql } from 'kysely';
import type { ResultSummary } from '../../contract/assessment';
import type { Db } from './store';
import { askedOnce } from './words';

const marked = (db: Db, uid: string) =>
  db
    .selectFrom('submissions')
    .innerJoin('assessments', 'assessments.id', 'submissions.assessment_id')
    .where('submissions.uid', '=', uid)
    .select([
      'assessment_id',
      'name',
      'duration_in_minutes',
      'total_marks',
      'submitted_at',
      'time_taken',
      'score',
      'correct_answers',
      'wrong_answers',
      'unattempted',
      sql<number>`correct_answers + wrong_answers + unattempted`.as('questions'),
    ]);

type MarkedRow = Awaited<ReturnType<ReturnType<typeof marked>['execute']>>[number];

const summaryFrom = (row: MarkedRow): ResultSummary => ({
  assessmentId: row.assessment_id,
  assessmentTitle: row.name,
  score: row.score,
  totalMarks: row.total_marks,
  totalQuestions: row.questions,
  correctAnswers: row.correct_answers,
  wrongAnswers: row.wrong_answers,
  unattempted: row.unattempted,
  durationInMinutes: row.duration_in_minutes,
  timeTaken: row.time_taken,
  submittedAt: new Date(row.submitted_at).toISOString(),
});

/** What a learner has handed in, newest first; previews do not count. */
export async function resultsOf(db: Db, uid: string): Promise<ResultSummary[]> {
  const rows = await marked(db, uid).where('is_preview', '=', 0).orderBy('submitted_at', 'desc').orderBy('assessment_id', 'desc').execute();
  return rows.map(summaryFrom);
}

/** One person's marked submission. */
export interface Found {
  summary: ResultSummary;
  /** As it was filed. */
  bodyJson: string;
  /** Of the key that marked it. */
  keyVersion: number;
}

/** Whether this person has handed in this assessment for good, be it as a preview. */
export async function hasHandedIn(db: Db, uid: string, assessmentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('submissions')
    .select('uid')
    .where('uid', '=', uid)
    .where('assessment_id', '=', assessmentId)
    .where('is_provisional', '=', 0)
    .executeTakeFirst();
  return row !== undefined;
}

const markedOne = askedOnce((db, uid: string, assessmentId: number) =>
  marked(db, uid).where('assessment_id', '=', assessmentId).select(['body_json', 'key_version', 'is_provisional']),
);

/** One person's submission, or null. */
async function resultOf(db: Db, uid: string, assessmentId: number): Promise<(Found & { isProvisional: boolean }) | null> {
  const [row] = await markedOne(db, uid, assessmentId);
  if (row === undefined) return null;
  return { summary: summaryFrom(row), bodyJson: row.body_json, keyVersion: row.key_version, isProvisional: row.is_provisional === 1 };
}

/**
 * One person's submission, to be shown to them with its key, or null. Whoever has seen the key hands in nothing any more: a submission
 * that might still have given way is final before this answers.
 */
export async function openResult(db: Db, uid: string, assessmentId: number): Promise<Found | null> {
  const found = await resultOf(db, uid, assessmentId);
  if (!found?.isProvisional) return found;
  await db.updateTable('submissions').set({ is_provisional: 0 }).where('uid', '=', uid).where('assessment_id', '=', assessmentId).execute();
  return resultOf(db, uid, assessmentId);
}
