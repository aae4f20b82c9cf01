import { openCohorts } from '../assessments/cohorts';
import { openPaperCache } from '../assessments/paper-cache';
import { openPictures } from '../assessments/pictures';
import { openScheduleCache } from '../assessments/schedule-cache';
import { openServedPapers } from '../assessments/served-papers';
import type { ServiceAccount } from '../auth/accounts';
import { openErased } from '../auth/erased';
import { openIdentityClock } from '../auth/identity-clock';
import type { ServerConfig } from '../config/config';
import type { ApiDependencies } from '../http/dependencies';
import { exchangeIn } from '../limits/exchange';
import { openRequestLimits } from '../limits/request-limits';
import { openSenders } from '../limits/senders';
import { watchWrites } from '../limits/writes';
import { freshnessOf } from '../memory/reread';
import type { Log } from '../observability/log';
import { openMetrics } from '../observability/metrics';
import type { Traces } from '../observability/traces';
import { apiHeaders, withTransport } from '../pages/security-headers';
import { secondsAheadOf } from '../store/engine/database-clock';
import type { Store } from '../store/engine/store';
import { listIn } from '../store/privacy/list-file';
import type { FetchLog } from '../submissions/fetch-log';
import { pictureMaker } from '../uploads/picture-maker';
import { uploadReaders } from '../uploads/sheets';
import { identityPartsOf } from './identity-parts';
import { surroundingsOf } from './surroundings';
import { openQueues, version, watchParts } from './watched';

/** What follows the requests of a portal, and what it may send; `traces` is null where the settings ask for none. */
export interface BesideStore extends Pick<ApiDependencies, 'tryWebhook'> {
  log: Log;
  traces: Traces | null;
}

/** Creates the parts of the API by the configuration, with the system's clock and random numbers. `key`: of the identity service, or null. */
export function dependenciesOf(
  config: ServerConfig,
  key: ServiceAccount | null,
  store: Store,
  fetches: FetchLog,
  { log, traces, tryWebhook }: BesideStore,
): ApiDependencies {
  const { identity } = config;
  const metrics = openMetrics({ hasProcess: true });
  const identityClock = openIdentityClock();
  const queues = openQueues(store, metrics, traces);
  const writes = watchWrites(store);
  const senders = openSenders(config.limits.proxies, (sentence) => log.warn(sentence));
  watchParts(metrics, { ...queues, store, writes, senders, identity, identityClock });
  const papers = openPaperCache(store);
  // Several processes share a PostgreSQL database; the embedded database has one.
  const freshness = freshnessOf(store.engine === 'postgres');
  const cohorts = openCohorts(store, papers);
  const { lastMails, ...identityParts } = identityPartsOf(identity, config.oidc, { key, store, log, freshness, identityClock });
  return {
    config,
    store,
    log,
    metrics,
    identityClock,
    traces,
    ...queues,
    fetches,
    filed: metrics.filed,
    requestLimits: openRequestLimits(config.limits, undefined, freshness.isShared ? exchangeIn(store, Date.now) : null),
    writes,
    headersFor: withTransport(apiHeaders, config.isHttpsOnly),
    senders,
    papers,
    schedules: openScheduleCache(store.db, freshness),
    servedPapers: openServedPapers(store, Date.now),
    pictures: openPictures(store),
    cohorts,
    ...identityParts,
    erased: openErased({
      ...{ store, list: listIn(config.dataDir), freshness },
      forgetting: [identityParts.verifyToken.forget, fetches.forget, queues.keyLog.forget, cohorts.forget],
    }),
    freshness,
    ...uploadReaders(config.builtDir),
    makePicture: pictureMaker(config.builtDir),
    tryWebhook,
    around: surroundingsOf(config, {
      version,
      databaseSecondsAhead: () => secondsAheadOf(store, Date.now),
      identitySecondsAhead: identityClock.secondsAhead,
      lastMails,
    }),
    now: Date.now,
    random: Math.random,
  };
}
