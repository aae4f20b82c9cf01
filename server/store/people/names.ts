import { sql } from 'kysely';
import { asciiLower } from '../../config/ascii-lower';
import type { Db } from '../engine/store';

interface Named {
  first_name: string | null;
  last_name: string | null;
}

/** A person's name in the profile, or empty. */
export const fullName = ({ first_name, last_name }: Named): string => `${first_name ?? ''} ${last_name ?? ''}`.trim();

interface Addressed {
  email: string | null;
  verified_email: string | null;
}

/** The address of a person in a list, the verified one first. `typedEmail`: the address in the profile, if it is not verified. */
export function addressesOf({ email, verified_email }: Addressed): { email: string; typedEmail?: string } {
  const verified = verified_email ?? '';
  const typed = email ?? '';
  return { email: verified || typed, ...(typed !== '' && asciiLower(typed) !== verified && { typedEmail: typed }) };
}

/** An admin's name in a list: the address, if one is known, or else `uid`. The query must have joined `people` as `admin`. */
export const adminName = <T extends string | null = string>(uid: string) =>
  sql<T>`coalesce(nullif(admin.verified_email, ''), admin.role_email, nullif(admin.email, ''), ${sql.ref(uid)})`;

/** The name of one admin. */
export async function nameOfAdmin(db: Db, uid: string): Promise<string> {
  const row = await db.selectFrom('people').select(['email', 'role_email', 'verified_email']).where('uid', '=', uid).executeTakeFirst();
  return row?.verified_email || row?.role_email || row?.email || uid;
}
