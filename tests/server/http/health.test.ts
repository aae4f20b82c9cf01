import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiListener } from '../../../server/http/listener';
import { assessmentOf, handIn, submission } from '../kit/bank';
import { config, dependenciesOn, openPortal, type TestPortal } from '../kit/portal';

describe('operators', () => {
  let portal: TestPortal;
  let guarded: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(null);
    guarded = await portal.again({ config: { ...config, metricsToken: 'tell-me' } });
  });
  afterAll(() => portal.close());

  const metrics = async () => {
    const reply = await guarded.request('/metrics', { headers: { Authorization: 'Bearer tell-me' } });
    expect(reply.headers.get('content-type')).toContain('text/plain');
    return reply.text();
  };

  it('learn that the server is up', async () => expect((await portal.request('/healthz')).status).toBe(200));

  it('learn that the server is ready, and that it is not without its database', async () => {
    expect((await portal.request('/readyz')).status).toBe(200);
    const gone = await openPortal(null);
    await gone.close();
    expect((await gone.request('/readyz')).status).toBe(503);
  });

  it('learn that the clock is off: as a warning by the word of one other clock', async () => {
    const behind = portal.again({ identityClock: { secondsAhead: () => -1_800 } });
    const reply = await behind.request('/readyz');
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({
      status: 'ready',
      warnings: ['The clock of this process is 1800 s behind that of the identity service. Set it: beyond 30 s sign-ins are refused.'],
    });
  });

  it('ask the database once, however many ask whether the server is ready', async () => {
    let asked = 0;
    const { store } = portal;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const watched = portal.again({ store: { ...store, db: store.db.withPlugin(counting) } });
    const statuses = await Promise.all(Array.from({ length: 200 }, async () => (await watched.request('/readyz')).status));
    expect([new Set(statuses), asked]).toEqual([new Set([200]), 1]);
  });

  it('read counters of replies and filings, by call and never by person', async () => {
    const made = await assessmentOf(guarded, 2);
    await guarded.learner('asha-secret').call('submit', handIn(submission(made, 1)));
    const text = await metrics();
    expect(text).toContain('portal_submissions_filed_total 1');
    expect(text).toContain('portal_filing_queue 0');
    expect(text).toMatch(/portal_request_seconds_count\{call="submit",status="200"\} 1/);
    expect(text).not.toContain('asha-secret');
  });

  it('are the only ones who read the counters', async () => {
    expect((await portal.request('/metrics')).status).toBe(404);
    for (const guess of ['Bearer guess', 'Bearer tell-mf', 'Bearer tell-me ', 'tell-me', 'Bearer आशा'])
      expect((await guarded.request('/metrics', { headers: { Authorization: encodeURI(guess).replace('%20', ' ') } })).status).toBe(404);
  });

  it('on this machine read the counters without a token if the settings allow it, and never through a proxy that names itself', async () => {
    const parts = dependenciesOn(portal.store, portal.clock);
    const statusOf = async (hasLocalMetrics: boolean, headers: Record<string, string> = {}) => {
      const server = createServer(apiListener({ ...parts, config: { ...parts.config, hasLocalMetrics } })).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const { status } = await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
      server.close();
      return status;
    };
    expect([await statusOf(false), await statusOf(true), await statusOf(true, { 'X-Forwarded-For': '1.1.1.1' })]).toEqual([404, 200, 404]);
  });
});
