import { accountsWith, letIn, shutOut } from '../store/people/shut-outs';
import type { Db } from '../store/store';
import { CommandFault } from './command';

/** The accounts that a word names: a uid is one, an address those that have verified it. */
async function accountsOf(db: Db, who: string): Promise<string[]> {
  if (!who.includes('@')) return [who];
  const { verified, typed } = await accountsWith(db, who);
  if (verified.length > 0) return verified;
  const why = typed.length > 0 ? `${who} is in a profile but not verified: ${typed.join(', ')}.` : `No account here has verified ${who}.`;
  throw new CommandFault(`${why} Name the account by its uid.`);
}

/** Shuts every account out that a word names. Answers what to say. */
export async function shutOutNamed(db: Db, who: string): Promise<string> {
  const uids = await accountsOf(db, who);
  for (const uid of uids) await shutOut(db, uid, Date.now());
  return `Shut out within seconds: ${uids.join(', ')}.`;
}

export async function letInNamed(db: Db, who: string): Promise<string> {
  const uids = await accountsOf(db, who);
  const were = await Promise.all(uids.map((uid) => letIn(db, uid)));
  if (!were.includes(true)) throw new CommandFault(`${who} was not shut out.`);
  return `Let in again within seconds: ${uids.join(', ')}.`;
}
