import { Refusal } from '../../replies/refusal';
import type { Tx } from '../../store/engine/store';
import { beginLeaving, endLeaving, giveUpRole, heldRole, isLastAdmin } from '../../store/people/roles';
import { hasTraces } from '../../store/privacy/erase';
import { demandStillAdmin } from '../people/still-admin';
import type { Handlers, Tools } from '../shared/handlers';

/** Throws 403 for the last admin, and for a person whom the settings make an admin. */
async function demandErasable(tx: Tx, uid: string, adminEmails: readonly string[]): Promise<void> {
  if ((await heldRole(tx, uid)).addresses.some((email) => adminEmails.includes(email)))
    throw new Refusal('forbidden', { code: 'settings-admin-not-erased' });
  if (await isLastAdmin(tx, uid)) throw new Refusal('forbidden', { code: 'last-admin-not-erased' });
}

/** Erasure of a person (ADR 39). */
export function erasureHandlers({ store, config, accounts, erased, now }: Tools): Pick<Handlers, 'erasePerson'> {
  return {
    async erasePerson({ params: { uid } }, caller) {
      // A person may delete the account also where the portal keeps nothing of the person.
      if (uid !== caller.uid && !(await hasTraces(store.db, uid))) throw new Refusal('not-found', { code: 'no-such-person' });
      // The identity service may take twenty seconds, in which the role of who asks may be taken.
      const demand = async (tx: Tx) => {
        if (uid !== caller.uid) await demandStillAdmin(tx, caller);
        await demandErasable(tx, uid, config.adminEmails);
      };
      /** The first fault is answered; where this fails too, the person counts as one who leaves until the erasure is repeated. */
      const stay = async (fault: unknown): Promise<never> => {
        await endLeaving(store.db, uid).catch(() => undefined);
        throw fault;
      };
      // Before the account: two admins who erase themselves at once must not both lose it.
      await store.atomically(async (tx) => {
        await demand(tx);
        await beginLeaving(tx, uid, now());
      });
      // Before the erasure: after it the portal does not know the uid. If the account cannot be deleted, the whole call can be repeated.
      const account = await accounts.remove(uid).catch(stay);
      const erase = async (tx: Tx) => {
        await demand(tx);
        await giveUpRole(tx, uid, caller.uid, now());
      };
      // An admin whose account is deleted cannot sign in again, and is no admin who is left.
      await erased.erase(uid, caller.uid, erase, now()).catch((fault: unknown) => {
        if (account === 'left') return stay(fault);
        throw fault;
      });
      return { erased: true as const, account };
    },
  };
}
