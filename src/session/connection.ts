import { isUnreachable } from '../../contract/unreachable';
import { ApiError } from '../api/client';
import type { Identified, Identity } from './identity';

export interface Connection {
  /** Rejects while the service cannot be set up, e.g. on a first visit without a network. */
  holder: () => Promise<Identified | null>;
  signOut: () => Promise<void>;
  /** An ID token of `uid`, or of whoever is signed in; null where only a new sign-in helps. Throws {@link ApiError} `offline` where trying again does. */
  token: (uid?: string, isFresh?: boolean) => Promise<string | null>;
}

/** The identity service, set up at first use; a set-up that failed is tried again at the next use. */
export function connectionTo(identity: () => Promise<Identity>, onChange: (uid: string | null) => void): Connection {
  let made: Promise<Identity> | null = null;
  const service = (): Promise<Identity> => {
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
  return {
    holder,
    signOut: async () => (await service()).signOut(),
    async token(uid, isFresh = false) {
      const who = await holder().catch(() => {
        throw new ApiError('offline');
      });
      if (who === null || (uid !== undefined && who.uid !== uid)) return null;
      return who.token(isFresh).catch((error: unknown) => {
        if (isUnreachable(error)) throw new ApiError('offline');
        return null;
      });
    },
  };
}
