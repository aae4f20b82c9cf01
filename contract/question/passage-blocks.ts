/** A part of a passage: lines of text as they were typed, or the rows of a table. */
export type PassageBlock = { kind: 'text'; text: string } | { kind: 'table'; rows: string[][] };

/** The cells of a line `| a | b |`, at least two; null if it is another line. `\|` is a bar within a cell. */
function cellsOf(line: string): string[] | null {
  const row = line.trim();
  if (row.length < 2 || !row.startsWith('|') || !row.endsWith('|') || row.endsWith('\\|')) return null;
  const cells = row
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
  return cells.length < 2 ? null : cells;
}

/** Whether a row only divides the head of a table from its body, as Markdown has it: `|---|:--:|`. A single `-` is a cell. */
const isRule = (cells: readonly string[]): boolean => cells.every((cell) => /^(:?-{2,}:?|:-+:?|-+:)$/.test(cell));

/**
 * Returns the parts of a passage in their order. Two or more lines of cells between `|` are a table, whose first row is its head; rows that are too short are
 * filled up. A single such line is text, as in |x| + |y|. Lines between `$$` signs are not looked at apart.
 */
export function blocksOf(text: string): PassageBlock[] {
  const blocks: PassageBlock[] = [];
  let lines: string[] = [];
  let rows: { line: string; cells: string[] }[] = [];
  const endText = () => {
    const said = lines.join('\n').replace(/^\n+/, '').trimEnd();
    if (said !== '') blocks.push({ kind: 'text', text: said });
    lines = [];
  };
  const endTable = () => {
    if (rows.length < 2) lines.push(...rows.map(({ line }) => line));
    else {
      endText();
      const kept = rows.map(({ cells }) => cells).filter((cells) => !isRule(cells));
      const width = Math.max(...kept.map((cells) => cells.length));
      blocks.push({ kind: 'table', rows: kept.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? '')) });
    }
    rows = [];
  };
  for (const line of text.split('\n')) {
    const cells = cellsOf(line);
    if (cells !== null) rows.push({ line, cells });
    else {
      endTable();
      lines.push(line);
    }
  }
  endTable();
  endText();
  return blocks;
}

/** A text for a list, with each row of a table as a line of its cells. */
export const inLines = (text: string): string =>
  text.includes('|')
    ? blocksOf(text)
        .map((block) => (block.kind === 'text' ? block.text : block.rows.map((cells) => cells.filter(Boolean).join(' · ')).join('\n')))
        .join('\n')
    : text;
