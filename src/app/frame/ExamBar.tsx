import { Suspense } from 'react';
import { useCopy } from '../../copy/use-copy';
import { useSession } from '../../session/session-store';
import { useOnline } from '../../ui/browser/use-online';
import { Badge } from '../../ui/controls/Card';
import { LanguageSwitch } from '../../ui/controls/LanguageSwitch';
import { DisplayButton } from '../../ui/display/DisplayButton';
import { lazyOrNothing } from '../../ui/lazy-or-nothing';
import { homeOf } from '../routing/gate';
import { Brand } from './Brand';

// An exam never ends because its frame is incomplete.
const UnsentBadge = lazyOrNothing(async () => (await import('../../learner/outbox/UnsentBadge')).UnsentBadge);

/** What is left of the header beside an exam; it scrolls away. A sign-in that was lost is no matter here: it is asked for when there is something to send. */
export function ExamBar() {
  const copy = useCopy();
  const session = useSession();
  const isOnline = useOnline();
  return (
    <header className="border-line border-b bg-surface">
      {/* As wide as what stands below it: an exam, one in the look of a test hall, or what comes before and after. */}
      <div className="mx-auto flex max-w-7xl items-center justify-between gap-x-2 px-4 [body:has([data-look=hall])_&]:max-w-[100rem] [body:not(:has([role=timer]))_&]:max-w-4xl">
        {/* On a phone its name makes room for what is to be said: nothing below moves when the network goes. */}
        <div className={isOnline ? 'min-w-0' : 'max-sm:[&_span]:sr-only'}>
          <Brand isSmall to={session.phase === 'signed-in' ? homeOf(session.person.role) : '/'} />
        </div>
        {!isOnline && (
          // Its words may take two lines where text is large; the buttons beside it keep theirs.
          <span role="status" title={copy.offlineKept} className="min-w-0 [&>span]:whitespace-normal">
            <Badge>{copy.offlineShort}</Badge>
          </span>
        )}
        <span className="flex shrink-0 items-center gap-2">
          <Suspense>
            <UnsentBadge isSmall />
          </Suspense>
          <DisplayButton />
          <LanguageSwitch className="px-2! text-sm" />
        </span>
      </div>
    </header>
  );
}
