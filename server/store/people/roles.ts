import type { Role } from '../../../contract/people/people';
import type { Db, Tx } from '../engine/store';
import { isLimitedBy } from './rights';

/**
 * The uids of the admins who may do everything, and are neither shut out nor being erased. The rows of all admins stay locked until the end of the transaction, so that two admins who
 * take each other's role at once cannot leave the portal without one.
 */
export async function lockedAdmins(tx: Tx): Promise<string[]> {
  const admins = await tx
    .updateTable('people')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('role', '=', 'admin')
    .returning(['uid', 'leaving_at', 'rights_json', 'scope_json'])
    .execute();
  const out = new Set((await tx.selectFrom('shut_outs').select('uid').execute()).map(({ uid }) => uid));
  return admins.flatMap(({ uid, leaving_at, ...held }) => (leaving_at !== null || isLimitedBy(held) || out.has(uid) ? [] : [uid]));
}

/** The role of a person, whether it is limited to some rights or groups, and the verified address that it may rest on. */
export interface AdminStanding {
  role: Role;
  isLimited: boolean;
  address: string;
}

/** What a person is; null if the person is unknown. */
export async function standingOf(db: Db, uid: string): Promise<AdminStanding | null> {
  const row = await db
    .selectFrom('people')
    .select(['role', 'rights_json', 'scope_json', 'verified_email', 'role_email'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { role: row.role ?? 'user', isLimited: isLimitedBy(row), address: row.verified_email || row.role_email || '' };
}

/** Takes a grant by address away, so that no later account with this address becomes an admin. */
export async function revokeGrant(tx: Tx, address: string): Promise<void> {
  if (address !== '') await tx.deleteFrom('admin_addresses').where('email', '=', address).execute();
}
