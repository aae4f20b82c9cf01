import { sql } from 'kysely';
import type { Submission } from '../../../../contract/assessment/assessment';
import { isAnswered } from '../../../../contract/assessment/given';
import type { Arrival } from '../../../../contract/assessment/rescue';
import { isoOf } from '../../../../contract/fields/times';
import type { Tables } from '../../engine/schema';
import type { Db } from '../../engine/store';
import { addressesOf, fullName } from '../../people/names';
import { adminName } from '../../shared/admin-name';

/** The most entries of the trail in a list. */
const longestList = 200;
/** The most bodies that are stored beside the submission that counts; a person has one or two. */
const maxFromDevice = 5;

/** Records an arrival, once for each file. Returns whether it is new. */
export async function saveSubmissionSource(db: Db, arrival: Tables['arrivals']): Promise<boolean> {
  const added = await db
    .insertInto('arrivals')
    .values(arrival)
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .execute();
  return added.length > 0;
}

/** Stores the submission of a device whose answers were imported from a file before, so that an admin can see both. */
export async function saveRefusedSource(db: Db, arrival: Tables['arrivals']): Promise<void> {
  const { uid, assessment_id, way } = arrival;
  const kept = await db
    .selectFrom('arrivals')
    .select('body_hash')
    .where('assessment_id', '=', assessment_id)
    .where('uid', '=', uid)
    .where('way', '=', way)
    .execute();
  if (kept.length < maxFromDevice) await saveSubmissionSource(db, arrival);
}

/** The trail, the latest first. */
export async function submissionSources(db: Db): Promise<Arrival[]> {
  const rows = await db
    .selectFrom('arrivals as a')
    .innerJoin('assessments', 'assessments.id', 'a.assessment_id')
    .leftJoin('submissions as s', (join) => join.onRef('s.uid', '=', 'a.uid').onRef('s.assessment_id', '=', 'a.assessment_id'))
    .leftJoin('people as p', 'p.uid', 'a.uid')
    .leftJoin('people as admin', 'admin.uid', 'a.brought_by')
    .select(['a.uid', 'a.assessment_id', 'a.way', 'a.is_finished', 'a.body_json', 'a.brought_by', 'a.arrived_at', 'assessments.name'])
    .select([
      'p.first_name',
      'p.last_name',
      'p.email',
      'p.verified_email',
      sql<number>`case when s.body_hash = a.body_hash then 1 else 0 end`.as('stands'),
    ])
    .select(adminName('a.brought_by').as('admin'))
    .orderBy('a.arrived_at', 'desc')
    .orderBy('a.assessment_id')
    .orderBy('a.uid')
    .limit(longestList)
    .execute();
  return rows.map((row) => {
    const { answers, timeTaken } = JSON.parse(row.body_json) as Submission;
    return {
      uid: row.uid,
      person: { name: fullName(row), ...addressesOf(row) },
      assessment: { id: row.assessment_id, name: row.name },
      way: row.way,
      finished: row.is_finished === 1,
      stands: row.stands === 1,
      answered: answers.filter(isAnswered).length,
      timeTaken,
      importedBy: row.way === 'file' ? row.admin : null,
      arrivedAt: isoOf(row.arrived_at),
    };
  });
}
