import type { Selectable } from 'kysely';
import { isUnscheduled, type Timetable } from '../../rules/schedule';
import type { SchedulesTable } from '../schema';
import type { Db, Tx } from '../store';
import { endDraft } from './drafts';

/** The columns of a schedule; all are null in a row of a query that joins an assessment without a schedule. */
export const scheduleColumns = ['state', 'opens_at', 'closes_at', 'results_at', 'ends_together', 'more_minutes'] as const;

type ScheduleRow = Selectable<Pick<SchedulesTable, (typeof scheduleColumns)[number]>>;

/** The schedule in a row; null for an assessment without one. */
export function timetableIn(row: { [K in keyof ScheduleRow]: ScheduleRow[K] | null }): Timetable | null {
  const { state, opens_at: opensAt, closes_at: closesAt, results_at: resultsAt, ends_together, more_minutes } = row;
  return state === null ? null : { state, opensAt, closesAt, resultsAt, endsTogether: ends_together === 1, moreMinutes: more_minutes ?? 0 };
}

/** Every schedule by the id of its assessment. */
export async function allTimetables(db: Db): Promise<ReadonlyMap<number, Timetable>> {
  const rows = await db
    .selectFrom('schedules')
    .select(['assessment_id', ...scheduleColumns])
    .execute();
  return new Map(
    rows.flatMap((row) => [timetableIn(row)].flatMap((timetable) => (timetable === null ? [] : [[row.assessment_id, timetable] as const]))),
  );
}

/** The schedule of an assessment, which may be none; null if there is no such assessment. */
export async function scheduleById(db: Db, id: number): Promise<{ timetable: Timetable | null } | null> {
  const row = await db
    .selectFrom('assessments')
    .leftJoin('schedules', 'schedules.assessment_id', 'assessments.id')
    .where('assessments.id', '=', id)
    .select(scheduleColumns)
    .executeTakeFirst();
  return row === undefined ? null : { timetable: timetableIn(row) };
}

/** Raises the minutes that everybody gets to a new total. Returns false, and changes nothing, if there are as many already, or no schedule. */
export async function raiseMoreMinutes(db: Db, id: number, minutes: number): Promise<boolean> {
  const raised = db.updateTable('schedules').set({ more_minutes: minutes }).where('assessment_id', '=', id);
  return (await raised.where('more_minutes', '<', minutes).returning('assessment_id').execute()).length > 0;
}

/** Saves the schedule of an assessment, without its more minutes, which are only raised; one that says nothing is not kept. */
export async function saveTimetable(tx: Tx, id: number, timetable: Timetable): Promise<void> {
  if (timetable.state !== 'draft') await endDraft(tx, id);
  if (isUnscheduled(timetable)) {
    // Minutes may have been given since the schedule was read.
    await tx.deleteFrom('schedules').where('assessment_id', '=', id).where('more_minutes', '=', 0).execute();
    return;
  }
  const columns = {
    state: timetable.state,
    opens_at: timetable.opensAt,
    closes_at: timetable.closesAt,
    results_at: timetable.resultsAt,
    ends_together: timetable.endsTogether ? 1 : 0,
  };
  await tx
    .insertInto('schedules')
    .values({ assessment_id: id, ...columns })
    .onConflict((conflict) => conflict.column('assessment_id').doUpdateSet(columns))
    .execute();
}
