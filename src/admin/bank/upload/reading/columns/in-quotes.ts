/** The most lines that are quoted. */
const mostQuoted = 5;

/** Lines of a file, each quoted by its beginning; the first five. */
export const inQuotes = (lines: readonly string[]): string =>
  lines.length === 0
    ? '…'
    : lines
        .slice(0, mostQuoted)
        .map((line) => `“${line.length > 40 ? `${line.slice(0, 40)}…` : line}”`)
        .join(', ');
