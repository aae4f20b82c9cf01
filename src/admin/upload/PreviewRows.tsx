import { useMemo, useState } from 'react';
import { Banner } from '../../ui/Banner';
import { copy } from '../../ui/copy';
import { type DataColumn, DataTable } from '../table/DataTable';
import type { PreviewRow } from './worker-messages';

function State({ problems }: PreviewRow) {
  if (problems.length === 0) return <span className="text-good">{copy.rowReady}</span>;
  return (
    <ul className="flex flex-col gap-1 text-bad">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}

const columns: DataColumn<PreviewRow>[] = [
  { id: 'row', title: 'Row', value: ({ id }) => id, isNumber: true, width: 'w-20' },
  { id: 'question', title: 'Question', value: ({ question }) => question, isRowHeader: true, width: 'min-w-64' },
  { id: 'answer', title: 'Correct answer', value: ({ answer }) => answer },
  {
    id: 'state',
    title: 'State',
    value: ({ problems }) => (problems.length === 0 ? copy.rowReady : problems.join(' ')),
    cell: State,
    width: 'min-w-64',
  },
];

/** Every row that holds anything, with what speaks against it. */
export function PreviewRows({ rows }: { rows: PreviewRow[] }) {
  const [isOnlyBad, setOnlyBad] = useState(false);
  const bad = useMemo(() => rows.filter(({ problems }) => problems.length > 0), [rows]);
  if (rows.length === 0) return <Banner tone="warning">{copy.previewNoRows}</Banner>;
  return (
    <>
      <Banner tone={bad.length > 0 ? 'warning' : 'success'}>{copy.previewReady(rows.length - bad.length, rows.length)}</Banner>
      {bad.length > 0 && (
        <label className="flex min-h-11 items-center gap-2 self-start">
          <input type="checkbox" className="size-5 accent-brand" checked={isOnlyBad} onChange={() => setOnlyBad(!isOnlyBad)} />
          {copy.onlyBadRows}
        </label>
      )}
      <DataTable label="Rows" columns={columns} items={isOnlyBad ? bad : rows} />
    </>
  );
}
