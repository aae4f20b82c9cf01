import { nameKey, orderKey } from '../../../../contract/fields/fold';
import { idsOf } from '../../../../contract/fields/id';
import type { LearnerGroup } from '../../../../contract/people/groups';
import type { Scope } from '../../../../contract/people/rights';
import { hold } from '../../engine/hold';
import { insertMany } from '../../engine/insert-many';
import type { Db, Tx } from '../../engine/store';
import { groupIdsOfPerson, learnersByGroup, type NamedGroup, waitingByGroup } from '../../shared/membership';
import { counted, countIn } from '../../shared/paged-rows';
import { groupInSight } from '../../shared/sight';

/** How many learners have come, how many are still expected, and how many assessments there are, by group. Who is in two groups counts in both. */
async function groupCounts(db: Db): Promise<Record<'learners' | 'shutOut' | 'waiting' | 'assessments', ReadonlyMap<number, number>>> {
  const assessments = await db.selectFrom('assessment_groups').groupBy('group_id').select(['group_id', counted]).execute();
  return {
    learners: await learnersByGroup(db),
    shutOut: await learnersByGroup(db, 'shut out'),
    waiting: await waitingByGroup(db),
    assessments: new Map(assessments.map(({ group_id, count }) => [group_id, Number(count)])),
  };
}

/** Every group in sight, by name; numbers in names sort by value. */
export async function namesOfGroups(db: Db, scope: Scope): Promise<NamedGroup[]> {
  const groups = await db.selectFrom('groups').select(['id', 'name']).where(groupInSight(scope, 'groups.id')).execute();
  return groups.toSorted((one, other) => (orderKey(one.name) < orderKey(other.name) ? -1 : 1));
}

/** Every group in sight, by name, with how many are in it. */
export async function allGroups(db: Db, scope: Scope): Promise<LearnerGroup[]> {
  const groups = await namesOfGroups(db, scope);
  const { learners, shutOut, waiting, assessments } = await groupCounts(db);
  return groups.map(({ id, name }) => {
    const out = shutOut.get(id) ?? 0;
    return {
      ...{ id, name, learners: learners.get(id) ?? 0, ...(out > 0 && { shutOut: out }) },
      ...{ waiting: waiting.get(id) ?? 0, assessments: assessments.get(id) ?? 0 },
    };
  });
}

export async function groupById(db: Db, id: number): Promise<LearnerGroup | null> {
  return (await allGroups(db, null)).find((group) => group.id === id) ?? null;
}

export const countGroups = async (db: Db): Promise<number> => countIn(db.selectFrom('groups'));

/** Adds a group. Returns its id, or null if there is one of this name. */
export async function addGroup(db: Db, name: string, now: number): Promise<number | null> {
  const row = await db
    .insertInto('groups')
    .values({ name, name_key: nameKey(name), created_at: now })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Locks a group until the end of the transaction. */
export async function holdGroup(tx: Tx, id: number): Promise<void> {
  await hold(tx.updateTable('groups'), 'name').where('id', '=', id).execute();
}

/** Locks groups as {@link holdGroup} does, in an order that is the same for all who do. */
export async function holdGroups(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const id of ids.toSorted((one, other) => one - other)) await holdGroup(tx, id);
}

/** Renames a group. Returns false, and changes nothing, if another group has the name. */
export async function renameGroup(tx: Tx, id: number, name: string): Promise<boolean> {
  const key = nameKey(name);
  const other = tx.selectFrom('groups').select('id').where('name_key', '=', key).where('id', '<>', id);
  if ((await other.executeTakeFirst()) !== undefined) return false;
  await tx.updateTable('groups').set({ name, name_key: key }).where('id', '=', id).execute();
  return true;
}

/** Deletes a group to which nothing refers; the database refuses any other one. */
export async function deleteGroup(tx: Tx, id: number): Promise<void> {
  // An admin may have been in the group: admins count in none.
  await tx.updateTable('people').set({ group_id: null }).where('group_id', '=', id).where('role', '=', 'admin').execute();
  await tx.deleteFrom('roster').where('group_id', '=', id).where('uid', 'is not', null).execute();
  await tx.deleteFrom('notice_groups').where('group_id', '=', id).execute();
  await tx.deleteFrom('groups').where('id', '=', id).execute();
}

/** Locks a person until the end of the transaction. */
export async function holdPerson(tx: Tx, uid: string): Promise<void> {
  await hold(tx.updateTable('people'), 'name_key').where('uid', '=', uid).execute();
}

/** All groups of a person, the first one first. */
export async function groupsOfPerson(db: Db, uid: string): Promise<number[]> {
  const row = await db.selectFrom('people').select('group_id').where('uid', '=', uid).executeTakeFirst();
  return row === undefined ? [] : groupIdsOfPerson(db, uid, row.group_id);
}

/**
 * Puts a person whom the portal knows into exactly these groups, the first one first; the roster follows, so that no later sign-in moves the person back.
 * Without a group the person is on no roster any more.
 */
export async function setGroups(tx: Tx, uid: string, groupIds: readonly number[]): Promise<void> {
  const [first = null, ...further] = groupIds;
  await tx.updateTable('people').set({ group_id: first }).where('uid', '=', uid).execute();
  await tx.deleteFrom('further_groups').where('uid', '=', uid).execute();
  const rows = further.map((group_id) => ({ uid, group_id }));
  await insertMany(tx, 'further_groups', rows);
  if (first === null) await tx.deleteFrom('roster').where('uid', '=', uid).execute();
  else {
    const entries = await tx.selectFrom('roster').select('id').where('uid', '=', uid).execute();
    await setGroupsOfEntries(tx, idsOf(entries), first, further);
  }
}

/** Puts entries of the roster into exactly these groups. */
export async function setGroupsOfEntries(tx: Tx, ids: readonly number[], first: number, further: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('roster').set({ group_id: first }).where('id', 'in', ids).execute();
  await tx.deleteFrom('roster_further_groups').where('entry_id', 'in', ids).execute();
  const rows = ids.flatMap((entry_id) => further.map((group_id) => ({ entry_id, group_id })));
  await insertMany(tx, 'roster_further_groups', rows);
}
