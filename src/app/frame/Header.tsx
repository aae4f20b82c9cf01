import { useLocation } from 'react-router-dom';
import { admitsToProfilePages } from '../../../contract/people/people';
import { useSession } from '../../session/session-store';
import { LanguageSwitch } from '../../ui/controls/LanguageSwitch';
import { DisplayButton } from '../../ui/display/DisplayButton';
import { onDemand } from '../../ui/on-demand';
import { homeOf } from '../routing/gate';
import { routeAt } from '../routing/route-table';
import { Brand } from './Brand';

// Reads the device, which a first visit does not need.
const PersonCorner = onDemand(async () => (await import('../signed-in/PersonCorner')).default, {
  waiting: () => <div className="size-11" />,
});
// A first visit has no links.
const Ways = onDemand(async () => (await import('./Ways')).Ways);

/** One line. A learner's links stand in it on a wide page, and in a bar at the thumb on a phone. */
export function Header() {
  const session = useSession();
  const { pathname } = useLocation();
  const person = session.phase === 'signed-in' ? session.person : null;
  const { who, path } = routeAt(pathname);
  // While the session loads, a learner's page shows a learner's links, so that they come with the page.
  const isComing = session.phase === 'loading' && (who === 'user' || path === '/assessments/:id/result');
  return (
    <header className="border-line border-b bg-surface">
      <div
        data-role={person?.role}
        className="mx-auto flex max-w-4xl flex-wrap items-center gap-x-2 px-4 sm:gap-x-6 pt-[env(safe-area-inset-top)] data-[role=admin]:max-w-none"
      >
        <div className="brand-name min-w-0 py-1.5 max-sm:flex-1">
          <Brand to={person ? homeOf(person.role) : '/'} />
        </div>
        {(isComing || (person?.role === 'user' && admitsToProfilePages(person.profile))) && (
          <Ways hasBar={path !== '/' && path?.endsWith('/login') !== true} />
        )}
        {person === null ? (
          <div className="ml-auto flex">
            <DisplayButton />
            <LanguageSwitch className="max-sm:px-2!" />
          </div>
        ) : (
          <div className="ml-auto flex min-w-0 items-center gap-2">
            <PersonCorner person={person} />
          </div>
        )}
      </div>
    </header>
  );
}
