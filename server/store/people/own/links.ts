import { hash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { hourMs } from '../../../../contract/fields/times';
import type { Tables } from '../../engine/schema';
import type { Db, Tx } from '../../engine/store';

/** A link in an email that was sent. */
export type AccountLink = Selectable<Tables['account_links']>;

/** How long a link is good. A mail may be read on the evening of the next day. */
const lastingMs = { confirm: 48 * hourMs, reset: hourMs, 'sign-in': hourMs, address: hourMs } as const;

export const hashOf = (token: string): string => hash('sha256', token, 'base64url');

/** Keeps a link, and removes all that are too old. Returns its token. `now`: epoch milliseconds. */
export async function keepLink(
  tx: Tx,
  {
    purpose,
    email,
    name = '',
    passwordHash = '',
    uid = null,
  }: { purpose: AccountLink['purpose']; email: string; name?: string; passwordHash?: string; uid?: string | null },
  now: number,
): Promise<string> {
  await tx.deleteFrom('account_links').where('ends_at', '<=', now).execute();
  const token = randomBytes(32).toString('base64url');
  await tx
    .insertInto('account_links')
    .values({ token_hash: hashOf(token), purpose, email, name, password_hash: passwordHash, ends_at: now + lastingMs[purpose], uid })
    .execute();
  return token;
}

/** The link of a token, or null where there is none of this purpose that is still good. */
export async function linkOf(db: Db, purpose: AccountLink['purpose'], token: string, now: number): Promise<AccountLink | null> {
  const links = db.selectFrom('account_links').selectAll().where('token_hash', '=', hashOf(token)).where('purpose', '=', purpose);
  return (await links.where('ends_at', '>', now).executeTakeFirst()) ?? null;
}

/** Removes all links of an address: the account that they were for has another. */
export async function dropLinks(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('account_links').where('email', '=', email).execute();
}

/** Removes all links that an account has asked for. Those to a new address stand under that address. */
export async function dropLinksOf(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('account_links').where('uid', '=', uid).execute();
}

/** Removes a link, and all others of its address. Returns whether it was there: of two requests that use it, one. */
export async function useLink(tx: Tx, { token_hash, email }: AccountLink): Promise<boolean> {
  const used = await tx.deleteFrom('account_links').where('token_hash', '=', token_hash).returning('token_hash').execute();
  await dropLinks(tx, email);
  return used.length > 0;
}
