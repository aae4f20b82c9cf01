import { afterAll, beforeAll, expect, it } from 'vitest';
import { pushLimits } from '../../../../contract/push/subscription';
import { pushKeysOf } from '../../../../server/store/institute/push-keys';
import { subscriptionsOf } from '../../../../server/store/people/push-subscriptions';
import { config, type Person, type TestPortal } from '../../kit/portal';
import { pushDevice } from '../../kit/push-service';
import type { Open } from '../open';

/** The devices on which learners want news, and the keys by which push services know the portal (ADR 76). */
export function pushSubscriptionsSuite(open: Open): void {
  let portal: TestPortal;
  let learners = 0;

  beforeAll(async () => {
    portal = await open();
  });
  afterAll(() => portal.close());

  const newcomer = (): Person => {
    learners += 1;
    return portal.learner(`wants news ${learners}`);
  };
  const devicesOf = async ({ uid }: Person) => (await subscriptionsOf(portal.store.db, uid)).map(({ endpoint }) => endpoint);
  const subscribe = (person: Person, name: string) => person.call('subscribePush', { body: pushDevice(name).subscription });
  const faultsAt = async (endpoint: string, at = portal) => {
    const body = { ...pushDevice('any').subscription, endpoint };
    const { status, problem } = await at.learner('stranger').tries('subscribePush', { body });
    return [status, ...Object.entries(problem?.reasons ?? {}).map(([path, { code }]) => `${path} ${code}`)];
  };

  it('has one public key of 65 bytes, also for processes that begin at once, and no reply has the private one', async () => {
    const { db } = portal.store;
    await db.deleteFrom('push_keys').execute();
    const pairs = await Promise.all(Array.from({ length: 6 }, () => pushKeysOf(db, 1)));
    expect(new Set(pairs.map(({ publicKey }) => publicKey)).size).toBe(1);
    const [{ publicKey, privateKey } = { publicKey: '', privateKey: '' }] = pairs;
    const bytes = Buffer.from(publicKey, 'base64url');
    expect([bytes.length, bytes[0], Buffer.from(privateKey, 'base64url').length]).toEqual([65, 4, 32]);
    const said = await newcomer().tries('getPushKey', {});
    expect(JSON.parse(said.text)).toEqual({ publicKey });
    expect(await portal.again({}).learner('other').call('getPushKey', {})).toEqual({ publicKey });
  });

  it('takes what a browser says of its subscription, and keeps it once', async () => {
    const person = newcomer();
    const body = { ...pushDevice('phone').subscription, expirationTime: null };
    expect(await person.call('subscribePush', { body })).toEqual({ subscribed: true });
    await person.call('subscribePush', { body });
    const { endpoint, keys } = body;
    expect(await subscriptionsOf(portal.store.db, person.uid)).toEqual([{ endpoint, keys }]);
  });

  it('ends the subscription of the person who had the device before', async () => {
    const [one, other] = [newcomer(), newcomer()];
    await subscribe(one, 'shared phone');
    await subscribe(other, 'shared phone');
    expect([await devicesOf(one), (await devicesOf(other)).length]).toEqual([[], 1]);
  });

  it('removes a device of the own, and answers the same of another person’s, which stays', async () => {
    const [one, other] = [newcomer(), newcomer()];
    await subscribe(one, 'left phone');
    const body = { endpoint: pushDevice('left phone').subscription.endpoint };
    const strangers = await other.tries('unsubscribePush', { body });
    expect(await devicesOf(one)).toEqual([body.endpoint]);
    const own = await one.tries('unsubscribePush', { body });
    expect([strangers.status, strangers.text]).toEqual([own.status, own.text]);
    expect(await devicesOf(one)).toEqual([]);
  });

  it('keeps ten devices of a person, the newest', async () => {
    const person = newcomer();
    const names = Array.from({ length: pushLimits.devices + 2 }, (_, at) => `device ${at}`);
    for (const name of names) {
      portal.clock.now += 1;
      await subscribe(person, name);
    }
    expect(await devicesOf(person)).toEqual(names.slice(2).map((name) => pushDevice(name).subscription.endpoint));
  });

  const refused = [400, 'endpoint not-a-push-service'];
  it.each([
    ['by http', 'http://push.example.org/a'],
    ['another protocol', 'ftp://push.example.org/a'],
    ['a file', 'file:///etc/passwd'],
    ['another port', 'https://push.example.org:8443/a'],
    ['a port of http', 'https://push.example.org:80/a'],
    ['a password', 'https://a:b@push.example.org/a'],
    ['this machine', 'https://localhost/a'],
    ['this machine with a dot', 'https://localhost./a'],
    ['a name of this machine', 'https://a.localhost/a'],
    ['an address of this machine', 'https://127.0.0.1/a'],
    ['a number for it', 'https://2130706433/a'],
    ['a short form of it', 'https://127.1/a'],
    ['hexadecimal digits for it', 'https://0x7f000001/a'],
    ['IPv6', 'https://[::1]/a'],
    ['IPv4 in IPv6', 'https://[::ffff:127.0.0.1]/a'],
    ['a private address', 'https://10.0.0.1/a'],
    ['an address of the link', 'https://169.254.169.254/latest/meta-data'],
    ['an address of the internet without a name', 'https://8.8.8.8/a'],
    ['a name of one’s own network', 'https://database/a'],
    ['an inner name', 'https://metadata.google.internal/a'],
    ['a name of mDNS', 'https://printer.local/a'],
  ])('refuses an address that it would not call: %s', async (_, endpoint) => {
    expect(await faultsAt(endpoint)).toEqual(refused);
  });

  it('takes the addresses of the push services of browsers', async () => {
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/cV:APA91',
      'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
      'https://web.push.apple.com/QGo',
      'https://wns2-par02p.notify.windows.com/w/?token=BQYA%3d',
    ])
      expect(await faultsAt(endpoint)).toEqual([200]);
  });

  it('takes this machine where the settings of tests say so, and no other address more', async () => {
    const at = portal.again({ config: { ...config, hasLoopbackPush: true } });
    expect(await faultsAt('http://127.0.0.1:4000/a', at)).toEqual([200]);
    expect(await faultsAt('http://10.0.0.1:4000/a', at)).toEqual(refused);
    expect(await faultsAt('http://push.example.org/a', at)).toEqual(refused);
  });

  it('refuses addresses that are too long, and keys with which nothing can be encrypted', async () => {
    expect(await faultsAt(`https://push.example.org/${'a'.repeat(pushLimits.endpoint)}`)).toEqual([400, 'endpoint too-many-characters']);
    const { endpoint, keys } = pushDevice('any').subscription;
    const send = async (changes: object) =>
      Object.keys((await newcomer().tries('subscribePush', { body: { endpoint, keys: { ...keys, ...changes } } })).problem?.reasons ?? {});
    expect(await send({ p256dh: `B${'A'.repeat(86)}` })).toEqual(['keys.p256dh']);
    expect(await send({ p256dh: keys.p256dh.slice(1) })).toEqual(['keys.p256dh']);
    expect(await send({ auth: 'AAAA' })).toEqual(['keys.auth']);
  });

  it('takes when a person is told what is due, and refuses what says no time, number or clock', async () => {
    const person = newcomer();
    const { subscription } = pushDevice('told phone');
    const word = { at: '2026-03-02T11:30:00.000Z', count: 9, offset: 330 };
    const faults = async (due: object) =>
      Object.entries(
        (await person.tries('subscribePush', { body: { ...subscription, due: { ...word, ...due } } })).problem?.reasons ?? {},
      ).map(([path, { code }]) => `${path} ${code}`);
    expect(await faults({ at: 'at five' })).toEqual(['due.at not-a-time']);
    expect(await faults({ count: 0 })).toEqual(['due.count below']);
    expect(await faults({ count: pushLimits.due + 1 })).toEqual(['due.count above']);
    expect(await faults({ offset: 841 })).toEqual(['due.offset above']);
    expect(await faults({ offset: -841 })).toEqual(['due.offset below']);
    expect(await faults({ questions: [1] })).toHaveLength(1);
    await person.call('subscribePush', { body: { ...subscription, due: word } });
    const { newsDevices } = await person.call('getPersonData', { params: { uid: person.uid }, query: {} });
    expect(newsDevices).toMatchObject([{ due: 9, tellsDueAt: word.at }]);
  });

  it('is for learners', async () => {
    expect((await portal.admin.tries('getPushKey', {})).status).toBe(403);
    expect((await portal.admin.tries('subscribePush', { body: pushDevice('any').subscription })).status).toBe(403);
  });

  it('tells a person of the own devices by their push service and time, and forgets them with the person', async () => {
    const person = newcomer();
    await subscribe(person, 'own phone');
    const { newsDevices } = await person.call('getPersonData', { params: { uid: person.uid }, query: {} });
    expect(newsDevices).toEqual([{ service: 'https://push.example.org', since: new Date(portal.clock.now).toISOString() }]);
    await person.call('erasePerson', { params: { uid: person.uid } });
    expect(await devicesOf(person)).toEqual([]);
  });
}
