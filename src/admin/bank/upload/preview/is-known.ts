/** Codes of rows whose question is there already: refused by the specification's count, and no fault of the file. */
const known = new Set(['in-bank', 'same-as-row', 'same-as-line']);

/** Whether a fault says that the question is there already. */
export const isKnown = ({ why }: { why: { code: string } }): boolean => known.has(why.code);
