import { useMemo, useState } from 'react';
import type { PersonEntry } from '../../../contract/person-list';
import { Button } from '../../ui/Button';
import { EmptyState, Page } from '../../ui/Card';
import { Fetched } from '../Fetched';
import { type DataColumn, ViewTable } from '../table/DataTable';
import { usePages } from '../table/use-pages';
import { ExtraTimeDialog } from './ExtraTimeDialog';
import { words } from './words';

const columnsWith = (onChange: (person: PersonEntry) => void): DataColumn<PersonEntry>[] => [
  {
    id: 'name',
    title: words.name,
    value: ({ name }) => name,
    isRowHeader: true,
    width: 'min-w-28',
    cell: ({ name }) => <span className="wrap-anywhere">{name || words.nameless}</span>,
  },
  {
    id: 'time',
    title: words.time,
    value: ({ timePercent }) => words.times(timePercent),
    isUnordered: true,
    width: 'w-40 min-w-40',
    cell: (person) =>
      person.role === 'admin' ? (
        ''
      ) : (
        <span className="flex items-center justify-between gap-2">
          {words.times(person.timePercent)}
          <Button
            look="quiet"
            className="-my-2"
            aria-label={words.changeOf(person.name || person.contact || person.uid)}
            onClick={() => onChange(person)}
          >
            {words.change}
          </Button>
        </span>
      ),
  },
  {
    id: 'contact',
    title: words.contact,
    value: ({ contact }) => contact,
    isUnordered: true,
    width: 'min-w-56',
    cell: ({ contact }) => <span className="wrap-anywhere">{contact}</span>,
  },
  { id: 'role', title: words.role, value: ({ role }) => words.roles[role], isUnordered: true, width: 'w-28' },
];

const byName = { column: 'name', direction: 'ascending' } as const;

/** Everybody the portal knows, a page at a time, with role and extra time. */
export function PeopleScreen() {
  const [chosen, setChosen] = useState<PersonEntry | null>(null);
  const columns = useMemo(() => columnsWith(setChosen), []);
  const { reply, view } = usePages('getPeople', columns, byName);
  return (
    <Page wide title={words.title} lead={words.lead}>
      <Fetched query={reply} failed={words.failed}>
        {() =>
          view.all === 0 && view.query === '' ? (
            <EmptyState>{words.nobody}</EmptyState>
          ) : (
            <ViewTable label={words.label} columns={columns} view={view} />
          )
        }
      </Fetched>
      {chosen && <ExtraTimeDialog person={chosen} onClose={() => setChosen(null)} />}
    </Page>
  );
}
