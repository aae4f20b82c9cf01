import { Fragment, type ReactNode } from 'react';
import type { Person } from '../runner/device/db';
import { useSession } from '../session/session-store';

/** Renders the screen of the signed-in person; `isLost` as in the session. The key resets all state when another person signs in. */
export function SignedIn({ children }: { children: (person: Person, isLost: boolean) => ReactNode }) {
  const session = useSession();
  if (session.phase !== 'signed-in') return null;
  return <Fragment key={session.person.uid}>{children(session.person, session.isLost)}</Fragment>;
}
