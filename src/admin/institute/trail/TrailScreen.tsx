import { trailGroups } from '../../../../contract/trail/trail';
import { Button } from '../../../ui/controls/Button';
import { EmptyState, Page } from '../../../ui/controls/Card';
import { Select, TextField } from '../../../ui/controls/Field';
import { Fetched } from '../../kit/calls/Fetched';
import { usePage } from '../../kit/calls/use-reply';
import { Options } from '../../kit/form/Options';
import { useTypedSearch } from '../../kit/form/use-typed-search';
import { addressOf, useFilters } from '../../kit/paths/use-filters';
import { Pager } from '../../kit/table/Pager';
import { useInstituteCopy } from '../../words/use-institute-copy';
import { personSaid, subjectSaid } from './said';
import { TrailExport } from './TrailExport';
import { TrailList } from './TrailList';
import { filtersIn, queryOf, type TrailFilters } from './trail-filters';

interface Props {
  filters: TrailFilters;
  onNarrow: (part: Partial<TrailFilters>) => void;
}

/** Part of the portal, person and days. The address keeps them. */
function TrailFilterFields({ filters, onNarrow }: Props) {
  const { frame, trail } = useInstituteCopy();
  const [typed, type] = useTypedSearch(filters.search, (search) => onNarrow({ search }));
  return (
    <section aria-label={trail.filters} className="@container">
      <div className="grid gap-3 @sm:grid-cols-2 @3xl:grid-cols-[1fr_2fr_1fr_1fr]">
        <Select label={trail.group} value={filters.group} onChange={(event) => onNarrow({ group: event.target.value })}>
          <option value="">{trail.everything}</option>
          <Options of={Object.keys(trailGroups).map((group) => [group, frame.groups[group as keyof typeof trailGroups]])} />
        </Select>
        <TextField label={trail.by} type="search" value={typed} onChange={(event) => type(event.target.value)} />
        <TextField label={trail.from} type="date" value={filters.from} onChange={(event) => onNarrow({ from: event.target.value })} />
        <TextField label={trail.to} type="date" value={filters.to} onChange={(event) => onNarrow({ to: event.target.value })} />
      </div>
    </section>
  );
}

const trailPageSize = 50;

/** One page of the trail; the previous one until it arrives. */
const useTrail = (filters: TrailFilters) => usePage('getTrail', { query: queryOf(filters, trailPageSize) }, { keepsLast: true });

/** Who changed what and when (ADR 40). */
export function TrailScreen() {
  const { trail } = useInstituteCopy();
  const { filters, narrow, turnTo } = useFilters(filtersIn);
  const reply = useTrail(filters);
  const isFiltered = Object.keys(addressOf({ ...filters, page: 1 })).length > 0;
  const isTurned = filters.from !== '' && filters.to !== '' && filters.to < filters.from;
  const clear = (
    <Button variant="secondary" onClick={() => narrow({ group: '', search: '', from: '', to: '', by: '', kind: '', id: '' })}>
      {trail.clear}
    </Button>
  );
  return (
    <Page wide title={trail.title} lead={trail.lead}>
      <TrailFilterFields filters={filters} onNarrow={narrow} />
      <Fetched query={reply} failed={trail.failed}>
        {({ items, total: counted }) => {
          const total = counted ?? items.length;
          const [first] = items;
          const only =
            filters.by !== ''
              ? trail.onlyBy(first === undefined ? filters.by : personSaid(trail, first.by))
              : filters.id !== '' && first !== undefined && trail.onlyAbout(subjectSaid(trail, first.about) ?? filters.id);
          if (items.length === 0 && total === 0)
            return (
              <EmptyState action={isFiltered && clear}>{isTurned ? trail.turned : isFiltered ? trail.noMatch : trail.none}</EmptyState>
            );
          return (
            <>
              {isFiltered && (
                <div className="flex flex-wrap items-center gap-3">
                  {only && <p>{only}</p>}
                  {clear}
                </div>
              )}
              <TrailExport filters={filters} matches={total} />
              <TrailList rows={items} />
              <Pager
                matches={total}
                all={isFiltered ? null : total}
                page={filters.page}
                pages={Math.max(1, Math.ceil(total / trailPageSize))}
                onTurn={turnTo}
              />
            </>
          );
        }}
      </Fetched>
    </Page>
  );
}
