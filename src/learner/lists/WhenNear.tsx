import type { ReactNode } from 'react';
import { useNear } from './use-near';

interface Props {
  /** Names the item in the page. */
  id: string;
  name: string;
  /** Drawn without a look at where it is. */
  isFirst: boolean;
  children: () => ReactNode;
}

/**
 * An item of a long list. Far from the screen it is its name alone, about as high as it will be: a list of 1,000 is drawn at once, its length is right, and its
 * names are found by the browser's search and by a screen reader.
 */
export function WhenNear({ id, name, isFirst, children }: Props) {
  const { isNear, item } = useNear<HTMLLIElement>(isFirst);
  if (isNear) return <li data-item={id}>{children()}</li>;
  return (
    <li
      ref={item}
      data-item={id}
      className="min-h-25 overflow-hidden rounded-card border border-line bg-surface px-3 py-2 sm:min-h-64 sm:p-5"
    >
      <h2 className="wrap-anywhere line-clamp-2">{name}</h2>
    </li>
  );
}
