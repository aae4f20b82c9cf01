import type { IdentityClock } from '../auth/identity-clock';
import type { ServerConfig } from '../config/config';
import type { Senders } from '../limits/senders';
import type { Writes } from '../limits/writes';
import type { LineName, Metrics } from '../observability/metrics';
import type { Traces } from '../observability/traces';
import { secondsAheadOf } from '../store/engine/database-clock';
import type { Store } from '../store/engine/store';
import { countLateJobs } from '../store/shared/jobs';
import type { LineWatch } from '../submissions/group-commit';
import { type KeyLog, openKeyLog } from '../submissions/key-log';
import { openStartQueue, type StartQueue } from '../submissions/start-queue';
import { openSubmissionQueue, type SubmissionQueue } from '../submissions/submission-queue';

/** The version in package.json, which the bundle carries. */
export const version = process.env.PORTAL_VERSION ?? 'source';

const watchOf = (name: LineName, metrics: Metrics, traces: Traces | null): LineWatch => ({
  ...metrics.line(name),
  joined: () => traces?.item(name) ?? null,
});

/** The lines of the portal, and what counts their commits. */
export interface Queues {
  submissionQueue: SubmissionQueue;
  startQueue: StartQueue;
  keyLog: KeyLog;
}

/** Opens the lines of submissions and starts; `metrics` counts their commits, and `traces` follows their items. */
export const openQueues = (store: Store, metrics: Metrics, traces: Traces | null): Queues => ({
  submissionQueue: openSubmissionQueue(store, { watch: watchOf('submissions', metrics, traces) }),
  startQueue: openStartQueue(store, watchOf('starts', metrics, traces)),
  keyLog: openKeyLog(store),
});

/** What the metrics look at beside the lines. */
interface Parts extends Omit<Queues, 'keyLog'> {
  store: Store;
  writes: Writes;
  senders: Senders;
  identity: ServerConfig['identity'];
  identityClock: Pick<IdentityClock, 'secondsAhead'>;
}

/** Lets the metrics tell the state of these parts. */
export function watchParts(
  metrics: Metrics,
  { store, submissionQueue, startQueue, writes, senders, identity, identityClock }: Parts,
): void {
  metrics.watch({
    submissions: submissionQueue,
    starts: startQueue,
    ...(store.pool !== undefined && { pool: store.pool }),
    secondsAhead: () => secondsAheadOf(store, Date.now),
    identitySecondsAhead: identityClock.secondsAhead,
    demandWrites: writes.demand,
    lateJobs: () => countLateJobs(store.db, Date.now()),
    warnings: senders.warnings,
    about: { version, database: store.engine, identity: identity.kind },
  });
}
