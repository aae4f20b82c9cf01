import { Button } from '../../ui/Button';

interface Props {
  matches: number;
  all: number;
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

export function Pager({ matches, all, page, pages, onTurn }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p role="status" className="text-ink-soft">
        {matches === all ? `${all} in all` : `${matches} of ${all} match`}
      </p>
      {pages > 1 && (
        <nav aria-label="Pages" className="flex items-center gap-2">
          <Button look="secondary" aria-disabled={page === 1} className="aria-disabled:opacity-55" onClick={() => onTurn(page - 1)}>
            Previous
          </Button>
          <span>
            Page {page} of {pages}
          </span>
          <Button look="secondary" aria-disabled={page === pages} className="aria-disabled:opacity-55" onClick={() => onTurn(page + 1)}>
            Next
          </Button>
        </nav>
      )}
    </div>
  );
}
