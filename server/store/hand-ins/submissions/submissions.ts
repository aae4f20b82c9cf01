import { type JoinBuilder, sql } from 'kysely';
import type { ResultSummary } from '../../../../contract/assessment/assessment';
import { isoOf } from '../../../../contract/fields/times';
import type { Scope } from '../../../../contract/people/rights';
import type { FiledHandIn } from '../../../rules/schedule/readable';
import type { Timetable } from '../../../rules/schedule/schedule';
import { preparedQuery } from '../../engine/prepared-statements';
import type { Tables } from '../../engine/schema';
import type { Db } from '../../engine/store';
import { aimColumns, aimIn } from '../../papers/aims';
import { groupIdsOf, scheduleColumns, timetableIn } from '../../papers/schedules';
import { testInSight } from '../../shared/sight';
import { scoresBefore } from './scores-before';

/** The chance of a submission's learner that was given last. Numbers are literals in the SQL, which is prepared without values. */
const latestChance = (join: JoinBuilder<Tables, 'submissions' | 'chances'>) =>
  join
    .onRef('chances.uid', '=', 'submissions.uid')
    .onRef('chances.assessment_id', '=', 'submissions.assessment_id')
    .on('chances.is_latest', '=', sql.lit(1));

const chanceColumns = ['chances.ends_at as again_until', 'chances.used_at as again_used'] as const;

const marked = (db: Db, uid: string) =>
  db
    .selectFrom('submissions')
    .innerJoin('assessments', 'assessments.id', 'submissions.assessment_id')
    .leftJoin('changed_totals', 'changed_totals.assessment_id', 'submissions.assessment_id')
    .leftJoin('assessment_aims', 'assessment_aims.assessment_id', 'submissions.assessment_id')
    .leftJoin('chances', (join) => latestChance(join))
    .where('submissions.uid', '=', uid)
    .select([
      'submissions.assessment_id',
      'name',
      'duration_in_minutes',
      sql<number>`coalesce(changed_totals.total_marks, assessments.total_marks)`.as('total_marks'),
      'submitted_at',
      'time_taken',
      'score',
      'correct_answers',
      'wrong_answers',
      'unattempted',
      'partly_correct',
      'granted_percent',
      'is_unproved',
      'is_preview',
      'key_version',
      ...chanceColumns,
      ...aimColumns,
      sql<number>`correct_answers + wrong_answers + unattempted`.as('questions'),
    ]);

/**
 * Without copies of unfinished attempts, which the hand-in may still replace: a learner who saw their score could try several sets of answers
 * and hand in the best. Numbers are literals in the SQL, which is prepared without values.
 */
const final = (query: ReturnType<typeof marked>) => query.where('is_provisional', '=', sql.lit(0));

type MarkedRow = Awaited<ReturnType<ReturnType<typeof marked>['execute']>>[number];

type FiledRow = Pick<Tables['submissions'], 'is_unproved' | 'is_preview'> & { again_until: number | null; again_used: number | null };

const filedFrom = ({ is_unproved, is_preview, again_until, again_used }: FiledRow): FiledHandIn => ({
  isUnproved: is_unproved === 1,
  isPreview: is_preview === 1,
  chanceUntil: again_used === null ? again_until : null,
});

/** `before`: {@link scoresBefore}. */
const summaryFrom = (row: MarkedRow, before: ReadonlyMap<number, number>): ResultSummary => ({
  assessmentId: row.assessment_id,
  assessmentTitle: row.name,
  score: row.score,
  totalMarks: row.total_marks,
  totalQuestions: row.questions,
  correctAnswers: row.correct_answers,
  wrongAnswers: row.wrong_answers,
  unattempted: row.unattempted,
  ...((row.partly_correct ?? 0) > 0 && { partlyCorrect: row.partly_correct ?? 0 }),
  durationInMinutes: row.duration_in_minutes,
  ...(row.granted_percent !== null && { grantedPercent: row.granted_percent }),
  timeTaken: row.time_taken,
  submittedAt: isoOf(row.submitted_at),
  ...(before.has(row.assessment_id) && { scoreBefore: before.get(row.assessment_id) }),
  ...aimIn(row),
});

/** A marked submission, with the schedule of its assessment. */
export interface Scheduled extends FiledHandIn {
  summary: ResultSummary;
  timetable: Timetable | null;
}

