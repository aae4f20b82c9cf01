import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/session-store';
import { gate, type Ruling } from './gate';
import { placeAt } from './places';

/** What travels with a navigation. */
interface Luggage {
  from?: string;
  edit?: boolean;
}

/** Remembers, until the page leaves it, the one assessment to which somebody was let in. */
function useSitting(pathname: string, isSignedIn: boolean): boolean {
  const [letInAt, setLetInAt] = useState<string | null>(null);
  const isHere = letInAt === pathname;
  if (letInAt !== null && !isHere) setLetInAt(null);
  if (!isHere && isSignedIn && placeAt(pathname).path === '/assessments/:id') setLetInAt(pathname);
  return isHere;
}

/** The gate's ruling on where the page is now. */
export function useRuling(): Ruling {
  const session = useSession();
  const { pathname, search, state } = useLocation();
  const isSitting = useSitting(pathname, session.phase === 'signed-in');
  const { from, edit } = (state ?? {}) as Luggage;
  return gate(session, { path: pathname + search, from: from ?? null, isEditing: edit === true, isSitting });
}
