import type { Db } from '../../engine/store';
import { addVerified, type Verified } from '../people';

/** The newest entry of the roster for one of these addresses, or null. */
async function entryFor(db: Db, { email, phone }: Verified): Promise<{ id: number; group_id: number } | null> {
  const entries = db.selectFrom('roster').where((where) => where.or([where('email', '=', email), where('phone', '=', phone)]));
  const newest = entries.select(['id', 'group_id']).orderBy('entered_at', 'desc').orderBy('id', 'desc').limit(1);
  return (await newest.executeTakeFirst()) ?? null;
}

/**
 * Puts a person into the group that the roster has for a verified address; one whom the portal does not know yet becomes known by the address. Answers the
 * group, or null if the roster has none.
 */
export async function joinByRoster(db: Db, uid: string, verified: Verified, now: number): Promise<number | null> {
  if (verified.email === '' && verified.phone === '') return null;
  const entry = await entryFor(db, verified);
  if (entry === null) return null;
  await addVerified(db, uid, verified, now);
  await db.updateTable('people').set({ group_id: entry.group_id }).where('uid', '=', uid).execute();
  await db.updateTable('roster').set({ uid }).where('id', '=', entry.id).where('uid', 'is', null).execute();
  return entry.group_id;
}
