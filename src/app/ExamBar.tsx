import { useSession } from '../session/session-store';
import { ButtonLink } from '../ui/Button';
import { Badge } from '../ui/Card';
import { copy } from '../ui/copy';
import { Brand } from './Brand';
import { homeOf } from './gate';
import { useOnline } from './use-online';

/** What is left of the header beside an exam; it scrolls away. */
export function ExamBar() {
  const session = useSession();
  const isOnline = useOnline();
  const isLost = session.phase === 'signed-in' && session.isLost;
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-3 border-line border-b bg-surface px-4">
      <Brand isSmall to={session.phase === 'signed-in' ? homeOf(session.person.role) : '/'} />
      {!isOnline && (
        <span role="status" title={copy.offlineKept}>
          <Badge>{copy.offlineShort}</Badge>
        </span>
      )}
      {isOnline && isLost && (
        <ButtonLink look="quiet" className="text-sm" to="/user/login" state={{ from: window.location.pathname }}>
          {copy.signInAgain}
        </ButtonLink>
      )}
    </header>
  );
}
