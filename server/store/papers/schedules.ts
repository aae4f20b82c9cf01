import type { Selectable } from 'kysely';
import { isForAll, isUnscheduled, openedBefore, type Timetable } from '../../rules/schedule/schedule';
import { hold } from '../engine/hold';
import type { Tables } from '../engine/schema';
import type { Db, Tx } from '../engine/store';
import { planNews } from '../shared/news-jobs';
import { endDraft, heldDraft } from './drafts';

/** The columns of a schedule; all are null in a row of a query that joins an assessment without a schedule. */
export const scheduleColumns = [
  'state',
  'opens_at',
  'closes_at',
  'results_at',
  'ends_together',
  'more_minutes',
  'was_for_all',
  'was_published',
  'opened_to',
  'time_cuts',
  'has_own_minutes',
] as const;

type ScheduleRow = Selectable<Pick<Tables['schedules'], (typeof scheduleColumns)[number]>>;
type JoinedRow = { [K in keyof ScheduleRow]: ScheduleRow[K] | null };

/** `opened_to` by its number. */
const openings = ['none', 'groups', 'all'] as const satisfies Timetable['openedTo'][];

/** The schedule in a row without its groups; null for an assessment without one. */
export function timetableIn(row: JoinedRow): Timetable | null {
  const { state, opens_at: opensAt, closes_at: closesAt, results_at: resultsAt } = row;
  if (state === null) return null;
  const minutes = {
    ...{ endsTogether: row.ends_together === 1, moreMinutes: row.more_minutes ?? 0 },
    ...{ timeCuts: row.time_cuts ?? 0, hasOwnMinutes: row.has_own_minutes === 1 },
  };
  // A process of an earlier version publishes without a word in `was_published`.
  const wasPublished = row.was_published !== 0 || state === 'published';
  const openedTo = openings[row.opened_to ?? 0] ?? 'none';
  return { state, opensAt, closesAt, resultsAt, ...minutes, groupIds: [], wasForAll: row.was_for_all === 1, wasPublished, openedTo };
}

/** The groups of these assessments, or of all; only those that have some are in the answer. */
export async function groupIdsOf(db: Db, ids?: readonly number[]): Promise<Map<number, number[]>> {
  const all = db.selectFrom('assessment_groups').select(['assessment_id', 'group_id']).orderBy('assessment_id').orderBy('group_id');
  const rows = ids?.length === 0 ? [] : await (ids === undefined ? all : all.where('assessment_id', 'in', ids)).execute();
  const found = new Map<number, number[]>();
  for (const { assessment_id, group_id } of rows) {
    const known = found.get(assessment_id);
    if (known === undefined) found.set(assessment_id, [group_id]);
    else known.push(group_id);
  }
  return found;
}

/** Every schedule by the id of its assessment. */
export async function allTimetables(db: Db): Promise<ReadonlyMap<number, Timetable>> {
  const rows = await db
    .selectFrom('schedules')
    .select(['assessment_id', ...scheduleColumns])
    .execute();
  const groups = await groupIdsOf(db);
  return new Map(
    rows.flatMap((row) => {
      const timetable = timetableIn(row);
      return timetable === null ? [] : [[row.assessment_id, { ...timetable, groupIds: groups.get(row.assessment_id) ?? [] }] as const];
    }),
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
  if (row === undefined) return null;
  const timetable = timetableIn(row);
  if (timetable === null) return { timetable };
  return { timetable: { ...timetable, groupIds: (await groupIdsOf(db, [id])).get(id) ?? [] } };
}

/**
 * Locks an assessment until the end of the transaction, so that changes of its schedule come one after the other; it may have no row of a schedule yet. False
 * if there is no such assessment. The draft first, as a change of its questions locks them: else two transactions could wait for each other.
 */
export async function holdAssessment(tx: Tx, id: number): Promise<boolean> {
  await heldDraft(tx, id);
  const held = hold(tx.updateTable('assessments'), 'name');
  return (await held.where('id', '=', id).returning('id').execute()).length > 0;
}

/** Raises the minutes that everybody gets to a new total, with the release that it moves. Returns false, and changes nothing, if there are as many already. */
export async function raiseMoreMinutes(tx: Tx, id: number, minutes: number, resultsAt: number | null): Promise<boolean> {
  const raised = tx.updateTable('schedules').set({ more_minutes: minutes, results_at: resultsAt }).where('assessment_id', '=', id);
  return (await raised.where('more_minutes', '<', minutes).returning('assessment_id').execute()).length > 0;
}

/** Takes minutes of everybody back to a lower total. */
export async function lowerMoreMinutes(tx: Tx, id: number, minutes: number): Promise<void> {
  const lowered = tx.updateTable('schedules').set((row) => ({ more_minutes: minutes, time_cuts: row('time_cuts', '+', 1) }));
  await lowered.where('assessment_id', '=', id).execute();
}

/** Notes that a learner has minutes of their own, with the release that they move. There may be no row of a schedule, but there was an opening a moment ago. */
export async function noteOwnMinutes(tx: Tx, id: number, resultsAt: number | null): Promise<void> {
  await tx.updateTable('schedules').set({ has_own_minutes: 1, results_at: resultsAt }).where('assessment_id', '=', id).execute();
}

/** The names of these groups; unknown ones are omitted. */
export async function groupNames(db: Db, ids: readonly number[]): Promise<string[]> {
  const rows = ids.length === 0 ? [] : await db.selectFrom('groups').select('name').where('id', 'in', ids).orderBy('id').execute();
  return rows.map(({ name }) => name);
}

async function saveGroups(tx: Tx, id: number, groupIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('assessment_groups').where('assessment_id', '=', id).execute();
  if (groupIds.length === 0) return;
  const rows = groupIds.map((group_id) => ({ assessment_id: id, group_id }));
  // Another admin may save the same at this moment.
  const insert = tx.insertInto('assessment_groups').values(rows);
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
}

/**
 * Saves the schedule of an assessment and plans its news, without its more minutes, which are only raised; one that says nothing is not kept. `before`: the schedule until now;
 * null for a new assessment, whose paper no device holds. `at`: now, epoch milliseconds.
 */
export async function saveTimetable(tx: Tx, id: number, timetable: Timetable, before: Timetable | null, at: number): Promise<void> {
  if (before === null || before.groupIds.join() !== timetable.groupIds.join()) await saveGroups(tx, id, timetable.groupIds);
  if (timetable.state !== 'draft') await endDraft(tx, id);
  await planNews(tx, id, before, timetable, at);
  if (isUnscheduled(timetable)) {
    // Minutes may have been given since the schedule was read.
    const unchanged = tx.deleteFrom('schedules').where('assessment_id', '=', id).where('more_minutes', '=', 0);
    await unchanged.where('time_cuts', '=', 0).where('has_own_minutes', '=', 0).execute();
    return;
  }
  const wasForAll = before !== null && (before.wasForAll || (before.state === 'published' && isForAll(before)));
  const columns = {
    state: timetable.state,
    opens_at: timetable.opensAt,
    closes_at: timetable.closesAt,
    results_at: timetable.resultsAt,
    ends_together: timetable.endsTogether ? 1 : 0,
    was_for_all: wasForAll ? 1 : 0,
    was_published: before?.wasPublished || timetable.state === 'published' ? 1 : 0,
    opened_to: before === null ? 0 : openings.indexOf(openedBefore(before, timetable, at)),
  };
  await tx
    .insertInto('schedules')
    .values({ assessment_id: id, ...columns })
    .onConflict((conflict) => conflict.column('assessment_id').doUpdateSet(columns))
    .execute();
}
