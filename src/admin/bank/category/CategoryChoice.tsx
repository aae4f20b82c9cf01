import type { Category } from '../../../../contract/question/category';
import { Select } from '../../../ui/controls/Field';
import { Options } from '../../kit/form/Options';
import { placed } from './tree';

interface Props {
  label: string;
  hint?: string;
  fault?: string | null;
  /** The first choice, which is no category. */
  none: string;
  categories: Category[];
  chosen: number | null;
  onChoose: (id: number | null) => void;
}

/** Chooses a category by its path, or none. */
export function CategoryChoice({ none, categories, chosen, onChoose, ...marks }: Props) {
  return (
    <Select value={chosen ?? ''} onChange={(event) => onChoose(event.target.value === '' ? null : Number(event.target.value))} {...marks}>
      <option value="">{none}</option>
      <Options of={placed(categories).map(({ id, path }) => [id, path])} />
    </Select>
  );
}
