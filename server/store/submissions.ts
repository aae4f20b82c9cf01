import { sql } from 'kysely';
import type { ResultSummary } from '../../contract/assessment';
import type { Db } from './store';

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

/** One person's submission, or null. */
export async function resultOf(db: Db, uid: string, assessmentId: number): Promise<Found | null> {
  const row = await marked(db, uid).where('assessment_id', '=', assessmentId).select(['body_json', 'key_version']).executeTakeFirst();
  return row === undefined ? null : { summary: summaryFrom(row), bodyJson: row.body_json, keyVersion: row.key_version };
}
