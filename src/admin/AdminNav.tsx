import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { Banner } from '../ui/controls/Banner';
import { report } from './calls/report';
import { useAdminCopy } from './copy/use-admin-copy';
import { instituteWays, ways } from './screens';

const entry =
  'flex min-h-11 w-full items-center rounded-control px-3 py-2 text-left font-medium text-ink-soft hover:bg-raised hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink forced-colors:aria-[current=page]:outline-2';

function Ways({ to, onTaken }: { to: typeof ways; onTaken: () => void }) {
  const copy = useAdminCopy();
  return to.map(({ path, name }) => (
    <li key={path}>
      <NavLink to={path} className={entry} onClick={onTaken}>
        {copy.ways[name]}
      </NavLink>
    </li>
  ));
}

/** The nine entries of spec §2: beside the screen on wide screens, behind a button on narrow ones. The institute's entries are below. */
export function AdminNav({ onLogout }: { onLogout: () => Promise<void> }) {
  const copy = useAdminCopy();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function logOut() {
    setFailed(false);
    try {
      await onLogout();
    } catch (error) {
      report('Logout', error);
      setFailed(true);
    }
  }

  return (
    <div data-unprinted className="border-line border-b bg-surface p-3 lg:border-r lg:border-b-0 lg:px-[0.34rem]">
      <div className="lg:sticky lg:top-3">
        <nav aria-label={copy.adminWays}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="admin-entries"
            className={`${entry} justify-between lg:hidden`}
            onClick={() => setOpen(!isOpen)}
          >
            {copy.adminMenu}
            <span aria-hidden="true">{isOpen ? '▲' : '▼'}</span>
          </button>
          <ul id="admin-entries" className={`flex-col gap-0.5 lg:flex ${isOpen ? 'flex' : 'hidden'}`}>
            <Ways to={ways} onTaken={() => setOpen(false)} />
            <li className="mt-2 border-line border-t pt-2">
              <button type="button" className={entry} onClick={logOut}>
                {copy.logout}
              </button>
              {hasFailed && <Banner tone="error">{copy.adminLogoutFailed}</Banner>}
            </li>
          </ul>
        </nav>
        <nav aria-label={copy.institute} className={`mt-2 border-line border-t pt-2 lg:block ${isOpen ? '' : 'hidden'}`}>
          <ul className="flex flex-col gap-0.5">
            <Ways to={instituteWays} onTaken={() => setOpen(false)} />
          </ul>
        </nav>
      </div>
    </div>
  );
}
