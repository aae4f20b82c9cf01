import { nameKey } from '../../../../../../contract/fields/fold';
import type { Cell } from '../../../../../../contract/sheet/cells';
import type { LocatedTable } from '../../../../../../contract/sheet/located-table';
import { rosterColumnsIn } from '../../../../../../contract/sheet/roster';
import { severalColumn } from '../../../../../../contract/sheet/roster-headers';

/** The signs that part the names of groups in a cell. */
const betweenNames = /([,;|])/;

/** Which group a name of a roster means; one that means another by way of a third is that other. */
function meaningOf(groups: ReadonlyMap<string, string>): (name: string) => string | undefined {
  const byKey = new Map([...groups].map(([name, close]) => [nameKey(name), close]));
  return (name) => {
    let [found, left] = [byKey.get(nameKey(name)), byKey.size];
    for (let next = found; next !== undefined && left > 0; left -= 1) {
      found = next;
      next = byKey.get(nameKey(found));
    }
    return found;
  };
}

/** Puts other groups in the place of those that a roster names, in the table itself. `groups`: the name that each means, by the name that is written. */
export function regroup(table: LocatedTable, groups: ReadonlyMap<string, string>): void {
  const meant = meaningOf(groups);
  const textOf = (cell: Cell | undefined): string => (typeof cell === 'string' ? cell : '');
  const header = (table.rows[table.header] ?? []).map(textOf);
  const places = rosterColumnsIn(header).flatMap((column, place) => (column === 'Group' || column === severalColumn ? [place] : []));
  for (const row of table.rows.slice(table.header + 1))
    for (const place of places) {
      const cell = textOf(row[place]);
      if (cell === '') continue;
      row[place] =
        meant(cell) ??
        cell
          .split(betweenNames)
          .map((part) => meant(part) ?? part)
          .join('');
    }
}
