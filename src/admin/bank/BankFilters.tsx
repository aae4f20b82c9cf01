import type { Category } from '../../../contract/question/category';
import { Select, TextField } from '../../ui/controls/Field';
import { placed } from '../category/tree';
import { useAdminCopy } from '../copy/use-admin-copy';
import { SuggestedField } from '../question/SuggestedField';
import { difficulties, languages } from '../question/usual';
import type { QuestionFilters } from './use-questions';

interface Props {
  wanted: QuestionFilters;
  categories: Category[];
  onChange: (wanted: QuestionFilters) => void;
}

/** The filters of the list; each change returns to the first page. */
export function BankFilters({ wanted, categories, onChange }: Props) {
  const copy = useAdminCopy();
  const narrow = (part: Partial<QuestionFilters>) => onChange({ ...wanted, ...part, page: 1 });
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_2fr_1fr_1fr_1fr]">
      <TextField
        label={copy.searchQuestions}
        type="search"
        value={wanted.search}
        onChange={(event) => narrow({ search: event.target.value })}
      />
      <Select
        label={copy.categoryFilter}
        value={wanted.category ?? ''}
        onChange={(event) => narrow({ category: event.target.value === '' ? null : Number(event.target.value) })}
      >
        <option value="">{copy.everyCategory}</option>
        {placed(categories).map(({ id, path }) => (
          <option key={id} value={id}>
            {path}
          </option>
        ))}
      </Select>
      <SuggestedField
        label={copy.difficulty}
        suggestions={difficulties}
        value={wanted.difficulty}
        onChange={(difficulty) => narrow({ difficulty })}
        refused={{}}
      />
      <SuggestedField
        label={copy.inLanguageFilter}
        suggestions={languages}
        value={wanted.language}
        onChange={(language) => narrow({ language })}
        refused={{}}
      />
      <Select
        label={copy.show}
        value={wanted.state}
        onChange={(event) => narrow({ state: event.target.value === 'retired' ? 'retired' : 'active' })}
      >
        <option value="active">{copy.inUse}</option>
        <option value="retired">{copy.retired}</option>
      </Select>
    </div>
  );
}
