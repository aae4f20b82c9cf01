import { type Expression, type SqlBool, sql } from 'kysely';
import { wordsOf } from '../../../contract/fields/fold';

const escaped = (word: string): string => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** A pattern for `like … escape '\\'` that a folded text with this word matches. */
export const patternOf = (word: string): string => `%${escaped(word)}%`;

/** Whether each word of a search is in one of these folded columns. */
export const holdsWords = (columns: readonly string[], search: string): Expression<SqlBool>[] =>
  wordsOf(search).map((word) => {
    const pattern = patternOf(word);
    return sql<SqlBool>`(${sql.join(
      columns.map((column) => sql`${sql.ref(column)} like ${pattern} escape '\\'`),
      sql` or `,
    )})`;
  });

/** The rows of one page and the total number of rows. A page that is not full gives the total; only a full page needs a count. */
export async function countedPage<R>(
  { page, size }: { page: number; size: number },
  rowsOf: (limit: number, offset: number) => Promise<R[]>,
  count: () => Promise<{ count: number }>,
): Promise<{ rows: R[]; total: number }> {
  const offset = (page - 1) * size;
  const rows = await rowsOf(size, offset);
  const isLast = rows.length < size && (rows.length > 0 || page === 1);
  return { rows, total: isLast ? offset + rows.length : (await count()).count };
}

export const counted = sql<number>`count(*)`.as('count');
