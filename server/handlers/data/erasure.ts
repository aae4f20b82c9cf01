import { Refusal } from '../../replies/refusal';
import { hasTraces } from '../../store/erasure/erase';
import { adminAddressesOf, isLastAdmin } from '../../store/people/admins';
import type { Db } from '../../store/store';
import type { Handlers, Tools } from '../handlers';

/** Throws 403 for the last admin, and for a person whom the settings make an admin. */
async function demandErasable(db: Db, uid: string, adminEmails: readonly string[]): Promise<void> {
  if ((await adminAddressesOf(db, uid)).some((email) => adminEmails.includes(email)))
    throw new Refusal('forbidden', { code: 'settings-admin-not-erased' });
  if (await isLastAdmin(db, uid)) throw new Refusal('forbidden', { code: 'last-admin-not-erased' });
}

/** Erasure of a person (ADR 39). */
export function erasureHandlers({ store, config, accounts, erased, now }: Tools): Pick<Handlers, 'erasePerson'> {
  return {
    async erasePerson({ params: { uid } }, caller) {
      // A person may delete the account also where the portal keeps nothing of the person.
      if (uid !== caller.uid && !(await hasTraces(store.db, uid))) throw new Refusal('not-found', { code: 'no-such-person' });
      await demandErasable(store.db, uid, config.adminEmails);
      // First: after the erasure the portal does not know the uid. If the account cannot be deleted, the whole call can be repeated.
      const account = await accounts.remove(uid);
      await erased.erase(uid, caller.uid, (tx) => demandErasable(tx, uid, config.adminEmails), now());
      return { erased: true as const, account };
    },
  };
}
