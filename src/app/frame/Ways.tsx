import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCopy } from '../../copy/use-copy';
import { RunningStrip } from '../../learner/home/RunningStrip';
import { Link } from '../../ui/link/Link';
import { WaySign } from '../../ui/WaySign';
import { routeAt } from '../routing/route-table';

const linkClasses =
  'flex min-h-11 flex-auto items-center justify-center border-transparent sm:whitespace-nowrap border-b-2 px-2 font-medium text-[0.9375rem] text-ink-soft hover:text-ink aria-[current=page]:border-brand-ink aria-[current=page]:text-brand-ink max-sm:min-h-(--bar) max-sm:flex-col max-sm:border-t-2 max-sm:border-b-0 max-sm:px-0.5 sm:flex-none sm:px-3 sm:text-base';

/** The last link has no room in the line of a narrow tablet, nor with large text on a wider one. */
const whereWide = 'sm:max-md:hidden md:max-lg:[:root:not([data-text=normal])_&]:hidden';
const last = '/user/mistake-notebook';

/** A learner's links: a bar at the thumb on a phone, where a link more has room; in the header's line else; and below the line a test whose clock runs. `hasBar`: whether this page has the bar. */
export function Ways({ hasBar }: { hasBar: boolean }) {
  const copy = useCopy();
  const { key, pathname } = useLocation();
  /** On a slow network the screen comes seconds after the touch: the mark moves at once. */
  const [touched, setTouched] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival ends it, also one at the same place.
  useEffect(() => setTouched(null), [key]);
  const here = touched ?? routeAt(pathname).path;
  const ways = [
    { to: '/user/dashboard', sign: 'home', name: copy.navDashboard },
    { to: '/user/available-assessments', sign: 'tests', name: copy.navAvailable },
    { to: '/user/my-assessments', sign: 'results', name: copy.navTaken },
    { to: last, sign: 'revise', name: copy.titles.revise },
  ] as const;
  return (
    <>
      <nav
        aria-label={copy.mainNav}
        data-bar={hasBar || undefined}
        className="flex self-stretch max-sm:not-data-bar:hidden max-sm:order-last max-sm:-mx-4 max-sm:w-[calc(100%+2rem)]"
      >
        {ways.map(({ to, sign, name }) => (
          <Link
            key={to}
            to={to}
            onClick={(event) => !(event.metaKey || event.ctrlKey || event.shiftKey) && setTouched(to)}
            aria-current={here === to ? 'page' : undefined}
            className={`${linkClasses} ${to === last ? whereWide : ''}`}
          >
            <WaySign of={sign} className="size-5 sm:hidden" />
            <span>{name}</span>
          </Link>
        ))}
      </nav>
      {/* *Home* has a card of it. What it knows is there at once on the next page. */}
      <RunningStrip isHidden={routeAt(pathname).path === '/user/dashboard'} />
    </>
  );
}
