import { useListCopy } from '../../copy/use-list-copy';
import { Button } from '../../ui/controls/Button';
import { pageNumbers } from './paging';

interface Props {
  page: number;
  count: number;
  onTurn: (page: number) => void;
}

/** Page numbers with Previous and Next; renders nothing for a single page. */
export function Pager({ page, count, onTurn }: Props) {
  const copy = useListCopy();
  if (count === 1) return null;
  return (
    <nav aria-label={copy.resultPages} className="flex flex-wrap items-center justify-center gap-1.5">
      <Step label={copy.previousPage} sign="‹" isDisabled={page === 1} onStep={() => onTurn(page - 1)} />
      {pageNumbers(page, count).map((number, place) =>
        number === null ? (
          <span key={`gap ${place < 3 ? 'before' : 'after'}`} aria-hidden="true" className="px-1 text-ink-soft">
            …
          </span>
        ) : (
          <Button
            key={number}
            variant={number === page ? 'primary' : 'secondary'}
            className="min-w-11 px-2! tabular-nums"
            aria-label={copy.pageNumber(number)}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onTurn(number)}
          >
            {number}
          </Button>
        ),
      )}
      <Step label={copy.nextPage} sign="›" isDisabled={page === count} onStep={() => onTurn(page + 1)} />
    </nav>
  );
}

function Step({ label, sign, isDisabled, onStep }: { label: string; sign: string; isDisabled: boolean; onStep: () => void }) {
  return (
    <Button variant="quiet" className="min-w-11 px-2! text-xl" aria-label={label} disabled={isDisabled} onClick={onStep}>
      <span aria-hidden="true">{sign}</span>
    </Button>
  );
}
