import { Fragment, type ReactNode } from 'react';
import type { Person } from '../runner/device/db';
import { useSession } from '../session/session-store';
import { usePlace } from './use-place';

interface Props {
  children: (person: Person, isLost: boolean) => ReactNode;
  /** Whether the screen says itself where it stands when its entry of the history is reached again. */
  hasOwnPlace?: boolean;
}

/** Renders the screen of the signed-in person; `isLost` as in the session. The key resets all state when another person signs in. */
export function SignedIn({ children, hasOwnPlace = false }: Props) {
  const session = useSession();
  usePlace(!hasOwnPlace);
  if (session.phase !== 'signed-in') return null;
  return <Fragment key={session.person.uid}>{children(session.person, session.isLost)}</Fragment>;
}
