import { useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Session } from '../../session/keeper/session';
import { useSession } from '../../session/session-store';
import { type Decision, gate } from './gate';
import { routeAt } from './route-table';

/** The state of a navigation. */
interface Luggage {
  from?: string;
}

/** Remembers the one assessment to which a person was admitted, until the page leaves it. */
function useSitting(pathname: string, isSignedIn: boolean): boolean {
  const [letInAt, setLetInAt] = useState<string | null>(null);
  const isHere = letInAt === pathname;
  if (letInAt !== null && !isHere) setLetInAt(null);
  if (!isHere && isSignedIn && routeAt(pathname).path === '/assessments/:id') setLetInAt(pathname);
  return isHere;
}

/** Whether a person who was signed in at this history entry has logged out there. */
function useHasLeft(entry: string, session: Session): boolean {
  const [signedInAt, setSignedInAt] = useState<string | null>(null);
  const isSignedIn = session.phase === 'signed-in';
  if (isSignedIn && signedInAt !== entry) setSignedInAt(entry);
  return session.phase === 'signed-out' && session.hasLeft === true && signedInAt === entry;
}

/** The gate's decision for the current location. */
export function useDecision(): Decision {
  // Deferred: the next screen renders in slices, so that a slow phone handles taps in between.
  const session = useDeferredValue(useSession());
  const { pathname, search, hash, state, key } = useLocation();
  const isSitting = useSitting(pathname, session.phase === 'signed-in');
  const hasLeft = useHasLeft(key, session);
  const { from } = (state ?? {}) as Luggage;
  const visit = { path: pathname + search, from: from ?? null, isEditing: new URLSearchParams(search).has('edit'), isSitting, hasLeft };
  const ruling = gate(session, { ...visit, isByLink: /^#(reset|address)=/.test(hash) });
  // Otherwise the wait would never end.
  if (ruling.type === 'wait' && session.phase === 'loading' && session.fault !== undefined) throw session.fault;
  return ruling;
}
