import type { Person } from '../runner/device/db';

/**
 * Who is here (spec §4). A signed-in person is known from the device at once, before any network. `isConfirmed`: the identity
 * service holds a sign-in of theirs on this device, so tokens can be had. `isLost`: it was asked and holds none; a learner goes
 * on working and is asked to sign in before something can be sent. Neither: it has not answered yet, or cannot be reached.
 */
export type Session =
  | { phase: 'loading' }
  | { phase: 'signed-out' }
  | { phase: 'signed-in'; person: Person; isConfirmed: boolean; isLost: boolean };

/** What a session is made of; undefined where it is not known yet. */
export interface Known {
  /** The person this device remembers as signed in. */
  person: Person | null | undefined;
  /** The uid whose sign-in the identity service holds here. */
  held: string | null | undefined;
}

/** An admin without a sign-in is out at once: nothing of theirs works offline. A learner stays, for the sake of their answers. */
export function sessionOf({ person, held }: Known): Session {
  if (person === undefined) return { phase: 'loading' };
  if (person === null) return { phase: held === undefined ? 'loading' : 'signed-out' };
  const isConfirmed = held === person.uid;
  const isLost = held !== undefined && !isConfirmed;
  if (isLost && person.role === 'admin') return { phase: 'signed-out' };
  return { phase: 'signed-in', person, isConfirmed, isLost };
}
