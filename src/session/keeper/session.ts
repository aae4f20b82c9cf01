import type { Person } from '../../runner/device/db';

/**
 * The session (spec §4). The device knows a signed-in person at once, before any network. `isConfirmed`: the identity service holds a
 * sign-in of this person on this device, so tokens are available. · `isLost`: the identity service has no sign-in of this person; a learner
 * goes on working and must sign in before the next send. · Neither: the identity service has not answered. · `hasLeft`: the person logged
 * out in this page. · `fault`: why the code that reads the device could not be loaded.
 */
export type Session =
  | { phase: 'loading'; fault?: Error }
  | { phase: 'signed-out'; hasLeft?: true }
  | { phase: 'signed-in'; person: Person; isConfirmed: boolean; isLost: boolean };

/** The inputs of a session; undefined while unknown. */
export interface KnownPerson {
  /** The person whom this device remembers as signed in. */
  person: Person | null | undefined;
  /** The uid whose sign-in the identity service holds here. */
  held: string | null | undefined;
  /** Whether the person logged out in this page, or is about to. */
  hasLeft: boolean;
}

/**
 * Returns the session. An admin without a sign-in is signed out at once, because no admin screen works offline. A learner stays signed in,
 * to keep the answers reachable.
 */
export function sessionOf({ person, held, hasLeft }: KnownPerson): Session {
  const signedOut: Session = hasLeft ? { phase: 'signed-out', hasLeft } : { phase: 'signed-out' };
  if (person === undefined) return { phase: 'loading' };
  if (person === null) return held === undefined ? { phase: 'loading' } : signedOut;
  const isConfirmed = held === person.uid;
  const isLost = held !== undefined && !isConfirmed;
  if (isLost && person.role === 'admin') return signedOut;
  return { phase: 'signed-in', person, isConfirmed, isLost };
}
