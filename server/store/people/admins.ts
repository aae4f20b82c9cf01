import type { Db } from '../store';

/** Whether a person is an admin, and the only one in the database. The settings may name more, who have not come yet. */
export async function isLastAdmin(db: Db, uid: string): Promise<boolean> {
  const admins = await db.selectFrom('people').select('uid').where('role', '=', 'admin').limit(2).execute();
  return admins.length === 1 && admins[0]?.uid === uid;
}

/** The verified addresses by which a person may be an admin; none if the person is unknown. */
export async function adminAddressesOf(db: Db, uid: string): Promise<string[]> {
  const row = await db.selectFrom('people').select(['verified_email', 'role_email']).where('uid', '=', uid).executeTakeFirst();
  return [row?.verified_email ?? '', row?.role_email ?? ''].filter((email) => email !== '');
}
