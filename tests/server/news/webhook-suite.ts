import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WebhookMessage } from '../../../contract/institute/webhook';
import { worksOn } from '../../../server/boot/job-works';
import { openClockwork } from '../../../server/clockwork/clockwork';
import { leaseMs } from '../../../server/clockwork/rhythm';
import { webhookSender } from '../../../server/news/webhook';
import { openWebhookWay, type WebhookWay } from '../../../server/news/webhook-post';
import type { Store } from '../../../server/store/engine/store';
import { webhookOf } from '../../../server/store/institute/webhooks';
import { openStore } from '../../../server/store/open/open';
import { until } from '../../kit/until';
import { assessmentOf, handIn, type Made, submission } from '../kit/bank';
import { putMigrated } from '../kit/migrated-file';
import { noNews } from '../kit/no-works';
import { config, portalOn, type TestPortal } from '../kit/portal';

const root = resolve(import.meta.dirname, '../../..');
const hour = 60 * 60_000;

interface Got {
  headers: IncomingHttpHeaders;
  body: string;
}

/** The webhook of a portal with two processes, to a receiver of this machine. `makeUrl`: null on the embedded database. */
export function webhookSuite(makeUrl: () => Promise<string | null>): void {
  let dataDir: string;
  let databaseUrl: string | null;
  let stores: [Store, Store];
  let portal: TestPortal;
  let made: Made;
  let url: string;
  let secret: string;
  let got: Got[];
  let answer: (reply: ServerResponse) => void;
  let way: WebhookWay;

  const now = () => portal.clock.now;
  const inTime = (ms: number) => new Date(now() + ms).toISOString();
  const receiver = createServer(async (request, reply) => {
    got.push({ headers: request.headers, body: await text(request) });
    answer(reply);
  });
  const sender = (at: 0 | 1, clock = now, fixed: { url: string; secret: string } | null = null) =>
    webhookSender({ store: stores[at], fixed, post: way.post, now: clock });
  const faults: unknown[] = [];
  const processOf = (at: 0 | 1, clock = now) =>
    openClockwork({
      ...{ store: stores[at], holder: `process ${at}`, now: clock, random: () => 0 },
      works: worksOn(stores[at], clock, noNews, sender(at, clock)),
      onFault: (fault) => void faults.push(fault),
    });
  const workOff = () => processOf(0).workOff();
  const answers = (status: number, headers = {}) => {
    answer = (reply) => void reply.writeHead(status, headers).end();
  };
  const schedule = (body: object) => portal.admin.call('setSchedule', { params: { id: made.paper.id }, body });
  const messages = (): WebhookMessage[] => got.map(({ body }) => JSON.parse(body));
  const hook = () => portal.admin.call('getWebhook', {});
  const states = async () => (await hook()).deliveries.map(({ state, tries, status }) => ({ state, tries, status }));

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-webhook-'));
    databaseUrl = await makeUrl();
    if (databaseUrl === null) await putMigrated(dataDir);
    const open = () => openStore({ dataDir, databaseUrl }, () => undefined);
    stores = [await open(), await open()];
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    const parts = { config: { ...config, hasPrivateWebhook: true }, tryWebhook: () => sender(0).sendTest() };
    portal = portalOn(stores[0], parts, async () => undefined);
  });
  afterAll(async () => {
    receiver.closeAllConnections();
    receiver.close();
    for (const store of stores) await store.close();
    await rm(dataDir, { recursive: true });
  });
  beforeEach(async () => {
    [got, way] = [[], openWebhookWay({ hasPrivate: true, patienceMs: 5_000 })];
    answers(204);
    ({ secret = '' } = await portal.admin.call('setWebhook', { body: { url } }));
    made = await assessmentOf(portal, 1);
  });
  afterEach(async () => {
    way.close();
    for (const table of ['jobs', 'webhooks', 'webhook_messages'] as const) await stores[0].db.deleteFrom(table).execute();
    expect(faults.splice(0)).toEqual([]);
  });

  it('is told that results are released, when they are, with a count and no person, signed', async () => {
    for (const uid of ['one', 'two']) await portal.learner(uid).call('submit', handIn(submission(made, 1)));
    await portal.admin.call('submit', handIn(submission(made, 1)));
    const resultsAt = inTime(2 * hour);
    await schedule({ resultsAt });
    expect(await workOff()).toBe(0);
    portal.clock.now += 2 * hour;
    // The event, and its message.
    expect(await workOff()).toBe(2);
    const [{ headers, body } = { headers: {}, body: '' }] = got;
    const { id, ...said } = JSON.parse(body) as WebhookMessage;
    expect(said).toEqual({ type: 'results-released', at: resultsAt, assessment: { id: made.paper.id, name: 'Assessment' }, learners: 2 });
    expect(id).toMatch(/^msg_[\w-]{24}$/);
    const seconds = String(Math.floor(now() / 1_000));
    expect(headers).toMatchObject({ 'webhook-id': id, 'webhook-timestamp': seconds, 'content-type': 'application/json' });
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    expect(key).toHaveLength(32);
    const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    // Another release is no other event.
    await schedule({ resultsAt: inTime(hour) });
    portal.clock.now += hour;
    await workOff();
    expect(got).toHaveLength(1);
    expect(await states()).toEqual([{ state: 'done', tries: 1, status: 204 }]);
  });

  it('keeps its secret where only the address changes, and has a new one otherwise', async () => {
    const stored = async () => (await webhookOf(stores[0].db, null))?.secret;
    expect(await portal.admin.call('setWebhook', { body: { url: `${url}/moved`, keepsSecret: true } })).toEqual({ url: `${url}/moved` });
    expect(await stored()).toBe(secret);
    const renewed = await portal.admin.call('setWebhook', { body: { url } });
    expect(renewed.secret).not.toBe(secret);
    expect(await stored()).toBe(renewed.secret);
    await portal.admin.call('removeWebhook', {});
    const first = await portal.admin.call('setWebhook', { body: { url, keepsSecret: true } });
    expect(await stored()).toBe(first.secret);
  });

  it('is told an hour before a test opens, once for each time, with the number of its learners', async () => {
    const group = await portal.admin.call('createGroup', { body: { name: `Hook ${made.paper.id}` } });
    const uid = `member ${made.paper.id}`;
    await portal.learner(uid).call('saveProfile', { body: { uid, firstName: 'A', lastName: 'B', email: 'a@b.test', location: 'Pune' } });
    await portal.admin.call('moveToGroup', { params: { uid }, body: { groupId: group.id } });
    const opensAt = inTime(3 * hour);
    await schedule({ opensAt, groupIds: [group.id] });
    portal.clock.now += 2 * hour;
    expect(await workOff()).toBe(2);
    expect(messages()).toMatchObject([{ type: 'test-opens', at: opensAt, assessment: { id: made.paper.id }, learners: 1 }]);
    await schedule({ opensAt: inTime(24 * hour) });
    portal.clock.now += 23 * hour;
    await workOff();
    expect(messages()).toMatchObject([{ at: opensAt }, { at: inTime(hour) }]);
    // A test that is hidden by then is none.
    await schedule({ opensAt: inTime(48 * hour) });
    await stores[0].db.updateTable('schedules').set({ state: 'hidden' }).where('assessment_id', '=', made.paper.id).execute();
    portal.clock.now += 47 * hour;
    expect(await workOff()).toBe(1);
    expect(got).toHaveLength(2);
  });

  const released = async () => {
    await schedule({ resultsAt: inTime(hour) });
    portal.clock.now += hour;
    await workOff();
  };

  it('is tried again with pauses, under the same id and a new time, until the message is taken', async () => {
    answers(500);
    await released();
    answers(302, { Location: url });
    portal.clock.now += 59_999;
    await workOff();
    expect(got).toHaveLength(1);
    portal.clock.now += 1;
    await workOff();
    expect(await states()).toEqual([{ state: 'waiting', tries: 2, status: 302 }]);
    // An admin reads of which test it is, and when it is tried again.
    const [waiting] = (await hook()).deliveries;
    expect([waiting?.test, Date.parse(waiting?.nextAt ?? '') - portal.clock.now]).toEqual([made.paper.name, 5 * 60_000]);
    answers(200);
    portal.clock.now += 5 * 60_000;
    await workOff();
    expect(await states()).toEqual([{ state: 'done', tries: 3, status: 200 }]);
    expect((await hook()).deliveries[0]).not.toHaveProperty('nextAt');
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(got.map(({ headers }) => headers['webhook-signature'])).size).toBe(3);
    portal.clock.now += 24 * hour;
    await workOff();
    expect(got).toHaveLength(3);
  });

  it('is given up after eight tries, about a day later', async () => {
    answers(503);
    await released();
    const begin = now();
    for (let hours = 0; hours < 48; hours += 1) {
      portal.clock.now += hour;
      await workOff();
    }
    expect(await states()).toEqual([{ state: 'failed', tries: 8, status: 503 }]);
    expect(now() - begin).toBe(48 * hour);
    expect(await stores[0].db.selectFrom('jobs').select('kind').where('kind', '=', 'webhook').execute()).toEqual([]);
  });

  it('is switched off by 410, and on by a test message that is taken', async () => {
    answers(410);
    await released();
    expect(await hook()).toMatchObject({ isOff: true, deliveries: [{ state: 'failed', tries: 1, status: 410 }] });
    made = await assessmentOf(portal, 1);
    await released();
    expect(got).toHaveLength(1);
    answers(500);
    expect(await portal.admin.call('testWebhook', {})).toMatchObject({ type: 'test', state: 'failed', tries: 1, status: 500 });
    expect((await hook()).isOff).toBe(true);
    answers(202);
    expect(await portal.admin.call('testWebhook', {})).toMatchObject({ type: 'test', state: 'done', status: 202 });
    expect((await hook()).isOff).toBe(false);
    expect(messages().slice(1)).toEqual(
      messages()
        .slice(1)
        .map(({ id, at }) => ({ id, type: 'test', at })),
    );
    // A test is not tried again.
    portal.clock.now += hour;
    expect(await workOff()).toBe(0);
  });

  it('tells its secret once, has another one after each saving, and says nothing once it is removed', async () => {
    const saved = await portal.admin.tries('setWebhook', { body: { url } });
    expect(JSON.parse(saved.text).secret).not.toBe(secret);
    expect((await portal.admin.tries('getWebhook', {})).text).not.toMatch(/secret|whsec_/);
    await schedule({ resultsAt: inTime(hour) });
    answers(500);
    portal.clock.now += hour;
    await workOff();
    expect((await portal.admin.call('removeWebhook', {})).url).toBeNull();
    portal.clock.now += hour;
    await workOff();
    expect(got).toHaveLength(1);
    expect(await states()).toEqual([{ state: 'failed', tries: 1, status: null }]);
    expect((await portal.admin.tries('testWebhook', {})).problem?.reason?.code).toBe('no-webhook');
    const trail = stores[0].db
      .selectFrom('trail')
      .select(['act', 'kind', 'about_id', 'details_json'])
      .where('act', 'in', ['webhook-set', 'webhook-removed']);
    const rows = await trail.orderBy('id', 'desc').limit(2).execute();
    const about = { kind: 'portal', about_id: '' };
    // The host alone: the rest of the address may hold a secret.
    expect(rows).toEqual([
      { act: 'webhook-removed', ...about, details_json: '{}' },
      { act: 'webhook-set', ...about, details_json: JSON.stringify({ host: new URL(url).host }) },
    ]);
  });

  it('of the settings goes before the one of an admin, who cannot change it, and its secret is in no table', async () => {
    const fixed = { url: `${url}/fixed`, secret: `whsec_${Buffer.alloc(24, 7).toString('base64')}` };
    const other = portal.again({ config: { ...config, hasPrivateWebhook: true, webhook: fixed } });
    expect(await other.admin.call('getWebhook', {})).toMatchObject({ url: fixed.url, isFixed: true, isOff: false });
    for (const name of ['setWebhook', 'removeWebhook'] as const)
      expect((await other.admin.tries(name, { body: { url } } as never)).problem?.reason?.code).toBe('webhook-of-settings');
    answers(410);
    await sender(0, now, fixed).sendTest();
    expect(await webhookOf(stores[1].db, fixed)).toEqual({ ...fixed, isOff: true });
    expect(await webhookOf(stores[1].db, { ...fixed, url })).toMatchObject({ isOff: false });
    expect((await webhookOf(stores[1].db, null))?.isOff).toBe(false);
    expect(JSON.stringify(await stores[0].db.selectFrom('webhooks').selectAll().execute())).not.toContain(fixed.secret);
  });

  it('waits no longer than its patience, and reads no long answer to its end', async () => {
    way.close();
    way = openWebhookWay({ hasPrivate: true, patienceMs: 300 });
    answer = () => undefined;
    expect(await portal.admin.call('testWebhook', {})).toMatchObject({ state: 'failed', status: null });
    const cut: boolean[] = [];
    answer = (reply) => {
      reply.writeHead(200);
      reply.on('close', () => cut.push(!reply.writableFinished));
      const more = () => {
        while (!reply.destroyed && reply.write(Buffer.alloc(64 * 1024)));
        if (!reply.destroyed) reply.once('drain', more);
      };
      more();
    };
    expect(await portal.admin.call('testWebhook', {})).toMatchObject({ state: 'done', status: 200 });
    await until(() => cut.length === 1);
    expect(cut).toEqual([true]);
  });

  it('calls nothing inward unless the settings say so, and no address of a link at all', async () => {
    const strict = openWebhookWay({ hasPrivate: false });
    const parcel = { secret, id: 'msg_1', body: '{}', at: now() };
    for (const at of [url, 'https://127.0.0.1/', 'https://10.0.0.1/', 'https://localhost.localdomain/'])
      expect([at, await strict.post({ ...parcel, url: at })]).toEqual([at, null]);
    for (const at of ['https://169.254.169.254/latest', 'https://[fe80::1]/', 'https://0.0.0.0/', 'http://school.org/'])
      expect([at, await way.post({ ...parcel, url: at })]).toEqual([at, null]);
    // A way to this machine that is no loopback address: a connection is not even tried.
    let connections = 0;
    receiver.on('connection', () => {
      connections += 1;
    });
    expect(await way.post({ ...parcel, url: url.replace('http://127.0.0.1', 'https://0.0.0.0') })).toBeNull();
    strict.close();
    expect([connections, got]).toEqual([0, []]);
    const refused = await portal.again({ config }).admin.tries('setWebhook', { body: { url } });
    expect(refused.problem?.reasons).toEqual({ url: { code: 'not-a-webhook' } });
  });

  it('is told once by two processes, and under the same id where one of them is killed in the middle', async () => {
    await schedule({ resultsAt: inTime(hour) });
    await stores[0].db.updateTable('schedules').set({ results_at: 1 }).execute();
    await stores[0].db.updateTable('jobs').set({ due_at: 1 }).execute();
    const cache = join(root, 'node_modules/.cache');
    await mkdir(cache, { recursive: true });
    const dir = await mkdtemp(join(cache, 'webhook-'));
    await build({
      absWorkingDir: root,
      entryPoints: { process: 'tests/server/news/webhook-process.ts', 'sqlite-writer': 'server/store/engine/sqlite/writer.ts' },
      ...{ outdir: dir, bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20' },
      define: { 'process.env.PORTAL_VERSION': '"test"' },
    });
    answer = () => undefined;
    const child = spawn(process.execPath, [join(dir, 'process.js'), dataDir, databaseUrl ?? ''], { stdio: 'inherit' });
    await until(() => got.length === 1);
    expect(await processOf(0, Date.now).workOff()).toBe(0);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await rm(dir, { recursive: true });
    answers(200);
    const later = () => Date.now() + leaseMs;
    const done = await Promise.all([processOf(0, later).workOff(), processOf(1, later).workOff()]);
    expect(done[0] + done[1]).toBe(1);
    expect(got.map(({ headers }) => headers['webhook-id'])).toEqual([messages()[0]?.id, messages()[0]?.id]);
    expect(await states()).toEqual([{ state: 'done', tries: 2, status: 200 }]);
  });
}
