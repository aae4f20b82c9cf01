import { useMemo } from 'react';
import type { Category } from '../../../../contract/question/category';
import { useAdminCopy } from '../../words/use-admin-copy';
import { placed } from './tree';

interface Props {
  categories: Category[];
  chosen: number[];
  onChange: (chosen: number[]) => void;
}

/** The selected categories, visible even in a closed tree; each can be removed. */
export function ChosenCategories({ categories, chosen, onChange }: Props) {
  const copy = useAdminCopy();
  const all = useMemo(() => placed(categories), [categories]);
  const shown = all.filter(({ id }) => chosen.includes(id));
  if (shown.length === 0) return <p className="text-ink-soft text-sm">{copy.noneChosen}</p>;
  return (
    <ul aria-label={copy.chosenCategories} className="flex flex-wrap gap-2">
      {shown.map(({ id, path }) => (
        <li
          key={id}
          className="flex min-w-0 items-center gap-1 rounded-card border border-line bg-brand-soft py-0.5 pr-1 pl-3 text-brand-ink text-sm"
        >
          <span className="wrap-anywhere min-w-0">{path}</span>
          <button
            type="button"
            aria-label={copy.removeOf(path)}
            className="flex size-7 shrink-0 items-center justify-center rounded-full hover:bg-surface"
            onClick={() => onChange(chosen.filter((other) => other !== id))}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}
