import type { Fault } from '../../contract/faults/fault';
import { maxTexts } from '../../contract/fields/limits';

/** The most levels of brackets: more than any body of the contract has. */
const maxDepth = 12;
/** The most entries and brackets of a body, commas counted: more than any body of the contract has. */
const maxParts = 20_000;

// Character codes, not characters: every byte of every body is read here, and codes take a quarter of the time.
const [quote, comma, openBracket, backslash, closeBracket, openBrace, closeBrace] = [0x22, 0x2c, 0x5b, 0x5c, 0x5d, 0x7b, 0x7d];

/**
 * Why a text is not parsed as JSON, or null. Brackets, commas and texts are counted, so that a body is refused before anything recurses into it, and
 * before 20,000 names that no other body has are each entered in the engine's table of names: that costs a hundred times what names cost that are there.
 */
export function faultBeforeParse(text: string, mostTexts: number = maxTexts.json): Fault | null {
  let [depth, parts, texts] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) {
      texts += 1;
      if (texts > mostTexts) return { code: 'too-many-entries', most: mostTexts };
      at = endOfText(text, at + 1);
    } else if (sign === comma) parts += 1;
    else if (sign === openBrace || sign === openBracket) {
      parts += 1;
      depth += 1;
      if (depth > maxDepth) return { code: 'too-deep' };
    } else if (sign === closeBrace || sign === closeBracket) depth -= 1;
    if (parts > maxParts) return { code: 'too-many-entries', most: maxParts };
  }
  return null;
}

/** Where the quote is that ends a text, or the end of everything. */
function endOfText(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === backslash) at += 1;
    else if (sign === quote) return at;
  }
  return at;
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
