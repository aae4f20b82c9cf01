import { sql } from 'kysely';
import type { AnswerKey } from '../../../analysis/marking/key';
import type { AssessmentSummary } from '../../../contract/assessment/assessment';
import { isoOf } from '../../../contract/fields/times';
import type { Scope } from '../../../contract/people/rights';
import type { FrozenPaper } from '../../rules/papers/freeze';
import { shownTimes } from '../../rules/schedule/schedule';
import { preparedQuery } from '../engine/prepared-statements';
import type { Db, Tx } from '../engine/store';
import { isGroupOfPerson } from '../shared/membership';
import { testInSight } from '../shared/sight';
import { aimColumns, aimIn } from './aims';
import { archivedIds } from './archive';
import { listAssessments } from './assessment-words';
import { type ListedSubject, listedSubjects } from './listed-subjects';
import { groupIdsOf, scheduleColumns, timetableIn } from './schedules';

/** Stores a frozen paper and, in a table of its own, its key; returns the id. `examName`: of the exam that it is made from. */
export async function insertAssessment(tx: Tx, paper: FrozenPaper, key: AnswerKey, examName?: string): Promise<number> {
  const subjects = listedSubjects(paper);
  const { id } = await tx
    .insertInto('assessments')
    .values({
      name: paper.name,
      description: paper.description,
      duration_in_minutes: paper.durationInMinutes ?? 0,
      total_marks: paper.totalMarks,
      created_at: Date.parse(paper.createdAt),
      subjects_json: JSON.stringify(subjects),
      paper_json: JSON.stringify(paper),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('answer_keys')
    .values({ assessment_id: id, key_json: JSON.stringify(key) })
    .execute();
  await listAssessments(tx, [{ id, name: paper.name, questions: subjects.reduce((sum, subject) => sum + subject.numberOfQuestions, 0) }]);
  if (examName !== undefined) await tx.insertInto('assessment_origins').values({ assessment_id: id, exam_name: examName }).execute();
  return id;
}

const listed = (db: Db) =>
  db
    .selectFrom('assessments')
    .leftJoin('schedules', 'schedules.assessment_id', 'assessments.id')
    .leftJoin('assessment_origins', 'assessment_origins.assessment_id', 'assessments.id')
    .leftJoin('assessment_aims', 'assessment_aims.assessment_id', 'assessments.id')
    .select([
      'id',
      'name',
      'description',
      'duration_in_minutes',
      'total_marks',
      'created_at',
      'subjects_json',
      'exam_name',
      ...aimColumns,
      ...scheduleColumns,
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

type ListedRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

function scheduledIn(row: ListedRow): Partial<AssessmentSummary> {
  const timetable = timetableIn(row);
  if (timetable === null) return {};
  return { ...(timetable.state !== 'published' && { state: timetable.state }), ...shownTimes(timetable) };
}

/** `now`: epoch milliseconds, of a learner; null of an admin. The counts of languages are told once the paper opens: a sealed paper tells none. */
const summaryFrom = (row: ListedRow, now: number | null): AssessmentSummary => ({
  id: row.id,
  name: row.name,
  description: row.description,
  durationInMinutes: row.duration_in_minutes,
  totalMarks: row.total_marks,
  createdAt: isoOf(row.created_at),
  ...(row.exam_name !== null && { examName: row.exam_name }),
  ...aimIn(row),
  ...scheduledIn(row),
  subjects: (JSON.parse(row.subjects_json) as ListedSubject[]).map(({ readIn, ...subject }) => ({
    ...subject,
    ...(readIn && now !== null && (row.opens_at ?? now) <= now && { readIn }),
  })),
});

/** As admins see them: with their groups, of which an admin of some groups sees these. */
async function withGroups(db: Db, rows: readonly ListedRow[], scope: Scope): Promise<AssessmentSummary[]> {
  // All at once: groups are few, and a list of ids may be longer than a statement takes.
  const groups = await groupIdsOf(db);
  return rows.map((row) => {
    const groupIds = groups.get(row.id)?.filter((id) => scope === null || scope.includes(id));
    return { ...summaryFrom(row, null), ...(groupIds && { groupIds }) };
  });
}

/** Every assessment in sight and outside the archive, newest first. */
export async function allAssessments(db: Db, scope: Scope): Promise<AssessmentSummary[]> {
  const seen = listed(db).where('id', 'not in', archivedIds(db)).where(testInSight(scope, 'assessments.id'));
  return withGroups(db, await seen.execute(), scope);
}

/** These assessments, in the order of `ids`. */
export async function assessmentsByIds(db: Db, ids: readonly number[], scope: Scope): Promise<AssessmentSummary[]> {
  const rows = ids.length === 0 ? [] : await listed(db).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  return withGroups(db, found, scope);
}

/** An assessment for groups is open to their learners, and to one who has fetched and begun it and was moved since. */
const openTo = preparedQuery((db, first: string, further: string, starter: string, fetcher: string, uid: string, now: number) =>
  listed(db)
    .where((where) => {
      const groups = where.selectFrom('assessment_groups as g').select('g.group_id').whereRef('g.assessment_id', '=', 'assessments.id');
      const starts = where.selectFrom('starts').select('starts.uid').whereRef('starts.assessment_id', '=', 'assessments.id');
      const fetches = where.selectFrom('paper_fetches as f').select('f.uid').whereRef('f.assessment_id', '=', 'assessments.id');
      return where.or([
        where.not(where.exists(groups)),
        where.exists(groups.where(isGroupOfPerson('g.group_id', first, further))),
        where.and([where.exists(starts.where('starts.uid', '=', starter)), where.exists(fetches.where('f.uid', '=', fetcher))]),
      ]);
    })
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('submissions')
            .select('submissions.uid')
            .whereRef('submissions.assessment_id', '=', 'assessments.id')
            .where('submissions.uid', '=', uid)
            .where('submissions.is_preview', '=', sql.lit(0)),
        ),
      ),
    )
    .where((where) => where.or([where('schedules.state', 'is', null), where('schedules.state', '=', sql.lit('published'))]))
    .where((where) => where.or([where('schedules.closes_at', 'is', null), where('schedules.closes_at', '>=', now)])),
);

/** Those that this person can see, can start some time, and has not handed in; newest first. A preview is no handing in. */
export async function assessmentsOpenTo(db: Db, uid: string, now: number): Promise<AssessmentSummary[]> {
  return (await openTo(db, uid, uid, uid, uid, uid, now)).map((row) => summaryFrom(row, now));
}

/** Those of these assessments that learners can see and start, whatever their groups and their last start. */
export async function assessmentsOpenByChance(db: Db, ids: readonly number[], now: number): Promise<AssessmentSummary[]> {
  if (ids.length === 0) return [];
  const rows = await listed(db)
    .where('id', 'in', ids)
    .where((where) => where.or([where('schedules.state', 'is', null), where('schedules.state', '=', 'published')]))
    .where((where) => where.or([where('schedules.opens_at', 'is', null), where('schedules.opens_at', '<=', now)]))
    .execute();
  return rows.map((row) => summaryFrom(row, now));
}

/** The frozen paper, or null. */
export async function paperById(db: Db, id: number): Promise<FrozenPaper | null> {
  const row = await db.selectFrom('assessments').select('paper_json').where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : (JSON.parse(row.paper_json) as FrozenPaper);
}

/** The current key of an assessment, for marking and results only. */
export async function answerKeyById(db: Db, id: number): Promise<{ key: AnswerKey; version: number } | null> {
  const row = await db.selectFrom('answer_keys').select(['key_json', 'version']).where('assessment_id', '=', id).executeTakeFirst();
  return row === undefined ? null : { key: JSON.parse(row.key_json) as AnswerKey, version: row.version };
}

/** The ids of the questions of a paper, read from its key without the work of reading the whole; none where there is no such assessment. */
export async function questionIdsOf(db: Db, id: number): Promise<number[]> {
  const row = await db.selectFrom('answer_keys').select('key_json').where('assessment_id', '=', id).executeTakeFirst();
  // As `freeze` writes it: the first field of an answer. A text that says the same has its quotation marks escaped.
  return [...(row?.key_json ?? '').matchAll(/"questionId":(\d+),/g)].map(([, questionId]) => Number(questionId));
}

/** The current version of each assessment's key. */
export async function keyVersions(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.selectFrom('answer_keys').select(['assessment_id', 'version']).where('assessment_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.assessment_id, row.version]));
}
