import type { Selection } from 'react-aria-components/Table';

/**
 * The selected ids of all pages, after the table of one page reports its selection. The table knows the rows of its page only: *select all* adds
 * them, and its opposite, which the table reports as an empty selection, takes these away alone.
 */
export function selectionAfter(before: ReadonlySet<number>, reported: Selection, page: readonly number[]): ReadonlySet<number> {
  if (reported === 'all') return new Set([...before, ...page]);
  if (reported.size > 0 || before.size <= 1) return new Set([...reported].map(Number));
  const here = new Set(page);
  return new Set([...before].filter((id) => !here.has(id)));
}
