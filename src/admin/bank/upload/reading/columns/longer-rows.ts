import { type Cell, shownIn } from '../../../../../../contract/sheet/cells';

export const textsOf = (row: readonly Cell[] = []): string[] => Array.from(row, shownIn);

/** Rows with cells beyond the last name of the header, from 0, unless so many have them that it is a column without a name. */
export function longerRows(rows: readonly (readonly Cell[])[], header: number): number[] {
  const width = textsOf(rows[header]).findLastIndex((name) => name.trim() !== '') + 1;
  const filled = rows.flatMap((row, at) => (at > header && row.some((cell) => cell !== '') ? [at] : []));
  const longer = filled.filter((at) => textsOf(rows[at]?.slice(width)).some((cell) => cell.trim() !== ''));
  return longer.length * 2 > filled.length ? [] : longer;
}
