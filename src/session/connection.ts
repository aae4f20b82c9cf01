import { isUnreachable } from '../../contract/calls/unreachable';
import { ApiError } from '../api/client';
import type { IdentityService, VerifiedPerson } from './identity';
import type { TokenShelf } from './kept-token';

export interface Connection {
  /** Rejects while the service cannot be set up, e.g. on a first visit without a network. */
  holder: () => Promise<VerifiedPerson | null>;
  signOut: () => Promise<void>;
  /**
   * For what is asked of the server by who is signed in: the token that the device keeps while that is good, so that a page's first call need not wait for the
   * identity service; else {@link Connection.token}.
   */
  tokenAtHand: () => Promise<string | null>;
  /** An ID token of `uid`, or of whoever is signed in; null where only a new sign-in helps. Throws {@link ApiError} `offline` where trying again does. */
  token: (uid?: string, isFresh?: boolean) => Promise<string | null>;
}

/** The identity service, set up at first use; a set-up that failed is tried again at the next use. */
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
    // Once the service is here its word counts: it may hold another person than the device knows, one who is just coming in.
    tokenAtHand: async () => (made === null ? await shelf.read() : null) ?? token(),
  };
}
