import { type Expression, type SqlBool, sql } from 'kysely';
import { wordsOf } from '../../../contract/fields/fold';

const escaped = (word: string): string => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** A pattern for `like … escape '\\'` that a folded text with this word matches. */
export const patternOf = (word: string): string => `%${escaped(word)}%`;

/** Whether each word of a search is in one of these folded columns, or found `beside` them by its pattern. */
export const holdsWords = (
  columns: readonly string[],
  search: string,
  beside?: (pattern: string) => Expression<SqlBool>,
): Expression<SqlBool>[] =>
  wordsOf(search).map((word) => {
    const pattern = patternOf(word);
    const held = columns.map((column): Expression<SqlBool> => sql`${sql.ref(column)} like ${pattern} escape '\\'`);
    return sql<SqlBool>`(${sql.join(beside ? [...held, beside(pattern)] : held, sql` or `)})`;
  });
