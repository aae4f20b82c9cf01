import type { Scope } from '../../../../contract/people/rights';
import type { Db } from '../../engine/store';
import { countedPage, countIn } from '../../shared/paged-rows';
import { testInSight } from '../../shared/sight';
import { type ScoredRow, scoredColumns } from './result-filter';

/** One marked submission of a person, as it was filed. */
export interface PersonResultRow extends ScoredRow {
  assessment_id: number;
  body_json: string;
  /** Of the key that marked it. */
  key_version: number;
}

const ofPerson = (db: Db, uid: string, scope: Scope) =>
  db.selectFrom('submissions as s').where('s.uid', '=', uid).where('s.is_preview', '=', 0).where(testInSight(scope, 's.assessment_id'));

/** One page of a person's submissions to assessments in sight, the latest first, without previews; copies of unfinished attempts are among them. */
export async function pageOfPerson(db: Db, uid: string, scope: Scope, page: { page: number; size: number }) {
  const { rows, total } = await countedPage(
    page,
    async (limit, offset) => {
      // Bodies are read for the page alone: an order over all of them would carry each body.
      const ids = await ofPerson(db, uid, scope)
        .select('s.assessment_id')
        .orderBy('s.submitted_at', 'desc')
        .orderBy('s.assessment_id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      if (ids.length === 0) return [];
      const order = new Map(ids.map(({ assessment_id }, at) => [assessment_id, at]));
      const rows: PersonResultRow[] = await ofPerson(db, uid, scope)
        .where('s.assessment_id', 'in', [...order.keys()])
        .select([...scoredColumns, 's.assessment_id', 's.body_json', 's.key_version'])
        .execute();
      return rows.sort((a, b) => (order.get(a.assessment_id) ?? 0) - (order.get(b.assessment_id) ?? 0));
    },
    () => countIn(ofPerson(db, uid, scope)),
  );
  return { rows, total };
}
