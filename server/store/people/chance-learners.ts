import type { Scope } from '../../../contract/people/rights';
import type { Db } from '../engine/store';
import { personInGroups } from '../shared/membership';
import { personInSight } from '../shared/sight';

const learnersIn = (db: Db, scope: Scope) =>
  db
    .selectFrom('people')
    .select('uid')
    .where(personInSight(scope, 'people.uid'))
    .where((where) => where.or([where('role', 'is', null), where('role', '<>', 'admin')]));

/** Those of these people who are learners in sight. */
export async function learnersAmong(db: Db, uids: readonly string[], scope: Scope): Promise<string[]> {
  const rows = uids.length === 0 ? [] : await learnersIn(db, scope).where('uid', 'in', uids).execute();
  return rows.map(({ uid }) => uid);
}

/** The learners in sight of these groups. */
export async function learnersOfGroups(db: Db, groupIds: readonly number[], scope: Scope): Promise<string[]> {
  const rows = groupIds.length === 0 ? [] : await learnersIn(db, scope).where(personInGroups(scope, groupIds)).execute();
  return rows.map(({ uid }) => uid);
}
