/** Folds a text for searches: case and Unicode form do not matter. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A name of a column without case, punctuation and repeated spaces: "Mobile No." is "mobile no". */
export const headerKey = (header: string): string =>
  fold(header)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Words of a search that are looked for; each costs a look through all rows. */
const mostWords = 10;

/** Returns the folded words of a search, each once, the first ten. */
export const wordsOf = (query: string): string[] => [...new Set(fold(query).split(/\s+/).filter(Boolean))].slice(0, mostWords);

/** Folds a text for sorting by code unit; numbers sort by value. */
export const orderKey = (text: string): string => fold(text).replace(/\d+/g, (digits) => digits.replace(/^0+(?=.)/, '').padStart(12, '0'));

/** Normalizes a name that may be given once: case, spacing and Unicode form do not matter. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
