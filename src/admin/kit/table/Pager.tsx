import { Button } from '../../../ui/controls/Button';
import { useAdminCopy } from '../../words/use-admin-copy';

interface Props {
  matches: number;
  /** Number of rows without search and filter; null if unknown. */
  all: number | null;
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

export function Pager({ matches, all, page, pages, onTurn }: Props) {
  const copy = useAdminCopy();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p role="status" className="text-ink-soft">
        {all === null ? copy.found(matches) : matches === all ? copy.inAll(all) : copy.matching(matches, all)}
      </p>
      {pages > 1 && (
        <nav aria-label={copy.pages} className="flex items-center gap-2">
          <Button variant="secondary" aria-disabled={page === 1} className="aria-disabled:opacity-55" onClick={() => onTurn(page - 1)}>
            {copy.pageBefore}
          </Button>
          <span>{copy.pageOf(page, pages)}</span>
          <Button variant="secondary" aria-disabled={page === pages} className="aria-disabled:opacity-55" onClick={() => onTurn(page + 1)}>
            {copy.pageAfter}
          </Button>
        </nav>
      )}
    </div>
  );
}
