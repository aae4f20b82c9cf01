import { createHmac, randomBytes } from 'node:crypto';
import { dayMs } from '../../../../contract/fields/times';
import { hold } from '../../engine/hold';
import type { Db, Store, Tx } from '../../engine/store';
import { dropLinksOf, hashOf } from './links';
import { type SignedAccount, signedAccountOf } from './signed-account';

/** A sign-in that no refresh has used for so long has ended: longer than a learner is offline. */
const idleMs = 180 * dayMs;
/**
 * So soon after a rotation, an older token of the same device ends nothing: a request that hung on the network may arrive after two later ones. Later than that,
 * it is a copied token: two sides have refreshed, one of them twice.
 */
const lateMs = 10 * 60_000;
/** Devices that stay signed in to one account; a further one ends the sign-in that was used longest ago. */
const mostDevices = 20;

/** Names the sign-in, so that a token that is too old is known as one of it. */
const idOf = (token: string): string => token.split('.', 1)[0] ?? '';

/**
 * The token that follows one. A repeated refresh answers the same token though only hashes are kept: neither the token before without the row's key nor the row
 * without that token is enough to make it.
 */
const successorOf = (token: string, chainKey: string): string =>
  `${idOf(token)}.${createHmac('sha256', chainKey).update(token).digest('base64url')}`;

/** Opens a sign-in of a device, and returns its refresh token. `now`: epoch milliseconds. */
export async function openSession(tx: Tx, uid: string, device: string, now: number): Promise<string> {
  const older = await tx
    .selectFrom('account_sessions')
    .select('id')
    .where('uid', '=', uid)
    .orderBy('rotated_at', 'desc')
    .orderBy('id')
    .execute();
  const beyond = older.slice(mostDevices - 1).map((session) => session.id);
  if (beyond.length > 0) await tx.deleteFrom('account_sessions').where('id', 'in', beyond).execute();
  const id = randomBytes(16).toString('base64url');
  const token = `${id}.${randomBytes(32).toString('base64url')}`;
  const chainKey = randomBytes(32).toString('base64url');
  await tx
    .insertInto('account_sessions')
    .values({ id, uid, device, chain_key: chainKey, token_hash: hashOf(token), previous_hash: null, opened_at: now, rotated_at: now })
    .execute();
  return token;
}

/** What a refresh gives: the account, and the token that is to be used next. */
export interface Refreshed {
  account: SignedAccount;
  refreshToken: string;
}

/**
 * Takes a refresh token for the next one. The token before the present one gets the present one again, for as long as the present one is good: the reply of the
 * last refresh may be lost, and the device may be offline since. An older one (unless it may be a late request), one of another device, and one that was idle too
 * long end the sign-in. Returns null for every token that is not good. `now`: epoch milliseconds.
 */
export function rotateSession(store: Store, token: string, device: string, now: number): Promise<Refreshed | null> {
  return store.atomically(async (tx) => {
    const id = idOf(token);
    // Locks the row until the end of the transaction: two tabs may refresh at the same time.
    const session = await hold(tx.updateTable('account_sessions'), 'device').where('id', '=', id).returningAll().executeTakeFirst();
    if (session === undefined) return null;
    const given = hashOf(token);
    const idle = now - session.rotated_at;
    const isPresent = given === session.token_hash;
    const isLast = isPresent || given === session.previous_hash;
    const account = await signedAccountOf(tx, session.uid);
    const shutOut = await tx.selectFrom('shut_outs').select('uid').where('uid', '=', session.uid).executeTakeFirst();
    const isOver = account === null || shutOut !== undefined || session.device !== device || idle > idleMs;
    if (isOver || !isLast) {
      if (isOver || idle > lateMs) await tx.deleteFrom('account_sessions').where('id', '=', id).execute();
      return null;
    }
    const refreshToken = successorOf(token, session.chain_key);
    if (isPresent)
      await tx
        .updateTable('account_sessions')
        .set({ token_hash: hashOf(refreshToken), previous_hash: given, rotated_at: now })
        .where('id', '=', id)
        .execute();
    return { account, refreshToken };
  });
}

/** Ends the sign-in of a device, by any token of it. */
export async function endSession(store: Store, token: string, device: string): Promise<void> {
  await store.db.deleteFrom('account_sessions').where('id', '=', idOf(token)).where('device', '=', device).execute();
}

/** Ends every sign-in of an account, and the links that were asked for with its password: the password has changed, or the person is shut out. */
export async function endSessions(db: Db, uid: string): Promise<void> {
  await dropLinksOf(db, uid);
  await db.deleteFrom('account_sessions').where('uid', '=', uid).execute();
}
