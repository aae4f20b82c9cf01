import { pageLimits } from '../../../../contract/calls/page';

/** Rows of a page of a table: the page size that the server uses where a request names none. */
export const rowsPerPage = pageLimits.defaultSize;

export interface TablePage<Row> {
  rows: Row[];
  /** From 1, at most the last page. */
  page: number;
  pages: number;
}

export function paged<Row>(rows: readonly Row[], asked: number): TablePage<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const page = Math.min(Math.max(1, asked), pages);
  return { rows: rows.slice((page - 1) * rowsPerPage, page * rowsPerPage), page, pages };
}
