import { maxItems } from '../../../contract/fields/limits';
import type { GroupMove } from '../../../contract/people/groups';
import type { PersonEntry } from '../../../contract/people/person-list';
import { limitedGroups, limitedRights, type Scope } from '../../../contract/people/rights';
import type { Caller } from '../../auth/caller';
import { scopeMissing } from '../../auth/sight';
import { invalid, Refusal } from '../../replies/refusal';
import { isBeyond, leavesSight, movedBy, namedIn, saysOneWay } from '../../rules/people/group-moves';
import type { Db, Tx } from '../../store/engine/store';
import { groupNames } from '../../store/papers/schedules';
import { revokeGrants } from '../../store/people/admin-addresses';
import { groupsOfPerson, holdGroups, holdPerson, setGroups } from '../../store/people/groups/groups';
import { pageOfPeople, personEntry } from '../../store/people/person-page';
import { type AdminHolds, changeRights } from '../../store/people/rights';
import { changeRole, heldRole, lockedAdmins } from '../../store/people/roles';
import { letIn, shutOut } from '../../store/people/shut-outs';
import { addToTrail } from '../../store/shared/trail';
import type { Handlers, Tools } from '../shared/handlers';
import { demandStillAdmin } from './still-admin';

type Served = Pick<Handlers, 'getPeople' | 'setRole' | 'shutOut' | 'letIn' | 'moveToGroup'>;

/** Whether admins change what they may do themselves, and mean it. */
interface Consent {
  isOwn: boolean;
  isConfirmed: boolean;
}

const noPerson = () => new Refusal('not-found', { code: 'no-such-person' });

const about = (uid: string) => ({ kind: 'person', id: uid }) as const;

/** Throws 400 naming `field` if no other admin would be left who may do everything. */
async function demandOtherAdmin(tx: Tx, uid: string, field: 'role' | 'uid' | 'rights'): Promise<void> {
  const left = (await lockedAdmins(tx)).filter((admin) => admin !== uid);
  if (left.length === 0) throw invalid({ [field]: { code: field === 'rights' ? 'last-with-everything' : 'last-admin' } });
}

/** The names of the groups in sight, for the trail; null: none. */
const namesIn = ({ group, groups }: PersonEntry): string | null => groups?.map(({ name }) => name).join('; ') ?? group?.name ?? null;

/** Throws 400 where a request names a group that there is not, and where a person would be in too many; 403 where one would be in none of the admin's groups. */
async function demandGroups(tx: Tx, move: GroupMove, before: readonly number[], after: readonly number[], scope: Scope): Promise<void> {
  const named = namedIn(move);
  const { groupId, groupIds, addTo } = move;
  const field = groupId !== undefined ? 'groupId' : groupIds ? 'groupIds' : addTo ? 'addTo' : 'takeFrom';
  if ((await groupNames(tx, named)).length < named.length) throw invalid({ [field]: { code: 'not-a-group' } });
  const most = maxItems.groupsOfLearner;
  if (isBeyond(most, before, after, scope)) throw invalid({ [field]: { code: 'groups-of-learner', most } });
  if (leavesSight(after, scope)) throw scopeMissing();
}

