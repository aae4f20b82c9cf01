import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Banner } from '../../ui/controls/Banner';
import { NavLink } from '../../ui/link/NavLink';
import { logFailure } from '../kit/calls/log-failure';
import { KeyCaps } from '../kit/keys/KeyCaps';
import { shortcutOf } from '../kit/keys/keys';
import { needs } from '../kit/paths/admin-paths';
import { useMay } from '../kit/rights/use-may';
import { useAdminCopy } from '../words/use-admin-copy';
import { AskFirst } from './AskFirst';
import { Icon } from './Icon';
import { homeWay, type Way, wayGroups } from './ways';

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left font-medium text-ink-soft hover:bg-raised hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink lg:min-h-8 lg:py-0.5 forced-colors:aria-[current=page]:outline-2';

function Entry({ path, name, icon, onTaken }: Way & { onTaken: () => void }) {
  const copy = useAdminCopy();
  return (
    <li>
      <NavLink to={path} end className={entry} onClick={onTaken}>
        <Icon of={icon} />
        {copy.ways[name]}
      </NavLink>
    </li>
  );
}

/** The entries of one part of the portal below its name. */
function Group({ group, ways, onTaken }: (typeof wayGroups)[number] & { onTaken: () => void }) {
  const { frame } = useAdminCopy();
  const may = useMay();
  const allowed = ways.filter(({ path }) => may(needs[path]));
  const id = `admin-${group}`;
  if (allowed.length === 0) return null;
  return (
    <div className="mt-3">
      <p id={id} className="px-3 pb-1 font-semibold text-ink-soft text-xs uppercase tracking-wide">
        {frame.groups[group]}
      </p>
      <ul aria-labelledby={id} className="flex flex-col gap-0.5">
        {allowed.map((way) => (
          <Entry key={way.path} {...way} onTaken={onTaken} />
        ))}
      </ul>
    </div>
  );
}

function LogOut({ onLogout }: { onLogout: () => Promise<void> }) {
  const copy = useAdminCopy();
  const [hasFailed, setFailed] = useState(false);
  async function logOut() {
    setFailed(false);
    try {
      await onLogout();
    } catch (error) {
      logFailure('Logout', error);
      setFailed(true);
    }
  }
  return (
    <>
      <AskFirst>
        {(ask) => (
          <button type="button" className={entry} onClick={() => ask(() => void logOut())}>
            <Icon of="logout" />
            {copy.logout}
          </button>
        )}
      </AskFirst>
      {hasFailed && <Banner tone="error">{copy.adminLogoutFailed}</Banner>}
    </>
  );
}

/** How far a list, of which the screen may cut the end, is to scroll so that all of an entry is in sight; 0: it is. */
const beyond = (list: DOMRect, entry: DOMRect): number =>
  Math.max(0, entry.bottom - Math.min(list.bottom, window.innerHeight)) - Math.max(0, list.top - entry.top);

interface Props {
  onFind: () => void;
  onKeys: () => void;
  /** Absent: this admin's email is not changed here. */
  onEmail?: (() => void) | undefined;
  onLogout: () => Promise<void>;
}

/**
 * The navigation: beside the screen on wide screens, behind a button on narrow ones. The nine entries of spec §2 stand under its names in the groups
 * *Bank* and *Tests* and at the foot.
 */
export function AdminNav({ onFind, onKeys, onEmail, onLogout }: Props) {
  const copy = useAdminCopy();
  const [isOpen, setOpen] = useState(false);
  const taken = () => setOpen(false);
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry that is marked follows the address.
  useEffect(() => {
    const [list, marked] = [nav.current, nav.current?.querySelector<HTMLElement>('[aria-current=page]')];
    // The list alone moves: the browser would scroll the page too.
    if (list && marked) list.scrollTop += beyond(list.getBoundingClientRect(), marked.getBoundingClientRect());
  }, [pathname]);
  return (
    <div data-unprinted className="border-line border-b bg-surface p-3 lg:border-r lg:border-b-0 lg:px-[0.34rem]">
      {/* A landmark on narrow screens too, where its entries are hidden: the button to them is in it. */}
      <nav ref={nav} aria-label={copy.adminWays} className="lg:sticky lg:top-3 lg:max-h-[calc(100dvh-1.5rem)] lg:overflow-y-auto">
        <div className="flex gap-2">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="admin-entries"
            className={`${entry} flex-1 lg:hidden`}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon of="menu" />
            {copy.adminMenu}
          </button>
          <button
            type="button"
            aria-keyshortcuts={shortcutOf('finder')}
            className="flex min-h-11 items-center gap-3 rounded-control border border-line-strong px-3 text-ink-soft hover:bg-raised hover:text-ink lg:min-h-9 lg:flex-1"
            onClick={onFind}
          >
            <Icon of="search" />
            {copy.frame.find}
            <KeyCaps of="finder" className="ml-auto max-lg:hidden" />
          </button>
        </div>
        <div id="admin-entries" className={`lg:block ${isOpen ? '' : 'hidden'}`}>
          <ul className="mt-3">
            <Entry {...homeWay} onTaken={taken} />
          </ul>
          {wayGroups.map((group) => (
            <Group key={group.group} {...group} onTaken={taken} />
          ))}
          <ul className="mt-3 flex flex-col gap-0.5 border-line border-t pt-2">
            <li className="pointer-coarse:hidden">
              <button type="button" aria-keyshortcuts={shortcutOf('help')} className={entry} onClick={onKeys}>
                <Icon of="keys" />
                {copy.frame.keys}
                <KeyCaps of="help" className="ml-auto" />
              </button>
            </li>
            {onEmail !== undefined && (
              <li>
                <button type="button" className={entry} onClick={onEmail}>
                  <Icon of="email" />
                  {copy.frame.yourEmail}
                </button>
              </li>
            )}
            <li>
              <LogOut onLogout={onLogout} />
            </li>
          </ul>
        </div>
      </nav>
    </div>
  );
}
