import { sql } from 'kysely';
import { hourMs } from '../../../contract/fields/times';
import type { Scope } from '../../../contract/people/rights';
import type { Timetable } from '../../rules/schedule/schedule';
import type { Db } from '../engine/store';
import { scheduleColumns, timetableIn } from '../papers/schedules';
import { counted } from '../shared/paged-rows';
import { personInSight, testInSight } from '../shared/sight';

/** A published assessment with a schedule. */
export interface ScheduledTest {
  id: number;
  name: string;
  durationMinutes: number;
  timetable: Timetable;
}

/** More on one day would be no overview. */
const mostTests = 50;

/**
 * Published assessments of which something falls into a time: the opening, the last start, the release of the results, or that learners can start or be
 * at it. By their opening.
 */
export async function scheduledBetween(db: Db, from: number, to: number, scope: Scope): Promise<ScheduledTest[]> {
  // An attempt that began at the last start goes on for the duration and more; extra time is at most three times as much.
  const ends = sql<number>`schedules.closes_at + 3 * assessments.duration_in_minutes * 60000`;
  const rows = await db
    .selectFrom('schedules')
    .innerJoin('assessments', 'assessments.id', 'schedules.assessment_id')
    .where('schedules.state', '=', 'published')
    .where(testInSight(scope, 'schedules.assessment_id'))
    .where((where) =>
      where.or([
        where.and([where('opens_at', '>=', from), where('opens_at', '<', to)]),
        where.and([where.or([where('opens_at', 'is', null), where('opens_at', '<', to)]), where(ends, '>=', from)]),
        where.and([where('results_at', '>=', from), where('results_at', '<', to)]),
      ]),
    )
    .select(['assessments.id', 'assessments.name', 'duration_in_minutes', ...scheduleColumns])
    .orderBy('opens_at')
    .orderBy('assessments.id')
    .limit(mostTests)
    .execute();
  return rows.flatMap((row) => {
    const timetable = timetableIn(row);
    return timetable === null ? [] : [{ id: row.id, name: row.name, durationMinutes: row.duration_in_minutes, timetable }];
  });
}

export type Turnout = Record<'fetched' | 'started' | 'handedIn', ReadonlyMap<number, number>>;

/** Accounts of these assessments that fetched the paper, started, and handed in, by the id of the assessment. */
export async function turnoutOf(db: Db, ids: readonly number[], scope: Scope): Promise<Turnout> {
  const none: Turnout = { fetched: new Map(), started: new Map(), handedIn: new Map() };
  if (ids.length === 0) return none;
  const count = async (rows: Promise<{ assessment_id: number; count: number }[]>) =>
    new Map((await rows).map((row) => [row.assessment_id, Number(row.count)]));
  const starts = db.selectFrom('starts').where('assessment_id', 'in', ids).where(personInSight(scope, 'starts.uid'));
  const started = starts.groupBy('assessment_id').select(['assessment_id', counted]).execute();
  // An admin's look at a paper is no fetch.
  const fetches = db
    .selectFrom('paper_fetches as f')
    .leftJoin('people as p', 'p.uid', 'f.uid')
    .where('assessment_id', 'in', ids)
    .where(personInSight(scope, 'f.uid'))
    .where((where) => where.or([where('p.role', 'is', null), where('p.role', '<>', 'admin')]));
  const fetched = fetches.groupBy('assessment_id').select(['assessment_id', counted]).execute();
  const final = db.selectFrom('submissions').where('is_preview', '=', 0).where('is_provisional', '=', 0);
  const handIns = final.where(personInSight(scope, 'submissions.uid'));
  const handedIn = handIns.where('assessment_id', 'in', ids).groupBy('assessment_id').select(['assessment_id', counted]).execute();
  return { fetched: await count(fetched), started: await count(started), handedIn: await count(handedIn) };
}

/**
 * Hand-ins by the hour since `from`, one number for each hour until `to`. Asked for each assessment by its index: submissions have no index by time
 * alone, which every hand-in would have to write.
 */
export async function handInsByHour(db: Db, from: number, to: number, scope: Scope): Promise<number[]> {
  // Not by a division: CockroachDB divides whole numbers to a decimal (ADR 54).
  const since = sql`(s.submitted_at - ${sql.lit(from)})`;
  const hour = sql<number>`${since} - ${since} % ${sql.lit(hourMs)}`;
  const rows = await db
    .selectFrom('assessments as a')
    .innerJoin('submissions as s', 's.assessment_id', 'a.id')
    .where('s.is_preview', '=', 0)
    .where('s.is_provisional', '=', 0)
    .where('s.submitted_at', '>=', from)
    .where('s.submitted_at', '<', to)
    .where(personInSight(scope, 's.uid'))
    .where(testInSight(scope, 'a.id'))
    .select([hour.as('hour'), counted])
    .groupBy(hour)
    .execute();
  const hours = Array.from({ length: Math.ceil((to - from) / hourMs) }, () => 0);
  for (const row of rows) hours[Number(row.hour) / hourMs] = Number(row.count);
  return hours;
}
