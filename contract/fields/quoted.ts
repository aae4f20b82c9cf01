const longestQuote = 80;

/** A text as a sentence about it quotes it: its beginning will do to find it. */
export function quoted(text: string): string {
  if (text.length <= longestQuote) return `"${text}"`;
  // A letter beyond the basic plane is two signs, and half of one is none.
  return `"${text.slice(0, longestQuote - 1).replace(/[\ud800-\udbff]$/, '')}…"`;
}
