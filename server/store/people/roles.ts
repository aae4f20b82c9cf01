import type { Role } from '../../../contract/people/people';
import type { RoleAct } from '../../rules/people/role-times';
import { hold } from '../engine/hold';
import type { Db, Tx } from '../engine/store';
import { addToTrail } from '../shared/trail';
import { blankPerson } from './people';
import { peopleWords } from './people-words';
import { isLimitedBy } from './rights';

/**
 * Stores a person's role; the profile is unchanged. `email`: the verified address that is the reason, if there is one. Returns whether the role or its
 * reason is another one than before.
 */
export async function grantRole(db: Db, uid: string, role: Role, now: number, email: string | null = null): Promise<boolean> {
  // A role that is decided anew ends an erasure that was begun and not finished, and is for everything.
  const decided = { role, role_email: email, rights_json: null, scope_json: null, updated_at: now, leaving_at: null };
  const changed = await db
    .insertInto('people')
    .values({ ...blankPerson, ...peopleWords(blankPerson, email ?? ''), ...decided, uid, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('uid')
        .doUpdateSet(decided)
        .where((row) =>
          row.or([
            row('people.role', 'is distinct from', role),
            row('people.role_email', 'is distinct from', email),
            row('people.rights_json', 'is not', null),
            row('people.scope_json', 'is not', null),
          ]),
        ),
    )
    .returning('uid')
    .execute();
  return changed.length > 0;
}

/** Stores a person's role as {@link grantRole} does, and the change in the trail. `by`: uid of the admin; '' for a command or a setting. */
export async function changeRole(
  tx: Tx,
  uid: string,
  role: Role,
  { by, at }: { by: string; at: number },
  email: string | null = null,
): Promise<void> {
  if (!(await grantRole(tx, uid, role, at, email))) return;
  const act = role === 'admin' ? 'role-granted' : 'role-revoked';
  await addToTrail(tx, { at, by, act, about: { kind: 'person', id: uid }, details: { byAddress: email !== null } });
}

/** The role of a person, whether it is limited to some rights or groups, and the verified addresses that it may rest on. */
export interface HeldRole {
  /** null: no row of the person; one who has made no call yet may have an account, and so an address. */
  role: Role | null;
  isLimited: boolean;
  addresses: string[];
}

/** What a person is by the rows of now. */
export async function heldRole(db: Db, uid: string): Promise<HeldRole> {
  const columns = ['role', 'rights_json', 'scope_json', 'verified_email', 'role_email'] as const;
  const row = await db.selectFrom('people').select(columns).where('uid', '=', uid).executeTakeFirst();
  const own = db.selectFrom('own_accounts').select('email').where('uid', '=', uid);
  const provided = db.selectFrom('oidc_accounts').select('email').where('uid', '=', uid);
  const accounts = await own.unionAll(provided).execute();
  const addresses = [row?.verified_email ?? '', row?.role_email ?? '', ...accounts.map(({ email }) => email)];
  return {
    role: row === undefined ? null : (row.role ?? 'user'),
    isLimited: row !== undefined && isLimitedBy(row),
    addresses: [...new Set(addresses)].filter((email) => email !== ''),
  };
}

/**
 * The uids of the admins who may do everything, and are neither shut out nor being erased. The rows of all admins stay locked until the end of the transaction, so that two admins who
 * take each other's role at once cannot leave the portal without one.
 */
export async function lockedAdmins(tx: Tx): Promise<string[]> {
  const admins = await hold(tx.updateTable('people'), 'updated_at')
    .where('role', '=', 'admin')
    .returning(['uid', 'leaving_at', 'rights_json', 'scope_json'])
    .execute();
  const out = new Set((await tx.selectFrom('shut_outs').select('uid').execute()).map(({ uid }) => uid));
  return admins.flatMap(({ uid, leaving_at, ...held }) => (leaving_at !== null || isLimitedBy(held) || out.has(uid) ? [] : [uid]));
}

/**
 * Whether a person is the only admin who may do everything. Other admins who are shut out or being erased do not count, nor do addresses of the settings whose
 * owners have not come yet.
 */
export async function isLastAdmin(tx: Tx, uid: string): Promise<boolean> {
  const mayAll = async () => {
    const { role, isLimited } = await heldRole(tx, uid);
    return role === 'admin' && !isLimited;
  };
  if (!(await mayAll())) return false;
  const admins = await lockedAdmins(tx);
  // Another admin may have taken the role while this one waited for the lock.
  return (await mayAll()) && admins.every((admin) => admin === uid);
}

/**
 * Notes that a person is being erased, before the account is deleted at the identity service: an admin does not count as one who is left from then on. The role
 * stays until the erasure: where the deletion fails there is nothing to give back, so a role that was taken meanwhile stays taken.
 */
export async function beginLeaving(tx: Tx, uid: string, at: number): Promise<void> {
  await tx.updateTable('people').set({ leaving_at: at }).where('uid', '=', uid).execute();
}

/** Notes that a person stays, because the account does. A person who was erased meanwhile has no row, and gets none. */
export async function endLeaving(db: Db, uid: string): Promise<void> {
  await db.updateTable('people').set({ leaving_at: null }).where('uid', '=', uid).execute();
}

/** Takes the role of an admin within the erasure, for the trail. `by`: the uid of who asked. */
export async function giveUpRole(tx: Tx, uid: string, by: string, at: number): Promise<void> {
  if ((await heldRole(tx, uid)).role === 'admin') await changeRole(tx, uid, 'user', { by, at });
}

/** What was done to the role of a person, the earliest first. */
export async function roleActsOf(db: Db, uid: string): Promise<RoleAct[]> {
  const rows = await db
    .selectFrom('trail')
    .select(['act', 'at'])
    .where('kind', '=', 'person')
    .where('about_id', '=', uid)
    .where('act', 'in', ['role-granted', 'role-revoked'])
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows as RoleAct[];
}
