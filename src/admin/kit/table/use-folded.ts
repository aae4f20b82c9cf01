import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWide } from '../../../ui/browser/use-wide';

interface Folding {
  /** How many columns can stand elsewhere. */
  most: number;
  /** Whether on a narrow screen too. */
  onPhones?: boolean;
  /** How much narrower the table is at least with each further column that stands elsewhere, in pixels. Default: not known. */
  widths?: (place: Element) => number[];
}

/** How many more columns have to stand elsewhere, at least one: as many as are as wide together as what has no room. */
function furtherOf(widths: readonly number[], missing: number): number {
  let freed = 0;
  const enough = widths.findIndex((width) => {
    freed += width;
    return freed >= missing;
  });
  return Math.max(1, enough + 1);
}

/**
 * On a wide screen, how many columns of a table have to stand elsewhere so that the table is no wider than its place: more until it fits, and
 * none again once the place has grown. `columns`: their names in their order, whose change begins anew. `place`: the box that scrolls the table.
 */
export function useFolded(
  columns: string,
  { most, onPhones = false, widths }: Folding,
): { place: RefObject<HTMLDivElement | null>; folded: number } {
  const place = useRef<HTMLDivElement>(null);
  const furtherIn = useEffectEvent((box: Element, missing: number) => furtherOf(widths?.(box) ?? [], missing));
  const isFolding = useWide() || onPhones;
  const [last, setLast] = useState({ columns, folded: 0, width: 0 });
  const folded = isFolding && last.columns === columns ? last.folded : 0;
  useEffect(() => {
    const box = place.current;
    // The library puts a template before the table.
    const table = box?.querySelector('table, [role=grid]');
    if (!isFolding || !box || !table || !('ResizeObserver' in window)) return;
    const watch = new ResizeObserver(() => {
      const width = box.clientWidth;
      const missing = box.scrollWidth - width - 1;
      if (folded > 0 && width > last.width) setLast({ columns, folded: 0, width });
      else if (folded < most && missing > 0) {
        // A step draws every row anew: with a few steps, a phone is done before one looks.
        setLast({ columns, folded: Math.min(most, folded + furtherIn(box, missing)), width });
      }
    });
    watch.observe(box);
    watch.observe(table);
    return () => watch.disconnect();
  }, [columns, folded, isFolding, last.width, most]);
  return { place, folded };
}
