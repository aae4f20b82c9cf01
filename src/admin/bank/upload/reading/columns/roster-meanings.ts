import { emailFrom, phoneFrom } from '../../../../../../contract/people/roster';
import type { Cell } from '../../../../../../contract/sheet/cells';
import { unsureSigns } from '../../../../../../contract/sheet/options';
import { maxRoster, rosterColumnsIn } from '../../../../../../contract/sheet/roster';
import { eitherColumn, everyRosterColumn, severalColumn } from '../../../../../../contract/sheet/roster-headers';
import type { Headers, Meaning } from './header-meanings';

/** First and last name are one. */
export const joined: ReadonlySet<string> = new Set(['Name']);

function guessed(header: readonly string[]): Meaning[] {
  const taken = new Set<string>();
  return rosterColumnsIn(header).map((meaning) => {
    if (meaning === undefined || (taken.has(meaning) && !joined.has(meaning))) return null;
    taken.add(meaning);
    return meaning;
  });
}

const isEmail = (cell: string): boolean => emailFrom(cell) !== null;
const isPhone = (cell: string): boolean => phoneFrom(cell) !== null;
const hasLetters = (cell: string): boolean => /\p{L}/u.test(cell);

/** What each column of a list without a header probably means, by its cells; undefined: the first row has no address, and may be a header. */
function headerless(rows: readonly (readonly string[])[]): Meaning[] | undefined {
  if (!rows[0]?.some((cell) => isEmail(cell) || isPhone(cell))) return undefined;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== ''));
  const means: Meaning[] = columns.map(() => null);
  const put = (at: number, meaning: string) => {
    if (at >= 0) means[at] = meaning;
  };
  const most = (holds: (cell: string) => boolean) =>
    columns.findIndex((cells, at) => means[at] === null && cells.filter(holds).length * 2 > cells.length);
  put(most(isEmail), 'Email');
  put(most(isPhone), 'Phone');
  const isEither = (cell: string) => isEmail(cell) || isPhone(cell);
  if (!means.some((meaning) => meaning !== null)) put(most(isEither), eitherColumn);
  put(most(hasLetters), 'Name');
  // Many people are of one group: of the columns with words the one with the fewest different ones.
  const left = columns.flatMap((cells, at) =>
    means[at] === null && cells.filter(hasLetters).length * 2 > cells.length ? [{ at, different: new Set(cells).size }] : [],
  );
  put(left.toSorted((one, other) => one.different - other.different)[0]?.at ?? -1, 'Group');
  return means;
}

/** How the header of a roster is understood. */
export const rosterHeaders: Headers = {
  guessed,
  headerless,
  most: maxRoster,
  // A list of people is never told apart by numbers and letters.
  isTable: () => true,
};

/** The columns that no column of the file means yet, without which no row can be read. */
export function missingIn(means: readonly Meaning[]): string[] {
  const lacking = ['Name', ...(means.includes(severalColumn) ? [] : ['Group'])].filter((column) => !means.includes(column));
  return ['Email', 'Phone', eitherColumn].some((column) => means.includes(column)) ? lacking : [...lacking, eitherColumn];
}

/**
 * A table with the columns of a roster, row below row as in the file, so that a row keeps its number. `longer`: rows with more cells than the header, from 0, whose
 * names get a sign: a comma may have parted them, and then a name stands for a group.
 */
export function shapedRoster(
  rows: readonly (readonly Cell[])[],
  header: number,
  means: readonly Meaning[],
  longer: readonly number[] = [],
): Cell[][] {
  const columns = everyRosterColumn.filter((column) => means.includes(column));
  const cellOf = (row: readonly Cell[], column: string): Cell => {
    const cells = means.flatMap((meaning, at) => (meaning === column ? [row[at] ?? ''] : []));
    const unreadable = cells.find((cell) => typeof cell !== 'string');
    return (
      unreadable ??
      cells
        .map((cell) => String(cell).trim())
        .filter((text) => text !== '')
        .join(' ')
    );
  };
  return rows.map((row, at) => {
    if (at < header) return [];
    if (at === header) return columns;
    const cells = columns.map((column) => cellOf(row, column));
    if (!longer.includes(at)) return cells;
    return cells.map((cell, place) => (columns[place] === 'Name' && typeof cell === 'string' ? `${unsureSigns.row} ${cell}` : cell));
  });
}
