import { openCohorts } from './cohorts';
import type { Config } from './config';
import { openFilingDesk } from './filing';
import { openGate } from './gate';
import { apiHeaders, withTransport } from './headers';
import type { Parts } from './http';
import { emulatorIdentity, firebaseIdentity } from './identity';
import { openSenders } from './limits/senders';
import { watchWrites } from './limits/writes';
import type { Log } from './log';
import { openMetrics } from './metrics';
import { openPapers } from './papers';
import { pictureMaker } from './picture-maker';
import { uploadReaders } from './sheets';
import type { Store } from './store/store';

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
