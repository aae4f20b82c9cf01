import { grantedAddresses } from '../store/people/admin-addresses';
import type { Db } from '../store/store';

/** A grant by address is heard of this much later at most; one by uid at once. */
const freshMs = 5_000;

/** Whether an address is among those of the settings or those granted by command. Every learner without a role is asked about, so the list is kept for seconds. */
export function adminAddresses(db: Db, always: readonly string[]): (email: string) => Promise<boolean> {
  let kept: Promise<string[]> = Promise.resolve([]);
  let until = 0;
  return async (email) => {
    if (always.includes(email)) return true;
    if (performance.now() >= until) {
      until = performance.now() + freshMs;
      kept = grantedAddresses(db);
      kept.catch(() => {
        until = 0;
      });
    }
    return (await kept).includes(email);
  };
}
