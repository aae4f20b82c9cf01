import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { sql } from 'kysely';
import type { Config } from '../config/config';
import type { Senders } from '../limits/senders';
import type { Writes } from '../limits/writes';
import type { Metrics } from '../observability/metrics';
import { Refusal, unavailable } from '../replies/refusal';
import type { Store } from '../store/store';
import { type Asked, json } from './request-context';

/** What those who run the portal look at. */
interface Operated {
  store: Store;
  metrics: Metrics;
  senders: Senders;
  writes: Writes;
  config: Pick<Config, 'metricsToken' | 'hasLocalMetrics'>;
}

const patienceMs = 2_000;

async function demandDatabase(store: Store): Promise<void> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, patienceMs, new Error('late')).unref());
  await Promise.race([sql`select 1`.execute(store.db), late]).catch(() => {
    throw unavailable('The database cannot be reached at the moment.');
  });
}

/**
 * With the token, where one is set. Without the token, no request is let in: a connection from this machine may be a proxy's, and one that adds no header passes for the machine
 * itself. Where the settings say that there is no such proxy, this machine may.
 */
function mayReadMetrics(c: Context<Asked>, { metricsToken: token, hasLocalMetrics }: Operated['config']): boolean {
  if (token !== null) return c.req.header('authorization') === `Bearer ${token}`;
  if (!hasLocalMetrics) return false;
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const isHere = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(incoming?.socket.remoteAddress ?? '');
  return isHere && c.req.header('x-forwarded-for') === undefined;
}

/** `/healthz`: the process lives · `/readyz`: and its database answers and takes writes · `/metrics`: counters for Prometheus. */
export function operations(app: Hono<Asked>, { store, metrics, config, senders, writes }: Operated): void {
  app.get('/healthz', (c) => json(c, { status: 'alive' }));
  app.get('/readyz', async (c) => {
    await demandDatabase(store);
    await writes.demand();
    const warnings = senders.warnings();
    return json(c, { status: 'ready', ...(warnings.length > 0 && { warnings }) });
  });
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c, config)) throw new Refusal('not-found', 'There is no such call.');
    const { text, type } = await metrics.text();
    return new Response(text, { headers: { ...c.get('dress'), 'Content-Type': type, 'Cache-Control': 'no-store' } });
  });
}
