import { randomBytes } from 'node:crypto';
import { asciiLower } from '../../../config/ascii-lower';
import type { Db, Tx } from '../../engine/store';
import { hashOf } from './links';

/** What a provider says of a person. */
export interface ProvidedPerson {
  issuer: string;
  subject: string;
  /** Verified. */
  email: string;
  name: string;
}

/** Begins every uid of such an account: no other kind of identity gives such a uid. */
const uidPrefix = 'oidc-';
/** A code is used by the page that the browser is sent to, at once. */
const codeMs = 120_000;

/** Whether a uid is one of an account by a provider. */
export const isProvided = (uid: string): boolean => uid.startsWith(uidPrefix);

/** The account of a person at the provider, begun where there is none, with what the provider says now. Returns its uid. `now`: epoch milliseconds. */
export async function keepProvided(tx: Tx, { issuer, subject, email: typed, name }: ProvidedPerson, now: number): Promise<string> {
  const email = asciiLower(typed);
  const uid = `${uidPrefix}${randomBytes(18).toString('base64url')}`;
  const kept = await tx
    .insertInto('oidc_accounts')
    .values({ uid, issuer, subject, email, name, created_at: now, code_hash: null, code_ends_at: null })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet({ email, name }))
    .returning('uid')
    .executeTakeFirstOrThrow();
  return kept.uid;
}

/** Takes an address, in lower case, from every account by a provider but that of its owner. Returns the uids of those accounts. */
export async function leaveAddress(tx: Tx, email: string, owner: string): Promise<string[]> {
  const left = tx.updateTable('oidc_accounts').set({ email: '' }).where('email', '=', email).where('uid', '!=', owner);
  return (await left.returning('uid').execute()).map(({ uid }) => uid);
}

/** A new code for the last step of a sign-in, in the place of one that there was. */
export async function giveCode(tx: Tx, uid: string, now: number): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await tx
    .updateTable('oidc_accounts')
    .set({ code_hash: hashOf(code), code_ends_at: now + codeMs })
    .where('uid', '=', uid)
    .execute();
  return code;
}

/** Uses up a code. Returns its account; null where the code is not good, or was used: of two requests with it, one gets the account. */
export async function useCode(tx: Tx, code: string, now: number): Promise<{ uid: string; email: string; name: string } | null> {
  const used = await tx
    .updateTable('oidc_accounts')
    .set({ code_hash: null, code_ends_at: null })
    .where('code_hash', '=', hashOf(code))
    .where('code_ends_at', '>', now)
    .returning(['uid', 'email', 'name'])
    .executeTakeFirst();
  return used ?? null;
}

/** Whether somebody with this verified address is shut out, by whatever account. */
export async function isAddressShutOut(db: Db, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('people')
    .innerJoin('shut_outs', 'shut_outs.uid', 'people.uid')
    .select('people.uid')
    .where('people.verified_email', '=', asciiLower(email))
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether an account by a provider has this address. */
export async function isAddressProvided(db: Db, email: string): Promise<boolean> {
  return (await db.selectFrom('oidc_accounts').select('uid').where('email', '=', asciiLower(email)).executeTakeFirst()) !== undefined;
}
