import type { SortOrder } from '../../../../contract/fields/arrange';

const arrows = { ascending: '▲', descending: '▼' } as const;

interface Props {
  title: string;
  isNumber?: boolean | undefined;
  isUntitled?: boolean | undefined;
  direction: SortOrder['direction'] | null;
}

/** The column itself tells screen readers its order; the arrow is only visual. */
export function ColumnTitle({ title, isNumber = false, isUntitled = false, direction }: Props) {
  // The box keeps the hidden title inside what scrolls: without it, the page would be as wide as the table.
  if (isUntitled)
    return (
      <span className="relative block">
        <span className="sr-only">{title}</span>
      </span>
    );
  return (
    <span className={`flex cursor-default items-center gap-1 ${isNumber ? 'flex-row-reverse' : ''}`}>
      {title}
      <span aria-hidden="true" className="w-3 text-[0.625rem] text-brand-ink">
        {direction && arrows[direction]}
      </span>
    </span>
  );
}
