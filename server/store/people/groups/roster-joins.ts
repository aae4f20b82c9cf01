import { sql } from 'kysely';
import { batches } from '../../engine/insert-many';
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

/** People whom the portal knows, and the groups that the roster has for them. */
export interface RosterPlaces {
  uids: readonly string[];
  groupIds: readonly number[];
}

/**
 * Puts people where the roster expects them. A roster that names one group says which is the first, and leaves further ones; one that names several says all of
 * them. A person with an email and a phone may stand in two rows: the later one holds. Everything else waits for it, so that it takes a few statements for each
 * group, and not for each combination of groups.
 */
export async function placeByRoster(db: Db, places: readonly RosterPlaces[]): Promise<void> {
  const firsts = new Map<string, number>();
  const further = new Map<string, readonly number[]>();
  for (const { uids, groupIds } of places) {
    const [first, ...others] = groupIds;
    if (first === undefined) continue;
    for (const uid of uids) firsts.set(uid, first);
    if (others.length > 0) for (const uid of uids) further.set(uid, others);
  }
  for (const [group_id, uids] of byGroup([...firsts].map(([uid, first]) => [uid, [first]])))
    for (const some of batches(uids)) await db.updateTable('people').set({ group_id }).where('uid', 'in', some).execute();
  for (const some of batches([...further.keys()])) await db.deleteFrom('further_groups').where('uid', 'in', some).execute();
  // Of people who are there: one may have been erased since the plan. Two first requests of a person at once put the same groups.
  for (const [group_id, uids] of byGroup([...further]))
    for (const some of batches(uids))
      await db
        .insertInto('further_groups')
        .columns(['uid', 'group_id'])
        .expression(
          db
            .selectFrom('people')
            .select(['uid', sql<number>`cast(${group_id} as integer)`.as('group_id')])
            .where('uid', 'in', some),
        )
        .onConflict((clash) => clash.columns(['uid', 'group_id']).doNothing())
        .execute();
}

/** The people of each group. */
function byGroup(people: readonly (readonly [uid: string, groupIds: readonly number[]])[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const [uid, groupIds] of people)
    for (const id of groupIds) {
      const uids = found.get(id) ?? [];
      uids.push(uid);
      found.set(id, uids);
    }
  return found;
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
  await placeByRoster(tx, [{ uids: [uid], groupIds: entry.groupIds }]);
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

/** How the newest entry of the roster that waited for this person names them; null where none did. An entry waits for the owner of a verified address. */
export async function expectedAs(db: Db, uid: string): Promise<{ name: string; phone: string } | null> {
  const entries = db.selectFrom('roster').select(['name', 'phone']).where('uid', '=', uid);
  const entry = await entries.orderBy('entered_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return entry === undefined ? null : { name: entry.name, phone: entry.phone ?? '' };
}
