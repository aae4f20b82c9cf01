import { nameKey, orderKey } from '../../../../contract/fields/fold';
import type { LearnerGroup } from '../../../../contract/people/groups';
import type { Scope } from '../../../../contract/people/rights';
import type { Db, Tx } from '../../engine/store';
import { counted } from '../../shared/matching';
import { groupInSight } from '../../shared/sight';

type Counts = ReadonlyMap<number | null, number>;

const countsIn = (rows: readonly { group_id: number | null; count: number }[]): Counts =>
  new Map(rows.map((row) => [row.group_id, Number(row.count)]));

/** How many learners have come, how many are still expected, and how many assessments there are, by group. */
async function groupCounts(db: Db): Promise<Record<'learners' | 'waiting' | 'assessments', Counts>> {
  const people = db.selectFrom('people').where('group_id', 'is not', null).where('role', 'is distinct from', 'admin');
  const waiting = db.selectFrom('roster').where('uid', 'is', null);
  return {
    learners: countsIn(await people.groupBy('group_id').select(['group_id', counted]).execute()),
    waiting: countsIn(await waiting.groupBy('group_id').select(['group_id', counted]).execute()),
    assessments: countsIn(await db.selectFrom('assessment_groups').groupBy('group_id').select(['group_id', counted]).execute()),
  };
}

/** Every group in sight, by name; numbers in names sort by value. */
export async function allGroups(db: Db, scope: Scope): Promise<LearnerGroup[]> {
  const groups = await db.selectFrom('groups').select(['id', 'name']).where(groupInSight(scope, 'groups.id')).execute();
  const { learners, waiting, assessments } = await groupCounts(db);
  return groups
    .toSorted((one, other) => (orderKey(one.name) < orderKey(other.name) ? -1 : 1))
    .map(({ id, name }) => ({
      ...{ id, name, learners: learners.get(id) ?? 0 },
      ...{ waiting: waiting.get(id) ?? 0, assessments: assessments.get(id) ?? 0 },
    }));
}

export async function groupById(db: Db, id: number): Promise<LearnerGroup | null> {
  return (await allGroups(db, null)).find((group) => group.id === id) ?? null;
}

export async function countGroups(db: Db): Promise<number> {
  return (await db.selectFrom('groups').select(counted).executeTakeFirstOrThrow()).count;
}

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
  await tx
    .updateTable('groups')
    .set((row) => ({ name: row.ref('name') }))
    .where('id', '=', id)
    .execute();
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

/** Moves a person whom the portal knows to a group, or out of all groups with null; the roster follows, so that no later sign-in moves the person back. */
export async function moveToGroup(tx: Tx, uid: string, groupId: number | null): Promise<void> {
  await tx.updateTable('people').set({ group_id: groupId }).where('uid', '=', uid).execute();
  if (groupId === null) await tx.deleteFrom('roster').where('uid', '=', uid).execute();
  else await tx.updateTable('roster').set({ group_id: groupId }).where('uid', '=', uid).execute();
}
