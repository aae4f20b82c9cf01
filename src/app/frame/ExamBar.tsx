import { useCopy } from '../../copy/use-copy';
import { useSession } from '../../session/session-store';
import { useOnline } from '../../ui/browser/use-online';
import { Badge } from '../../ui/controls/Card';
import { LanguageSwitch } from '../../ui/controls/LanguageSwitch';
import { DisplayButton } from '../../ui/display/DisplayButton';
import { onDemand } from '../../ui/on-demand';
import { homeOf } from '../routing/gate';
import { Brand } from './Brand';

// An attempt never ends because its frame is incomplete.
const UnsentBadge = onDemand(async () => (await import('../../learner/outbox/UnsentBadge')).UnsentBadge);

/**
 * The reduced header during an attempt; it scrolls away. On a phone it gives way to an attempt in progress: the screen belongs to the
 * question, its head has the offline note, and the buttons are in the palette. A lost sign-in is not shown here: the sign-in is requested when there is
 * something to send.
 */
export function ExamBar() {
  const copy = useCopy();
  const session = useSession();
  const isOnline = useOnline();
  return (
    <header className="exam-bar">
      {/* As wide as the content below: an attempt in either look, or the screens before and after. */}
      <div className="exam-bar-row">
        {/* On a phone, the portal's name makes room for the offline note, so that nothing below moves. */}
        <div className={isOnline ? 'min-w-0' : 'max-sm:[&_span]:sr-only'}>
          <Brand isSmall to={session.phase === 'signed-in' ? homeOf(session.person.role) : '/'} />
        </div>
        {!isOnline && (
          // The note may take two lines with large text, but beside the buttons, which keep one.
          <span role="status" title={copy.offlineKept} className="min-w-0 [&>span]:whitespace-normal">
            <Badge>{copy.offlineShort}</Badge>
          </span>
        )}
        <span className="exam-bar-ways">
          <UnsentBadge isSmall />
          <DisplayButton />
          <LanguageSwitch className="px-2! text-sm" />
        </span>
      </div>
    </header>
  );
}
