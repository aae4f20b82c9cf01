import { Select } from '../../../../ui/controls/Field';
import { useBankCopy } from '../../../words/use-bank-copy';
import type { Meaning } from '../reading/meanings';
import type { OtherTable } from '../reading/other-table';

interface Props {
  looked: OtherTable;
  /** What can be chosen. */
  columns: readonly string[];
  hint: string;
  means: readonly Meaning[];
  onChoose: (at: number, meaning: Meaning) => void;
}

/** The longest sample of a cell. */
const longestSample = 40;

/** The first filled cells of a column below its header. */
function samplesOf({ rows, header }: OtherTable, at: number): string[] {
  const cells = rows.slice(header + 1, header + 50).flatMap((row) => {
    const cell = row[at];
    return typeof cell === 'string' && cell.trim() !== '' ? [cell.trim().replace(/\s+/g, ' ')] : [];
  });
  return [...new Set(cells)].slice(0, 3).map((text) => (text.length > longestSample ? `${text.slice(0, longestSample)}…` : text));
}

/** What each column of a file means, with its first values beside it. */
export function Meanings({ looked, columns, hint, means, onChoose }: Props) {
  const copy = useBankCopy();
  const words = copy.shaping;
  const header = looked.rows[looked.header] ?? [];
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-semibold">{words.columns}</legend>
      <p className="text-ink-soft text-sm">{hint}</p>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {means.map((meaning, at) => {
          const cell = header[at];
          const name = typeof cell === 'string' && cell.trim() !== '' ? cell.trim().slice(0, 80) : words.nameless(at + 1);
          const samples = samplesOf(looked, at);
          return (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place, and two may have the same name.
              key={at}
              label={name}
              hint={samples.length > 0 ? words.such(samples.join(' · ')) : words.noValues}
              value={meaning ?? ''}
              onChange={(event) => onChoose(at, event.target.value === '' ? null : event.target.value)}
            >
              <option value="">{words.leftOut}</option>
              {columns.map((column) => (
                <option key={column} value={column}>
                  {copy.columnName('Line', column)}
                </option>
              ))}
            </Select>
          );
        })}
      </div>
    </fieldset>
  );
}
