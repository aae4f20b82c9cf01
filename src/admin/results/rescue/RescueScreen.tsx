import { useMemo } from 'react';
import type { Arrival } from '../../../../contract/assessment/rescue';
import { EmptyState, Page } from '../../../ui/controls/Card';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { column, type DataColumn, DataTable } from '../../kit/table/DataTable';
import { type ResultsWords, useResultsCopy } from '../../words/use-results-copy';
import { momentText } from '../../words/wording/moment-text';
import { RescueForm } from './RescueForm';

type Entry = Arrival & { id: number };

/** The verified address, and the typed one, marked as unverified. */
const addressesIn = ({ email, typedEmail }: Arrival['person'], copy: ResultsWords): string[] => [
  email === typedEmail ? '' : email,
  typedEmail === undefined ? '' : copy.people.typed(typedEmail),
];

const columnsIn = (copy: ResultsWords): DataColumn<Entry>[] => [
  column('at', copy.rescue.columns.at, ({ arrivedAt }) => arrivedAt, {
    cell: ({ arrivedAt }) => momentText(arrivedAt, copy.locale),
    width: 'w-48',
  }),
  column(
    'who',
    copy.rescue.columns.who,
    ({ person, uid }) => [person.name || uid, ...addressesIn(person, copy)].filter(Boolean).join(', '),
    { isRowHeader: true },
  ),
  column('what', copy.rescue.columns.what, ({ assessment }) => assessment.name),
  column('way', copy.rescue.columns.way, ({ importedBy }) =>
    importedBy === null ? copy.rescue.fromDevice : copy.rescue.fromFile(importedBy),
  ),
  column('answered', copy.rescue.columns.answered, ({ answered }) => answered, { isNumber: true, width: 'w-28' }),
  column('finished', copy.rescue.columns.finished, ({ finished }) => (finished ? copy.yes : copy.no), { width: 'w-28' }),
  column('stands', copy.rescue.columns.stands, ({ stands }) => (stands ? copy.yes : copy.no), { width: 'w-28' }),
];

/** The history of submissions from files: origin, content, and whether it counts. */
function ArrivalsTable({ arrivals }: { arrivals: Arrival[] }) {
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

export function RescueScreen() {
  const copy = useResultsCopy();
  return (
    <Page wide title={copy.rescue.title} lead={copy.rescue.lead}>
      <RescueForm />
      <h2>{copy.rescue.arrivals}</h2>
      <Fetched query={useReply('getArrivals')} failed={copy.rescue.arrivalsFailed}>
        {(arrivals: Arrival[]) => <ArrivalsTable arrivals={arrivals} />}
      </Fetched>
    </Page>
  );
}
