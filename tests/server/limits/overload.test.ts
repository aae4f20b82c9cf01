import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimit } from '../../../server/limits/bucket';
import { openRequestLimits } from '../../../server/limits/request-limits';
import { senderAddress } from '../../../server/limits/sender-address';
import { openSenders, untrustedProxy } from '../../../server/limits/senders';
import { openPortal, type TestPortal } from '../kit/portal';

describe('a rate', () => {
  it("allows a minute's requests at once, and then one at a time", () => {
    let now = 0;
    const { take } = rateLimit(60, () => now);
    for (let at = 0; at < 60; at += 1) expect(take('asha')).toBe(0);
    expect(take('asha')).toBe(1);
    expect(take('ravi')).toBe(0);
    now += 1000;
    expect([take('asha'), take('asha')]).toEqual([0, 1]);
    now += 3_600_000;
    for (let at = 0; at < 60; at += 1) expect(take('asha')).toBe(0);
    expect(take('asha')).toBe(1);
  });

  it('refuses for three minutes at most, however much another process says that it gave', () => {
    let now = 0;
    const limit = rateLimit(
      60,
      () => now,
      () => undefined,
    );
    for (let at = 0; at < 10; at += 1) limit.take('hall');
    const [mark = ''] = Object.keys(limit.busy());
    limit.owe(mark, 1_000_000);
    expect(limit.take('hall')).toBe(121);
    now += 121_000;
    expect([limit.take('hall'), limit.take('hall')]).toEqual([0, 1]);
    now += 60_000;
    for (let at = 0; at < 60; at += 1) expect(limit.take('hall')).toBe(0);
  });

  it('tells other processes of a thousand busy keys at most', () => {
    const limit = rateLimit(
      60,
      () => 0,
      () => undefined,
    );
    for (let at = 0; at < 1_010; at += 1) for (let times = 0; times < 10; times += 1) limit.take(`key-${at}`);
    expect(Object.keys(limit.busy())).toHaveLength(1_000);
  });

  it.each([
    ['9.9.9.9', '1.1.1.1', 0, '9.9.9.9'],
    ['9.9.9.9', '1.1.1.1', 1, '1.1.1.1'],
    ['9.9.9.9', 'forged, 1.1.1.1', 1, '1.1.1.1'],
    ['9.9.9.9', 'forged, 1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
    ['9.9.9.9', undefined, 1, '9.9.9.9'],
    [undefined, undefined, 0, 'unknown'],
    ['::ffff:9.9.9.9', undefined, 0, '9.9.9.9'],
    ['2001:db8:0:1:aaaa::1', undefined, 0, '2001:db8:0:1::/64'],
    ['9.9.9.9', '2001:DB8::1:0:0:0:2', 1, '2001:db8:0:1::/64'],
    ['2001:0db8:85a3:0000:0000:8a2e:0370:7334', undefined, 0, '2001:db8:85a3:0::/64'],
    ['::1', undefined, 0, '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', undefined, 0, '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', undefined, 0, 'fe80:0:0:0::/64'],
  ] as const)('counts for the address that our own proxies saw: %s, %s behind %d', (remote, forwarded, proxies, wanted) =>
    expect(senderAddress(remote, forwarded, proxies)).toBe(wanted),
  );
});

describe('a proxy that the settings do not know', () => {
  it('is warned of once in the log, and in readiness as long as it lasts', async () => {
    const said: string[] = [];
    const portal = await openPortal(null, { senders: openSenders(0, (sentence) => said.push(sentence)) });
    const ready = async () => (await portal.request('/readyz')).json();
    await portal.learner('asha').sends('/assessment/available');
    expect([said, await ready()]).toEqual([[], { status: 'ready' }]);
    for (let at = 0; at < 3; at += 1)
      await portal.learner('asha').sends('/assessment/available', { headers: { 'X-Forwarded-For': '1.1.1.1' } });
    expect([said, await ready()]).toEqual([[untrustedProxy], { status: 'ready', warnings: [untrustedProxy] }]);
    await portal.close();
  });

  it('causes no warning once the settings know it', () => {
    const said: string[] = [];
    const senders = openSenders(1, (sentence) => said.push(sentence));
    expect([senders.addressOf('9.9.9.9', '1.1.1.1'), said, senders.warnings()]).toEqual(['1.1.1.1', [], []]);
  });
});

describe('a load above the limits', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(null);
  });
  afterAll(() => portal.close());

  const with_ = (limits: Partial<Parameters<typeof openRequestLimits>[0]>, room?: number) =>
    portal.again({
      requestLimits: openRequestLimits({ perUser: 1000, perAddress: 1000, ...limits }, room),
      senders: openSenders(1, () => undefined),
    });

  it('of one person is 429 with advice, and other people are not affected', async () => {
    const limited = await with_({ perUser: 3 });
    const asha = () => limited.learner('asha').tries('getRole', { params: { uid: 'asha' } });
    for (let at = 0; at < 3; at += 1) expect((await asha()).status).toBe(200);
    const { status, problem, headers } = await asha();
    expect([status, problem?.code, headers.get('retry-after')]).toEqual([429, 'too-many-requests', '20']);
    expect((await limited.learner('ravi').tries('getRole', { params: { uid: 'ravi' } })).status).toBe(200);
  });

  it('without a valid token does not use up the allowance of signed-in people at the same address', async () => {
    const limited = await with_({ perAddress: 3 });
    const noise = async (token: string | null) => (await limited.holding(token).sends('/exams/all')).status;
    expect([await noise(null), await noise('noise'), await noise(null), await noise('noise'), await noise(null)]).toEqual([
      401, 401, 401, 429, 429,
    ]);
    const unknown = await limited.learner('asha').sends('/nowhere');
    expect(unknown.status).toBe(429);
    for (const uid of ['asha', 'ravi', 'meena'])
      expect((await limited.learner(uid).tries('getRole', { params: { uid } })).status).toBe(200);
    expect((await limited.learner('kiran').tries('getRole', { params: { uid: 'kiran' } })).status).toBe(429);
  });

  it('of one person does not use up the allowance of their address', async () => {
    const limited = await with_({ perUser: 1, perAddress: 2 });
    const role = async (uid: string) => (await limited.learner(uid).tries('getRole', { params: { uid } })).status;
    expect([await role('asha'), await role('asha'), await role('asha'), await role('ravi')]).toEqual([200, 429, 429, 200]);
  });

  it('without a valid token from one address is 429', async () => {
    const limited = await with_({ perAddress: 2 });
    const from = (address: string) => limited.holding('noise').sends('/exams/all', { headers: { 'X-Forwarded-For': address } });
    expect([(await from('1.1.1.1')).status, (await from('1.1.1.1')).status, (await from('1.1.1.1')).status]).toEqual([401, 401, 429]);
    expect((await from('2.2.2.2')).status).toBe(401);
    const v6 = async (host: string) => (await from(`2001:db8:0:7:${host}`)).status;
    expect([await v6('a::1'), await v6('b::2'), await v6(':3')]).toEqual([401, 401, 429]);
    expect((await from('2001:db8:0:8::1')).status).toBe(401);
  });

  it('for documents of the API is 429 with advice, and takes nothing from signed-in people at the same address', async () => {
    const requestLimits = openRequestLimits({ perUser: 100, perAddress: 100 }, undefined, null, () => 0);
    const readers = portal.again({ requestLimits });
    const paths = ['/api/docs', '/api/openapi.json', '/api/docs.css'];
    const ask = async (at: number) => (await readers.request(paths[at % 3] ?? '', { headers: { 'Accept-Encoding': 'br' } })).status;
    const statuses = [];
    for (let at = 0; at < 70; at += 1) statuses.push(await ask(at));
    expect([statuses.indexOf(429), new Set(statuses.slice(0, 60))]).toEqual([60, new Set([200])]);
    expect((await readers.learner('asha').sends('/assessment/available')).status).toBe(200);
  });

  it('at the same time is 503, and over when the other requests have ended', async () => {
    const narrow = await with_({}, 2);
    const ask = () => narrow.learner('asha').tries('getRole', { params: { uid: 'asha' } });
    const statuses = (await Promise.all([ask(), ask(), ask()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 503]);
    expect((await ask()).status).toBe(200);
  });
});
