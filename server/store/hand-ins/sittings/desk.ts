import { sql } from 'kysely';
import { usualPercent } from '../../../../contract/fields/limits';
import { minuteMs } from '../../../../contract/fields/times';
import type { Scope } from '../../../../contract/people/rights';
import type { Db } from '../../engine/store';
import { counted, countIn } from '../../shared/paged-rows';
import { personInSight } from '../../shared/sight';

/** Fetches of an assessment's paper, those of admins too. */
export const fetchesOf = (db: Db, assessmentId: number, scope: Scope) =>
  db.selectFrom('paper_fetches').where('paper_fetches.assessment_id', '=', assessmentId).where(personInSight(scope, 'paper_fetches.uid'));

/** Accounts that fetched the paper. An admin's look at a paper is none. */
export const countFetches = (db: Db, assessmentId: number, scope: Scope): Promise<number> =>
  countIn(
    fetchesOf(db, assessmentId, scope).where(
      'paper_fetches.uid',
      'not in',
      db.selectFrom('people').select('uid').where('role', '=', 'admin'),
    ),
  );

/** Starts of an assessment. */
export const startsOf = (db: Db, assessmentId: number, scope: Scope) =>
  db.selectFrom('starts').where('starts.assessment_id', '=', assessmentId).where(personInSight(scope, 'starts.uid'));

/** Submissions that count: neither previews nor copies from the middle of an attempt. */
export const handInsOf = (db: Db, assessmentId: number, scope: Scope) =>
  db
    .selectFrom('submissions')
    .where('assessment_id', '=', assessmentId)
    .where('is_preview', '=', 0)
    .where('is_provisional', '=', 0)
    .where(personInSight(scope, 'submissions.uid'));

/** An attempt whose start the server has seen and that is not handed in. */
export interface OpenAttempt {
  uid: string;
  seenAt: number;
  saidAt: number;
  /** The most extra time that its learner was ever granted. */
  timePercent: number;
}

/** When an attempt began, as the server counts it (`endOfAttempt`). */
const began = sql<number>`case when starts.seen_at < starts.said_at then starts.seen_at else starts.said_at end`;

/**
 * Starts without a hand-in. By a list of those who have handed in, and not by a join with them: the tables fill within minutes, and PostgreSQL plans joins by
 * older statistics, which took it seconds for 5,000 learners.
 */
const openStarts = (db: Db, assessmentId: number, scope: Scope) =>
  startsOf(db, assessmentId, scope).where('starts.uid', 'not in', handInsOf(db, assessmentId, scope).select('uid'));

/** How many attempts are open, and when the first of them began; null: none is. */
export async function countOpen(db: Db, assessmentId: number, scope: Scope): Promise<{ count: number; firstBegan: number | null }> {
  const { count, firstBegan } = await openStarts(db, assessmentId, scope)
    .select((of) => [counted, of.fn.min<number | null>(began).as('firstBegan')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), firstBegan: firstBegan === null ? null : Number(firstBegan) };
}

/** The open attempts that began at `until` (epoch milliseconds) or before. */
export async function openAttempts(db: Db, assessmentId: number, scope: Scope, until: number): Promise<OpenAttempt[]> {
  const rows = await openStarts(db, assessmentId, scope)
    .leftJoin('people as p', 'p.uid', 'starts.uid')
    .where(began, '<=', until)
    .select(['seen_at', 'said_at', 'p.most_time_percent', 'starts.uid'])
    .execute();
  return rows.map((row) => ({
    uid: row.uid,
    seenAt: row.seen_at,
    saidAt: row.said_at,
    timePercent: row.most_time_percent ?? usualPercent,
  }));
}

/** Starts and hand-ins of one minute, which begins at `at` (epoch milliseconds). */
export interface MinuteCounts {
  at: number;
  starts: number;
  handIns: number;
}

/** Starts and hand-ins as they arrived, by minute, ascending. */
export async function minutesOf(db: Db, assessmentId: number, scope: Scope): Promise<MinuteCounts[]> {
  // Not by a division: CockroachDB divides whole numbers to a decimal (ADR 54).
  const minute = sql.lit(minuteMs);
  const [startMinute, handInMinute] = [sql<number>`seen_at - seen_at % ${minute}`, sql<number>`submitted_at - submitted_at % ${minute}`];
  const starts = await startsOf(db, assessmentId, scope)
    .select((of) => [startMinute.as('minute'), of.fn.countAll<number>().as('count')])
    .groupBy(startMinute)
    .execute();
  const handIns = await handInsOf(db, assessmentId, scope)
    .select((of) => [handInMinute.as('minute'), of.fn.countAll<number>().as('count')])
    .groupBy(handInMinute)
    .execute();
  const minutes = new Map<number, MinuteCounts>();
  const at = (minute: number): MinuteCounts => minutes.get(minute) ?? { at: minute, starts: 0, handIns: 0 };
  for (const { minute, count } of starts) minutes.set(minute, { ...at(minute), starts: count });
  for (const { minute, count } of handIns) minutes.set(minute, { ...at(minute), handIns: count });
  return [...minutes.values()].sort((a, b) => a.at - b.at);
}
