import { useMemo, useState } from 'react';
import type { Place } from '../../../contract/sheet';
import { Banner } from '../../ui/Banner';
import { copy } from '../copy';
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

const columnsFor = (place: Place): DataColumn<PreviewRow>[] => [
  { id: 'row', title: place, value: ({ at }) => at, isNumber: true, width: 'w-20' },
  { id: 'question', title: 'Question', value: ({ question }) => question, isRowHeader: true, width: 'min-w-64' },
  { id: 'answer', title: 'Correct answer', value: ({ answer }) => answer },
  ...(place === 'Line' ? [{ id: 'category', title: 'Category', value: ({ category }: PreviewRow) => category }] : []),
  {
    id: 'state',
    title: 'State',
    value: ({ problems }) => (problems.length === 0 ? copy.rowReady : problems.join(' ')),
    cell: State,
    width: 'min-w-64',
  },
];

const columns = { Row: columnsFor('Row'), Line: columnsFor('Line') };

/** Every row that holds anything, with what speaks against it. */
export function PreviewRows({ rows, place }: { rows: PreviewRow[]; place: Place }) {
  const [isOnlyBad, setOnlyBad] = useState(false);
  const bad = useMemo(() => rows.filter(({ problems }) => problems.length > 0), [rows]);
  if (rows.length === 0) return <Banner tone="warning">{place === 'Row' ? copy.previewNoRows : copy.previewNoQuestions}</Banner>;
  return (
    <>
      <Banner tone={bad.length > 0 ? 'warning' : 'success'}>
        {copy.previewReady(rows.length - bad.length, rows.length, place === 'Row' ? 'rows' : 'questions')}
      </Banner>
      {bad.length > 0 && (
        <label className="flex min-h-11 items-center gap-2 self-start">
          <input type="checkbox" className="size-5 accent-brand" checked={isOnlyBad} onChange={() => setOnlyBad(!isOnlyBad)} />
          {place === 'Row' ? copy.onlyBadRows : copy.onlyBadQuestions}
        </label>
      )}
      <DataTable label={place === 'Row' ? 'Rows' : 'Questions of the file'} columns={columns[place]} items={isOnlyBad ? bad : rows} />
    </>
  );
}
