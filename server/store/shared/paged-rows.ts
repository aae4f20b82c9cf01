import { type SelectQueryBuilder, sql } from 'kysely';

/** The rows of one page and the total number of rows. A page that is not full gives the total; only a full page needs a count. */
export async function countedPage<R>(
  { page, size }: { page: number; size: number },
  rowsOf: (limit: number, offset: number) => Promise<R[]>,
  count: () => Promise<number>,
): Promise<{ rows: R[]; total: number }> {
  const offset = (page - 1) * size;
  const rows = await rowsOf(size, offset);
  const isLast = rows.length < size && (rows.length > 0 || page === 1);
  return { rows, total: isLast ? offset + rows.length : await count() };
}

export const counted = sql<number>`count(*)`.as('count');

/** The number of rows of a query. */
export async function countIn<DB, TB extends keyof DB>(rows: SelectQueryBuilder<DB, TB, object>): Promise<number> {
  const { count } = (await rows.select(counted).executeTakeFirstOrThrow()) as { count: number };
  return Number(count);
}

interface Ordered<R> {
  limit(most: number): { offset(from: number): { execute(): Promise<R[]> } };
}

/** As {@link countedPage}, of one query: `ordered` are its rows with their columns, `all` the same without an order. */
export const pageIn = <R, DB, TB extends keyof DB>(
  page: { page: number; size: number },
  ordered: Ordered<R>,
  all: SelectQueryBuilder<DB, TB, object>,
): Promise<{ rows: R[]; total: number }> =>
  countedPage(
    page,
    (limit, offset) => ordered.limit(limit).offset(offset).execute(),
    () => countIn(all),
  );
