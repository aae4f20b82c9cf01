import { useMemo, useState } from 'react';
import type { PersonEntry } from '../../../contract/people/person-list';
import { Button } from '../../ui/controls/Button';
import { EmptyState, Page } from '../../ui/controls/Card';
import { Fetched } from '../calls/Fetched';
import { type AdminWords, useAdminCopy } from '../copy/use-admin-copy';
import { type DataColumn, ViewTable } from '../table/DataTable';
import { usePages } from '../table/use-pages';
import { ExtraTimeDialog } from './ExtraTimeDialog';

/** A person's contact. A typed address is marked as unverified, because admins grant marks and extra time by it. */
function Contact({ contact, typedEmail }: PersonEntry) {
  const copy = useAdminCopy();
  return (
    <span className="wrap-anywhere">
      {contact !== typedEmail && <span className="block">{contact}</span>}
      {typedEmail !== undefined && <span className="block">{copy.people.typed(typedEmail)}</span>}
    </span>
  );
}

const columnsWith = (copy: AdminWords, onChange: (person: PersonEntry) => void): DataColumn<PersonEntry>[] => [
  {
    id: 'name',
    title: copy.people.name,
    value: ({ name }) => name,
    isRowHeader: true,
    width: 'min-w-28',
    cell: ({ name }) => <span className="wrap-anywhere">{name || copy.people.nameless}</span>,
  },
  {
    id: 'time',
    title: copy.people.time,
    value: ({ timePercent }) => copy.people.times(timePercent),
    isUnordered: true,
    width: 'w-40 min-w-40',
    cell: (person) =>
      person.role === 'admin' ? (
        ''
      ) : (
        <span className="flex items-center justify-between gap-2">
          {copy.people.times(person.timePercent)}
          <Button
            variant="quiet"
            className="-my-2"
            aria-label={copy.people.changeOf(person.name || person.contact || person.uid)}
            onClick={() => onChange(person)}
          >
            {copy.people.change}
          </Button>
        </span>
      ),
  },
  {
    id: 'contact',
    title: copy.people.contact,
    value: ({ contact }) => contact,
    isUnordered: true,
    width: 'min-w-56',
    cell: (person) => <Contact {...person} />,
  },
  { id: 'role', title: copy.people.role, value: ({ role }) => copy.people.roles[role], isUnordered: true, width: 'w-28' },
];

const byName = { column: 'name', direction: 'ascending' } as const;

/** All people known to the portal, in pages, with role and extra time. */
export function PeopleScreen() {
  const copy = useAdminCopy();
  const [chosen, setChosen] = useState<PersonEntry | null>(null);
  const columns = useMemo(() => columnsWith(copy, setChosen), [copy]);
  const { reply, view } = usePages('getPeople', columns, byName);
  return (
    <Page wide title={copy.people.title} lead={copy.people.lead}>
      <Fetched query={reply} failed={copy.people.failed}>
        {() =>
          view.all === 0 && view.query === '' ? (
            <EmptyState>{copy.people.empty}</EmptyState>
          ) : (
            <ViewTable label={copy.people.label} columns={columns} view={view} />
          )
        }
      </Fetched>
      {chosen && <ExtraTimeDialog person={chosen} onClose={() => setChosen(null)} />}
    </Page>
  );
}
