import { openCohorts } from '../assessments/cohorts';
import { openPapers } from '../assessments/papers';
import { emulatorIdentity, firebaseIdentity } from '../auth/identity';
import type { Config } from '../config/config';
import type { Parts } from '../http/router';
import { openGate } from '../limits/overload';
import { openSenders } from '../limits/senders';
import { watchWrites } from '../limits/writes';
import type { Log } from '../observability/log';
import { openMetrics } from '../observability/metrics';
import { apiHeaders, withTransport } from '../pages/security-headers';
import type { Store } from '../store/store';
import { openFilingDesk } from '../submissions/submission-queue';
import { pictureMaker } from '../uploads/picture-maker';
import { uploadReaders } from '../uploads/sheets';

/** The API's parts as a configuration asks for them, on the real clock and real dice. */
export function partsOf(config: Config, store: Store, log: Log): Parts {
  const { identity } = config;
  const filingDesk = openFilingDesk(store);
  const papers = openPapers(store);
  const metrics = openMetrics(() => filingDesk.size, { hasProcess: true });
  return {
    config,
    store,
    log,
    metrics,
    filingDesk,
    filed: metrics.filed,
    gate: openGate(config.limits),
    writes: watchWrites(store),
    dressFor: withTransport(apiHeaders, config.isHttpsOnly),
    senders: openSenders(config.limits.proxies, (sentence) => log.warn(sentence)),
    papers,
    cohorts: openCohorts(store, papers),
    ...uploadReaders(config.builtDir),
    makePicture: pictureMaker(config.builtDir),
    identify: identity.kind === 'emulator' ? emulatorIdentity(identity.projectId) : firebaseIdentity(identity.projectId),
    now: Date.now,
    random: Math.random,
  };
}
