import { sql } from 'kysely';
import type { Db } from '../engine/store';

/** An admin's name in a list: the address or the verified phone, if one is known, or else `uid`. The query must have joined `people` as `admin`. */
export const adminName = <T extends string | null = string>(uid: string) =>
  sql<T>`coalesce(nullif(admin.verified_email, ''), admin.role_email, nullif(admin.email, ''), nullif(admin.verified_phone, ''), ${sql.ref(uid)})`;

/** The name of one admin. */
export async function nameOfAdmin(db: Db, uid: string): Promise<string> {
  const columns = ['email', 'role_email', 'verified_email', 'verified_phone'] as const;
  const row = await db.selectFrom('people').select(columns).where('uid', '=', uid).executeTakeFirst();
  return row?.verified_email || row?.role_email || row?.email || row?.verified_phone || uid;
}
