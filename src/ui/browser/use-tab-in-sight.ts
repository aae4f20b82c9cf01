import { type RefObject, useEffect, useRef } from 'react';

/** For a row of tabs that may be wider than a phone: brings the selected one into sight, also when it was selected elsewhere. `selected`: its position. */
export function useTabInSight(selected: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.children[selected];
    if (tab instanceof HTMLElement) list.current?.scrollTo({ left: tab.offsetLeft - tab.offsetWidth / 2 });
  }, [selected]);
  return list;
}
