import type { Db, Store } from '../store/engine/store';
import { accountsWith, letIn, shutOut } from '../store/people/shut-outs';
import { addToTrail } from '../store/shared/trail';
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
export async function shutOutNamed(store: Store, who: string): Promise<string> {
  const uids = await accountsOf(store.db, who);
  const at = Date.now();
  await store.atomically(async (tx) => {
    for (const uid of uids)
      if (await shutOut(tx, uid, at))
        await addToTrail(tx, { at, by: '', act: 'person-shut-out', about: { kind: 'person', id: uid }, details: {} });
  });
  return `Shut out within seconds: ${uids.join(', ')}.`;
}

export async function letInNamed(store: Store, who: string): Promise<string> {
  const uids = await accountsOf(store.db, who);
  const at = Date.now();
  const wereOut = await store.atomically(async (tx) => {
    const out = [];
    for (const uid of uids) if (await letIn(tx, uid)) out.push(uid);
    for (const uid of out) await addToTrail(tx, { at, by: '', act: 'person-let-in', about: { kind: 'person', id: uid }, details: {} });
    return out;
  });
  if (wereOut.length === 0) throw new CommandFault(`${who} was not shut out.`);
  return `Let in again within seconds: ${uids.join(', ')}.`;
}
