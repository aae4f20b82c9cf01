import { Card } from '../../../ui/controls/Card';
import { useResultsCopy } from '../../words/use-results-copy';
import { shareText } from '../charts/figures';
import { lowestIn } from './group-figures';

/** A share, and the numbers that it is counted from. */
export interface MatrixCell {
  share: number | null;
  from: string;
}

export interface MatrixRow {
  key: string | number;
  name: string;
  /** Below the name: how many learners there are. */
  size: string;
  isSmall: boolean;
  cells: readonly MatrixCell[];
}

interface Props {
  title: string;
  note: string;
  columns: readonly { key: string | number; name: string }[];
  /** All groups together, then each group. */
  rows: readonly [MatrixRow, ...MatrixRow[]];
}

/** Groups in rows, side by side in each column. The lowest share of a column is marked. */
export function GroupMatrix({ title, note, columns, rows }: Props) {
  const { groupComparison } = useResultsCopy();
  const [, ...groups] = rows;
  const lowest = lowestIn(
    groups.map(({ isSmall, cells }) => ({ isSmall, shares: cells.map(({ share }) => share) })),
    columns.length,
  );
  return (
    <Card aria-label={title} className="flex min-w-0 flex-col gap-3">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-ink-soft text-sm">{note}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keys. */}
      <section aria-label={title} className="max-h-96 overflow-auto print:max-h-none print:overflow-visible" tabIndex={0}>
        <table className="w-full text-left text-sm tabular-nums">
          <thead className="sticky top-0 bg-surface">
            <tr>
              <th scope="col" className="border-line border-b py-1.5 pr-3 font-semibold text-ink-soft">
                {groupComparison.group}
              </th>
              {columns.map(({ key, name }) => (
                <th key={key} scope="col" className="wrap-break-word min-w-28 border-line border-b py-1.5 pr-3 font-semibold text-ink-soft">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <tr key={row.key} className="align-top">
                <th scope="row" className="wrap-anywhere min-w-32 border-line border-b py-1.5 pr-3 font-medium">
                  {row.name}
                  <span className="block font-normal text-ink-soft text-xs">{row.size}</span>
                </th>
                {row.cells.map(({ share, from }, at) => {
                  const isLowest = place > 0 && !row.isSmall && share !== null && share === lowest[at];
                  return (
                    <td key={columns[at]?.key} className="border-line border-b py-1.5 pr-3">
                      <span className={isLowest ? 'font-semibold text-bad' : ''}>
                        {shareText(share)}
                        {isLowest && <span className="ml-1 text-xs">{groupComparison.lowest}</span>}
                      </span>
                      <span className="block text-ink-soft text-xs">{from}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
