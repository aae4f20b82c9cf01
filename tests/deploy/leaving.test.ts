import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { debian, filled, optional } from '../../deploy/machines.mjs';
import { verdictOn } from '../../src/runner/outbox/verdict';
import { freePort } from '../kit/free-port';
import { parcel } from '../kit/parcel';
import { until } from '../kit/until';

const template = resolve(import.meta.dirname, '../../deploy/edge/etc/haproxy/portal/edge.cfg');
const haproxy = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((file) => existsSync(file));
if (haproxy === undefined) process.stderr.write('HAProxy is not installed here, so its configuration is not tried.\n');

/** A process of the API as the balancer sees one: its answers say which one it is. */
interface Process {
  name: string;
  server: Server;
  /** How often a request came that is no check of the balancer: those for `/readyz`, and for `/metrics`. */
  asked: number;
  /** What `/readyz` says; null: ready. */
  refusal: string | null;
  /** Requests for `/api/held`, which wait for the test. */
  held: ServerResponse[];
  /** The files of its version. */
  files: string[];
}

describe.skipIf(haproxy === undefined)('the balancer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  let [processes, edge, base, nginxPort]: [Process[], ChildProcess | null, string, number] = [[], null, '', 0];

  const start = (name: string): Process => {
    const made: Process = { name, server: createServer(), refusal: null, held: [], asked: 0, files: ['/', '/sw.js'] };
    made.server.on('request', ({ url = '', headers }, response: ServerResponse) => {
      // A check comes from the balancer itself.
      if (['/readyz', '/metrics'].includes(url) && headers['x-forwarded-for'] !== undefined) made.asked += 1;
      const hasIt = made.files.includes(url) || url.startsWith('/api/');
      if (url === '/readyz' && made.refusal !== null) response.writeHead(503).end(JSON.stringify({ reason: { code: made.refusal } }));
      else if (url === '/api/held') made.held.push(response);
      else response.writeHead(hasIt || url === '/readyz' ? 200 : 404).end(name);
    });
    return made;
  };

  beforeAll(async () => {
    processes = ['app1', 'app2', 'app3'].map(start);
    const addresses: Record<string, string> = {};
    for (const [at, { name, server }] of processes.entries()) {
      addresses[name.toUpperCase()] = `127.0.78.${at + 1}`;
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
    }
    const port = await freePort();
    nginxPort = await freePort();
    const own = { EDGE_BIND: '127.0.0.1', PORT: String(port), ADDRESS: '127.0.0.1', EDGE_METRICS: String(await freePort()) };
    const settings = { ...debian, ...addresses, TLS: '', SCHEME: 'http', ...own };
    let text = filled(readFileSync(template, 'utf8'), settings, optional).replace(':8081', `:${nginxPort}`);
    for (const { name, server } of processes) {
      const { port: own } = server.address() as { port: number };
      text = text.replaceAll(`${addresses[name.toUpperCase()]}:8080`, `127.0.0.1:${own}`);
    }
    writeFileSync(join(folder, 'haproxy.cfg'), text);
    edge = spawn(haproxy ?? '', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' });
    base = `http://127.0.0.1:${port}`;
    await until(
      () =>
        fetch(`${base}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      10_000,
    );
  });

  afterAll(() => {
    edge?.kill('SIGKILL');
    for (const { server } of processes) server.close().closeAllConnections();
    rmSync(folder, { recursive: true });
  });

  const named = (name: string) => processes.find((each) => each.name === name) as Process;
  /** What a process answered, else the status of the refusal; 0: the connection was cut. */
  const ask = async (path: string) => {
    const reply = await fetch(`${base}${path}`).catch(() => null);
    return reply?.ok ? reply.text().catch(() => 0) : (reply?.status ?? 0);
  };
  const askers = async (path: string, times: number) => new Set(await Promise.all(Array.from({ length: times }, () => ask(path))));
  const heldBy = () => processes.filter(({ held }) => held.length > 0).map(({ name }) => name);

  it('sends no new request to a process that leaves, and cuts none that is under way', async () => {
    const under = Array.from({ length: 6 }, () => ask('/api/held'));
    await until(() => heldBy().length === 3);
    named('app2').refusal = 'portal-stopping';
    await until(async () => !(await askers('/api/list', 12)).has('app2'));
    // Two checks and more, after which a process that fails is cut off.
    named('app3').refusal = 'database-away';
    await until(async () => !(await askers('/api/list', 12)).has('app3'));
    for (const { held } of processes) for (const response of held.splice(0)) response.end('done');
    const answers = await Promise.all(under);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(4);
    expect(answers.filter((answer) => typeof answer === 'number')).toHaveLength(2);
    named('app2').refusal = null;
    named('app3').refusal = null;
    await until(async () => (await askers('/api/list', 12)).size === 3);
  });

  it('says by itself whether a process is ready, and gives no counters: neither question reaches a process', async () => {
    expect(await askers('/readyz', 20)).toEqual(new Set(['{"status":"ready"}']));
    for (const path of ['/metrics', '//metrics', '/metrics/', '/metrics?x=1', '/%6detrics', '/readyz?x=1', '/./metrics']) await ask(path);
    expect(processes.map(({ asked }) => asked)).toEqual([0, 0, 0]);
  });

  it('gives the files of one process, and a file of the other version from a process that has it', async () => {
    expect(await askers('/', 8)).toEqual(new Set(['app1']));
    for (const name of ['app2', 'app3']) named(name).files.push('/assets/old.js');
    expect(await askers('/sw.js', 8)).toEqual(new Set(['app1']));
    expect(await askers('/assets/old.js', 8)).toEqual(new Set(['app2']));
    expect(await ask('/assets/gone.js')).toBe(404);
    expect(await ask('/api/list')).toMatch(/^app/);
  });

  it('refuses as the portal does while no process can answer, and shows a visitor a page that tries again', async () => {
    expect(await fetch(`${base}/readyz`).then((said) => said.json())).toEqual({ status: 'ready' });
    for (const each of processes) each.refusal = 'database-away';
    await until(async () => (await ask('/api/list')) === 503);
    expect([await ask('/readyz'), await ask('/metrics')]).toEqual([503, 404]);
    const reply = await fetch(`${base}/api/list`);
    const given = { status: reply.status, body: await reply.json(), retryAfter: reply.headers.get('retry-after'), date: null };
    expect(await verdictOn(given, parcel())).toEqual({ type: 'again', cause: 'busy', afterMs: 5_000 });
    const page = await fetch(`${base}/`);
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('http-equiv="refresh"');
    for (const each of processes) each.refusal = null;
    await until(async () => (await askers('/api/list', 12)).size === 3);
  });

  it('takes what a cache may keep from the cache beside it, while there is one', async () => {
    const cacheable = ['/assets/index.js', '/brand/a/logo.png', '/api/papers/1/digest'];
    const from = async () => Promise.all([...cacheable, '/sw.js', '/api/list', '/api/assessment/1'].map(ask));
    named('app1').files.push(...cacheable);
    expect(await from()).not.toContain('cache');
    const cache = createServer((_, response) => response.end('cache')).listen(nginxPort, '127.0.0.1');
    await until(async () => (await ask('/assets/index.js')) === 'cache');
    expect((await from()).map((name) => name === 'cache')).toEqual([true, true, true, false, false, false]);
    cache.close().closeAllConnections();
    await until(async () => (await ask('/assets/index.js')) === 'app1');
    expect(await from()).not.toContain('cache');
  });
});