/** People as an admin sees them, and what an admin changes of them: role, group, shut-out (ADR 38). */
export function personChangeHandlers({ store, config: { adminEmails }, shutOutsChanged, now }: Tools): Served {
  async function entry(db: Db, uid: string, { scope }: Caller): Promise<PersonEntry> {
    const found = await personEntry(db, uid, adminEmails, scope);
    if (found === null) throw noPerson();
    return found;
  }

  const isBySetting = (addresses: readonly string[]): boolean => addresses.some((address) => adminEmails.includes(address));

  /** Throws 404 for a person who has made no call yet. */
  async function held(tx: Tx, uid: string) {
    const found = await heldRole(tx, uid);
    if (found.role === null) throw noPerson();
    return found;
  }

  return {
    getPeople: ({ query }, { scope }) => pageOfPeople(store.db, query, adminEmails, scope),

    async setRole({ params: { uid }, body: { role, confirmed = false, rights, groupIds } }, caller) {
      const holds: AdminHolds = { rights: limitedRights(rights), scope: limitedGroups(groupIds) };
      const made = { by: caller.uid, at: now() };
      const consent = { isOwn: uid === caller.uid, isConfirmed: confirmed };
      return store.atomically(async (tx) => {
        await demandStillAdmin(tx, caller);
        if (role === 'user') await takeRole(tx, uid, consent);
        if (role === 'admin') await demandHeld(tx, uid, holds, consent);
        if ((await held(tx, uid)).role !== role) await changeRole(tx, uid, role, made);
        if (role === 'admin') await changeRights(tx, uid, holds, made);
        return entry(tx, uid, caller);
      });
    },

    async shutOut({ params: { uid } }, caller) {
      if (uid === caller.uid) throw invalid({ uid: { code: 'own-account' } });
      const shut = await store.atomically(async (tx) => {
        const { role, isLimited } = await held(tx, uid);
        if (role === 'admin' && !isLimited) await demandOtherAdmin(tx, uid, 'uid');
        if (await shutOut(tx, uid, now()))
          await addToTrail(tx, { at: now(), by: caller.uid, act: 'person-shut-out', about: about(uid), details: {} });
        return entry(tx, uid, caller);
      });
      await shutOutsChanged();
      return shut;
    },

    async letIn({ params: { uid } }, caller) {
      const isIn = await store.atomically(async (tx) => {
        if (await letIn(tx, uid)) await addToTrail(tx, { at: now(), by: caller.uid, act: 'person-let-in', about: about(uid), details: {} });
        return entry(tx, uid, caller);
      });
      await shutOutsChanged();
      return isIn;
    },

    moveToGroup: ({ params: { uid }, body }, caller) =>
      store.atomically(async (tx) => {
        if (!saysOneWay(body)) throw invalid({ groupId: { code: 'one-way-to-move' } });
        await holdPerson(tx, uid);
        const before = await entry(tx, uid, caller);
        const own = await groupsOfPerson(tx, uid);
        const after = movedBy(body, own, caller.scope);
        const joined = after.filter((id) => !own.includes(id));
        await holdGroups(tx, joined);
        await demandGroups(tx, body, own, after, caller.scope);
        if (after.join() === own.join()) return before;
        await setGroups(tx, uid, after);
        const moved = await entry(tx, uid, caller);
        const details = { from: namesIn(before), to: namesIn(moved) };
        await addToTrail(tx, { at: now(), by: caller.uid, act: 'person-moved', about: about(uid), details });
        return moved;
      }),
  };

  /** Throws 400 where an admin cannot be limited to these rights and groups. */
  async function demandHeld(tx: Tx, uid: string, { rights, scope }: AdminHolds, { isOwn, isConfirmed }: Consent): Promise<void> {
    const { role, isLimited, addresses } = await held(tx, uid);
    if (scope !== null && (await groupNames(tx, scope)).length < scope.length) throw invalid({ groupIds: { code: 'not-a-group' } });
    if (rights === null && scope === null) return;
    if (isBySetting(addresses)) throw invalid({ [rights === null ? 'groupIds' : 'rights']: { code: 'role-from-settings' } });
    if (role !== 'admin' || isLimited) return;
    await demandOtherAdmin(tx, uid, 'rights');
    if (isOwn && !isConfirmed) throw invalid({ rights: { code: 'own-rights' } });
  }

  /** Throws 400 where the role cannot be taken, and revokes the grants by address that it may rest on. */
  async function takeRole(tx: Tx, uid: string, { isOwn, isConfirmed }: Consent): Promise<void> {
    const { role, isLimited, addresses } = await held(tx, uid);
    if (role !== 'admin') return;
    if (isBySetting(addresses)) throw invalid({ role: { code: 'role-from-settings' } });
    if (!isLimited) await demandOtherAdmin(tx, uid, 'role');
    if (isOwn && !isConfirmed) throw invalid({ role: { code: 'own-role' } });
    await revokeGrants(tx, addresses);
  }
}
