import { memo, useEffect, useRef } from 'react';
import type { Watch } from './use-near';

interface Props {
  /** Names the item in the page. */
  id: string;
  name: string;
  watch: Watch;
}

/**
 * An item of a long list that is far from the screen. It is its name alone, about as high as it will be: a list of 1,000 is drawn at once, its length is right, and its names
 * are found by the browser's search and by a screen reader. It is drawn again by a change of its name alone, however often the list is.
 */
export const FarRow = memo(({ id, name, watch }: Props) => {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (item.current !== null) return watch(item.current, id);
  }, [id, watch]);
  return (
    <li
      ref={item}
      data-item={id}
      className="min-h-25 overflow-hidden rounded-card border border-line bg-surface px-3 py-2 sm:min-h-64 sm:p-5"
    >
      <h2 className="wrap-anywhere line-clamp-2">{name}</h2>
    </li>
  );
});
