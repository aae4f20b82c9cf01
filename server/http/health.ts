import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { IdentityClock } from '../auth/identity-clock';
import type { ServerConfig } from '../config/config';
import type { Senders } from '../limits/senders';
import type { Writes } from '../limits/writes';
import type { Metrics } from '../observability/metrics';
import { Refusal, unavailable } from '../replies/refusal';
import { secondsAheadOf } from '../store/engine/database-clock';
import type { Store } from '../store/engine/store';
import { clockWarnings, isClockOff } from './clock-word';
import { type HttpAnswer, jsonAnswer } from './response';
import type { Route } from './router';

/** What those who run the portal look at. */
interface Operated {
  store: Store;
  metrics: Metrics;
  senders: Senders;
  writes: Writes;
  identityClock: Pick<IdentityClock, 'secondsAhead'>;
  config: Pick<ServerConfig, 'metricsToken' | 'hasLocalMetrics'>;
}

const patienceMs = 2_000;

/** How long an answer of the database holds for all who ask. A balancer asks once a second. */
const heldMs = 500;

/** How many seconds this process's clock is ahead of the database's, or null. Throws 503 if the database does not answer. */
async function askDatabase(store: Store): Promise<number | null> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, patienceMs, new Error('late')).unref());
  return Promise.race([secondsAheadOf(store, Date.now), late]).catch(() => {
    throw unavailable({ code: 'database-away' });
  });
}

/** A check that all who ask at the same time, and shortly after, share: `/readyz` needs no token, and the database is asked twice a second at most. */
function shared<T>(check: () => Promise<T>): () => Promise<T> {
  let latest: { began: number; outcome: Promise<T>; isUnderWay: boolean } | null = null;
  return () => {
    if (latest !== null && (latest.isUnderWay || performance.now() - latest.began < heldMs)) return latest.outcome;
    const own = { began: performance.now(), outcome: check(), isUnderWay: true };
    const end = (): void => {
      own.isUnderWay = false;
    };
    own.outcome.then(end, end);
    latest = own;
    return own.outcome;
  };
}

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

/** In a time that tells nothing of where the texts differ. */
const isSame = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));

/**
 * With the token, where one is set. Without the token, no request is let in: a connection from this machine may be a proxy's, and one that adds no header passes for the machine
 * itself. Where the settings say that there is no such proxy, this machine may.
 */
function mayReadMetrics({ headers, socket }: IncomingMessage, { metricsToken: token, hasLocalMetrics }: Operated['config']): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  if (!hasLocalMetrics) return false;
  const isHere = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
  return isHere && headers['x-forwarded-for'] === undefined;
}

/** `/healthz`: the process lives · `/readyz`: and its database answers, has taken the last writes and does not contradict its clock · `/metrics`: counters for Prometheus. */
export function healthRoutes({ store, metrics, config, senders, writes, identityClock }: Operated): Route[] {
  const healthz = jsonAnswer({ status: 'alive' });

  const databaseAhead = shared(() => askDatabase(store));

  async function readyz(): Promise<HttpAnswer> {
    const ahead = { database: await databaseAhead(), identity: identityClock.secondsAhead() };
    if (isClockOff(ahead)) throw unavailable({ code: 'clock-off' });
    await writes.demand();
    const warnings = [...senders.warnings(), ...clockWarnings(ahead)];
    return jsonAnswer({ status: 'ready', ...(warnings.length > 0 && { warnings }) });
  }

  async function counters(request: IncomingMessage): Promise<HttpAnswer> {
    if (!mayReadMetrics(request, config)) throw new Refusal('not-found', { code: 'no-such-call' });
    const { text, type } = await metrics.text();
    return { status: 200, headers: { 'Content-Type': type, 'Cache-Control': 'no-store' }, body: text };
  }

  return [
    { method: 'GET', path: '/healthz', answer: () => healthz },
    { method: 'GET', path: '/readyz', answer: readyz },
    { method: 'GET', path: '/metrics', answer: ({ request }) => counters(request) },
  ];
}
