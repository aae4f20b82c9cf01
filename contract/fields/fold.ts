/** Text as a search compares it: no difference of case or of Unicode form. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The words of a search, folded. */
export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Text as an order compares it, sign by sign: as a search does, and numbers by what they are worth. */
export const orderKey = (text: string): string => fold(text).replace(/\d+/g, (digits) => digits.replace(/^0+(?=.)/, '').padStart(12, '0'));
