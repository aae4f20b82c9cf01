import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PersonEntry } from '../../../../contract/people/person-list';
import { Button, ButtonLink } from '../../../ui/controls/Button';
import { EmptyState, Page } from '../../../ui/controls/Card';
import { Fetched } from '../../kit/calls/Fetched';
import { needs } from '../../kit/paths/admin-paths';
import { useFilters } from '../../kit/paths/use-filters';
import { useMay } from '../../kit/rights/use-may';
import { ViewTable } from '../../kit/table/DataTable';
import { usePages } from '../../kit/table/use-pages';
import { usePeopleCopy } from '../../words/use-people-copy';
import { AddLearnerDialog } from '../roster/AddLearnerDialog';
import { ExtraTimeDialog } from './ExtraTimeDialog';
import { GroupsOfMany } from './GroupsOfMany';
import { PeopleFilterFields } from './PeopleFilterFields';
import { PersonDialog } from './PersonDialog';
import { addressOf, filtersFrom, queryFrom } from './people-filters';
import { personColumns } from './person-columns';

const byName = { column: 'name', direction: 'ascending' } as const;

/** All people known to the portal, in pages, with group, role and extra time. */
export function PeopleScreen() {
  const copy = usePeopleCopy();
  const { people } = copy;
  const [timed, setTimed] = useState<PersonEntry | null>(null);
  const [managed, setManaged] = useState<PersonEntry | null>(null);
  const [isMany, setMany] = useState(false);
  const { filters, narrow } = useFilters(filtersFrom, addressOf);
  const search = useSearchParams()[0].get('search') ?? '';
  const may = useMay();
  const columns = useMemo(
    () => personColumns(copy, { onTime: may('setExtraTime') ? setTimed : null, onManage: may('setRole') ? setManaged : null }),
    [copy, may],
  );
  const filter = queryFrom(filters);
  const { reply, view } = usePages('getPeople', columns, byName, { filter, search });
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
