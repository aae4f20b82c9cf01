import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PersonEntry } from '../../../../contract/people/person-list';
import { Button, ButtonLink } from '../../../ui/controls/Button';
import { EmptyState, Page } from '../../../ui/controls/Card';
import { Dialog } from '../../../ui/controls/Dialog';
import { Select } from '../../../ui/controls/Field';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { Options } from '../../kit/form/Options';
import { needs } from '../../kit/paths/admin-paths';
import { useFilters } from '../../kit/paths/use-filters';
import { useMay } from '../../kit/rights/use-may';
import { ViewTable } from '../../kit/table/DataTable';
import { byName, usePages } from '../../kit/table/use-pages';
import { usePeopleCopy } from '../../words/use-people-copy';
import { AddLearnerDialog } from '../roster/AddLearnerDialog';
import { ExtraTimeForm } from './ExtraTimeForm';
import { GroupsOfMany } from './GroupsOfMany';
import { PersonDialog } from './PersonDialog';
import { addressWith, filtersFrom, type PeopleFilters, queryFrom, shownPeople } from './people-filters';
import { personColumns } from './person-columns';

interface Props {
  filters: PeopleFilters;
  onNarrow: (part: Partial<PeopleFilters>) => void;
}

/** Group and role. The address keeps them. */
function PeopleFilterFields({ filters, onNarrow }: Props) {
  const { people } = usePeopleCopy();
  const groups = useReply('getGroups').data ?? [];
  const isKnown = ['', 'none', ...groups.map(({ id }) => String(id))].includes(filters.group);
  return (
    <section aria-label={people.filters} className="grid max-w-2xl gap-3 sm:grid-cols-2">
      <Select label={people.group} value={filters.group} onChange={(event) => onNarrow({ group: event.target.value })}>
        <option value="">{people.everyGroup}</option>
        <option value="none">{people.noGroup}</option>
        <Options of={groups.map(({ id, name }) => [id, name])} />
        {!isKnown && <option value={filters.group}>{filters.group}</option>}
      </Select>
      <Select
        label={people.show}
        value={filters.show}
        onChange={(event) => onNarrow({ show: shownPeople.find((each) => each === event.target.value) ?? 'all' })}
      >
        <Options of={shownPeople.map((each) => [each, people.shown[each]])} />
      </Select>
    </section>
  );
}

/** The dialog for one learner's extra time. */
function ExtraTimeDialog({ person, onClose }: { person: PersonEntry; onClose: () => void }) {
  const copy = usePeopleCopy();
  const { uid, name, contact } = person;
  const called = name || contact || uid;
  const query = useReply('getExtraTime', { params: { uid } });
  return (
    <Dialog isOpen title={copy.people.extraTimeOf(called)} onClose={onClose}>
      <Fetched query={query} failed={copy.people.historyFailed}>
        {(now) => <ExtraTimeForm key={uid} name={called} now={now} />}
      </Fetched>
    </Dialog>
  );
}

/** All people known to the portal, in pages, with group, role and extra time. */
export function PeopleScreen() {
  const copy = usePeopleCopy();
  const { people } = copy;
  const [timed, setTimed] = useState<PersonEntry | null>(null);
  const [managed, setManaged] = useState<PersonEntry | null>(null);
  const [isMany, setMany] = useState(false);
  const { filters, narrow } = useFilters(filtersFrom, addressWith);
  const search = useSearchParams()[0].get('search') ?? '';
  const may = useMay();
  const columns = useMemo(
    () => personColumns(copy, { onTime: may('setExtraTime') ? setTimed : null, onManage: may('setRole') ? setManaged : null }),
    [copy, may],
  );
  const filter = queryFrom(filters);
  const { reply, view } = usePages('getPeople', columns, byName, { filter, search, isLive: true });
  const isFiltered = Object.keys(filter).length > 0;
  const empty = isFiltered ? (
    <EmptyState offer={{ name: people.showAll, onClick: () => narrow({ group: '', show: 'all' }) }}>{people.noMatch}</EmptyState>
  ) : (
    <EmptyState>{people.empty}</EmptyState>
  );
  return (
    <Page
      wide
      title={people.title}
      lead={people.lead}
      actions={
        <div className="flex flex-wrap gap-3">
          <AddLearnerDialog />
          {may('moveToGroup') && view.rows.length > 0 && (
            <Button variant="secondary" onClick={() => setMany(true)}>
              {people.many}
            </Button>
          )}
          {may(needs['/admin/groups']) && (
            <ButtonLink variant="secondary" to="/admin/groups">
              {people.groups}
            </ButtonLink>
          )}
          {may(needs['/admin/roster']) && (
            <ButtonLink variant="secondary" to="/admin/roster">
              {people.roster}
            </ButtonLink>
          )}
        </div>
      }
    >
      <PeopleFilterFields filters={filters} onNarrow={narrow} />
      <Fetched query={reply} failed={people.failed}>
        {() => (view.all === 0 && view.query === '' ? empty : <ViewTable label={people.label} columns={columns} view={view} />)}
      </Fetched>
      {timed && <ExtraTimeDialog person={timed} onClose={() => setTimed(null)} />}
      {isMany && <GroupsOfMany filter={filter} search={view.query} onClose={() => setMany(false)} />}
      {managed && <PersonDialog key={managed.uid} person={managed} onChange={setManaged} onClose={() => setManaged(null)} />}
    </Page>
  );
}
