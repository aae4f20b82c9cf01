import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '../../../contract/people/rights';
import type { Db } from '../engine/store';
import { groupIdsOfPerson, isOneOf, personInGroups } from './membership';

/**
 * What an admin who has groups may see (ADR 72), as conditions of queries: the one place that says it. Every query whose rows tell of people or assessments
 * takes a scope and adds one of these.
 */

const everything = sql<SqlBool>`1 = 1`;

/** Whether the group of a column is one of the scope. */
export const groupInSight = (scope: Scope, groupId: string): RawBuilder<SqlBool> => (scope === null ? everything : isOneOf(groupId, scope));

/** Whether the person of a column, a uid, is a learner of these groups. An admin is never a learner, whatever group the admin was in. */
export const personInSight = (scope: Scope, uid: string): RawBuilder<SqlBool> =>
  scope === null
    ? everything
    : sql<SqlBool>`${sql.ref(uid)} in (select sighted.uid from people as sighted where ${personInGroups(scope, scope, 'sighted')} and (sighted.role is null or sighted.role <> 'admin'))`;

/** Whether the assessment of a column, an id, is for all learners or for one of these groups. */
export const testInSight = (scope: Scope, id: string): RawBuilder<SqlBool> =>
  scope === null
    ? everything
    : sql<SqlBool>`(${sql.ref(id)} not in (select sighted.assessment_id from assessment_groups as sighted) or ${sql.ref(id)} in (select sighted.assessment_id from assessment_groups as sighted where ${groupInSight(scope, 'sighted.group_id')}))`;

/** Whether a person is in sight. */
export async function isPersonInSight(db: Db, scope: Scope, uid: string): Promise<boolean> {
  const found = db.selectFrom('people').select('uid').where('uid', '=', uid).where(personInSight(scope, 'people.uid'));
  return (await found.executeTakeFirst()) !== undefined;
}

/** Whether a person is a learner of groups outside the scope (ADR 92). */
export async function isPersonOfOthers(db: Db, scope: readonly number[], uid: string): Promise<boolean> {
  const person = await db.selectFrom('people').select('group_id').where('uid', '=', uid).executeTakeFirst();
  const groupIds = await groupIdsOfPerson(db, uid, person?.group_id ?? null);
  return groupIds.some((id) => !scope.includes(id));
}

/** What there is of an assessment for these groups: `none`, also where there is none at all. · `shared`: it is for other learners too. · `own`: for theirs alone. */
export async function sightOfTest(db: Db, scope: readonly number[], id: number): Promise<'none' | 'shared' | 'own'> {
  const rows = await db
    .selectFrom('assessments')
    .leftJoin('assessment_groups', 'assessment_groups.assessment_id', 'assessments.id')
    .select('assessment_groups.group_id')
    .where('assessments.id', '=', id)
    .execute();
  const isOwn = ({ group_id }: { group_id: number | null }) => group_id !== null && scope.includes(group_id);
  if (rows.length === 0) return 'none';
  if (rows.every(isOwn)) return 'own';
  return rows.some(({ group_id }) => group_id === null) || rows.some(isOwn) ? 'shared' : 'none';
}
