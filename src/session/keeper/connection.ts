import { isUnreachable } from '../../../contract/calls/unreachable';
import { ApiError } from '../../api/client';
import type { IdentityService, VerifiedPerson } from '../identity/identity';
import type { TokenShelf } from './kept-token';

export interface Connection {
  /** Returns the signed-in person, or null. Rejects while the service cannot be set up, e.g. on a first visit without a network. */
  holder: () => Promise<VerifiedPerson | null>;
  signOut: () => Promise<void>;
  /**
   * Returns a token for calls of `uid`, or of the signed-in person: the stored token while it is valid, so that a page's first call need not wait for
   * the identity service; else {@link Connection.token}.
   */
  tokenAtHand: (uid?: string) => Promise<string | null>;
  /**
   * Returns an ID token of `uid`, or of the signed-in person; null if only a new sign-in helps. Throws {@link ApiError} `offline` if a
   * later try may work.
   */
  token: (uid?: string, isFresh?: boolean) => Promise<string | null>;
}

/** Creates the connection to the identity service, which is set up at first use. A failed set-up is tried again at the next use. */
export function connectionTo(
  identity: () => Promise<IdentityService>,
  shelf: TokenShelf,
  onChange: (uid: string | null) => void,
): Connection {
  let made: Promise<IdentityService> | null = null;
  const service = (): Promise<IdentityService> => {
    made ??= identity().then(
      (ready) => {
        ready.watch(onChange);
        return ready;
      },
      (error: unknown) => {
        made = null;
        throw error;
      },
    );
    return made;
  };
  const holder = async () => (await service()).holder();
  async function token(uid?: string, isFresh = false): Promise<string | null> {
    const who = await holder().catch(() => {
      throw new ApiError('offline');
    });
    if (who === null || (uid !== undefined && who.uid !== uid)) return null;
    const minted = await who.token(isFresh).catch((error: unknown) => {
      if (isUnreachable(error)) throw new ApiError('offline');
      return null;
    });
    if (minted !== null) void shelf.keep(who.uid, minted);
    return minted;
  }
  return {
    holder,
    signOut: async () => (await service()).signOut(),
    token,
    // Once the identity service is loaded, only its token counts: another person may be signing in.
    tokenAtHand: async (uid) => (made === null ? await shelf.read(uid) : null) ?? token(uid),
  };
}
