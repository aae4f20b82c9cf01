import { adminProfile } from '../../../contract/people/people';
import type { Caller } from '../../auth/caller';
import { verifiedOf } from '../../auth/token';
import { Refusal } from '../../replies/refusal';
import { expectedAs, joinByRoster } from '../../store/people/groups/roster-joins';
import { knownOf, profileOf, roleOf, saveProfile } from '../../store/people/people';
import { acceptedNotice, acceptNotice } from '../../store/people/privacy-notices';
import { heldIn } from '../../store/people/rights';
import type { Handlers, Tools } from '../shared/handlers';

/** Roles and profiles (spec §3). That a learner asks only for their own is kept by the contract's `who`. */
export function peopleHandlers({ store, now }: Tools): Pick<Handlers, 'getRole' | 'getProfile' | 'saveProfile'> {
  const role = async (uid: string, caller: Caller) => (uid === caller.uid ? caller.role : ((await roleOf(store.db, uid)) ?? 'user'));
  return {
    async getRole({ params: { uid } }, caller) {
      const known = uid === caller.uid ? caller : await knownOf(store.db, uid);
      if (known?.role !== 'admin') {
        const hasProfile = known !== null && ('hasProfile' in known ? known.hasProfile : known.has_profile === 1);
        const expected = uid === caller.uid && !hasProfile ? await expectedAs(store.db, uid) : null;
        return { role: known?.role ?? 'user', ...(!hasProfile && { hasProfile }), ...(expected && { expected }) };
      }
      const { rights, scope } = 'scope' in known ? known : heldIn(known);
      return { role: known.role, ...(rights !== null && { rights: [...rights] }), ...(scope !== null && { groupIds: [...scope] }) };
    },

    async getProfile({ params: { uid } }, caller) {
      const saved = await profileOf(store.db, uid);
      if ((await role(uid, caller)) === 'admin') return adminProfile(uid, uid === caller.uid ? caller.email : (saved?.email ?? ''));
      if (saved === null) throw new Refusal('not-found', { code: 'no-profile-yet' });
      return { ...saved, ...(await acceptedNotice(store.db, uid)) };
    },

    async saveProfile({ body }, caller) {
      const at = now();
      const verified = verifiedOf(caller);
      const saved = await saveProfile(store.db, body, at, verified);
      // A roster may have come between the look at it and the new row.
      if (caller.groupIds.length === 0) await joinByRoster(store, caller.uid, verified, at);
      if (body.noticeVersion !== undefined) await acceptNotice(store.db, body.uid, body.noticeVersion, at);
      return { ...saved, ...(await acceptedNotice(store.db, body.uid)) };
    },
  };
}
