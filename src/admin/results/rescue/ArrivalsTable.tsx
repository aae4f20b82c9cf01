import { useMemo } from 'react';
import type { Arrival } from '../../../../contract/assessment/rescue';
import { EmptyState } from '../../../ui/controls/Card';
import { type DataColumn, DataTable } from '../../kit/table/DataTable';
import { type ResultsWords, useResultsCopy } from '../../words/use-results-copy';
import { timeText } from './figures';

type Entry = Arrival & { id: number };

/** The verified address, and the typed one, marked as unverified. */
const addressesIn = ({ email, typedEmail }: Arrival['person'], copy: ResultsWords): string[] => [
  email === typedEmail ? '' : email,
  typedEmail === undefined ? '' : copy.people.typed(typedEmail),
];

const columnsIn = (copy: ResultsWords): DataColumn<Entry>[] => [
  {
    id: 'at',
    title: copy.rescue.columns.at,
    value: ({ arrivedAt }) => arrivedAt,
    cell: ({ arrivedAt }) => timeText(arrivedAt, copy.locale),
    width: 'w-48',
  },
  {
    id: 'who',
    title: copy.rescue.columns.who,
    value: ({ person, uid }) => [person.name || uid, ...addressesIn(person, copy)].filter(Boolean).join(', '),
    isRowHeader: true,
  },
  { id: 'what', title: copy.rescue.columns.what, value: ({ assessment }) => assessment.name },
  {
    id: 'way',
    title: copy.rescue.columns.way,
    value: ({ importedBy }) => (importedBy === null ? copy.rescue.fromDevice : copy.rescue.fromFile(importedBy)),
  },
  { id: 'answered', title: copy.rescue.columns.answered, value: ({ answered }) => answered, isNumber: true, width: 'w-28' },
  { id: 'finished', title: copy.rescue.columns.finished, value: ({ finished }) => (finished ? copy.yes : copy.no), width: 'w-28' },
  { id: 'stands', title: copy.rescue.columns.stands, value: ({ stands }) => (stands ? copy.yes : copy.no), width: 'w-28' },
];

/** The history of submissions from files: origin, content, and whether it counts. */
export function ArrivalsTable({ arrivals }: { arrivals: Arrival[] }) {
  const copy = useResultsCopy();
  const columns = useMemo(() => columnsIn(copy), [copy]);
  if (arrivals.length === 0) return <EmptyState>{copy.rescue.noArrivals}</EmptyState>;
  return (
    <DataTable
      label={copy.rescue.columns.list}
      columns={columns}
      items={arrivals.map((arrival, at) => ({ ...arrival, id: arrivals.length - at }))}
    />
  );
}
