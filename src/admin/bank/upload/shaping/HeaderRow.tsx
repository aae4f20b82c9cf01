import { Select } from '../../../../ui/controls/Field';
import { Options } from '../../../kit/form/Options';
import { useBankCopy } from '../../../words/use-bank-copy';
import { inQuotes } from '../reading/columns/in-quotes';
import { textsOf } from '../reading/columns/longer-rows';
import type { OtherTable } from '../reading/columns/other-table';

/** Rows among which the one with the names can be chosen. */
const choices = 12;
/** Letters of a row in its choice. */
const shownLetters = 60;

/** The filled cells of a row as one line. */
function lineOf(row: OtherTable['rows'][number] | undefined): string {
  const line = textsOf(row)
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter((text) => text !== '')
    .join(' · ');
  return line.length > shownLetters ? `${line.slice(0, shownLetters)}…` : line;
}

interface Props {
  looked: OtherTable;
  /** From 0. */
  onChoose: (header: number) => void;
}

/** Which row has the names of the columns, to be seen and chosen, and what stands above it and is not read. Nothing where no row has them. */
export function HeaderRow({ looked: { rows, header, isHeaderless }, onChoose }: Props) {
  const words = useBankCopy().shaping;
  if (isHeaderless) return null;
  const filled = rows.flatMap((row, at) => (at <= Math.max(header, choices - 1) && lineOf(row) !== '' ? [at] : []));
  const above = filled.filter((at) => at < header).map((at) => lineOf(rows[at]));
  return (
    <div className="flex flex-col gap-2">
      <Select label={words.headerRow} value={header} onChange={({ target }) => onChoose(Number(target.value))}>
        <Options of={filled.map((at) => [at, words.rowOf(at + 1, lineOf(rows[at]))])} />
      </Select>
      {above.length > 0 && <p className="wrap-anywhere text-sm text-warn">{words.above(above.length, inQuotes(above))}</p>}
    </div>
  );
}
