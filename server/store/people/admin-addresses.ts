import type { ExpressionBuilder } from 'kysely';
import { asciiLower } from '../../config/ascii-lower';
import { hold } from '../engine/hold';
import type { Tables } from '../engine/schema';
import type { Db, Store, Tx } from '../engine/store';
import { addToTrail } from '../shared/trail';

/** Every address that makes its verified owner an admin. */
export async function grantedAddresses(db: Db): Promise<string[]> {
  return (await db.selectFrom('admin_addresses').select('email').execute()).map((row) => row.email);
}

/** Whether an address is granted. Its row stays locked until the end of the transaction, so that a revocation finds whom the grant has made an admin. */
export async function holdGrant(tx: Tx, email: string): Promise<boolean> {
  const held = await hold(tx.updateTable('admin_addresses'), 'granted_at').where('email', '=', email).returning('email').execute();
  return held.length > 0;
}

/** The trail has no addresses, so such a row says only that one was granted or revoked. */
const noteAddress = (tx: Tx, act: 'admin-address-granted' | 'admin-address-revoked', at: number) =>
  addToTrail(tx, { at, by: '', act, about: { kind: 'portal', id: '' }, details: {} });

const noteRole = (tx: Tx, act: 'role-granted' | 'role-revoked', uid: string, at: number) =>
  addToTrail(tx, { at, by: '', act, about: { kind: 'person', id: uid }, details: { byAddress: true } });

/** Whom a revocation of an address is for: those that became admins by it, and those that have verified it. */
const ofAddress = (email: string) => (where: ExpressionBuilder<Tables, 'people'>) =>
  where.or([where('role_email', '=', email), where('verified_email', '=', email)]);

/** Makes an admin of each person with this verified address, at once and at later sign-ins. Returns the number of accounts that are admins by it now. */
export async function grantAddress(store: Store, email: string, now: number): Promise<number> {
  return store.atomically(async (tx) => {
    const added = await tx
      .insertInto('admin_addresses')
      .values({ email, granted_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('email')
      .execute();
    const granted = await tx
      .updateTable('people')
      .set({ role: 'admin', role_email: email, rights_json: null, scope_json: null, updated_at: now })
      // The address that has made an admin once may be somebody else's now: it is whose account has verified it.
      .where('verified_email', '=', email)
      .where('role', 'is distinct from', 'admin')
      .returning('uid')
      .execute();
    if (added.length > 0) await noteAddress(tx, 'admin-address-granted', now);
    for (const { uid } of granted) await noteRole(tx, 'role-granted', uid, now);
    const admins = tx.selectFrom('people').select('uid').where('role', '=', 'admin');
    const reached = await admins.where('verified_email', '=', email).execute();
    return reached.length;
  });
}

/** The outcome of a revocation by address. */
export interface Revoked {
  /** Accounts that are no longer admins: those that became admins by the address, and those that have verified it. */
  accounts: number;
  wasGranted: boolean;
  /** Admins whose profile has the address unverified; their role is unchanged. */
  typedBy: string[];
}

/** Revokes a grant by address, also from accounts that were made admins by uid. */
export async function revokeAddress(store: Store, email: string, now: number): Promise<Revoked> {
  return store.atomically(async (tx) => {
    const grants = await tx.deleteFrom('admin_addresses').where('email', '=', email).returning('email').execute();
    const revoked = await tx
      .updateTable('people')
      .set({ role: 'user', role_email: null, rights_json: null, scope_json: null, updated_at: now })
      .where('role', '=', 'admin')
      .where(ofAddress(email))
      .returning('uid')
      .execute();
    if (grants.length > 0) await noteAddress(tx, 'admin-address-revoked', now);
    for (const { uid } of revoked) await noteRole(tx, 'role-revoked', uid, now);
    const admins = await tx.selectFrom('people').select(['uid', 'email']).where('role', '=', 'admin').execute();
    const typedBy = admins.filter((admin) => asciiLower(admin.email) === email).map(({ uid }) => uid);
    return { accounts: revoked.length, wasGranted: grants.length > 0, typedBy };
  });
}

/** Takes grants by address away, so that no later account with one of these addresses becomes an admin. */
export async function revokeGrants(db: Db, addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0) await db.deleteFrom('admin_addresses').where('email', 'in', addresses).execute();
}

/**
 * Removes the grant of the address `from`, which an account leaves and somebody else may take. An account that has a role has used the grant. An account that has
 * made no call yet keeps the grant, at the address `to`.
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
