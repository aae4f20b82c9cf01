import { type CohortRules, openCohorts } from '../assessments/cohorts';
import { openMarkedPapers } from '../assessments/marked-papers';
import { openPictures } from '../assessments/pictures';
import { openScheduleCache } from '../assessments/schedule-cache';
import { openServedPapers } from '../assessments/served-papers';
import { openErased } from '../auth/erased';
import type { CachingVerifyToken } from '../auth/identity';
import type { ApiDependencies } from '../http/dependencies';
import { watchWrites } from '../limits/writes';
import type { Metrics } from '../observability/metrics';
import { openQueues, watchParts } from './watched';

type Made =
  | 'papers'
  | 'schedules'
  | 'servedPapers'
  | 'pictures'
  | 'cohorts'
  | 'erased'
  | 'writes'
  | 'filed'
  | 'submissionQueue'
  | 'startQueue'
  | 'keyLog';

/** What portals differ in: that of the settings, a test's, a bench's. */
export interface Given extends Omit<ApiDependencies, Made> {
  verifyToken: CachingVerifyToken;
  metrics: Metrics;
  /** The list of erasures beside the database; null: none. */
  list: string | null;
  /** Without: as in operation. */
  cohortRules?: Partial<CohortRules>;
}

/** What a process keeps of papers. */
export const paperCachesOn = ({
  store,
  now,
}: Pick<ApiDependencies, 'store' | 'now'>): Pick<ApiDependencies, 'servedPapers' | 'pictures'> => ({
  servedPapers: openServedPapers(store, now),
  pictures: openPictures(store),
});

/** The parts of the API on a store, each joined to those that it works with: the same for every portal. */
export function composed({ list, cohortRules, ...given }: Given): ApiDependencies {
  const { store, metrics, traces, freshness, fetches, verifyToken, config } = given;
  const queues = openQueues(store, metrics, traces);
  const writes = watchWrites(store);
  watchParts(metrics, { ...given, ...queues, writes, identity: config.identity });
  const papers = openMarkedPapers(store);
  const cohorts = openCohorts(store, papers, cohortRules);
  const forgetting = [verifyToken.forget, fetches.forget, queues.keyLog.forget, cohorts.forget];
  return {
    ...given,
    ...queues,
    ...paperCachesOn(given),
    papers,
    schedules: openScheduleCache(store.db, freshness),
    cohorts,
    writes,
    filed: metrics.filed,
    erased: openErased({ store, list, freshness, forgetting }),
  };
}
