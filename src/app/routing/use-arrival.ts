import { useEffect, useRef } from 'react';
import { useCopy } from '../../copy/use-copy';
import { routeAt } from './route-table';

/** After a navigation: sets the title, scrolls to the top, and focuses the start of the content. */
export function useArrival(pathname: string): React.RefObject<HTMLElement | null> {
  const copy = useCopy();
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    const { path, title } = routeAt(pathname);
    if (title !== null) document.title = path === '/' ? copy.portalName : `${copy.titles[title]} · ${copy.portalName}`;
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, copy]);
  return main;
}
