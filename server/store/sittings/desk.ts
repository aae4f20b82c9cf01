import { sql } from 'kysely';
import { usualPercent } from '../../../contract/fields/limits';
import type { Db } from '../store';

const minuteMs = 60_000;

/** The fetches of an assessment's paper, as `f`. An admin's look at a paper is none. */
export const learnersFetches = (db: Db, assessmentId: number) =>
  db
    .selectFrom('paper_fetches as f')
    .leftJoin('people as p', 'p.uid', 'f.uid')
    .where('f.assessment_id', '=', assessmentId)
    .where((where) => where.or([where('p.role', 'is', null), where('p.role', '<>', 'admin')]));

export async function countFetches(db: Db, assessmentId: number): Promise<number> {
  const fetches = learnersFetches(db, assessmentId).select((of) => of.fn.countAll<number>().as('count'));
  return (await fetches.executeTakeFirstOrThrow()).count;
}

const startsOf = (db: Db, assessmentId: number) => db.selectFrom('starts').where('starts.assessment_id', '=', assessmentId);

export async function countStarts(db: Db, assessmentId: number): Promise<number> {
  const starts = startsOf(db, assessmentId).select((of) => of.fn.countAll<number>().as('count'));
  return (await starts.executeTakeFirstOrThrow()).count;
}

/** An attempt whose start the server has seen and that is not handed in. */
export interface OpenAttempt {
  seenAt: number;
  saidAt: number;
  /** The most extra time that its learner was ever granted. */
  timePercent: number;
}

export async function openAttempts(db: Db, assessmentId: number): Promise<OpenAttempt[]> {
  const rows = await startsOf(db, assessmentId)
    .leftJoin('people as p', 'p.uid', 'starts.uid')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('submissions as h')
            .select('h.uid')
            .whereRef('h.uid', '=', 'starts.uid')
            .whereRef('h.assessment_id', '=', 'starts.assessment_id')
            .where('h.is_preview', '=', 0)
            .where('h.is_provisional', '=', 0),
        ),
      ),
    )
    .select(['seen_at', 'said_at', 'p.most_time_percent'])
    .execute();
  return rows.map((row) => ({ seenAt: row.seen_at, saidAt: row.said_at, timePercent: row.most_time_percent ?? usualPercent }));
}

/** Starts and hand-ins of one minute, which begins at `at` (epoch milliseconds). */
export interface MinuteCounts {
  at: number;
  starts: number;
  handIns: number;
}

/** Starts and hand-ins as they arrived, by minute, ascending. */
export async function minutesOf(db: Db, assessmentId: number): Promise<MinuteCounts[]> {
  // Both databases divide whole numbers to a whole number.
  const [startMinute, handInMinute] = [sql<number>`seen_at / 60000`, sql<number>`submitted_at / 60000`];
  const starts = await startsOf(db, assessmentId)
    .select((of) => [startMinute.as('minute'), of.fn.countAll<number>().as('count')])
    .groupBy(startMinute)
    .execute();
  const handIns = await db
    .selectFrom('submissions')
    .where('assessment_id', '=', assessmentId)
    .where('is_preview', '=', 0)
    .where('is_provisional', '=', 0)
    .select((of) => [handInMinute.as('minute'), of.fn.countAll<number>().as('count')])
    .groupBy(handInMinute)
    .execute();
  const minutes = new Map<number, MinuteCounts>();
  const at = (minute: number): MinuteCounts => minutes.get(minute) ?? { at: minute * minuteMs, starts: 0, handIns: 0 };
  for (const { minute, count } of starts) minutes.set(minute, { ...at(minute), starts: count });
  for (const { minute, count } of handIns) minutes.set(minute, { ...at(minute), handIns: count });
  return [...minutes.values()].sort((a, b) => a.at - b.at);
}
