import { useState } from 'react';
import { nameKey } from '../../../../../contract/fields/fold';
import type { Place } from '../../../../../contract/sheet/read-rows';
import { Banner } from '../../../../ui/controls/Banner';
import { Button } from '../../../../ui/controls/Button';
import { TextArea, TextField } from '../../../../ui/controls/Field';
import { TypedDialog } from '../../../kit/dialog/TypedDialog';
import { useBankCopy } from '../../../words/use-bank-copy';
import type { Mend, PreviewRow, RowCell } from '../worker/ask/worker-messages';

/** Letters from which a cell has a field of several lines. */
const longer = 60;

interface Props {
  row: Pick<PreviewRow, 'at' | 'problems'>;
  /** Absent: of a sheet, whose columns keep their names. */
  place?: Place;
  cells: readonly RowCell[];
  /** Resolves with whether the row was mended. */
  onMend: (mend: Mend) => Promise<boolean>;
  /** Called in place of `onClose` once the row was mended; the dialog waits meanwhile. */
  onMended?: () => void;
  onClose: () => void;
}

/** The column of a cell as faults name it. */
const meantBy = ({ column, means = column }: RowCell): string => nameKey(means);

/** The cells of a faulty row, each with what is wrong with it; the whole file is judged again with what is typed. */
export function MendRow({ row, place = 'Row', cells: found, onMend, onMended, onClose }: Props) {
  const copy = useBankCopy();
  const words = copy.shaping;
  const [cells, setCells] = useState(found);
  const [state, setState] = useState<'typing' | 'making' | 'failed'>('typing');
  const faultsAt = (cell: RowCell): string =>
    row.problems
      .filter((problem) => nameKey(problem.column) === meantBy(cell))
      .map(({ why, column: of }) => copy.fault(copy.columnName(place, of), why))
      .join(' ');
  const others = row.problems.filter(({ column }) => !found.some((cell) => meantBy(cell) === nameKey(column)));

  const changed = cells.filter((cell, at) => cell.text !== found[at]?.text);

  async function mend() {
    if (state === 'making') return;
    setState('making');
    if (await onMend({ row: row.at, cells: changed })) (onMended ?? onClose)();
    else setState('failed');
  }

  return (
    <TypedDialog
      title={words.mendRow[place](row.at)}
      typed={changed.length}
      onClose={onClose}
      no={copy.cancel}
      actions={
        <Button aria-disabled={state === 'making'} onClick={mend}>
          {state === 'making' ? words.mending : words.mendNow}
        </Button>
      }
    >
      <p className="text-ink-soft text-sm">{words.mendLead}</p>
      {others.length > 0 && (
        <Banner tone="warning">{others.map(({ column, why }) => copy.fault(copy.columnName(place, column), why)).join(' ')}</Banner>
      )}
      {cells.map((shown, index) => {
        const { at, column, text } = shown;
        const isLong = (found[index]?.text.length ?? 0) > longer || /\n/.test(found[index]?.text ?? '');
        const Input = isLong ? TextArea : TextField;
        return (
          <Input
            key={at}
            label={copy.columnName(place, column)}
            fault={faultsAt(shown) || null}
            autoComplete="off"
            value={text}
            onChange={(event: { target: { value: string } }) =>
              setCells(cells.map((cell) => (cell.at === at ? { ...cell, text: event.target.value } : cell)))
            }
          />
        );
      })}
      {state === 'failed' && <Banner tone="error">{words.notMended}</Banner>}
    </TypedDialog>
  );
}
