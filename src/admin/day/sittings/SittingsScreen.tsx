import { useQuery } from '@tanstack/react-query';

import type { SittingReport } from '../../../../contract/assessment/desk';
import type { ApiError } from '../../../api/client';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/controls/Card';
import { call } from '../../kit/calls/call';
import { Fetched } from '../../kit/calls/Fetched';
import { useAdminParams } from '../../kit/paths/use-admin-params';
import { AssessmentPage } from '../../papers/schedule/AssessmentPage';
import { timeOfDay } from '../../papers/schedule/local-time';
import { useDesk } from '../../papers/schedule/use-desk';
import { useDayCopy } from '../../words/use-day-copy';
import { SittingsTable } from './SittingsTable';

/** The facts of each sitting of one assessment. Not polled: 5,000 rows are a large reply. */
export function SittingsScreen() {
  const { sittings, locale } = useDayCopy();
  const id = Number(useAdminParams().id);
  const desk = useDesk(id, false);
  const query = useQuery<SittingReport[], ApiError>({
    queryKey: ['getSittings', id],
    queryFn: () => call('getSittings', { params: { id } }),
  });
  return (
    <AssessmentPage id={id} name={desk.data?.name} lead={sittings.lead}>
      <Fetched query={query} failed={sittings.failed}>
        {(all) => (
          <>
            <div className="flex flex-wrap items-center gap-3">
              <p className="text-ink-soft text-sm">{sittings.asOf(timeOfDay(query.dataUpdatedAt, locale))}</p>
              <Button variant="secondary" aria-disabled={query.isFetching} onClick={() => query.refetch()}>
                {sittings.refresh}
              </Button>
              <Button variant="secondary" onClick={() => window.print()}>
                {sittings.print}
              </Button>
            </div>
            {all.length === 0 ? <EmptyState>{sittings.none}</EmptyState> : <SittingsTable sittings={all} />}
          </>
        )}
      </Fetched>
    </AssessmentPage>
  );
}
