import type { Cohort } from '../../../contract/assessment/insight';
import { call } from '../../api/call';
import { useLive } from '../../ui/use-live';
import { type Freshness, useRefresh } from '../offline/use-refresh';
import { cohortOn, keepCohort } from './study';

/** The cohort of a result that is here, from the device at once and from the server when it can be reached. */
export function useCohort(uid: string, assessmentId: number): { cohort: Cohort | null; freshness: Freshness } {
  const cohort = useLive(`${uid} ${assessmentId}`, () => cohortOn(uid, assessmentId), null);
  const { freshness } = useRefresh({
    key: `cohort ${uid} ${assessmentId}`,
    load: () => call('getCohort', { params: { id: assessmentId } }),
    keep: (reply) => keepCohort(uid, reply),
  });
  return { cohort, freshness };
}
