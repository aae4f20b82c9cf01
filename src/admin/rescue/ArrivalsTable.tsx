import type { Arrival } from '../../../contract/rescue';
import { EmptyState } from '../../ui/Card';
import { type DataColumn, DataTable } from '../table/DataTable';
import { timeText } from './figures';
import { words } from './words';

type Entry = Arrival & { id: number };

const columns: DataColumn<Entry>[] = [
  { id: 'at', title: 'Came', value: ({ arrivedAt }) => arrivedAt, cell: ({ arrivedAt }) => timeText(arrivedAt), width: 'w-48' },
  {
    id: 'who',
    title: 'Learner',
    value: ({ person, uid }) => [person.name || uid, person.email].filter(Boolean).join(', '),
    isRowHeader: true,
  },
  { id: 'what', title: 'Assessment', value: ({ assessment }) => assessment.name },
  { id: 'way', title: 'From', value: ({ importedBy }) => (importedBy === null ? words.fromDevice : words.fromFile(importedBy)) },
  { id: 'answered', title: 'Answered', value: ({ answered }) => answered, isNumber: true, width: 'w-28' },
  { id: 'finished', title: 'Finished', value: ({ finished }) => (finished ? 'Yes' : 'No'), width: 'w-28' },
  { id: 'stands', title: 'Counts', value: ({ stands }) => (stands ? 'Yes' : 'No'), width: 'w-28' },
];

/** The trail: who brought what, and whether it counts. */
export function ArrivalsTable({ arrivals }: { arrivals: Arrival[] }) {
  if (arrivals.length === 0) return <EmptyState>{words.noArrivals}</EmptyState>;
  return <DataTable label="Arrivals" columns={columns} items={arrivals.map((arrival, at) => ({ ...arrival, id: arrivals.length - at }))} />;
}
