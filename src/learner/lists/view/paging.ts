import { resultPageSize } from '../../../../contract/fields/limits';

export const pageCount = (items: number, size = resultPageSize): number => Math.max(1, Math.ceil(items / size));

/** Returns the items of a page; pages count from 1. */
export const pageOf = <T>(items: readonly T[], page: number, size = resultPageSize): T[] => items.slice((page - 1) * size, page * size);

/** Returns the position of a page's first item, from 1. */
export const firstOf = (page: number, size = resultPageSize): number => (page - 1) * size + 1;

const longestRow = 7;

/** Returns the page numbers to show: all if they fit, else the ends and the neighbours of the current page. null marks a gap. */
export function pageNumbers(current: number, count: number): (number | null)[] {
  if (count <= longestRow) return Array.from({ length: count }, (_, i) => i + 1);
  const middle = Math.min(Math.max(current, 3), count - 2);
  const shown = [...new Set([1, middle - 1, middle, middle + 1, count])];
  return shown.flatMap((n, i) => (i > 0 && n - (shown[i - 1] ?? 0) > 1 ? [null, n] : [n]));
}
