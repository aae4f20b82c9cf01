import { calls } from '../../../contract/calls/calls';
import type { Caller } from '../../auth/caller';
import { rightMissing } from '../../replies/refusal';
import type { Tx } from '../../store/engine/store';
import { lockedAdmins } from '../../store/people/roles';

/**
 * Throws 403 for an admin who may not do everything any more: the role may have been taken since the request was let in. The rows of admins stay locked, so
 * that of two who take each other's role one does.
 */
export async function demandStillAdmin(tx: Tx, { uid }: Pick<Caller, 'uid'>): Promise<void> {
  if (!(await lockedAdmins(tx)).includes(uid)) throw rightMissing(calls.setRole.right);
}
