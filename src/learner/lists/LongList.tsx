import { type ReactNode, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListCopy } from '../../copy/use-list-copy';
import { TextField } from '../../ui/controls/Field';
import { useFigures } from '../figures';
import { matching } from './matching';
import { Pager } from './Pager';
import { useTurning } from './use-turning';
import { Cards } from './view/Cards';
import { firstOf, listPageSize, pageCount, pageOf } from './view/paging';

interface Props {
  rows: readonly unknown[];
  nameOf: (row: unknown) => string;
  children: (row: unknown) => ReactNode;
}

/**
 * A list too long for one page: the search covers the whole list, and rows are rendered page by page. The page number is in the address, so
 * that the browser's Back returns to it.
 */
export default function LongList({ rows, nameOf, children }: Props) {
  const copy = useListCopy();
  const { marksText } = useFigures();
  const [params, setParams] = useSearchParams();
  const query = params.get('search') ?? '';
  const deferredQuery = useDeferredValue(query);
  const found = matching(rows, nameOf, deferredQuery);
  const count = pageCount(found.length, listPageSize);
  const page = Math.min(Math.max(1, Math.trunc(Number(params.get('page'))) || 1), count);
  const show = (search: string, to: number) =>
    setParams({ ...(search !== '' && { search }), ...(to > 1 && { page: String(to) }) }, { replace: true });
  const { top, turnTo } = useTurning<HTMLParagraphElement>((to) => show(query, to));
  const first = firstOf(page, listPageSize);
  const last = Math.min(first + listPageSize - 1, found.length);
  return (
    <>
      <TextField label={copy.searchList} type="search" value={query} onChange={({ target }) => show(target.value, 1)} />
      <p ref={top} tabIndex={-1} role="status" className="scroll-mt-4 text-ink-soft text-sm outline-none">
        {found.length === 0 ? copy.nothingFound : copy.rowsShown(marksText(first), marksText(last), marksText(found.length))}
      </p>
      <Cards>{pageOf(found, page, listPageSize).map(children)}</Cards>
      <Pager label={copy.listPages} page={page} count={count} onTurn={turnTo} />
    </>
  );
}
