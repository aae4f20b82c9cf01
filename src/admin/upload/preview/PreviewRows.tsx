import { useMemo, useState } from 'react';
import type { Place } from '../../../../contract/sheet/read-rows';
import { Banner } from '../../../ui/controls/Banner';
import { type AdminWords, useAdminCopy } from '../../copy/use-admin-copy';
import { type DataColumn, DataTable } from '../../table/DataTable';
import type { PreviewRow } from '../worker/worker-messages';

function State({ problems }: PreviewRow) {
  const copy = useAdminCopy();
  if (problems.length === 0) return <span className="text-good">{copy.rowReady}</span>;
  return (
    <ul className="flex flex-col gap-1 text-bad">
      {problems.map((problem) => (
        <li key={JSON.stringify(problem)}>{copy.fault(problem.column, problem.why)}</li>
      ))}
    </ul>
  );
}

function Question({ question, pictures }: PreviewRow) {
  return (
    <>
      {question}
      {pictures.length > 0 && <span className="block font-normal text-ink-soft text-sm">🖼 {pictures.join(' · ')}</span>}
    </>
  );
}

const columnsFor = (copy: AdminWords, place: Place): DataColumn<PreviewRow>[] => [
  { id: 'row', title: copy.places[place], value: ({ at }) => at, isNumber: true, width: 'w-20' },
  {
    id: 'question',
    title: copy.question,
    value: ({ question }) => question,
    cell: (row) => <Question {...row} />,
    isRowHeader: true,
    width: 'min-w-64',
  },
  { id: 'answer', title: copy.correctAnswer, value: ({ answer }) => answer },
  ...(place === 'Line' ? [{ id: 'category', title: copy.category, value: ({ category }: PreviewRow) => category }] : []),
  {
    id: 'state',
    title: copy.state,
    value: ({ problems }) => (problems.length === 0 ? copy.rowReady : problems.map(({ column, why }) => copy.fault(column, why)).join(' ')),
    cell: (row) => <State {...row} />,
    width: 'min-w-64',
  },
];

/** Every row that holds anything, with what speaks against it. */
export function PreviewRows({ rows, place }: { rows: PreviewRow[]; place: Place }) {
  const copy = useAdminCopy();
  const [isOnlyBad, setOnlyBad] = useState(false);
  const columns = useMemo(() => columnsFor(copy, place), [copy, place]);
  const bad = useMemo(() => rows.filter(({ problems }) => problems.length > 0), [rows]);
  if (rows.length === 0) return <Banner tone="warning">{place === 'Row' ? copy.previewNoRows : copy.previewNoQuestions}</Banner>;
  return (
    <>
      <Banner tone={bad.length > 0 ? 'warning' : 'success'}>
        {copy.previewReady(rows.length - bad.length, rows.length, place === 'Row' ? 'rows' : 'questions')}
      </Banner>
      {rows.some(({ pictures }) => pictures.length > 0) && <p className="text-ink-soft text-sm">{copy.picture.inFile}</p>}
      {bad.length > 0 && (
        <label className="flex min-h-11 items-center gap-2 self-start">
          <input type="checkbox" className="size-5 accent-brand" checked={isOnlyBad} onChange={() => setOnlyBad(!isOnlyBad)} />
          {place === 'Row' ? copy.onlyBadRows : copy.onlyBadQuestions}
        </label>
      )}
      <DataTable label={place === 'Row' ? copy.rows : copy.questionsOfFile} columns={columns} items={isOnlyBad ? bad : rows} />
    </>
  );
}
