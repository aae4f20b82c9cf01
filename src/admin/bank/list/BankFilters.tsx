import { questionOrders } from '../../../../contract/calls/page';
import { questionKinds } from '../../../../contract/kinds/kind';
import type { Category } from '../../../../contract/question/category';
import { Button } from '../../../ui/controls/Button';
import { Select, TextField } from '../../../ui/controls/Field';
import { Options } from '../../kit/form/Options';
import { useBankCopy } from '../../words/use-bank-copy';
import { CategoryFilter } from '../category/CategoryFilter';
import { everything, isNarrowed, type ListOrder, type QuestionFilters, type ShownQuestions } from '../query/bank-address';
import { useTypedFilters } from '../query/use-typed-filters';
import { SuggestedField } from '../question/SuggestedField';
import { difficulties, languages } from '../question/usual';

interface Props {
  wanted: QuestionFilters;
  categories: Category[];
  /** `replace`: see `useBankAddress`. */
  onChange: (wanted: QuestionFilters, replace?: boolean) => void;
}

/** The filters and the order of the list; each change returns to the first page. How many stand in a row depends on the width in text size. */
export function BankFilters({ wanted, categories, onChange }: Props) {
  const copy = useBankCopy();
  const narrow = (part: Partial<QuestionFilters>, replace = false) => onChange({ ...wanted, ...part, page: 1 }, replace);
  const { typed, type } = useTypedFilters(wanted, (next, isFirst) => narrow(next, !isFirst));
  return (
    <div className="@container flex flex-col gap-3">
      <div className="grid items-end gap-3 @3xs:max-@md:[&>:nth-child(5)]:col-span-2 @3xs:max-@md:[&>:nth-child(-n+2)]:col-span-2 @md:max-@2xl:[&>*]:col-span-2 @md:max-@2xl:[&>:nth-child(-n+2)]:col-span-3! @md:max-@2xl:[&>:nth-child(n+6)]:col-span-3! @2xl:max-@4xl:[&>:nth-child(-n+2)]:col-span-5 @2xl:max-@4xl:[&>:nth-child(n+3)]:col-span-2 @3xs:max-@md:grid-cols-2 @md:max-@2xl:grid-cols-6 @2xl:max-@4xl:grid-cols-10 @4xl:grid-cols-[2fr_2fr_1fr_1fr_1.2fr_1fr_1.2fr]">
        <TextField
          label={copy.searchQuestions}
          type="search"
          value={typed.search}
          onChange={(event) => type({ search: event.target.value })}
        />
        <CategoryFilter categories={categories} chosen={wanted.category} onChange={(category) => narrow({ category })} />
        <SuggestedField
          label={copy.difficulty}
          suggestions={difficulties}
          value={typed.difficulty}
          onChange={(difficulty) => type({ difficulty })}
          refused={{}}
        />
        <SuggestedField
          label={copy.inLanguageFilter}
          suggestions={languages}
          value={typed.language}
          onChange={(language) => type({ language })}
          refused={{}}
        />
        <Select
          label={copy.kinds.filter}
          value={wanted.kind ?? ''}
          onChange={(event) => narrow({ kind: questionKinds.find((kind) => kind === event.target.value) ?? null })}
        >
          <option value="">{copy.kinds.every}</option>
          <Options of={questionKinds.map((kind) => [kind, copy.kinds.kinds[kind]])} />
        </Select>
        <Select label={copy.show} value={wanted.state} onChange={(event) => narrow({ state: event.target.value as ShownQuestions })}>
          <option value="active">{copy.inUse}</option>
          <option value="retired">{copy.retired}</option>
          <option value="unexplained">{copy.unexplained}</option>
        </Select>
        <Select label={copy.bankList.order} value={wanted.sort} onChange={(event) => narrow({ sort: event.target.value as ListOrder })}>
          <Options of={questionOrders.map((order) => [order, copy.bankList.orders[order]])} />
        </Select>
      </div>
      {isNarrowed(wanted) && (
        <Button variant="quiet" className="-my-1 self-start" onClick={() => onChange({ ...everything, sort: wanted.sort })}>
          {copy.bankList.clearFilters}
        </Button>
      )}
    </div>
  );
}
