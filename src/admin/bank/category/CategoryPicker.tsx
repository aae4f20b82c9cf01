import { useState } from 'react';
import type { Category } from '../../../../contract/question/category';
import { EmptyState } from '../../../ui/controls/Card';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { useAdminCopy } from '../../words/use-admin-copy';
import { AddFirstCategory } from './AddFirstCategory';
import { CategoryTree } from './CategoryTree';
import { ChosenCategories } from './ChosenCategories';

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
