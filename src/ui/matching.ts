/** Accents, the dots below letters of Indian scripts, and joiners: keyboards and people leave them out. */
const loose = /[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u200b-\u200d]/g;
/** The two signs of a nasal vowel in Devanagari are written for each other. */
const nasal = /\u0901/g;

const plain = (text: string): string => text.normalize('NFKD').toLowerCase().replace(loose, '').replace(nasal, '\u0902');

/** Returns the rows whose texts contain every word of the query, in any case and with or without accents; all rows for a query without words. */
export function matching<Row>(rows: readonly Row[], textOf: (row: Row) => string, query: string): readonly Row[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = plain(textOf(row));
    return words.every((word) => text.includes(word));
  });
}