/** The submissions of a learner to assessments in sight, newest first, without previews. */
export async function resultsOf(db: Db, uid: string, scope: Scope): Promise<Scheduled[]> {
  const rows = await final(marked(db, uid))
    .leftJoin('schedules', 'schedules.assessment_id', 'submissions.assessment_id')
    .select(scheduleColumns)
    .where('is_preview', '=', 0)
    .where(testInSight(scope, 'submissions.assessment_id'))
    .orderBy('submitted_at', 'desc')
    .orderBy('submissions.assessment_id', 'desc')
    .execute();
  // Groups decide nothing of the others.
  const unproved = rows.filter((row) => row.is_unproved === 1).map((row) => row.assessment_id);
  const groups = await groupIdsOf(db, unproved);
  const before = await scoresBefore(db, uid, rows);
  return rows.map((row) => {
    const timetable = timetableIn(row);
    const groupIds = groups.get(row.assessment_id) ?? [];
    const summary = { ...summaryFrom(row, before), ...(row.again_until !== null && { hasChances: true as const }) };
    return { summary, timetable: timetable && { ...timetable, groupIds }, ...filedFrom(row) };
  });
}

/** When the latest hand-in of a person arrived, by assessment, of those that were sat more than once: whichever counts. Epoch milliseconds. */
export async function latestArrivals(db: Db, uid: string): Promise<Map<number, number>> {
  const numbered = db.selectFrom('numbered_hand_ins').where('uid', '=', uid).where('is_provisional', '=', 0).groupBy('assessment_id');
  const rows = await numbered.select((of) => ['assessment_id', of.fn.max('submitted_at').as('latest')]).execute();
  return new Map(rows.map(({ assessment_id, latest }) => [assessment_id, Number(latest)]));
}

/** One person's marked submission. */
export interface StoredResult extends FiledHandIn {
  summary: ResultSummary;
  /** As it was filed. */
  bodyJson: string;
  /** Of the key that marked it. */
  keyVersion: number;
  /** Whether the learner got a chance to sit the assessment again, used or not. */
  hasChances: boolean;
}

/** This person's final submission of this assessment, or null; a preview counts. */
export async function ownHandIn(db: Db, uid: string, assessmentId: number): Promise<FiledHandIn | null> {
  const row = await db
    .selectFrom('submissions')
    .leftJoin('chances', (join) => latestChance(join))
    .select(['is_unproved', 'is_preview', ...chanceColumns])
    .where('submissions.uid', '=', uid)
    .where('submissions.assessment_id', '=', assessmentId)
    .where('is_provisional', '=', 0)
    .executeTakeFirst();
  return row === undefined ? null : filedFrom(row);
}

const markedOne = preparedQuery((db, uid: string, assessmentId: number) =>
  final(marked(db, uid)).where('submissions.assessment_id', '=', assessmentId).select('body_json'),
);

const storedFrom = async (db: Db, uid: string, row: MarkedRow & Pick<Tables['submissions'], 'body_json'>): Promise<StoredResult> => ({
  summary: summaryFrom(row, await scoresBefore(db, uid, [row])),
  bodyJson: row.body_json,
  keyVersion: row.key_version,
  hasChances: row.again_until !== null,
  ...filedFrom(row),
});

/** One person's submission with all data of its result, or null. */
export async function resultOf(db: Db, uid: string, assessmentId: number): Promise<StoredResult | null> {
  const [row] = await markedOne(db, uid, assessmentId);
  return row === undefined ? null : storedFrom(db, uid, row);
}

/** One person's submission for an admin: the copy of an unfinished attempt is one, a preview is none. */
export async function resultForAdmin(db: Db, uid: string, assessmentId: number): Promise<StoredResult | null> {
  const one = marked(db, uid).where('submissions.assessment_id', '=', assessmentId).where('is_preview', '=', 0).select('body_json');
  const row = await one.executeTakeFirst();
  return row === undefined ? null : storedFrom(db, uid, row);
}

/**
 * Makes the copy of an unfinished attempt final, as if it had been handed in, and lets the learner read the result of a hand-in that is not known to come from
 * a person who held the paper. Returns whether there was one.
 */
export async function settleCopy(db: Db, uid: string, assessmentId: number): Promise<boolean> {
  const numbered = db.updateTable('numbered_hand_ins').set({ is_provisional: 0, is_unproved: 0 }).where('uid', '=', uid);
  await numbered.where('assessment_id', '=', assessmentId).execute();
  const settled = await db
    .updateTable('submissions')
    .set({ is_provisional: 0, is_unproved: 0 })
    .where('uid', '=', uid)
    .where('assessment_id', '=', assessmentId)
    .where((where) => where.or([where('is_provisional', '=', 1), where('is_unproved', '=', 1)]))
    .returning('uid')
    .execute();
  return settled.length > 0;
}
