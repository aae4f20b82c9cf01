const longestQuote = 80;

/** The beginning of a text, by which it is found: at most 80 characters. */
export function excerpt(text: string): string {
  if (text.length <= longestQuote) return text;
  // A letter beyond the basic plane is two signs, and half of one is none.
  return `${text.slice(0, longestQuote - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** A text as a sentence about it quotes it. */
export const quoted = (text: string): string => `"${excerpt(text)}"`;
