import { useMemo, useState } from 'react';
import type { Category } from '../../../../contract/question/category';
import { EmptyState } from '../../../ui/controls/Card';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { useAdminCopy } from '../../words/use-admin-copy';
import { AddFirstCategory } from './AddFirstCategory';
import { CategoryTree } from './CategoryTree';
import { placed } from './tree';

interface ChosenCategoriesProps {
  categories: Category[];
  chosen: number[];
  onChange: (chosen: number[]) => void;
}

/** The selected categories, visible even in a closed tree; each can be removed. */
function ChosenCategories({ categories, chosen, onChange }: ChosenCategoriesProps) {
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

interface Props {
  label: string;
  hint?: string;
  chosen: number[];
  onChange: (chosen: number[]) => void;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** Selects any number of categories from the tree. */
export function CategoryPicker({ label, hint, chosen, onChange, 'aria-invalid': isInvalid, 'aria-describedby': refusal }: Props) {
  const copy = useAdminCopy();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const picker = (categories: Category[]) => (
    <>
      <ChosenCategories categories={categories} chosen={chosen} onChange={onChange} />
      <CategoryTree label={label} categories={categories} open={open} onOpen={setOpen} choice={{ chosen, onChange }} />
    </>
  );
  return (
    <fieldset
      aria-describedby={refusal}
      className={`flex min-w-0 flex-col gap-2 ${isInvalid ? 'rounded-control outline outline-bad outline-offset-8' : ''}`}
    >
      <legend className="mb-1 font-medium text-sm">
        {label}
        <span aria-hidden="true"> *</span>
      </legend>
      {hint && <p className="text-ink-soft text-sm">{hint}</p>}
      <Fetched query={useReply('getCategories')} failed={copy.categoriesFailed} waiting={<p role="status">{copy.loading}</p>}>
        {(categories) =>
          categories.length === 0 ? <EmptyState action={<AddFirstCategory />}>{copy.noCategories}</EmptyState> : picker(categories)
        }
      </Fetched>
    </fieldset>
  );
}
