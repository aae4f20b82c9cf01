import type { IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import type { ServerConfig } from '../config/config';
import type { Senders } from '../limits/senders';
import type { Writes } from '../limits/writes';
import type { Metrics } from '../observability/metrics';
import { Refusal, unavailable } from '../replies/refusal';
import type { Store } from '../store/store';
import { type HttpAnswer, jsonAnswer } from './response';
import type { Route } from './router';

/** What those who run the portal look at. */
interface Operated {
  store: Store;
  metrics: Metrics;
  senders: Senders;
  writes: Writes;
  config: Pick<ServerConfig, 'metricsToken' | 'hasLocalMetrics'>;
}

const patienceMs = 2_000;

async function demandDatabase(store: Store): Promise<void> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, patienceMs, new Error('late')).unref());
  await Promise.race([sql`select 1`.execute(store.db), late]).catch(() => {
    throw unavailable({ code: 'database-away' });
  });
}

/**
 * With the token, where one is set. Without the token, no request is let in: a connection from this machine may be a proxy's, and one that adds no header passes for the machine
 * itself. Where the settings say that there is no such proxy, this machine may.
 */
function mayReadMetrics({ headers, socket }: IncomingMessage, { metricsToken: token, hasLocalMetrics }: Operated['config']): boolean {
  if (token !== null) return headers.authorization === `Bearer ${token}`;
  if (!hasLocalMetrics) return false;
  const isHere = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
  return isHere && headers['x-forwarded-for'] === undefined;
}

/** `/healthz`: the process lives · `/readyz`: and its database answers and takes writes · `/metrics`: counters for Prometheus. */
export function healthRoutes({ store, metrics, config, senders, writes }: Operated): Route[] {
  const healthz = jsonAnswer({ status: 'alive' });

  async function readyz(): Promise<HttpAnswer> {
    await demandDatabase(store);
    await writes.demand();
    const warnings = senders.warnings();
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
