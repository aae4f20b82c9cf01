/** The most levels of brackets: more than any body of the contract has. */
const maxDepth = 12;

// Character codes, not characters: every byte of every body is read here, and codes take a quarter of the time.
const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d];

/** Counts brackets outside strings, so that a body is refused before anything recurses into it. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === backslash && isText) at += 1;
    else if (sign === quote) isText = !isText;
    else if (!isText && (sign === openBrace || sign === openBracket)) depth += 1;
    else if (!isText && (sign === closeBrace || sign === closeBracket)) depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

/** Whether a JSON text may contain a NUL, which has only this escape. */
export const mayHoldNul = (text: string): boolean => text.includes('\\u0000');

/** The dotted path of the first text with a NUL, which neither database stores, or null. */
export function pathOfNul(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = pathOfNul(inner, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
