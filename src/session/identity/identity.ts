import type { Person } from '../../runner/device/db';

/** A person confirmed by the identity service. */
export interface VerifiedPerson extends Pick<Person, 'uid' | 'email' | 'displayName' | 'phone' | 'method'> {
  /**
   * Returns an ID token; `isFresh` asks for a new one even if the last is still valid. Rejects with `auth/network-request-failed` while the
   * service is out of reach.
   */
  token: (isFresh: boolean) => Promise<string>;
}

/** The part of the identity service that the session needs. */
export interface IdentityService {
  /** Returns the person whose sign-in the service holds on this device; resolves once the service knows. */
  holder: () => Promise<VerifiedPerson | null>;
  /** Calls back on every later change, in this tab or another. */
  watch: (onChange: (uid: string | null) => void) => void;
  /** Rejects if the person could not be removed from the device; the service then holds the person as before. */
  signOut: () => Promise<void>;
}
