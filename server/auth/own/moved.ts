import type { Tx } from '../../store/engine/store';
import { revokeGrants } from '../../store/people/admin-addresses';
import { joinByRosterIn } from '../../store/people/groups/roster-joins';
import { addVerified, keepVerified } from '../../store/people/people';
import { heldRole } from '../../store/people/roles';

/**
 * What the portal knows of a person follows an account to its new address at once: the one before may be somebody else's from now on, by a grant, a roster or a
 * shut-out. A person who has made no call yet becomes known, so that a token of before says nothing of the address either. `email`: the new address, in lower
 * case; '' where there is none.
 */
export async function followMove(tx: Tx, uid: string, email: string, now: number): Promise<void> {
  // An account of the portal's own has no phone.
  const verified = { email, phone: '', at: now };
  await addVerified(tx, uid, verified, now);
  await keepVerified(tx, uid, verified);
  await joinByRosterIn(tx, uid, verified, now);
}

/**
 * A provider has given the address of this account to another one: the account is left without an address, and a grant that has made its person an admin is used
 * up. `email`: that address, in lower case.
 */
export async function followLoss(tx: Tx, uid: string, email: string, now: number): Promise<void> {
  if ((await heldRole(tx, uid)).role === 'admin') await revokeGrants(tx, [email]);
  await followMove(tx, uid, '', now);
}
