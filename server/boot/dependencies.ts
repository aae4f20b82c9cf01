import { openCohorts } from '../assessments/cohorts';
import { openPapers } from '../assessments/papers';
import { openSchedules } from '../assessments/schedules';
import { emulatorIdentity, firebaseIdentity } from '../auth/identity';
import type { ServerConfig } from '../config/config';
import type { ApiDependencies } from '../http/dependencies';
import { openRequestLimits } from '../limits/overload';
import { openSenders } from '../limits/senders';
import { watchWrites } from '../limits/writes';
import type { Log } from '../observability/log';
import { openMetrics } from '../observability/metrics';
import { apiHeaders, withTransport } from '../pages/security-headers';
import type { Store } from '../store/store';
import type { FetchLog } from '../submissions/fetch-log';
import { openStartQueue } from '../submissions/start-queue';
import { openSubmissionQueue } from '../submissions/submission-queue';
import { pictureMaker } from '../uploads/picture-maker';
import { uploadReaders } from '../uploads/sheets';

/** Creates the parts of the API by the configuration, with the system's clock and random numbers. */
export function dependenciesOf(config: ServerConfig, store: Store, fetches: FetchLog, log: Log): ApiDependencies {
  const { identity } = config;
  const submissionQueue = openSubmissionQueue(store);
  const papers = openPapers(store);
  const metrics = openMetrics(() => submissionQueue.size, { hasProcess: true });
  return {
    config,
    store,
    log,
    metrics,
    submissionQueue,
    startQueue: openStartQueue(store),
    fetches,
    filed: metrics.filed,
    requestLimits: openRequestLimits(config.limits),
    writes: watchWrites(store),
    headersFor: withTransport(apiHeaders, config.isHttpsOnly),
    senders: openSenders(config.limits.proxies, (sentence) => log.warn(sentence)),
    papers,
    schedules: openSchedules(store.db),
    cohorts: openCohorts(store, papers),
    ...uploadReaders(config.builtDir),
    makePicture: pictureMaker(config.builtDir),
    verifyToken: identity.kind === 'emulator' ? emulatorIdentity(identity.projectId) : firebaseIdentity(identity.projectId),
    now: Date.now,
    random: Math.random,
  };
}
