const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Returns the rows whose names contain every word of the query, in any case; all rows for a query without words. */
export function matching<Row>(rows: readonly Row[], nameOf: (row: Row) => string, query: string): readonly Row[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const name = plain(nameOf(row));
    return words.every((word) => name.includes(word));
  });
}
