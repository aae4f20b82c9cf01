import type { Db, Tx } from '../engine/store';
import { changeRole } from './people';
import { isLimitedBy } from './rights';
import { lockedAdmins } from './roles';

/** Of a person who may be an admin. */
export interface HeldRole {
  isAdmin: boolean;
  /** An admin who may do everything. */
  mayAll: boolean;
  /** The verified addresses by which the person may be an admin. */
  addresses: string[];
}

/** What makes a person an admin; nothing does if the person is unknown. */
export async function heldBy(db: Db, uid: string): Promise<HeldRole> {
  const columns = ['role', 'rights_json', 'scope_json', 'verified_email', 'role_email'] as const;
  const row = await db.selectFrom('people').select(columns).where('uid', '=', uid).executeTakeFirst();
  return {
    isAdmin: row?.role === 'admin',
    mayAll: row?.role === 'admin' && !isLimitedBy(row),
    addresses: [row?.verified_email ?? '', row?.role_email ?? ''].filter((email) => email !== ''),
  };
}

/**
 * Whether a person may do everything, and no other admin who is neither shut out nor being erased may. The settings may name more, who have not come yet.
 */
export async function isLastAdmin(tx: Tx, uid: string): Promise<boolean> {
  if (!(await heldBy(tx, uid)).mayAll) return false;
  const admins = await lockedAdmins(tx);
  // Another admin may have taken the role while this one waited for the lock.
  return (await heldBy(tx, uid)).mayAll && admins.every((admin) => admin === uid);
}

/**
 * Notes that a person is being erased, before the account is deleted at the identity service: an admin does not count as one who is left from then on. The role
 * stays until the erasure: where the deletion fails there is nothing to give back, so a role that was taken meanwhile stays taken.
 */
export async function beginLeaving(tx: Tx, uid: string, at: number): Promise<void> {
  await tx.updateTable('people').set({ leaving_at: at }).where('uid', '=', uid).execute();
}

/** Notes that a person stays, because the account does. A person who was erased meanwhile has no row, and gets none. */
export async function endLeaving(db: Db, uid: string): Promise<void> {
  await db.updateTable('people').set({ leaving_at: null }).where('uid', '=', uid).execute();
}

/** Takes the role of an admin within the erasure, for the trail. `by`: the uid of who asked. */
export async function giveUpRole(tx: Tx, uid: string, by: string, at: number): Promise<void> {
  if ((await heldBy(tx, uid)).isAdmin) await changeRole(tx, uid, 'user', { by, at });
}
