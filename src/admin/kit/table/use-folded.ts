import { type RefObject, useEffect, useRef, useState } from 'react';
import { useWide } from '../../../ui/browser/use-wide';

/**
 * On a wide screen, how many columns of a table have to stand elsewhere so that the table is no wider than its place: one more until it fits,
 * and none again once the place has grown. `columns`: begins anew with others; `most`: how many can. `place`: the box that scrolls the table,
 * which is its only child.
 */
export function useFolded(columns: readonly unknown[], most: number): { place: RefObject<HTMLDivElement | null>; folded: number } {
  const place = useRef<HTMLDivElement>(null);
  const isWide = useWide();
  const [last, setLast] = useState({ columns, folded: 0, width: 0 });
  const folded = isWide && last.columns === columns ? last.folded : 0;
  useEffect(() => {
    const box = place.current;
    const table = box?.firstElementChild;
    if (!isWide || !box || !table || !('ResizeObserver' in window)) return;
    const watch = new ResizeObserver(() => {
      const width = box.clientWidth;
      if (folded > 0 && width > last.width) setLast({ columns, folded: 0, width });
      else if (folded < most && box.scrollWidth > width + 1) setLast({ columns, folded: folded + 1, width });
    });
    watch.observe(box);
    watch.observe(table);
    return () => watch.disconnect();
  }, [columns, folded, isWide, last.width, most]);
  return { place, folded };
}
