import type { Category } from '../../../../contract/question/category';
import { Select } from '../../../ui/controls/Field';
import { useAdminCopy } from '../../words/use-admin-copy';
import { placed } from './tree';

interface Props {
  categories: Category[];
  /** null: every category. */
  chosen: number | null;
  onChange: (id: number | null) => void;
}

/** Narrows a list of questions to a category and all below it. */
export function CategoryFilter({ categories, chosen, onChange }: Props) {
  const copy = useAdminCopy();
  return (
    <Select
      label={copy.categoryFilter}
      value={chosen ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    >
      <option value="">{copy.everyCategory}</option>
      {placed(categories).map(({ id, path }) => (
        <option key={id} value={id}>
          {path}
        </option>
      ))}
    </Select>
  );
}
