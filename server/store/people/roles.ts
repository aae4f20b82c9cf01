import type { Role } from '../../../contract/people/people';
import type { RoleAct } from '../../rules/people/role-times';
import { hold } from '../engine/hold';
import type { Db, Tx } from '../engine/store';
import { isLimitedBy } from './rights';

/**
 * The uids of the admins who may do everything, and are neither shut out nor being erased. The rows of all admins stay locked until the end of the transaction, so that two admins who
 * take each other's role at once cannot leave the portal without one.
 */
export async function lockedAdmins(tx: Tx): Promise<string[]> {
  const admins = await hold(tx.updateTable('people'), 'updated_at')
    .where('role', '=', 'admin')
    .returning(['uid', 'leaving_at', 'rights_json', 'scope_json'])
    .execute();
  const out = new Set((await tx.selectFrom('shut_outs').select('uid').execute()).map(({ uid }) => uid));
  return admins.flatMap(({ uid, leaving_at, ...held }) => (leaving_at !== null || isLimitedBy(held) || out.has(uid) ? [] : [uid]));
}

/** The role of a person, whether it is limited to some rights or groups, and the verified addresses that it may rest on. */
export interface AdminStanding {
  role: Role;
  isLimited: boolean;
  addresses: string[];
}

/** What a person is; null if the person is unknown. */
export async function standingOf(db: Db, uid: string): Promise<AdminStanding | null> {
  const row = await db
    .selectFrom('people')
    .select(['role', 'rights_json', 'scope_json', 'verified_email', 'role_email'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (row === undefined) return null;
  // Of an account of the portal's own that has made no call yet, nothing else has the address.
  const account = await db.selectFrom('own_accounts').select('email').where('uid', '=', uid).executeTakeFirst();
  const addresses = [row.verified_email, row.role_email ?? '', account?.email ?? ''].filter((email) => email !== '');
  return { role: row.role ?? 'user', isLimited: isLimitedBy(row), addresses: [...new Set(addresses)] };
}

/** What was done to the role of a person, the earliest first. */
export async function roleActsOf(db: Db, uid: string): Promise<RoleAct[]> {
  const rows = await db
    .selectFrom('trail')
    .select(['act', 'at'])
    .where('kind', '=', 'person')
    .where('about_id', '=', uid)
    .where('act', 'in', ['role-granted', 'role-revoked'])
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows as RoleAct[];
}

/** Takes grants by address away, so that no later account with one of these addresses becomes an admin. */
export async function revokeGrants(db: Db, addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0) await db.deleteFrom('admin_addresses').where('email', 'in', addresses).execute();
}

/**
 * An account leaves an address, which may be somebody else's from now on: the grant of the address has made the account an admin, and is used up. An account
 * that has made no call yet takes the grant along.
 */
export async function leaveGrant(tx: Tx, uid: string, from: string, to: string): Promise<void> {
  const known = await tx.selectFrom('people').select('role').where('uid', '=', uid).executeTakeFirst();
  const grants = await tx.deleteFrom('admin_addresses').where('email', '=', from).returning('granted_at').execute();
  if ((known?.role ?? null) !== null) return;
  for (const grant of grants)
    await tx
      .insertInto('admin_addresses')
      .values({ email: to, ...grant })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
