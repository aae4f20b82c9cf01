import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { admitsToProfilePages } from '../../../contract/people/people';
import { useCopy } from '../../copy/use-copy';
import { useSession } from '../../session/session-store';
import { LanguageSwitch } from '../../ui/controls/LanguageSwitch';
import { DisplayButton } from '../../ui/display/DisplayButton';
import { lazyOrNothing } from '../../ui/lazy-or-nothing';
import { NavLink } from '../../ui/link/NavLink';
import { homeOf } from '../routing/gate';
import { routeAt } from '../routing/route-table';
import { Brand } from './Brand';

// Reads the device, which a first visit does not need.
const PersonCorner = lazyOrNothing(async () => (await import('../signed-in/PersonCorner')).default);

const linkClasses =
  'flex min-h-11 flex-auto items-center justify-center whitespace-nowrap border-transparent border-b-2 px-2 font-medium text-[0.9375rem] text-ink-soft hover:text-ink aria-[current=page]:border-brand-ink aria-[current=page]:text-brand-ink sm:flex-none sm:px-3 sm:text-base';

/** One line on a desktop; on a phone, a learner's links form a second line. */
export function Header() {
  const session = useSession();
  const { pathname } = useLocation();
  const person = session.phase === 'signed-in' ? session.person : null;
  const { who, path } = routeAt(pathname);
  // While the session loads, a learner's page shows a learner's links, so that nothing below moves.
  const isComing = session.phase === 'loading' && (who === 'user' || path === '/assessments/:id/result');
  return (
    <header className="border-line border-b bg-surface">
      <div
        data-role={person?.role}
        className="mx-auto flex max-w-4xl flex-wrap items-center gap-x-2 px-4 sm:gap-x-6 pt-[env(safe-area-inset-top)] data-[role=admin]:max-w-none"
      >
        {/* On a phone with large text, the name makes room for the number of unsent submissions. */}
        <div className="min-w-0 py-1.5 max-sm:[:root:not([data-text=normal])_header:has([href='/user/outbox'])_&_span]:sr-only max-sm:flex-1">
          <Brand to={person ? homeOf(person.role) : '/'} />
        </div>
        {(isComing || (person?.role === 'user' && admitsToProfilePages(person.profile))) && <Ways />}
        {person === null ? (
          <div className="ml-auto flex">
            <DisplayButton />
            <LanguageSwitch className="max-sm:px-2!" />
          </div>
        ) : (
          <div className="ml-auto flex min-w-0 items-center gap-2">
            <Suspense fallback={<div className="size-11" />}>
              <PersonCorner person={person} />
            </Suspense>
          </div>
        )}
      </div>
    </header>
  );
}

function Ways() {
  const copy = useCopy();
  const ways = [
    { to: '/user/dashboard', name: copy.navDashboard },
    { to: '/user/available-assessments', name: copy.navAvailable },
    { to: '/user/my-assessments', name: copy.navTaken },
  ] as const;
  return (
    <nav
      aria-label={copy.mainNav}
      className="order-last -mx-4 flex w-[calc(100%+2rem)] flex-wrap self-stretch border-line border-t sm:order-none sm:mx-0 sm:w-auto sm:border-t-0"
    >
      {ways.map(({ to, name }) => (
        <NavLink key={to} to={to} className={linkClasses}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
