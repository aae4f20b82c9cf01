import { mayHaveMaths, segmentsOf } from './segments';

/** Whether a formula in TeX can be drawn: by its brackets alone (`isBalanced`), or by KaTeX where KaTeX is. */
export type IsDrawable = (source: string, isBlock: boolean) => boolean;

// A command, an escaped sign, a brace, or a comment up to the end of its line.
const token = /\\(?:left|right|begin|end)(?![a-zA-Z])(?:\s*\{[^{}]*\})?|\\[\s\S]|[{}]|%[^\n]*/g;

/** What closes a token that opens; null for a token that opens nothing. */
function closerOf(opens: string): string | null {
  if (opens === '{') return '}';
  if (opens.startsWith('\\left')) return '\\right';
  return opens.startsWith('\\begin') ? opens.replace('begin', 'end').replace(/\s/g, '') : null;
}

const closes = (sign: string): string | null => {
  if (sign === '}') return sign;
  if (sign.startsWith('\\right')) return '\\right';
  return sign.startsWith('\\end') ? sign.replace(/\s/g, '') : null;
};

/**
 * Whether the braces, the `\left` and `\right`, and the environments of a formula match. A fault of these is one for KaTeX too; KaTeX knows further
 * ones, such as a command that does not exist.
 */
export function isBalanced(source: string): boolean {
  if (source.includes('\\verb')) return true;
  const open: string[] = [];
  for (const [sign] of source.matchAll(token)) {
    const closer = closerOf(sign);
    const closed = closes(sign);
    if (closer !== null) open.push(closer);
    else if (closed !== null && open.pop() !== closed) return false;
  }
  return open.length === 0;
}

/** The first formula of a text that cannot be drawn, or null. */
export function brokenFormula(text: string, isDrawable: IsDrawable = isBalanced): string | null {
  if (!mayHaveMaths(text)) return null;
  const broken = segmentsOf(text).find(({ kind, source }) => kind !== 'text' && !isDrawable(source, kind === 'block'));
  return broken?.source ?? null;
}

/** Formulas that are drawn for a check of one file: those of a bank of some thousand questions. Further ones are checked by their brackets. */
const mostDrawn = 3_000;

/** A check of formulas by drawing each once, for a file. `draw` throws where a formula cannot be drawn. */
export function drawing(draw: (source: string, isBlock: boolean) => unknown): IsDrawable {
  const known = new Map<string, boolean>();
  const isDrawn: IsDrawable = (source, isBlock) => {
    try {
      draw(source, isBlock);
      return true;
    } catch {
      return false;
    }
  };
  return (source, isBlock) => {
    const key = `${isBlock} ${source}`;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const is = isBalanced(source) && (known.size >= mostDrawn || isDrawn(source, isBlock));
    if (known.size < mostDrawn) known.set(key, is);
    return is;
  };
}
