import type { Cohort } from '../../../contract/assessment/insight';
import { callAs } from '../../api/call';
import { useLive } from '../../ui/use-live';
import { cohortOn, keepCohort } from '../device/study';
import { type Freshness, useRefresh } from '../offline/use-refresh';

/** Returns the cohort of a result: from the device at once, refreshed from the server. */
export function useCohort(uid: string, assessmentId: number): { cohort: Cohort | null; freshness: Freshness } {
  const cohort = useLive(`${uid} ${assessmentId}`, () => cohortOn(uid, assessmentId), null);
  const { freshness } = useRefresh({
    key: `cohort ${uid} ${assessmentId}`,
    load: () => callAs(uid)('getCohort', { params: { id: assessmentId } }),
    keep: (reply) => keepCohort(uid, reply),
  });
  return { cohort, freshness };
}
