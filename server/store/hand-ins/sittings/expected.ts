import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '../../../../contract/people/rights';
import type { Db } from '../../engine/store';
import { entryInGroups, entryInSight, personInGroups } from '../../shared/membership';
import { countIn } from '../../shared/paged-rows';
import { handInsOf, startsOf } from './desk';

/** Groups whose learners are expected; null: all learners of the institute. */
export type Expected = readonly number[] | null;

const learnersIn = (groupIds: Expected, scope: Scope): RawBuilder<SqlBool> => {
  const asked = groupIds ?? scope;
  return asked === null ? sql<SqlBool>`1 = 1` : personInGroups(scope, asked);
};

/** The learners of these groups who may come. A person who is shut out, or whose account is being deleted, is not among them. */
export const learnersOf = (db: Db, groupIds: Expected, scope: Scope) =>
  db
    .selectFrom('people')
    .where(learnersIn(groupIds, scope))
    .where('people.role', 'is distinct from', 'admin')
    .where('people.leaving_at', 'is', null)
    .where('people.uid', 'not in', db.selectFrom('shut_outs').select('uid'));

/** The entries of the roster, in these groups, whose person has not come yet. */
export const waitingOf = (db: Db, groupIds: Expected, scope: Scope) =>
  db
    .selectFrom('roster')
    .where(groupIds === null ? entryInSight(scope) : entryInGroups(scope, groupIds))
    .where('roster.uid', 'is', null);

/** The people of these groups, each once, with those of the roster who have not come yet; and those of them who have started an assessment, or handed it in. */
export async function expectedAt(
  db: Db,
  assessmentId: number,
  groupIds: readonly number[],
  scope: Scope,
): Promise<{ expected: number; present: number }> {
  const expected = (await countIn(learnersOf(db, groupIds, scope))) + (await countIn(waitingOf(db, groupIds, scope)));
  // A list and no join, as in sittings.ts.
  const seen = startsOf(db, assessmentId, scope)
    .select('uid')
    .union(handInsOf(db, assessmentId, scope).select('uid'));
  return { expected, present: await countIn(learnersOf(db, groupIds, scope).where('people.uid', 'in', seen)) };
}
