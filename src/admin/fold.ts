/** Text as a search compares it: no difference of case or of Unicode form. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
