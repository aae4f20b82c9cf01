import type { Category } from '../../../../contract/question/category';
import { useAdminCopy } from '../../words/use-admin-copy';
import { CategoryChoice } from './CategoryChoice';

interface Props {
  categories: Category[];
  /** null: every category. */
  chosen: number | null;
  onChange: (id: number | null) => void;
}

/** Narrows a list of questions to a category and all below it. */
export function CategoryFilter({ onChange, ...choice }: Props) {
  const copy = useAdminCopy();
  return <CategoryChoice label={copy.categoryFilter} none={copy.everyCategory} onChoose={onChange} {...choice} />;
}
