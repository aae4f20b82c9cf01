import { nameKey, orderKey } from '../../../contract/fields/fold';
import { counted } from '../search/matching';
import type { Db, Tx } from '../store';

/** A group with the number of its learners. */
export interface GroupRow {
  id: number;
  name: string;
  /** Learners who have come. */
  learners: number;
  /** Entries of the roster whose person has not come yet. */
  waiting: number;
}

const learnersIn = (db: Db) =>
  db
    .selectFrom('people')
    .where('group_id', 'is not', null)
    .where((where) => where.or([where('role', 'is', null), where('role', '=', 'user')]))
    .groupBy('group_id')
    .select(['group_id', counted])
    .execute();

const waitingFor = (db: Db) => db.selectFrom('roster').where('uid', 'is', null).groupBy('group_id').select(['group_id', counted]).execute();

/** Every group, by name; numbers in names sort by value. */
export async function allGroups(db: Db): Promise<GroupRow[]> {
  const groups = await db.selectFrom('groups').select(['id', 'name']).execute();
  const learners = new Map((await learnersIn(db)).map((row) => [row.group_id, Number(row.count)]));
  const waiting = new Map((await waitingFor(db)).map((row) => [row.group_id, Number(row.count)]));
  const byName = groups.toSorted((one, other) => (orderKey(one.name) < orderKey(other.name) ? -1 : 1));
  return byName.map(({ id, name }) => ({ id, name, learners: learners.get(id) ?? 0, waiting: waiting.get(id) ?? 0 }));
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

/** Moves a person whom the portal knows to a group, or out of all groups with null; the roster follows, so that no later sign-in moves the person back. */
export async function moveToGroup(tx: Tx, uid: string, groupId: number | null): Promise<void> {
  await tx.updateTable('people').set({ group_id: groupId }).where('uid', '=', uid).execute();
  if (groupId === null) await tx.deleteFrom('roster').where('uid', '=', uid).execute();
  else await tx.updateTable('roster').set({ group_id: groupId }).where('uid', '=', uid).execute();
}
