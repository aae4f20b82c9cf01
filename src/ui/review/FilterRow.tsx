import type { ReviewCopy } from '../../copy/en/review';
import { useReviewCopy } from '../../copy/use-review-copy';

type Filter = keyof ReviewCopy['filters'];

interface Props<F extends Filter> {
  /** The available filters, each with its number of questions. */
  counts: readonly (readonly [filter: F, count: number])[];
  current: F;
  onChoose: (filter: F) => void;
}

/** The filter of the listed questions. */
export function FilterRow<F extends Filter>({ counts, current, onChoose }: Props<F>) {
  const reviewCopy = useReviewCopy();
  return (
    // One row that is scrolled on a phone: the questions begin near the top.
    <fieldset data-scrolls className="-m-1 flex min-w-0 max-w-full gap-2 overflow-x-auto p-1 *:shrink-0 sm:flex-wrap">
      <legend className="sr-only">{reviewCopy.show}</legend>
      {counts.map(([filter, count]) => (
        <label
          key={filter}
          className="relative inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3.5 font-medium text-sm has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-brand-ink has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="filter"
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={filter === current}
            onChange={() => onChoose(filter)}
          />
          {reviewCopy.filters[filter]} <span className="text-ink-soft tabular-nums">{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
