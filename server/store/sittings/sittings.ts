import type { Evidence, Start } from '../../../contract/assessment/evidence';
import { usualPercent } from '../../../contract/fields/limits';
import { addressesOf, fullName } from '../people/names';
import type { Db } from '../store';
import { learnersFetches } from './desk';

/** What the portal knows of one learner's sitting; times in epoch milliseconds. */
export interface SittingRow {
  uid: string;
  /** Either may be empty. */
  person: { name: string; email: string };
  fetchedAt: number | null;
  start: { seenAt: number; saidAt: number; datedBy: Start['datedBy'] } | null;
  /** `timeTaken` in seconds. */
  handIn: { arrivedAt: number; timeTaken: number; evidence: Evidence | null } | null;
  /** The time that the attempt was sat with, or else the most that its learner was ever granted. */
  timePercent: number;
}

/** Between two pages others get their turn. */
const pageSize = 500;

/** The next accounts after `after` that fetched, started or handed in. Each table gives its first ones only, so that a page costs the same whatever the number. */
function nextUids(db: Db, assessmentId: number, after: string) {
  const fetches = learnersFetches(db, assessmentId).where('f.uid', '>', after).select('f.uid').orderBy('f.uid').limit(pageSize);
  const starts = db.selectFrom('starts').select('uid').where('assessment_id', '=', assessmentId).where('uid', '>', after);
  const handIns = db
    .selectFrom('submissions')
    .select('uid')
    .where('assessment_id', '=', assessmentId)
    .where('is_preview', '=', 0)
    .where('is_provisional', '=', 0)
    .where('uid', '>', after);
  // Limits of the parts of a union stand one level below it: SQLite takes none in the parts themselves.
  return db
    .selectFrom(fetches.as('a'))
    .select('uid')
    .union(db.selectFrom(starts.orderBy('uid').limit(pageSize).as('b')).select('uid'))
    .union(db.selectFrom(handIns.orderBy('uid').limit(pageSize).as('c')).select('uid'))
    .orderBy('uid')
    .limit(pageSize);
}

const sittingsAfter = (db: Db, assessmentId: number, after: string) =>
  db
    .selectFrom(nextUids(db, assessmentId, after).as('who'))
    .leftJoin('people as p', 'p.uid', 'who.uid')
    .leftJoin('paper_fetches as f', (join) => join.onRef('f.uid', '=', 'who.uid').on('f.assessment_id', '=', assessmentId))
    .leftJoin('starts as s', (join) => join.onRef('s.uid', '=', 'who.uid').on('s.assessment_id', '=', assessmentId))
    .leftJoin('submissions as h', (join) =>
      join
        .onRef('h.uid', '=', 'who.uid')
        .on('h.assessment_id', '=', assessmentId)
        .on('h.is_preview', '=', 0)
        .on('h.is_provisional', '=', 0),
    )
    .select(['who.uid', 'p.first_name', 'p.last_name', 'p.email', 'p.verified_email', 'p.most_time_percent'])
    .select(['f.fetched_at', 's.seen_at', 's.said_at', 's.dated_by'])
    .select(['h.submitted_at', 'h.time_taken', 'h.granted_percent', 'h.evidence_json'])
    .orderBy('who.uid')
    .execute();

type Joined = Awaited<ReturnType<typeof sittingsAfter>>[number];

function startFrom({ seen_at, said_at, dated_by }: Joined): SittingRow['start'] {
  return seen_at === null || said_at === null || dated_by === null ? null : { seenAt: seen_at, saidAt: said_at, datedBy: dated_by };
}

function handInFrom({ submitted_at, time_taken, evidence_json }: Joined): SittingRow['handIn'] {
  if (submitted_at === null || time_taken === null) return null;
  return {
    arrivedAt: submitted_at,
    timeTaken: time_taken,
    evidence: evidence_json === null ? null : (JSON.parse(evidence_json) as Evidence),
  };
}

const rowFrom = (row: Joined): SittingRow => ({
  uid: row.uid,
  person: { name: fullName(row), email: addressesOf(row).email },
  fetchedAt: row.fetched_at,
  start: startFrom(row),
  handIn: handInFrom(row),
  timePercent: row.granted_percent ?? row.most_time_percent ?? usualPercent,
});

/** Every sitting of an assessment by uid, a page at a time. Previews and copies from the middle of an attempt do not count. */
export async function* sittingsOf(db: Db, assessmentId: number): AsyncGenerator<SittingRow[]> {
  let after = '';
  for (;;) {
    const rows = await sittingsAfter(db, assessmentId, after);
    yield rows.map(rowFrom);
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = last.uid;
  }
}
