import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { hold } from '../../engine/hold';
import type { Tables } from '../../engine/schema';
import type { Db, Tx } from '../../engine/store';

/** An account of the portal's own (ADR 77). */
export type OwnAccount = Selectable<Tables['own_accounts']>;

/** The account of an address in lower case, or null. */
export async function accountOf(db: Db, email: string): Promise<OwnAccount | null> {
  return (await db.selectFrom('own_accounts').selectAll().where('email', '=', email).executeTakeFirst()) ?? null;
}

/** The same, locked until the end of the transaction: a change of the password, which ends every sign-in, comes before all of it or after it. */
export async function heldAccountOf(tx: Tx, email: string): Promise<OwnAccount | null> {
  const held = hold(tx.updateTable('own_accounts'), 'email');
  return (await held.where('email', '=', email).returningAll().executeTakeFirst()) ?? null;
}

/** The address of an account, or null. */
export async function addressOf(db: Db, uid: string): Promise<string | null> {
  return (await db.selectFrom('own_accounts').select('email').where('uid', '=', uid).executeTakeFirst())?.email ?? null;
}

/** Begins an account for a verified address. Returns its uid, or null where the address has an account by now. */
export async function beginAccount(
  tx: Tx,
  { email, name, passwordHash, now }: { email: string; name: string; passwordHash: string; now: number },
): Promise<string | null> {
  const uid = randomBytes(21).toString('base64url');
  const added = await tx
    .insertInto('own_accounts')
    .values({ uid, email, name, password_hash: passwordHash, created_at: now, changed_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('uid')
    .execute();
  return added.length > 0 ? uid : null;
}

/** Gives an account a new address. Returns the one before; null where the account is gone, or another has the new one. */
export async function moveAccount(tx: Tx, uid: string, email: string): Promise<string | null> {
  const account = await tx.selectFrom('own_accounts').select('email').where('uid', '=', uid).executeTakeFirst();
  if (account === undefined || (await accountOf(tx, email)) !== null) return null;
  await tx.updateTable('own_accounts').set({ email }).where('uid', '=', uid).execute();
  return account.email;
}

/** Sets a new password, and returns the uid of the account; null where the address has none. */
export async function setPassword(tx: Tx, email: string, passwordHash: string, now: number): Promise<string | null> {
  const changed = await tx
    .updateTable('own_accounts')
    .set({ password_hash: passwordHash, changed_at: now })
    .where('email', '=', email)
    .returning('uid')
    .executeTakeFirst();
  return changed?.uid ?? null;
}
