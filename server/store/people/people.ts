import type { Selectable } from 'kysely';
import { usualPercent } from '../../../contract/fields/limits';
import { isComplete, type Profile, type ProfileDraft, type Role } from '../../../contract/people/people';
import { groupsOf } from '../../rules/people/group-moves';
import { preparedStatement } from '../engine/prepared-statements';
import type { Tables } from '../engine/schema';
import type { Db } from '../engine/store';
import { peopleWords } from './people-words';

/** The columns of a person without a profile. */
export const blankPerson = { first_name: '', last_name: '', email: '', phone: '', location: '', has_profile: 0 };

/** The stored role of a person, or null. */
export const roleOf = async (db: Db, uid: string): Promise<Role | null> => (await knownOf(db, uid))?.role ?? null;

const callerColumns = [
  'role',
  'has_profile',
  'rights_json',
  'scope_json',
  'time_percent',
  'most_time_percent',
  'verified_email',
  'verified_phone',
  'verified_at',
] as const;

/** The addresses that a sign-in has verified: an email in lower case, a phone in E.164; each empty where it has verified none. */
export interface Verified {
  email: string;
  phone: string;
  /** When they were the person's, epoch milliseconds: of two that differ, the later ones are. */
  at: number;
}

/** The data of a caller that every call needs. */
export interface CallerRow extends Pick<Selectable<Tables['people']>, (typeof callerColumns)[number]> {
  /** All groups, the first one of the row too. */
  groupIds: readonly number[];
}

type KnownRow = Omit<CallerRow, 'groupIds'> & { uid: string; group_id: number | null; further_id: number | null };

/** The rows of several people; unknown people are omitted. */
export function knownIn(db: Db): (uids: readonly string[]) => Promise<Map<string, CallerRow>> {
  const query = preparedStatement<string, KnownRow>(
    (uids) =>
      db
        .selectFrom('people')
        .leftJoin('further_groups', 'further_groups.uid', 'people.uid')
        .select(['people.uid', 'people.group_id', 'further_groups.group_id as further_id'])
        .select(callerColumns)
        .where('people.uid', 'in', uids),
    (uid) => [uid],
  );
  return async (uids) => {
    const { rows } = await db.executeQuery(query(uids));
    const found = new Map<string, CallerRow>();
    // A row for each further group.
    for (const { uid, group_id, further_id, ...row } of rows) {
      const further = [...(found.get(uid)?.groupIds ?? []), ...(further_id === null ? [] : [further_id])];
      found.set(uid, { ...row, groupIds: groupsOf(group_id, further) });
    }
    return found;
  };
}

/** The row of a person, or null. */
export const knownOf = async (db: Db, uid: string): Promise<CallerRow | null> => (await knownIn(db)([uid])).get(uid) ?? null;

/** The learner's extra time for replies; empty if the time is the usual one. */
const timeOf = (timePercent: number): { timePercent?: number } => (timePercent === usualPercent ? {} : { timePercent });

function profileFrom(row: Selectable<Tables['people']>): Profile {
  const filled = { firstName: row.first_name, lastName: row.last_name, email: row.email, location: row.location };
  return {
    ...{ uid: row.uid, ...filled, phone: row.phone, role: row.role ?? 'user', profileComplete: isComplete(filled) },
    ...timeOf(row.time_percent),
  };
}

/** The saved profile of a person, or null. */
export async function profileOf(db: Db, uid: string): Promise<Profile | null> {
  const row = await db.selectFrom('people').selectAll().where('uid', '=', uid).where('has_profile', '=', 1).executeTakeFirst();
  return row === undefined ? null : profileFrom(row);
}

const verifiedColumns = ({ email, phone, at }: Verified) => ({ verified_email: email, verified_phone: phone, verified_at: at });

/** Adds a person of whom only these addresses are known; one who is known already is left as is. */
export async function addVerified(db: Db, uid: string, verified: Verified, now: number): Promise<void> {
  const found = { ...peopleWords(blankPerson, verified.email, verified.phone), ...verifiedColumns(verified) };
  await db
    .insertInto('people')
    .values({ ...blankPerson, ...found, uid, role: null, role_email: null, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .execute();
}

/** Stores the verified addresses of a known person. Returns whether it has: later ones stay. */
export async function keepVerified(db: Db, uid: string, verified: Verified): Promise<boolean> {
  const names = db.selectFrom('people').select(['first_name', 'last_name', 'email', 'phone']);
  const named = await names.where('uid', '=', uid).executeTakeFirst();
  if (named === undefined) return false;
  const found = { ...verifiedColumns(verified), ...peopleWords(named, verified.email, verified.phone) };
  const kept = await db
    .updateTable('people')
    .set(found)
    .where('uid', '=', uid)
    .where((row) => row.or([row('verified_at', 'is', null), row('verified_at', '<=', verified.at)]))
    .returning('uid')
    .execute();
  return kept.length > 0;
}

/**
 * Saves a new or changed profile; role, group and extra time are unchanged. `verified`: the addresses in the person's token. Later ones that are stored
 * already stay.
 */
export async function saveProfile(db: Db, draft: ProfileDraft, now: number, verified: Verified): Promise<Profile> {
  const named = { first_name: draft.firstName, last_name: draft.lastName, email: draft.email, phone: draft.phone };
  const filled = { ...named, location: draft.location, has_profile: 1, updated_at: now };
  const found = { ...peopleWords(named, verified.email, verified.phone), ...verifiedColumns(verified) };
  const row = await db
    .insertInto('people')
    .values({ ...filled, ...found, uid: draft.uid, role: null, role_email: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('uid')
        .doUpdateSet({ ...filled, ...found })
        .where((is) => is.or([is('people.verified_at', 'is', null), is('people.verified_at', '<=', verified.at)])),
    )
    .returningAll()
    .executeTakeFirst();
  if (row !== undefined) return profileFrom(row);
  const kept = db.selectFrom('people').select(['verified_email', 'verified_phone']).where('uid', '=', draft.uid);
  const { verified_email, verified_phone } = await kept.executeTakeFirstOrThrow();
  const words = peopleWords(named, verified_email, verified_phone);
  const written = db
    .updateTable('people')
    .set({ ...filled, ...words })
    .where('uid', '=', draft.uid);
  return profileFrom(await written.returningAll().executeTakeFirstOrThrow());
}
