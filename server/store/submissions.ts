import { type ExpressionBuilder, sql } from 'kysely';
import type { ResultSummary } from '../../contract/assessment';
import type { SubmissionsTable, Tables } from './schema';
import type { Db } from './store';

/** A marked submission, ready to be filed. */
export type Filing = SubmissionsTable;

/** `filed`: it stands in the database, now or since an identical one came (`submittedAt`). `differs`: another one stands there. */
export type Filed = { verdict: 'filed'; submittedAt: number } | { verdict: 'differs' };

type Clash = ExpressionBuilder<Tables & { excluded: SubmissionsTable }, 'submissions' | 'excluded'>;

/** Only a preview gives way: to another preview, or to the real thing. */
const givesWay = (where: Clash) =>
  where.and([
    where('submissions.is_preview', '=', 1),
    where.or([where('submissions.body_hash', '<>', where.ref('excluded.body_hash')), where('excluded.is_preview', '=', 0)]),
  ]);

const columns = [
  'body_hash',
  'body_json',
  'submitted_at',
  'time_taken',
  'score',
  'correct_answers',
  'wrong_answers',
  'unattempted',
  'is_preview',
] as const satisfies (keyof SubmissionsTable)[];

const newcomer = (clash: Clash) => Object.fromEntries(columns.map((column) => [column, clash.ref(`excluded.${column}`)]));

/**
 * Files a submission, exactly once for each learner and assessment: whoever comes first stands, an identical repeat hears the same, a different one is told so.
 * It is durable when the promise resolves.
 */
export async function file(db: Db, row: Filing): Promise<Filed> {
  const fresh = await db
    .insertInto('submissions')
    .values(row)
    .onConflict((clash) => clash.columns(['uid', 'assessment_id']).doUpdateSet(newcomer).where(givesWay))
    .returning('submitted_at')
    .executeTakeFirst();
  if (fresh !== undefined) return { verdict: 'filed', submittedAt: fresh.submitted_at };
  const standing = await db
    .selectFrom('submissions')
    .select(['body_hash', 'submitted_at'])
    .where('uid', '=', row.uid)
    .where('assessment_id', '=', row.assessment_id)
    .executeTakeFirstOrThrow();
  return standing.body_hash === row.body_hash ? { verdict: 'filed', submittedAt: standing.submitted_at } : { verdict: 'differs' };
}

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

/** One person's marked submission and its body as it was filed, or null. */
export async function resultOf(db: Db, uid: string, assessmentId: number): Promise<{ summary: ResultSummary; bodyJson: string } | null> {
  const row = await marked(db, uid).where('assessment_id', '=', assessmentId).select('body_json').executeTakeFirst();
  return row === undefined ? null : { summary: summaryFrom(row), bodyJson: row.body_json };
}
