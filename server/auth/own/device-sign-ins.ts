import type { OwnSignIn } from '../../../contract/people/own-accounts';
import { Refusal } from '../../replies/refusal';
import type { Store } from '../../store/engine/store';
import { endSession, rotateSession } from '../../store/people/own/sessions';
import type { SignedAccount } from '../../store/people/own/signed-account';
import { type Signer, tokenSeconds } from './signer';

/** A refresh token and the device that it belongs to. */
interface Held {
  refreshToken: string;
  device?: string | undefined;
}

/** Sign-ins of devices with the portal's own tokens, however they began: by password (ADR 77), or by a provider (ADR 79). */
export interface SignIns {
  /** What a device is told of a sign-in that has just begun. */
  told(account: SignedAccount, refreshToken: string): Promise<OwnSignIn>;
  /** Rejects with 401 where the sign-in has ended. */
  refresh(held: Held): Promise<OwnSignIn>;
  signOut(held: Held): Promise<{ signedOut: true }>;
}

/** What they are made of. `now`: epoch milliseconds. */
export interface SignInParts {
  store: Store;
  signer: Pick<Signer, 'mint'>;
  now: () => number;
}

export function openSignIns({ store, signer, now }: SignInParts): SignIns {
  async function told({ uid, email, name }: SignedAccount, refreshToken: string): Promise<OwnSignIn> {
    return { uid, email, name, idToken: await signer.mint({ uid, email }, now()), expiresIn: tokenSeconds, refreshToken };
  }
  return {
    told,
    async refresh({ refreshToken, device = '' }) {
      const refreshed = await rotateSession(store, refreshToken, device, now());
      if (refreshed === null) throw new Refusal('unauthenticated', { code: 'sign-in-ended' });
      return told(refreshed.account, refreshed.refreshToken);
    },
    async signOut({ refreshToken, device = '' }) {
      await endSession(store, refreshToken, device);
      return { signedOut: true };
    },
  };
}
