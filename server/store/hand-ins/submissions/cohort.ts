import type { Scope } from '../../../../contract/people/rights';
import type { Db } from '../../engine/store';
import { handInsOf } from '../sittings/desk';

/** A submission that counts: neither a preview nor the copy of an unfinished attempt. */
export interface HandedIn {
  uid: string;
  submittedAt: number;
}

const pageSize = 1_000;
/** Bodies of one query: other requests are served between two batches. */
const batchSize = 50;

/** Submissions of an assessment since a time (epoch milliseconds), oldest first, a page at a time; read from an index alone. */
export async function* handedInSince(db: Db, assessmentId: number, scope: Scope, from: number): AsyncGenerator<HandedIn[]> {
  let last: HandedIn = { submittedAt: from, uid: '' };
  for (;;) {
    const { submittedAt, uid } = last;
    const rows = await handInsOf(db, assessmentId, scope)
      .select(['uid', 'submitted_at'])
      .where('submitted_at', '>=', submittedAt)
      .where((where) => where.or([where('submitted_at', '>', submittedAt), where('uid', '>', uid)]))
      .orderBy('submitted_at')
      .orderBy('uid')
      .limit(pageSize)
      .execute();
    const page = rows.map((row) => ({ uid: row.uid, submittedAt: row.submitted_at }));
    yield page;
    const end = page.at(-1);
    if (end === undefined || page.length < pageSize) return;
    last = end;
  }
}

/** The filed bodies of these submissions, by uid, a batch at a time. */
export async function* bodiesOf(
  db: Db,
  assessmentId: number,
  uids: readonly string[],
): AsyncGenerator<{ uid: string; bodyJson: string }[]> {
  for (let at = 0; at < uids.length; at += batchSize) {
    // By the primary key only: with more conditions SQLite may scan the whole of another index.
    const rows = await db
      .selectFrom('submissions')
      .select(['uid', 'body_json'])
      .where('uid', 'in', uids.slice(at, at + batchSize))
      .where('assessment_id', '=', assessmentId)
      .execute();
    yield rows.map((row) => ({ uid: row.uid, bodyJson: row.body_json }));
  }
}

/** The number of submissions and the time of the last; with `until`, of those up to that time. */
export async function handedIn(
  db: Db,
  assessmentId: number,
  scope: Scope,
  until?: number,
): Promise<{ count: number; latest: number | null }> {
  const all = handInsOf(db, assessmentId, scope).select((of) => [
    of.fn.countAll<number>().as('count'),
    of.fn.max<number | null>('submitted_at').as('latest'),
  ]);
  const row = await (until === undefined ? all : all.where('submitted_at', '<=', until)).executeTakeFirstOrThrow();
  return { count: row.count, latest: row.latest };
}
