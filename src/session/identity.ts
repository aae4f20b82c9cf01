import type { Person } from '../runner/device/db';

/** Someone for whom the identity service vouches. */
export interface VerifiedPerson extends Pick<Person, 'uid' | 'email' | 'displayName' | 'phone' | 'method'> {
  /** An ID token; `isFresh` asks for a new one even if the last is still good. Rejects with `auth/network-request-failed` while the service is out of reach. */
  token: (isFresh: boolean) => Promise<string>;
}

/** The identity service as the session needs it. */
export interface IdentityService {
  /** Whose sign-in it holds on this device, once it knows. */
  holder: () => Promise<VerifiedPerson | null>;
  /** Told of every later change, in this tab or another. */
  watch: (onChange: (uid: string | null) => void) => void;
  signOut: () => Promise<void>;
}
