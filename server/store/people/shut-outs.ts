import { asciiLower } from '../../config/ascii-lower';
import type { Db } from '../engine/store';
import { endSessions } from './own/sessions';

/** The uids of all people who are shut out. */
export async function shutOutUids(db: Db): Promise<Set<string>> {
  return new Set((await db.selectFrom('shut_outs').select('uid').execute()).map(({ uid }) => uid));
}

/** Shuts a person out, and ends the person's sign-ins to an account of the portal's own. Returns whether the person was not shut out already. */
export async function shutOut(db: Db, uid: string, now: number): Promise<boolean> {
  const added = await db
    .insertInto('shut_outs')
    .values({ uid, shut_out_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .execute();
  await endSessions(db, uid);
  return added.length > 0;
}

/** Whether a person is shut out, as it is now. */
export async function isShutOut(db: Db, uid: string): Promise<boolean> {
  return (await db.selectFrom('shut_outs').select('uid').where('uid', '=', uid).executeTakeFirst()) !== undefined;
}

/** Removes a shut-out. Returns whether there was one. */
export async function letIn(db: Db, uid: string): Promise<boolean> {
  return (await db.deleteFrom('shut_outs').where('uid', '=', uid).returning('uid').execute()).length > 0;
}

/** Accounts by address: those that have verified it, and those whose profile has it unverified. */
export async function accountsWith(db: Db, address: string): Promise<{ verified: string[]; typed: string[] }> {
  const wanted = asciiLower(address);
  const people = await db.selectFrom('people').select(['uid', 'email', 'verified_email']).where('words', 'like', `%${wanted}%`).execute();
  const verified = people.filter((person) => person.verified_email === wanted);
  const typed = people.filter((person) => person.verified_email !== wanted && asciiLower(person.email) === wanted);
  return { verified: verified.map(({ uid }) => uid), typed: typed.map(({ uid }) => uid) };
}
