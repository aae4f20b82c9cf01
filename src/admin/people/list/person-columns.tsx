import type { PersonEntry } from '../../../../contract/people/person-list';
import { Button } from '../../../ui/controls/Button';
import { Badge } from '../../../ui/controls/Card';
import { Link } from '../../../ui/link/Link';
import { personPath } from '../../kit/paths/person-path';
import { Address } from '../../kit/table/Address';
import { column, type DataColumn } from '../../kit/table/DataTable';
import type { PeopleWords } from '../../words/use-people-copy';
import { usePeopleCopy } from '../../words/use-people-copy';
import { calledOf, groupsOf } from '../data/who-is';

/** A person's contact, and a phone. A typed address is marked as unverified, because admins grant marks and extra time by it. */
function Contact({ contact, typedEmail, phone }: PersonEntry) {
  const copy = usePeopleCopy();
  return (
    <span className="flex flex-col">
      {contact !== typedEmail && <Address text={contact} />}
      {typedEmail !== undefined && <Address text={copy.people.typed(typedEmail)} />}
      {phone !== undefined && <span className="whitespace-nowrap tabular-nums">{phone}</span>}
    </span>
  );
}

/** One group as plain words, several as chips. */
function Groups(person: PersonEntry) {
  const [first, ...others] = groupsOf(person);
  if (first === undefined) return <span className="text-ink-soft">–</span>;
  if (others.length === 0) return <span className="wrap-anywhere">{first.name}</span>;
  return (
    <span className="flex flex-wrap gap-1">
      {[first, ...others].map(({ id, name }) => (
        <Badge key={id}>{name}</Badge>
      ))}
    </span>
  );
}

function Role({ role, isAdminBySetting, isShutOut }: PersonEntry) {
  const { people } = usePeopleCopy();
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {people.roles[role]}
      {isAdminBySetting && <span className="text-ink-soft text-xs">{people.bySetting}</span>}
      {isShutOut && <Badge tone="warn">{people.out}</Badge>}
    </span>
  );
}

interface Asked {
  /** Of the person's extra time; null: it cannot be changed. */
  onTime: ((person: PersonEntry) => void) | null;
  /** Of group, role and access; null: the list has no such column. */
  onManage: ((person: PersonEntry) => void) | null;
}

const manageColumn = (copy: PeopleWords, onManage: (person: PersonEntry) => void): DataColumn<PersonEntry> =>
  column('manage', copy.people.manage, () => '', {
    isUnordered: true,
    width: 'w-28',
    cell: (person) => (
      <Button variant="quiet" className="-my-2 -ml-4" aria-label={copy.people.manageOf(calledOf(person))} onClick={() => onManage(person)}>
        {copy.people.manage}
      </Button>
    ),
  });

/** The columns of the list of people. */
export const personColumns = (copy: PeopleWords, { onTime, onManage }: Asked): DataColumn<PersonEntry>[] => [
  column('name', copy.people.name, ({ name }) => name, {
    isRowHeader: true,
    width: 'min-w-28',
    cell: ({ uid, name }) => (
      <Link
        to={personPath(uid)}
        className="wrap-anywhere -my-2 flex min-h-11 items-center py-2 font-medium text-brand-ink underline-offset-4 hover:underline"
      >
        {name || copy.people.nameless}
      </Link>
    ),
  }),
  ...(onManage === null ? [] : [manageColumn(copy, onManage)]),
  column(
    'group',
    copy.people.group,
    (person) =>
      groupsOf(person)
        .map(({ name }) => name)
        .join('; '),
    { isUnordered: true, width: 'min-w-32', cell: (person) => <Groups {...person} /> },
  ),
  column('time', copy.people.time, ({ timePercent }) => copy.people.times(timePercent), {
    isUnordered: true,
    width: 'w-40 min-w-40',
    cell: (person) =>
      person.role === 'admin' ? (
        ''
      ) : (
        <span className="flex items-center justify-between gap-2">
          {copy.people.times(person.timePercent)}
          {onTime !== null && (
            <Button variant="quiet" className="-my-2" aria-label={copy.people.changeOf(calledOf(person))} onClick={() => onTime(person)}>
              {copy.people.change}
            </Button>
          )}
        </span>
      ),
  }),
  column('contact', copy.people.contact, ({ contact }) => contact, {
    isUnordered: true,
    width: 'min-w-44',
    isBelow: true,
    cell: (person) => <Contact {...person} />,
  }),
  column('role', copy.people.role, ({ role }) => copy.people.roles[role], {
    isUnordered: true,
    width: 'min-w-32',
    cell: (person) => <Role {...person} />,
  }),
];
