import { useMemo, useState } from 'react';
import type { RosterRow } from '../../../../contract/people/roster';
import { useWide } from '../../../ui/browser/use-wide';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { Select } from '../../../ui/controls/Field';
import { rosterCells } from '../../bank/upload/worker/ask/ask-worker';
import type { Mend } from '../../bank/upload/worker/ask/worker-messages';
import { Options } from '../../kit/form/Options';
import { Address } from '../../kit/table/Address';
import { column, type DataColumn, DataTable } from '../../kit/table/DataTable';
import { useBankCopy } from '../../words/use-bank-copy';
import { type PeopleWords, usePeopleCopy } from '../../words/use-people-copy';
import { DecideRow, type OnDecide } from './OtherPeople';
import { type Mending, RefusedRows, staysBehind } from './RefusedRows';
import type { JudgedRow } from './roster-progress';
import { groupsIn, saidOf } from './said-of';

type Shown = JudgedRow & { id: number };

const colours: Record<RosterRow['fate'], string> = {
  waits: 'text-ink',
  joins: 'text-good',
  moves: 'font-semibold text-warn',
  stays: 'text-ink-soft',
  refused: 'text-bad',
};

interface Acts {
  /** Opens a row that stays behind to be mended; absent where none can be. */
  onMend: ((row: JudgedRow) => void) | undefined;
  onDecide: OnDecide;
}

const colourOf = ({ fate, decision }: JudgedRow): string =>
  decision === 'none' ? 'font-semibold text-warn' : decision === 'left-out' ? 'text-ink-soft' : colours[fate];

function What({ row, onMend, onDecide }: Acts & { row: JudgedRow }) {
  const copy = usePeopleCopy();
  const { shaping } = useBankCopy();
  return (
    <>
      <ul className={`flex flex-col gap-1 font-normal ${colourOf(row)}`}>
        {saidOf(copy, row).map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      {staysBehind(row) || row.decision ? (
        <div className="-ml-4 flex flex-wrap">
          {row.decision && <DecideRow row={row} onDecide={onDecide} />}
          {onMend && staysBehind(row) && (
            <Button variant="quiet" aria-label={shaping.mendRow.Row(row.row)} onClick={() => onMend(row)}>
              {shaping.mend}
            </Button>
          )}
        </div>
      ) : null}
    </>
  );
}

const addressOf = ({ email, phone }: RosterRow): string => [email, phone].filter((text) => text !== '').join(' · ');

/** On a narrow screen all else stands below the name: columns of their own would lie outside the screen. */
const columnsFor = (copy: PeopleWords, isWide: boolean, acts: Acts): DataColumn<Shown>[] => {
  const at: DataColumn<Shown> = column('row', copy.groups.row, ({ row }) => row, { isNumber: true, width: 'w-20' });
  if (!isWide)
    return [
      at,
      column('name', copy.groups.person, (row) => [row.name, ...saidOf(copy, row), groupsIn(row), addressOf(row)].join(' '), {
        isRowHeader: true,
        cell: (row) => (
          <>
            <span className="wrap-anywhere">{row.name}</span>
            <What row={row} {...acts} />
            <span className="wrap-anywhere block font-normal text-ink-soft">{groupsIn(row)}</span>
            <span className="block font-normal text-ink-soft">
              <Address text={addressOf(row)} />
            </span>
          </>
        ),
      }),
    ];
  return [
    at,
    column('name', copy.groups.person, ({ name }) => name, {
      isRowHeader: true,
      cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
    }),
    column('what', copy.groups.what, (row) => saidOf(copy, row).join(' '), {
      cell: (row) => <What row={row} {...acts} />,
      width: 'min-w-64',
    }),
    column('group', copy.groups.group, groupsIn, { cell: (row) => <span className="wrap-anywhere">{groupsIn(row)}</span> }),
    column('address', copy.groups.address, addressOf, { cell: (row) => <Address text={addressOf(row)} /> }),
  ];
};

/** The fates that the rows can be shown of, alone; and those with the address of somebody of another name. */
const filters = ['moves', 'stays', 'refused', 'others'] as const;
type Only = (typeof filters)[number];
const isOf = (only: Only, { fate, decision }: JudgedRow): boolean => (only === 'others' ? decision !== undefined : fate === only);

interface Props {
  rows: readonly JudgedRow[];
  /** The sheet of the rows; null while there is none. */
  file: File | null;
  /** Resolves with whether a row was mended. */
  onMend: (mend: Mend) => Promise<boolean>;
  onDecide: OnDecide;
}

/** Every filled row of a roster, before it is stored; one that stays behind is mended here, or it is said who it is. */
export function RosterRows({ rows, file, onMend, onDecide }: Props) {
  const copy = usePeopleCopy();
  const { groups } = copy;
  const { shaping } = useBankCopy();
  const isWide = useWide();
  const [only, setOnly] = useState<Only | ''>('');
  const [mending, setMending] = useState<Mending | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const open = useMemo(
    () =>
      file === null
        ? undefined
        : (row: JudgedRow) => {
            setFailed(false);
            rosterCells(file, row.row).then(
              (cells) => setMending({ row, cells }),
              () => setFailed(true),
            );
          },
    [file],
  );
  const columns = useMemo(() => columnsFor(copy, isWide, { onMend: open, onDecide }), [copy, isWide, open, onDecide]);
  const shown = useMemo(() => rows.filter((row) => only === '' || isOf(only, row)).map((row) => ({ ...row, id: row.row })), [rows, only]);
  return (
    <>
      <div className="max-w-xs">
        <Select
          label={groups.only}
          value={only}
          onChange={({ target: { value } }) => setOnly(filters.find((each) => each === value) ?? '')}
        >
          <option value="">{groups.allRows}</option>
          <Options of={filters.map((each) => [each, groups.onlyOf[each](rows.filter((row) => isOf(each, row)).length)])} />
        </Select>
      </div>
      <DataTable label={groups.rows} columns={columns} items={shown} />
      {hasFailed && <Banner tone="error">{shaping.notMended}</Banner>}
      {file && <RefusedRows rows={rows} file={file} mending={mending} onMend={onMend} onClose={() => setMending(null)} />}
    </>
  );
}
