import { sql } from 'kysely';
import { batch } from '../../engine/insert-many';
import type { Db, Store, Tx } from '../../engine/store';
import { furtherGroupsOfEntries, groupIdsOfPerson } from '../../shared/membership';
import { addVerified, type Verified } from '../people';

/** The newest entry of the roster for one of these addresses, or null. */
async function entryFor(db: Db, { email, phone }: Verified): Promise<{ id: number; groupIds: number[] } | null> {
  const entries = db.selectFrom('roster').where((where) => where.or([where('email', '=', email), where('phone', '=', phone)]));
  const newest = entries.select(['id', 'group_id']).orderBy('entered_at', 'desc').orderBy('id', 'desc').limit(1);
  const found = await newest.executeTakeFirst();
  if (found === undefined) return null;
  const further = (await furtherGroupsOfEntries(db, [found.id])).get(found.id) ?? [];
  return { id: found.id, groupIds: [found.group_id, ...further.filter((id) => id !== found.group_id)] };
}

/**
 * Puts people whom the portal knows where the roster expects them. A roster that names one group says which is the first, and leaves further ones; one that names
 * several says all of them.
 */
export async function placeByRoster(db: Db, given: readonly string[], groupIds: readonly number[]): Promise<void> {
  const [first, ...further] = groupIds;
  if (first === undefined) return;
  // A person with an email and a phone may stand in two rows.
  const uids = [...new Set(given)];
  for (let at = 0; at < uids.length; at += batch) {
    const some = uids.slice(at, at + batch);
    await db.updateTable('people').set({ group_id: first }).where('uid', 'in', some).execute();
    if (further.length === 0) continue;
    await db.deleteFrom('further_groups').where('uid', 'in', some).execute();
    // Of people who are there: one may have been erased since the plan. Two first requests of a person at once put the same groups.
    for (const group_id of further)
      await db
        .insertInto('further_groups')
        .columns(['uid', 'group_id'])
        .expression(
          db
            .selectFrom('people')
            .select(['uid', sql.lit(group_id).as('group_id')])
            .where('uid', 'in', some),
        )
        .onConflict((clash) => clash.columns(['uid', 'group_id']).doNothing())
        .execute();
  }
}

const hasNone = ({ email, phone }: Verified): boolean => email === '' && phone === '';

/**
 * Puts a person into the groups that the roster has for a verified address; one whom the portal does not know yet becomes known by the address. Answers all groups
 * that the person is in then, or null if the roster has none.
 */
export async function joinByRosterIn(tx: Tx, uid: string, verified: Verified, now: number): Promise<number[] | null> {
  const entry = hasNone(verified) ? null : await entryFor(tx, verified);
  if (entry === null) return null;
  await addVerified(tx, uid, verified, now);
  await placeByRoster(tx, [uid], entry.groupIds);
  await tx.updateTable('roster').set({ uid }).where('id', '=', entry.id).where('uid', 'is', null).execute();
  return groupIdsOfPerson(tx, uid, entry.groupIds[0] ?? null);
}

/** The same in a transaction of its own, once the roster has an entry: an erasure, or a group that is deleted, comes before all of it or after it. */
export async function joinByRoster(
  { db, atomically }: Pick<Store, 'db' | 'atomically'>,
  uid: string,
  verified: Verified,
  now: number,
): Promise<number[] | null> {
  // Most people are on no roster: nothing is written, and no transaction begun.
  if (hasNone(verified) || (await entryFor(db, verified)) === null) return null;
  return atomically((tx) => joinByRosterIn(tx, uid, verified, now));
}
