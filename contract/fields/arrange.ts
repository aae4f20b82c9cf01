import { fold, wordsOf } from './fold';

/** A column of a table; its values decide search and order. */
export interface Field<Row> {
  id: string;
  value: (row: Row) => string | number;
  /** Whether a search ignores the column, such as times kept as numbers. */
  isUnsearched?: boolean;
}

export interface SortOrder {
  column: string;
  direction: 'ascending' | 'descending';
}

const byLanguage = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Returns the rows ordered by one column; stable. */
export function ordered<Row>(rows: readonly Row[], fields: readonly Field<Row>[], { column, direction }: SortOrder): Row[] {
  const field = fields.find(({ id }) => id === column);
  if (!field) return [...rows];
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, key: field.value(row) }));
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : byLanguage.compare(String(a), String(b));
  return keyed.sort((a, b) => sign * compare(a.key, b.key)).map(({ row }) => row);
}

/** Folds the text of each row once, so that each typed letter costs only a search. */
export function searchable<Row>(rows: readonly Row[], fields: readonly Field<Row>[]): { row: Row; words: string }[] {
  const searched = fields.filter(({ isUnsearched = false }) => !isUnsearched);
  return rows.map((row) => ({ row, words: fold(searched.map(({ value }) => value(row)).join('\n')) }));
}

/** Returns the rows that contain every word of the query. */
export function found<Row>(rows: readonly { row: Row; words: string }[], query: string): Row[] {
  const wanted = wordsOf(query);
  return rows.filter(({ words }) => wanted.every((word) => words.includes(word))).map(({ row }) => row);
}
