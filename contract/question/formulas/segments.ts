/** A segment of a text: plain text, or a formula in TeX, `inline` or as a `block` of its own. */
export interface Segment {
  kind: 'text' | 'inline' | 'block';
  source: string;
}

// `\$` is a dollar sign. `$$…$$` is a block. `$…$` is a formula only if no space follows the first dollar or precedes the second, no digit
// follows the second, and both are in one line, so that "between $5 and $10" stays money.
const dollars = String.raw`\\\$|\$\$(?!\s*\$)((?:\\[\s\S]|[^$\\])+)\$\$|\$(?!\s)((?:\\.|[^$\\\n])*(?:\\\S|[^$\\\s]))\$(?!\d)`;

// `\[…\]` is a block and `\(…\)`, in one line, is a formula, but not inside a path, a pattern or after a doubled backslash: `C:\(x86)`,
// `s/\(a\)/\1/`, `\\(x\\)`. A question mark at the end of a word is none of a pattern. Formulas do not nest, so that the search stays linear, however many
// start without an end.
const before = String.raw`(?<![\w\\/])`;
const after = String.raw`(?![\w\\/*+{]|\?[^\s)”’»])`;
const block = String.raw`\\\[(?!\s*\\\])((?:\\[^()[\]]|[^\\])+)\\\]`;
const inline = String.raw`\\\((?!\s*\\\))((?:\\[^()[\]\n]|[^\\\n])+)\\\)`;

const marks = new RegExp(`${dollars}|${before}(?:${block}|${inline})${after}`, 'g');

/** Whether a text contains characters that start a formula; most texts do not and need no parsing. */
export const mayHaveMaths = (text: string): boolean => text.includes('$') || text.includes('\\');

/** Splits a text into segments, in order, without empty ones. A formula without an end stays text. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let words = '';
  let from = 0;
  const add = (segment: Segment) => {
    if (words !== '') segments.push({ kind: 'text', source: words });
    words = '';
    segments.push(segment);
  };
  for (const found of text.matchAll(marks)) {
    const [whole, block = found[3], inline = found[4]] = found;
    words += text.slice(from, found.index);
    from = found.index + whole.length;
    if (block !== undefined) add({ kind: 'block', source: block.trim() });
    else if (inline !== undefined) add({ kind: 'inline', source: inline.trim() });
    else words += '$';
  }
  words += text.slice(from);
  return words === '' ? segments : [...segments, { kind: 'text', source: words }];
}

/** Whether a text has a formula. */
export const hasMaths = (text: string): boolean => mayHaveMaths(text) && segmentsOf(text).some(({ kind }) => kind !== 'text');
