import { reread } from '../memory/reread';
import type { Db, Tx } from '../store/engine/store';
import { grantedAddresses, holdGrant } from '../store/people/admin-addresses';

/** A grant by address is heard of this much later at most; one by uid at once. Only commands grant an address, and none waits for it. */
const freshness = { freshMs: 5_000, patienceMs: 5_000, isShared: false };

/** The addresses that make their verified owners admins: those of the settings, and those granted by command. */
export interface AdminAddresses {
  /** By a list of the last seconds: every learner without a role is asked about. */
  mayMakeAdmin(email: string): Promise<boolean>;
  /** As it is in this transaction: another process may have revoked the grant in these seconds. The grant stays locked until the end of the transaction. */
  makesAdmin(tx: Tx, email: string): Promise<boolean>;
}

export function adminAddresses(db: Db, always: readonly string[]): AdminAddresses {
  const granted = reread(() => grantedAddresses(db), freshness);
  return {
    mayMakeAdmin: async (email) => always.includes(email) || (await granted.current()).includes(email),
    makesAdmin: async (tx, email) => always.includes(email) || holdGrant(tx, email),
  };
}
