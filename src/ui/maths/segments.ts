/** A piece of a text: words as they stand, or a formula in TeX for the line (`inline`) or a line of its own (`block`). */
export interface Segment {
  kind: 'text' | 'inline' | 'block';
  source: string;
}

// `\$` is a dollar. `$$…$$` is a block. `$…$` is a formula only if no space follows the first dollar or precedes the second, no digit
// follows the second, and both stand in one line, so that "between $5 and $10" stays money.
const marks = /\\\$|\$\$(?!\s*\$)((?:\\[\s\S]|[^$\\])+)\$\$|\$(?!\s)((?:\\.|[^$\\\n])*(?:\\\S|[^$\\\s]))\$(?!\d)/g;

/** The pieces of a text, in order and without empty ones. What does not end stays text. */
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
    const [whole, block, inline] = found;
    words += text.slice(from, found.index);
    from = found.index + whole.length;
    if (block !== undefined) add({ kind: 'block', source: block.trim() });
    else if (inline !== undefined) add({ kind: 'inline', source: inline });
    else words += '$';
  }
  words += text.slice(from);
  return words === '' ? segments : [...segments, { kind: 'text', source: words }];
}

/** Whether a text has a formula in it. */
export const hasMaths = (text: string): boolean => text.includes('$') && segmentsOf(text).some(({ kind }) => kind !== 'text');
