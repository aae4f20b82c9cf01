import { Refusal } from '../../replies/refusal';
import { hasTraces } from '../../store/erasure/erase';
import { giveUpRole, heldBy, isLastAdmin } from '../../store/people/admins';
import type { Tx } from '../../store/store';
import type { Handlers, Tools } from '../handlers';

/** Throws 403 for the last admin, and for a person whom the settings make an admin. */
async function demandErasable(tx: Tx, uid: string, adminEmails: readonly string[]): Promise<void> {
  if ((await heldBy(tx, uid)).addresses.some((email) => adminEmails.includes(email)))
    throw new Refusal('forbidden', { code: 'settings-admin-not-erased' });
  if (await isLastAdmin(tx, uid)) throw new Refusal('forbidden', { code: 'last-admin-not-erased' });
}

/** Erasure of a person (ADR 39). */
export function erasureHandlers({ store, config, accounts, erased, now }: Tools): Pick<Handlers, 'erasePerson'> {
  return {
    async erasePerson({ params: { uid } }, caller) {
      // A person may delete the account also where the portal keeps nothing of the person.
      if (uid !== caller.uid && !(await hasTraces(store.db, uid))) throw new Refusal('not-found', { code: 'no-such-person' });
      const demand = (tx: Tx) => demandErasable(tx, uid, config.adminEmails);
      // Before the account: two admins who erase themselves at once must not both lose it.
      const giveBack = await store.atomically(async (tx) => {
        await demand(tx);
        return giveUpRole(tx, uid, caller.uid, now());
      });
      // Before the erasure: after it the portal does not know the uid. If the account cannot be deleted, the whole call can be repeated.
      const account = await accounts.remove(uid).catch(async (fault) => {
        if (giveBack !== null) await store.atomically(giveBack);
        throw fault;
      });
      await erased.erase(uid, caller.uid, demand, now());
      return { erased: true as const, account };
    },
  };
}
