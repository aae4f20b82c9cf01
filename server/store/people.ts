import type { Selectable } from 'kysely';
import { isComplete, type Profile, type ProfileDraft, type Role } from '../../contract/people';
import type { PeopleTable } from './schema';
import type { Db } from './store';
import { wordedOnce } from './words';

const nobody = { first_name: '', last_name: '', email: '', phone: '', location: '', has_profile: 0 };

/** What was decided about this person's role, or null where nobody has. */
export async function roleOf(db: Db, uid: string): Promise<Role | null> {
  return (await knownRole(db, uid))?.role ?? null;
}

/** What is known of a person's role, or null where the portal has never heard of them. */
export async function knownRole(db: Db, uid: string): Promise<{ role: Role | null } | null> {
  return (await db.selectFrom('people').select('role').where('uid', '=', uid).executeTakeFirst()) ?? null;
}

/** What was decided about several people's roles; those nobody has decided about are left out. */
export function rolesIn(db: Db): (uids: readonly string[]) => Promise<Map<string, Role>> {
  const query = wordedOnce<string, { uid: string; role: Role | null }>(
    (uids) => db.selectFrom('people').select(['uid', 'role']).where('uid', 'in', uids),
    (uid) => [uid],
  );
  return async (uids) => {
    const { rows } = await db.executeQuery(query(uids));
    return new Map(rows.flatMap(({ uid, role }) => (role === null ? [] : [[uid, role]])));
  };
}

/** Decides a person's role; their profile stays. `email` is the verified address that decided it, if one did. */
export async function grantRole(db: Db, uid: string, role: Role, now: number, email: string | null = null): Promise<void> {
  const decided = { role, role_email: email, updated_at: now };
  await db
    .insertInto('people')
    .values({ ...nobody, ...decided, uid, created_at: now })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(decided))
    .execute();
}

function profileFrom(row: Selectable<PeopleTable>): Profile {
  const filled = { firstName: row.first_name, lastName: row.last_name, email: row.email, location: row.location };
  return { uid: row.uid, ...filled, phone: row.phone, role: row.role ?? 'user', profileComplete: isComplete(filled) };
}

/** The profile a person has saved, or null. */
export async function profileOf(db: Db, uid: string): Promise<Profile | null> {
  const row = await db.selectFrom('people').selectAll().where('uid', '=', uid).where('has_profile', '=', 1).executeTakeFirst();
  return row === undefined ? null : profileFrom(row);
}

/** Saves a profile, first or changed; the role is never touched. */
export async function saveProfile(db: Db, draft: ProfileDraft, now: number): Promise<Profile> {
  const filled = {
    first_name: draft.firstName,
    last_name: draft.lastName,
    email: draft.email,
    phone: draft.phone,
    location: draft.location,
    has_profile: 1,
    updated_at: now,
  };
  const row = await db
    .insertInto('people')
    .values({ ...filled, uid: draft.uid, role: null, role_email: null, created_at: now })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(filled))
    .returningAll()
    .executeTakeFirstOrThrow();
  return profileFrom(row);
}
