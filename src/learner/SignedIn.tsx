import { Fragment, type ReactNode } from 'react';
import type { Person } from '../runner/device/db';
import { useSession } from '../session/session-store';

/** The screen of whoever is signed in; `isLost` as the session has it. Another person gets another screen, with nothing left of the one before. */
export function SignedIn({ children }: { children: (person: Person, isLost: boolean) => ReactNode }) {
  const session = useSession();
  if (session.phase !== 'signed-in') return null;
  return <Fragment key={session.person.uid}>{children(session.person, session.isLost)}</Fragment>;
}
