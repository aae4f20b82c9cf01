import { shownIn } from '../../../../../contract/sheet/cells';
import { Select } from '../../../../ui/controls/Field';
import { Options } from '../../../kit/form/Options';
import { useBankCopy } from '../../../words/use-bank-copy';
import { type Meaning, rivalOf } from '../reading/columns/header-meanings';
import { textsOf } from '../reading/columns/longer-rows';
import type { OtherTable } from '../reading/columns/other-table';

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
    const text = shownIn(row[at]).trim();
    return text === '' ? [] : [text.replace(/\s+/g, ' ')];
  });
  return [...new Set(cells)].slice(0, 3).map((text) => (text.length > longestSample ? `${text.slice(0, longestSample)}…` : text));
}

/** The columns that are left out though they have values, each as it is called. */
const leftOut = (looked: OtherTable, means: readonly Meaning[], nameOf: (at: number) => string): string[] =>
  means.flatMap((meaning, at) => (meaning === null && samplesOf(looked, at).length > 0 ? [nameOf(at)] : []));

/** What each column of a file means, with its first values beside it. */
export function Meanings({ looked, columns, hint, means, onChoose }: Props) {
  const copy = useBankCopy();
  const words = copy.shaping;
  const header = looked.rows[looked.header] ?? [];
  const nameOf = (at: number): string => {
    return shownIn(header[at]).trim().slice(0, 80) || words.nameless(at + 1);
  };
  const left = leftOut(looked, means, nameOf);
  const names = textsOf(header);
  const rivals = means.flatMap((_, at) => {
    const rival = rivalOf(names, means, at);
    return rival === null ? [] : [words.rival(nameOf(at), nameOf(rival))];
  });
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-semibold">{words.columns}</legend>
      <p className="text-ink-soft text-sm">{hint}</p>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {means.map((meaning, at) => {
          const samples = samplesOf(looked, at);
          return (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place, and two may have the same name.
              key={at}
              label={nameOf(at)}
              hint={samples.length > 0 ? words.such(samples.join(' · ')) : words.noValues}
              value={meaning ?? ''}
              onChange={(event) => onChoose(at, event.target.value === '' ? null : event.target.value)}
            >
              <option value="">{words.leftOut}</option>
              <Options of={columns.map((column) => [column, copy.columnName('Line', column)])} />
            </Select>
          );
        })}
      </div>
      {left.length > 0 && <p className="wrap-anywhere text-sm text-warn">{words.unread(left.join(', '))}</p>}
      {rivals.length > 0 && <p className="wrap-anywhere text-sm text-warn">{rivals.join(' ')}</p>}
    </fieldset>
  );
}
