import { resultPageSize } from '../../../contract/fields/limits';

/** A page of a list, or its last page where the wanted one has gone meanwhile. Pages and places count from 1; `first`: the place of the page's first item. */
export function pageAt<T>(items: readonly T[], wanted: number) {
  const count = Math.max(1, Math.ceil(items.length / resultPageSize));
  const page = Math.min(wanted, count);
  const before = (page - 1) * resultPageSize;
  return { page, count, first: before + 1, shown: items.slice(before, before + resultPageSize) };
}

const longestRow = 7;

/** Returns the page numbers to show: all if they fit, else the ends and the neighbours of the current page. null marks a gap. */
export function pageNumbers(current: number, count: number): (number | null)[] {
  if (count <= longestRow) return Array.from({ length: count }, (_, i) => i + 1);
  const middle = Math.min(Math.max(current, 3), count - 2);
  const shown = [...new Set([1, middle - 1, middle, middle + 1, count])];
  return shown.flatMap((n, i) => (i > 0 && n - (shown[i - 1] ?? 0) > 1 ? [null, n] : [n]));
}
