/** The lines of a text, one by one: a list of ten million empty lines would fill all memory. */
export function* linesOf(text: string): Generator<string> {
  for (let from = 0; ; ) {
    const end = text.indexOf('\n', from);
    yield end < 0 ? text.slice(from) : text.slice(from, end);
    if (end < 0) return;
    from = end + 1;
  }
}

export function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
