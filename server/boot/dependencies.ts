import type { ServiceAccount } from '../auth/account-removal';
import { openIdentityClock } from '../auth/identity-clock';
import type { ServerConfig } from '../config/config';
import type { ApiDependencies } from '../http/dependencies';
import { exchangeIn } from '../limits/exchange';
import { openRequestLimits } from '../limits/request-limits';
import { openSenders } from '../limits/senders';
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
import { composed } from './composition';
import { identityPartsOf } from './identity-parts';
import { surroundingsOf } from './surroundings';
import { version } from './watched';

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
  const metrics = openMetrics({ hasProcess: true });
  const identityClock = openIdentityClock();
  // Several processes share a PostgreSQL database; the embedded database has one.
  const freshness = freshnessOf(store.engine === 'postgres');
  const { lastMails, ...identityParts } = identityPartsOf(config.identity, config.oidc, { key, store, log, freshness, identityClock });
  return composed({
    ...{ config, store, log, metrics, identityClock, traces, fetches, freshness, tryWebhook },
    ...identityParts,
    requestLimits: openRequestLimits(config.limits, undefined, freshness.isShared ? exchangeIn(store, Date.now) : null),
    headersFor: withTransport(apiHeaders, config.isHttpsOnly),
    senders: openSenders(config.limits.proxies, (sentence) => log.warn(sentence)),
    list: listIn(config.dataDir),
    ...uploadReaders(config.builtDir),
    makePicture: pictureMaker(config.builtDir),
    around: surroundingsOf(config, {
      version,
      databaseSecondsAhead: () => secondsAheadOf(store, Date.now),
      identitySecondsAhead: identityClock.secondsAhead,
      lastMails,
    }),
    now: Date.now,
    random: Math.random,
  });
}
