import { Button } from '../../../ui/controls/Button';
import { EmptyState, Page } from '../../../ui/controls/Card';
import { Fetched } from '../../kit/calls/Fetched';
import { useFilters } from '../../kit/paths/use-filters';
import { Pager } from '../../kit/table/Pager';
import { useInstituteCopy } from '../../words/use-institute-copy';
import { personSaid, subjectSaid } from './said';
import { TrailFilterFields } from './TrailFilters';
import { TrailList } from './TrailList';
import { addressOf, filtersIn } from './trail-filters';
import { trailPageSize, useTrail } from './use-trail';

/** Who changed what and when (ADR 40). */
export function TrailScreen() {
  const { trail } = useInstituteCopy();
  const { filters, narrow, turnTo } = useFilters(filtersIn, addressOf);
  const reply = useTrail(filters);
  const isFiltered = Object.keys(addressOf({ ...filters, page: 1 })).length > 0;
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
            return <EmptyState action={isFiltered && clear}>{isFiltered ? trail.noMatch : trail.none}</EmptyState>;
          return (
            <>
              {isFiltered && (
                <div className="flex flex-wrap items-center gap-3">
                  {only && <p>{only}</p>}
                  {clear}
                </div>
              )}
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
