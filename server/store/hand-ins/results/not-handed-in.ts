import type { NotHandedIn } from '../../../../contract/assessment/person-tests';
import { isoOf } from '../../../../contract/fields/times';
import type { Scope } from '../../../../contract/people/rights';
import { inSight } from '../../../rules/people/group-moves';
import type { Db } from '../../engine/store';
import { groupIdsOfPerson } from '../../shared/membership';
import { pageIn } from '../../shared/paged-rows';
import { testInSight } from '../../shared/sight';

/** A learner as far as tests depend on it. `since`: when the portal first knew the learner, epoch milliseconds. */
interface Expected {
  uid: string;
  groupIds: readonly number[];
  since: number;
}

/**
 * Published tests for all learners or for these groups that have opened, and had not closed before the learner came. One in the archive is hidden or a draft. A copy
 * of an unfinished attempt counts as handed in: the list of results has it.
 */
const missedBy = (db: Db, { uid, groupIds, since }: Expected, now: number) =>
  db
    .selectFrom('assessments')
    .leftJoin('schedules', 'schedules.assessment_id', 'assessments.id')
    .where(testInSight(groupIds, 'assessments.id'))
    .where((where) => where.or([where('schedules.state', 'is', null), where('schedules.state', '=', 'published')]))
    .where((where) => where.or([where('schedules.opens_at', 'is', null), where('schedules.opens_at', '<=', now)]))
    .where((where) => where.or([where('schedules.closes_at', 'is', null), where('schedules.closes_at', '>=', since)]))
    .where(
      'assessments.id',
      'not in',
      db.selectFrom('submissions').select('assessment_id').where('uid', '=', uid).where('is_preview', '=', 0),
    );

/**
 * The tests in sight of an admin that a learner has not handed in, those with a last start first and then the newest, at most `size`, and how many there are. An admin, and who is known by a hand-in alone, is
 * expected in none.
 */
export async function notHandedInBy(
  db: Db,
  uid: string,
  scope: Scope,
  { size, now }: { size: number; now: number },
): Promise<{ count: number; tests: NotHandedIn[] }> {
  const person = await db.selectFrom('people').select(['group_id', 'created_at', 'role']).where('uid', '=', uid).executeTakeFirst();
  if (person === undefined || person.role === 'admin') return { count: 0, tests: [] };
  const groupIds = inSight(await groupIdsOfPerson(db, uid, person.group_id), scope);
  const missed = missedBy(db, { uid, groupIds, since: person.created_at }, now);
  const ordered = missed
    .select(['assessments.id', 'assessments.name', 'schedules.closes_at'])
    // An assessment that never closes can still be taken: it comes last.
    .orderBy(({ eb }) => eb.case().when('schedules.closes_at', 'is', null).then(1).else(0).end())
    .orderBy('assessments.created_at', 'desc')
    .orderBy('assessments.id', 'desc');
  const { rows, total } = await pageIn({ page: 1, size }, ordered, missed);
  const ids = rows.map(({ id }) => id);
  const starts = db.selectFrom('starts').select('assessment_id').where('uid', '=', uid).where('assessment_id', 'in', ids);
  const started = new Set(ids.length === 0 ? [] : (await starts.execute()).map(({ assessment_id }) => assessment_id));
  const tests = rows.map(({ id, name, closes_at }) => ({
    ...{ assessmentId: id, name },
    ...(closes_at !== null && { closesAt: isoOf(closes_at) }),
    ...(started.has(id) && { hasStarted: true as const }),
  }));
  return { count: total, tests };
}
