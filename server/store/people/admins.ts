import type { Db, Tx } from '../store';
import { changeRole } from './people';
import { lockedAdmins } from './roles';

/** Of a person who may be an admin: the role, and the address that it rests on, null where it rests on none. */
export interface HeldRole {
  isAdmin: boolean;
  roleEmail: string | null;
  /** The verified addresses by which the person may be an admin. */
  addresses: string[];
}

/** What makes a person an admin; nothing does if the person is unknown. */
export async function heldBy(db: Db, uid: string): Promise<HeldRole> {
  const columns = ['role', 'verified_email', 'role_email'] as const;
  const row = await db.selectFrom('people').select(columns).where('uid', '=', uid).executeTakeFirst();
  const roleEmail = row?.role_email ?? null;
  return {
    isAdmin: row?.role === 'admin',
    roleEmail,
    addresses: [row?.verified_email ?? '', roleEmail ?? ''].filter((email) => email !== ''),
  };
}

/** Whether nobody but this person is an admin who is not shut out. The settings may name more, who have not come yet. */
export async function isLastAdmin(tx: Tx, uid: string): Promise<boolean> {
  if (!(await heldBy(tx, uid)).isAdmin) return false;
  const admins = await lockedAdmins(tx);
  // Another admin may have taken the role while this one waited for the lock.
  return (await heldBy(tx, uid)).isAdmin && admins.every((admin) => admin === uid);
}

/** Takes the role of an admin who is about to be erased; returns what gives it back, null for a person who was no admin. `by`: the uid of who asked. */
export async function giveUpRole(tx: Tx, uid: string, by: string, at: number): Promise<((tx: Tx) => Promise<void>) | null> {
  const { isAdmin, roleEmail } = await heldBy(tx, uid);
  if (!isAdmin) return null;
  await changeRole(tx, uid, 'user', { by, at });
  return async (later) => {
    // Another admin may have erased the person meanwhile: a role would make the person anew.
    const row = await later.selectFrom('people').select('uid').where('uid', '=', uid).executeTakeFirst();
    if (row !== undefined) await changeRole(later, uid, 'admin', { by, at }, roleEmail);
  };
}
