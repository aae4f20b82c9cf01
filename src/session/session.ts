import type { Person } from '../runner/device/db';

/**
 * Who is here (spec §4). A signed-in person is known from the device at once, before any network. `isConfirmed`: the identity
 * service holds a sign-in of theirs on this device, so tokens can be had. `isLost`: it was asked and holds none; a learner goes
 * on working and is asked to sign in before something can be sent. Neither: it has not answered yet, or cannot be reached.
 * `hasLeft`: the person logged out in this page, by their own wish. `fault`: why the code that reads the device could not be loaded.
 */
export type Session =
  | { phase: 'loading'; fault?: Error }
  | { phase: 'signed-out'; hasLeft?: true }
  | { phase: 'signed-in'; person: Person; isConfirmed: boolean; isLost: boolean };

/** What a session is made of; undefined where it is not known yet. */
export interface KnownPerson {
  /** The person this device remembers as signed in. */
  person: Person | null | undefined;
  /** The uid whose sign-in the identity service holds here. */
  held: string | null | undefined;
  /** Whether the person here logged out, or is about to, in this page. */
  hasLeft: boolean;
}

/** An admin without a sign-in is out at once: nothing of theirs works offline. A learner stays, for the sake of their answers. */
export function sessionOf({ person, held, hasLeft }: KnownPerson): Session {
  const signedOut: Session = hasLeft ? { phase: 'signed-out', hasLeft } : { phase: 'signed-out' };
  if (person === undefined) return { phase: 'loading' };
  if (person === null) return held === undefined ? { phase: 'loading' } : signedOut;
  const isConfirmed = held === person.uid;
  const isLost = held !== undefined && !isConfirmed;
  if (isLost && person.role === 'admin') return signedOut;
  return { phase: 'signed-in', person, isConfirmed, isLost };
}
