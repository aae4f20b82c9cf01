import { usePrinting } from '../../../ui/browser/printing';
import { Card } from '../../../ui/controls/Card';
import { useResultsCopy } from '../../words/use-results-copy';
import { shareText } from '../../words/wording/figures';
import { GroupName } from './GroupName';
import { lowestIn } from './group-figures';

/** A share, and the numbers that it is counted from. */
interface MatrixCell {
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

/** So many columns stand side by side on upright A4; further ones follow below, each part with the names of the groups. */
const columnsOnPaper = 6;

const hasShare = ({ cells }: MatrixRow, at: number): boolean => (cells[at]?.share ?? null) !== null;

/** The rows that have a share in one of the columns: a part on paper is not filled with dashes. */
const withShares = (rows: readonly MatrixRow[], places: readonly number[]): readonly MatrixRow[] =>
  rows.filter((row) => places.some((at) => hasShare(row, at)));

/** Groups in rows, side by side in each column. The lowest share of a column is marked; a column without any share is left out. */
export function GroupMatrix({ title, note, columns, rows }: Props) {
  const { groupComparison } = useResultsCopy();
  const isPrinting = usePrinting();
  const [, ...groups] = rows;
  const compared = groups.map(({ isSmall, cells }) => ({ isSmall, shares: cells.map(({ share }) => share) }));
  const lowest = lowestIn(compared, columns.length);
  // On paper a column that no group has a share in is left out too: learners of no group alone fill it.
  const deciding = isPrinting && groups.length > 0 ? groups : rows;
  const filled = columns.map((_, at) => at).filter((at) => deciding.some((row) => hasShare(row, at)));
  if (filled.length === 0) return null;
  const most = isPrinting ? columnsOnPaper : filled.length;
  const parts = Array.from({ length: Math.ceil(filled.length / most) }, (_, part) => filled.slice(part * most, (part + 1) * most));
  return (
    <Card data-long aria-label={title} className="flex min-w-0 flex-col gap-3">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-ink-soft text-sm">
        {note}
        {isPrinting && ` ${groupComparison.onPaper}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keys. */}
      <section aria-label={title} className="scroll-edges overflow-x-auto print:overflow-visible" tabIndex={0}>
        {parts.map((places) => (
          <MatrixPart
            key={places[0]}
            places={places}
            columns={columns}
            rows={isPrinting ? withShares(rows, places) : rows}
            lowest={lowest}
          />
        ))}
      </section>
    </Card>
  );
}

interface PartProps extends Pick<Props, 'columns'> {
  rows: readonly MatrixRow[];
  /** Places of the columns that are shown. */
  places: readonly number[];
  lowest: readonly (number | null)[];
}

/** The whole table, or as many of its columns as a page holds. */
function MatrixPart({ places, columns, rows, lowest }: PartProps) {
  const { groupComparison } = useResultsCopy();
  return (
    <table className="w-full text-left text-sm tabular-nums print:mb-4">
      <thead>
        <tr>
          <th scope="col" className="border-line border-b py-1.5 pr-3 font-semibold text-ink-soft">
            {groupComparison.group}
          </th>
          {places.map((at) => (
            <th
              key={at}
              scope="col"
              className="wrap-break-word min-w-28 border-line border-b py-1.5 pr-3 font-semibold text-ink-soft print:min-w-0"
            >
              {columns[at]?.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={row.key} className="align-top">
            <th scope="row" className="wrap-anywhere min-w-32 border-line border-b py-1.5 pr-3 font-medium">
              <GroupName of={row.key} name={row.name} />
              <span className="block font-normal text-ink-soft text-xs">{row.size}</span>
            </th>
            {places.map((at) => {
              const { share, from } = row.cells[at] ?? { share: null, from: '' };
              const isLowest = place > 0 && !row.isSmall && share !== null && share === lowest[at];
              return (
                <td key={at} className="border-line border-b py-1.5 pr-3">
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
  );
}
