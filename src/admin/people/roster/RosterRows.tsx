import { useMemo, useState } from 'react';
import type { RosterRow } from '../../../../contract/people/roster';
import { useWide } from '../../../ui/browser/use-wide';
import { Select } from '../../../ui/controls/Field';
import { Address } from '../../kit/table/Address';
import { type DataColumn, DataTable } from '../../kit/table/DataTable';
import { type PeopleWords, usePeopleCopy } from '../../words/use-people-copy';
import { reasonFrom } from '../../words/wording/reasons';

type Shown = RosterRow & { id: number };

const colours: Record<RosterRow['fate'], string> = {
  waits: 'text-ink',
  joins: 'text-good',
  moves: 'font-semibold text-warn',
  stays: 'text-ink-soft',
  refused: 'text-bad',
};

const groupsIn = ({ group, groups }: Pick<RosterRow, 'group' | 'groups'>): string => groups?.join('; ') ?? group;

/** What a row does, or each of its faults. */
export const saidOf = ({ groups, ...copy }: PeopleWords, { fate, from, problems = [], ...row }: RosterRow): string[] => {
  if (fate === 'moves') return [groups.movesFrom(from ?? '', groupsIn(row))];
  if (fate !== 'refused') return [groups.fates[fate]];
  return problems.map(({ column, why }) => {
    const reason = reasonFrom(why, why.code);
    return typeof reason === 'string' ? `${column}: ${reason}.` : copy.fault(copy.columnName('Row', column), reason);
  });
};

function What({ row }: { row: RosterRow }) {
  const copy = usePeopleCopy();
  return (
    <ul className={`flex flex-col gap-1 font-normal ${colours[row.fate]}`}>
      {saidOf(copy, row).map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}

const addressOf = ({ email, phone }: RosterRow): string => [email, phone].filter((text) => text !== '').join(' · ');

/** On a narrow screen all else stands below the name: columns of their own would lie outside the screen. */
const columnsFor = (copy: PeopleWords, isWide: boolean): DataColumn<Shown>[] => {
  const at: DataColumn<Shown> = { id: 'row', title: copy.groups.row, value: ({ row }) => row, isNumber: true, width: 'w-20' };
  if (!isWide)
    return [
      at,
      {
        id: 'name',
        title: copy.groups.person,
        value: (row) => [row.name, ...saidOf(copy, row), groupsIn(row), addressOf(row)].join(' '),
        isRowHeader: true,
        cell: (row) => (
          <>
            <span className="wrap-anywhere">{row.name}</span>
            <What row={row} />
            <span className="wrap-anywhere block font-normal text-ink-soft">{groupsIn(row)}</span>
            <span className="block font-normal text-ink-soft">
              <Address text={addressOf(row)} />
            </span>
          </>
        ),
      },
    ];
  return [
    at,
    {
      id: 'name',
      title: copy.groups.person,
      value: ({ name }) => name,
      isRowHeader: true,
      cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
    },
    {
      id: 'what',
      title: copy.groups.what,
      value: (row) => saidOf(copy, row).join(' '),
      cell: (row) => <What row={row} />,
      width: 'min-w-64',
    },
    {
      id: 'group',
      title: copy.groups.group,
      value: groupsIn,
      cell: (row) => <span className="wrap-anywhere">{groupsIn(row)}</span>,
    },
    {
      id: 'address',
      title: copy.groups.address,
      value: addressOf,
      cell: (row) => <Address text={addressOf(row)} />,
    },
  ];
};

/** The fates that the rows can be shown of, alone. */
const filters = ['moves', 'stays', 'refused'] as const;
type Only = (typeof filters)[number];

/** Every filled row of a roster, before it is stored. */
export function RosterRows({ rows }: { rows: readonly RosterRow[] }) {
  const copy = usePeopleCopy();
  const { groups } = copy;
  const isWide = useWide();
  const [only, setOnly] = useState<Only | ''>('');
  const columns = useMemo(() => columnsFor(copy, isWide), [copy, isWide]);
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
          {filters.map((fate) => (
            <option key={fate} value={fate}>
              {groups.onlyOf[fate](rows.filter((row) => row.fate === fate).length)}
            </option>
          ))}
        </Select>
      </div>
      <DataTable label={groups.rows} columns={columns} items={shown} />
    </>
  );
}
