import type { Scope } from '../../../../contract/people/rights';
import type { Timetable } from '../../../rules/schedule/schedule';
import type { Db } from '../../engine/store';
import { archivedAmong, archivedIds, isDeleted } from '../../papers/archive';
import { scheduleColumns, timetableIn } from '../../papers/schedules';
import { testInSight } from '../../shared/sight';
import { handInsOf } from '../sittings/desk';

/** A test whose groups are compared. */
export interface GroupTestRow {
  id: number;
  name: string;
  createdAt: number;
  /** Without its groups. */
  timetable: Timetable | null;
}

const described = (db: Db, scope: Scope) =>
  db
    .selectFrom('assessments')
    .leftJoin('schedules', 'schedules.assessment_id', 'assessments.id')
    .select(['id', 'name', 'created_at', ...scheduleColumns])
    .where(testInSight(scope, 'assessments.id'));

const rowFrom = (row: Awaited<ReturnType<ReturnType<typeof described>['execute']>>[number]): GroupTestRow => ({
  ...{ id: row.id, name: row.name, createdAt: row.created_at },
  timetable: timetableIn(row),
});

const latestFirst = (one: GroupTestRow, other: GroupTestRow): number => other.createdAt - one.createdAt || other.id - one.id;

/** These tests, the latest first. Those that are out of sight, deleted or never were are not among them. */
export async function groupTestsByIds(db: Db, ids: readonly number[], scope: Scope): Promise<GroupTestRow[]> {
  const gone = new Set<number>();
  for (const id of await archivedAmong(db, ids)) if (await isDeleted(db, id)) gone.add(id);
  const rows = ids.length === 0 ? [] : await described(db, scope).where('id', 'in', ids).execute();
  return rows
    .map(rowFrom)
    .filter(({ id }) => !gone.has(id))
    .sort(latestFirst);
}

const pageSize = 50;

/** The latest tests in sight and outside the archive, at most `most` of them. */
export async function* latestGroupTests(db: Db, scope: Scope, most: number): AsyncGenerator<GroupTestRow> {
  let after: GroupTestRow | undefined;
  for (let read = 0; read < most; read += pageSize) {
    const last = after;
    const all = described(db, scope).where('id', 'not in', archivedIds(db));
    const later =
      last === undefined
        ? all
        : all.where((where) =>
            where.or([
              where('created_at', '<', last.createdAt),
              where.and([where('created_at', '=', last.createdAt), where('id', '<', last.id)]),
            ]),
          );
    const rows = await later.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(pageSize).execute();
    yield* rows.map(rowFrom);
    const end = rows.at(-1);
    if (end === undefined || rows.length < pageSize) return;
    after = rowFrom(end);
  }
}

/** Whether a learner in sight has handed in. */
export async function isHandedIn(db: Db, id: number, scope: Scope): Promise<boolean> {
  return (await handInsOf(db, id, scope).select('uid').limit(1).executeTakeFirst()) !== undefined;
}
