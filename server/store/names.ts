import { sql } from 'kysely';
import type { Db } from './store';

interface Named {
  first_name: string | null;
  last_name: string | null;
}

/** A person's name as their profile has it; empty where there is none. */
export const fullName = ({ first_name, last_name }: Named): string => `${first_name ?? ''} ${last_name ?? ''}`.trim();

/** What a list calls the admin who did something: an address where one is known, or else `uid`. The query must have joined `people` as `admin`. */
export const adminName = <T extends string | null = string>(uid: string) =>
  sql<T>`coalesce(nullif(admin.email, ''), admin.role_email, ${sql.ref(uid)})`;

/** The same of one admin. */
export async function nameOfAdmin(db: Db, uid: string): Promise<string> {
  const row = await db.selectFrom('people').select(['email', 'role_email']).where('uid', '=', uid).executeTakeFirst();
  return row?.email || row?.role_email || uid;
}
