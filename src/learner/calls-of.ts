import type { CallName, Calls } from '../../contract/calls/calls';
import { partsOf } from '../api/call';
import { ApiError, type Client, createClient } from '../api/client';
import { token } from '../session/session-store';

/**
 * Makes calls as exactly this person: what is one person's is never sent with another one's token. Throws {@link ApiError}, `offline` where there is no token.
 * `calls`: their rows of the contract, which the pages that make them load.
 */
export const callsOf = <Known extends CallName>(calls: Pick<Calls, Known>, uid: string): Client<Known> =>
  createClient(calls, {
    ...partsOf(uid),
    token: async () => {
      const minted = await token(uid, false).catch(() => null);
      if (minted === null) throw new ApiError('offline');
      return minted;
    },
  });
