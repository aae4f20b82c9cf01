import { useMemo, useState } from 'react';
import type { RosterRow } from '../../../../contract/people/roster';
import { useWide } from '../../../ui/browser/use-wide';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { Select } from '../../../ui/controls/Field';
import { rosterCells } from '../../bank/upload/worker/ask-worker';
import type { Mend } from '../../bank/upload/worker/worker-messages';
import { Options } from '../../kit/form/Options';
import { Address } from '../../kit/table/Address';
import { column, type DataColumn, DataTable } from '../../kit/table/DataTable';
import { useBankCopy } from '../../words/use-bank-copy';
import { type PeopleWords, usePeopleCopy } from '../../words/use-people-copy';
import { type Mending, RefusedRows } from './RefusedRows';
import { groupsIn, saidOf } from './said-of';

type Shown = RosterRow & { id: number };

const colours: Record<RosterRow['fate'], string> = {
  waits: 'text-ink',
  joins: 'text-good',
  moves: 'font-semibold text-warn',
  stays: 'text-ink-soft',
  refused: 'text-bad',
};

/** Opens a refused row to be mended; absent where none can be. */
type OnMend = ((row: RosterRow) => void) | undefined;

function What({ row, onMend }: { row: RosterRow; onMend: OnMend }) {
  const copy = usePeopleCopy();
  const { shaping } = useBankCopy();
  return (
    <>
      <ul className={`flex flex-col gap-1 font-normal ${colours[row.fate]}`}>
        {saidOf(copy, row).map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      {onMend && row.fate === 'refused' && (
        <Button variant="quiet" className="-ml-4" aria-label={shaping.mendRow.Row(row.row)} onClick={() => onMend(row)}>
          {shaping.mend}
        </Button>
      )}
    </>
  );
}

const addressOf = ({ email, phone }: RosterRow): string => [email, phone].filter((text) => text !== '').join(' · ');

/** On a narrow screen all else stands below the name: columns of their own would lie outside the screen. */
const columnsFor = (copy: PeopleWords, isWide: boolean, onMend: OnMend): DataColumn<Shown>[] => {
  const at: DataColumn<Shown> = column('row', copy.groups.row, ({ row }) => row, { isNumber: true, width: 'w-20' });
  if (!isWide)
    return [
      at,
      column('name', copy.groups.person, (row) => [row.name, ...saidOf(copy, row), groupsIn(row), addressOf(row)].join(' '), {
        isRowHeader: true,
        cell: (row) => (
          <>
            <span className="wrap-anywhere">{row.name}</span>
            <What row={row} onMend={onMend} />
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
      cell: (row) => <What row={row} onMend={onMend} />,
      width: 'min-w-64',
    }),
    column('group', copy.groups.group, groupsIn, { cell: (row) => <span className="wrap-anywhere">{groupsIn(row)}</span> }),
    column('address', copy.groups.address, addressOf, { cell: (row) => <Address text={addressOf(row)} /> }),
  ];
};

/** The fates that the rows can be shown of, alone. */
const filters = ['moves', 'stays', 'refused'] as const;
type Only = (typeof filters)[number];

interface Props {
  rows: readonly RosterRow[];
  /** The sheet of the rows; null while there is none. */
  file: File | null;
  /** Resolves with whether a row was mended. */
  onMend: (mend: Mend) => Promise<boolean>;
}

/** Every filled row of a roster, before it is stored; a refused one is mended here. */
export function RosterRows({ rows, file, onMend }: Props) {
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
        : (row: RosterRow) => {
            setFailed(false);
            rosterCells(file, row.row).then(
              (cells) => setMending({ row, cells }),
              () => setFailed(true),
            );
          },
    [file],
  );
  const columns = useMemo(() => columnsFor(copy, isWide, open), [copy, isWide, open]);
  const shown = useMemo(
    () => rows.filter(({ fate }) => only === '' || fate === only).map((row) => ({ ...row, id: row.row })),
    [rows, only],
  );
  return (
    <>
      <div className="max-w-xs">
        <Select
          label={groups.only}
          value={only}
          onChange={({ target: { value } }) => setOnly(filters.find((fate) => fate === value) ?? '')}
        >
          <option value="">{groups.allRows}</option>
          <Options of={filters.map((fate) => [fate, groups.onlyOf[fate](rows.filter((row) => row.fate === fate).length)])} />
        </Select>
      </div>
      <DataTable label={groups.rows} columns={columns} items={shown} />
      {hasFailed && <Banner tone="error">{shaping.notMended}</Banner>}
      {file && <RefusedRows rows={rows} file={file} mending={mending} onMend={onMend} onClose={() => setMending(null)} />}
    </>
  );
}
