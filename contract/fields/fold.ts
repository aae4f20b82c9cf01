/** Folds a text for searches: case and Unicode form do not matter. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A name of a column without case, punctuation and repeated spaces: "Mobile No." is "mobile no". */
export const headerKey = (header: string): string =>
  fold(header)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Returns the folded words of a search. */
export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Folds a text for sorting by code unit; numbers sort by value. */
export const orderKey = (text: string): string => fold(text).replace(/\d+/g, (digits) => digits.replace(/^0+(?=.)/, '').padStart(12, '0'));

/** Normalizes a name that may be given once: case, spacing and Unicode form do not matter. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
