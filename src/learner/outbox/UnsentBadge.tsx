import { useCopy } from '../../copy/use-copy';
import { device } from '../../runner/device/db';
import { unsentCount } from '../../runner/outbox/unsent';
import { useSession } from '../../session/session-store';
import { Sign } from '../../ui/controls/Sign';
import { Link } from '../../ui/link/Link';
import { useLive } from '../../ui/use-live';

/**
 * The number of unsent submissions, as a link to the outbox; renders nothing for 0. `isSmall`: during an attempt, a phone has room for the
 * number only.
 */
export function UnsentBadge({ isSmall = false }: { isSmall?: boolean }) {
  const copy = useCopy();
  const session = useSession();
  const uid = session.phase === 'signed-in' && session.person.role === 'user' ? session.person.uid : null;
  const count = useLive(`unsent ${uid}`, async () => (uid === null ? 0 : unsentCount(device, uid)), 0);
  if (count === 0) return null;
  return (
    <Link to="/user/outbox" aria-label={copy.openOutbox(count)} data-small={isSmall || undefined} className="unsent-badge">
      <Sign of="up" />
      {isSmall ? (
        <>
          <span className="sm:hidden">{count}</span>
          <span className="hidden sm:inline">{copy.unsent(count)}</span>
        </>
      ) : (
        copy.unsent(count)
      )}
    </Link>
  );
}
