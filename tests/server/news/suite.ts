import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { questionsOf } from '../../../contract/assessment/assessment';
import { recipientOf } from '../../../contract/push/news';
import type { DueWord } from '../../../contract/push/subscription';
import { worksOn } from '../../../server/boot/job-works';
import { newsOf } from '../../../server/boot/news';
import { type Clockwork, openClockwork } from '../../../server/clockwork/clockwork';
import { leaseMs } from '../../../server/clockwork/rhythm';
import { openDelivery, type PushDelivery } from '../../../server/news/deliver';
import type { Store } from '../../../server/store/engine/store';
import { pushKeysOf } from '../../../server/store/institute/push-keys';
import { openStore } from '../../../server/store/open/open';
import { shutOut } from '../../../server/store/people/shut-outs';
import { until } from '../../kit/until';
import { assessmentOf, handIn, type Made, submission } from '../kit/bank';
import { putMigrated } from '../kit/migrated-file';
import { noWebhook } from '../kit/no-works';
import { config, type Person, portalOn, type TestPortal } from '../kit/portal';
import { practised } from '../kit/practised';
import { openPushService, type PushService, vapidOf } from '../kit/push-service';

const root = resolve(import.meta.dirname, '../../..');
const hour = 60 * 60_000;

/** News as they leave, to a push service of this machine; from two processes on one database. `makeUrl`: null on the embedded database. */
export function newsSuite(makeUrl: () => Promise<string | null>): void {
  let dataDir: string;
  let databaseUrl: string | null;
  let stores: [Store, Store];
  let portal: TestPortal;
  let service: PushService;
  let deliveries: PushDelivery[] = [];
  let made: Made;
  let learners = 0;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-news-'));
    databaseUrl = await makeUrl();
    if (databaseUrl === null) await putMigrated(dataDir);
    const open = () => openStore({ dataDir, databaseUrl }, () => undefined);
    stores = [await open(), await open()];
    portal = portalOn(stores[0], { config: { ...config, hasLoopbackPush: true } }, async () => undefined);
  });
  afterAll(async () => {
    for (const store of stores) await store.close();
    await rm(dataDir, { recursive: true });
  });
  beforeEach(async () => {
    service = await openPushService();
    made = await assessmentOf(portal, 1);
  });
  afterEach(async () => {
    for (const delivery of deliveries) delivery.close();
    deliveries = [];
    await service.close();
    for (const table of ['jobs', 'push_subscriptions', 'push_sent'] as const) await stores[0].db.deleteFrom(table).execute();
  });

  /** A learner with so many devices. */
  async function learner(devices = 1, given?: string) {
    learners += 1;
    const name = given ?? `learner ${learners}`;
    const person = portal.learner(name);
    for (let at = 0; at < devices; at += 1)
      await person.call('subscribePush', { body: service.device(at === 0 ? name : `${name}, device ${at}`).subscription });
    return person;
  }
  const now = () => portal.clock.now;
  const inTime = (ms: number) => new Date(now() + ms).toISOString();
  const schedule = (body: object) => portal.admin.call('setSchedule', { params: { id: made.paper.id }, body });
  const faults: unknown[] = [];
  async function processOf(at: 0 | 1, patienceMs = 5_000, clock = now): Promise<Clockwork> {
    const store = stores[at];
    const delivery = openDelivery({
      ...{ keys: await pushKeysOf(store.db, 1), hasLoopback: true, patienceMs },
      contact: async () => 'mailto:office@school.in',
    });
    deliveries.push(delivery);
    return openClockwork({
      ...{ store, holder: `process ${at}`, now: clock, random: () => 0 },
      works: worksOn(store, clock, newsOf(store, delivery.deliver, clock), noWebhook),
      onFault: (fault) => void faults.push(fault),
    });
  }
  const workOff = async () => (await processOf(0)).workOff();
  const told = () => service.received.map(({ name }) => name).toSorted();
  const newsTo = (name: string) => service.received.filter((each) => each.name === name).map(({ body }) => service.device(name).read(body));
  const dueJobs = () => stores[0].db.selectFrom('jobs').select(['kind', 'due_at']).orderBy('kind').execute();

  it('tells who handed in that the results are out, when they are, and nobody else; a code with parameters, no mark and no name', async () => {
    const [one, , other] = [await learner(), await learner(), portal.learner('without a device')];
    for (const person of [one, other]) await person.call('submit', handIn(submission(made, 1)));
    await schedule({ closesAt: inTime(hour), resultsAt: inTime(2 * hour) });
    expect(await workOff()).toBe(0);
    portal.clock.now += 2 * hour;
    expect(await workOff()).toBe(1);
    expect(told()).toEqual([one.uid]);
    expect(newsTo(one.uid)).toEqual([{ code: 'results-out', id: made.paper.id, title: 'Assessment', to: await recipientOf(one.uid) }]);
    await schedule({ resultsAt: inTime(-hour) });
    await workOff();
    expect(told()).toEqual([one.uid]);
  });

  it('signs a message for its push service, and says for how long, how urgent and of what it is', async () => {
    const person = await learner();
    await person.call('submit', handIn(submission(made, 1)));
    await schedule({ resultsAt: inTime(hour) });
    portal.clock.now += hour;
    await workOff();
    const [{ method, headers } = { method: '', headers: {} }] = service.received;
    expect(method).toBe('POST');
    expect(headers).toMatchObject({ ttl: '259200', urgency: 'normal', topic: `results-${made.paper.id}`, 'content-encoding': 'aes128gcm' });
    const { publicKey, claims, isSigned } = vapidOf(headers);
    expect([isSigned, publicKey]).toEqual([true, (await portal.learner('any').call('getPushKey', {})).publicKey]);
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:office@school.in' });
    const lasts = Number(claims.exp) - Date.now() / 1_000;
    expect(lasts).toBeGreaterThan(0);
    expect(lasts).toBeLessThanOrEqual(24 * 3_600);
  });

  it('tells of results that an admin releases at once, also by taking the time away', async () => {
    const person = await learner();
    await person.call('submit', handIn(submission(made, 1)));
    await schedule({ resultsAt: inTime(24 * hour) });
    await schedule({ resultsAt: null });
    expect(await workOff()).toBe(1);
    expect(told()).toEqual([person.uid]);
  });

  it('follows the schedule: a release that moves is told when it comes, one of a draft never, and what opens with its results is no news', async () => {
    const person = await learner();
    await person.call('submit', handIn(submission(made, 1)));
    await schedule({ resultsAt: inTime(hour) });
    const later = now() + 3 * hour;
    await schedule({ resultsAt: new Date(later).toISOString() });
    expect(await dueJobs()).toEqual([{ kind: 'results-news', due_at: later }]);
    await schedule({ state: 'draft' });
    expect(await dueJobs()).toEqual([]);
    await schedule({ state: 'published', opensAt: inTime(2 * hour), resultsAt: null });
    expect(await dueJobs()).toEqual([{ kind: 'opening-news', due_at: now() + hour }]);
    await schedule({ resultsAt: inTime(4 * hour) });
    await portal.admin.call('archiveAssessment', { params: { id: made.paper.id } });
    expect((await dueJobs()).map(({ kind }) => kind)).toEqual(['results-news']);
  });

  it('tells an hour before a test opens who sees it in the own list: its groups, not others and not after the opening', async () => {
    const [inside, outside] = [await learner(2), await learner()];
    const group = await portal.admin.call('createGroup', { body: { name: `Batch ${learners}` } });
    for (const { uid } of [inside, outside])
      await portal
        .learner(uid)
        .call('saveProfile', { body: { uid, firstName: 'A', lastName: 'B', email: 'a@b.test', phone: '', location: 'Pune' } });
    await portal.admin.call('moveToGroup', { params: { uid: inside.uid }, body: { groupId: group.id } });
    const opensAt = inTime(3 * hour);
    await schedule({ opensAt, groupIds: [group.id] });
    portal.clock.now += 2 * hour - 1;
    expect(await workOff()).toBe(0);
    portal.clock.now += 1;
    expect(await workOff()).toBe(1);
    expect(told()).toEqual([inside.uid, `${inside.uid}, device 1`]);
    expect(newsTo(inside.uid)).toEqual([
      { code: 'test-opens', id: made.paper.id, title: 'Assessment', at: opensAt, to: await recipientOf(inside.uid) },
    ]);
    expect(service.received[0]?.headers).toMatchObject({ ttl: '3600', urgency: 'high', topic: `opens-${made.paper.id}` });
    // Another day is another event; a test that is hidden by then, or has opened, is none.
    await schedule({ opensAt: inTime(24 * hour) });
    await schedule({ state: 'hidden' });
    portal.clock.now += 24 * hour;
    await workOff();
    expect(service.received).toHaveLength(2);
  });

  it('says nothing of a test that is hidden or opens at once, though a job for it is due', async () => {
    await learner();
    await schedule({ opensAt: inTime(hour) });
    await stores[0].db.updateTable('schedules').set({ state: 'hidden' }).where('assessment_id', '=', made.paper.id).execute();
    expect(await workOff()).toBe(1);
    expect(told()).toEqual([]);
  });

  it('says nothing of a result that its learner may not read: of a copy from the middle, a preview, or a hand-in that is not proved', async () => {
    const [half, preview, unproved] = [await learner(), await learner(), await learner()];
    for (const person of [half, preview, unproved]) await person.call('submit', handIn(submission(made, 1)));
    const change = (uid: string, values: object) => stores[0].db.updateTable('submissions').set(values).where('uid', '=', uid).execute();
    await change(half.uid, { is_provisional: 1 });
    await change(preview.uid, { is_preview: 1 });
    await change(unproved.uid, { is_unproved: 1 });
    const group = await portal.admin.call('createGroup', { body: { name: `Others ${learners}` } });
    await schedule({ groupIds: [group.id], resultsAt: inTime(hour) });
    await stores[0].db.deleteFrom('paper_fetches').execute();
    portal.clock.now += hour;
    expect(await workOff()).toBe(1);
    expect(told()).toEqual([]);
  });

  it('tells who reported a question that it is answered, once for each answer, and nobody else', async () => {
    const [reporter] = [await learner(), await learner()];
    const questionId = questionsOf(made.paper)[0]?.id ?? 0;
    const draft = { assessmentId: made.paper.id, reason: 'key', text: 'Two are right.' } as const;
    const { id } = await reporter.call('addReport', { params: { id: questionId }, body: draft });
    const answer = (text: string) => portal.admin.call('answerReport', { params: { id }, body: { outcome: 'kept', text } });
    expect(await workOff()).toBe(0);
    await answer('It is right.');
    await answer('It is right.');
    expect(await workOff()).toBe(1);
    expect(newsTo(reporter.uid)).toEqual([{ code: 'report-answered', to: await recipientOf(reporter.uid) }]);
    await answer('It is right, by page 9.');
    await workOff();
    expect(told()).toEqual([reporter.uid, reporter.uid]);
  });

  it('tells nobody who is shut out or erased', async () => {
    const [out, gone, there] = [await learner(), await learner(), await learner()];
    for (const person of [out, gone, there]) await person.call('submit', handIn(submission(made, 1)));
    await schedule({ resultsAt: inTime(hour) });
    await shutOut(stores[0].db, out.uid, now());
    await gone.call('erasePerson', { params: { uid: gone.uid } });
    portal.clock.now += hour;
    await workOff();
    expect(told()).toEqual([there.uid]);
    expect(await stores[0].db.selectFrom('push_sent').select('uid').execute()).toEqual([{ uid: there.uid }]);
  });

  it('removes a device that is no more, by 404 and 410, and no other', async () => {
    const people = [await learner(), await learner(), await learner(), await learner()];
    const statuses = new Map(people.map(({ uid }, at) => [uid, [404, 410, 500, 301][at] ?? 0]));
    service.answer = ({ name }, reply) => void reply.writeHead(statuses.get(name) ?? 0, { Location: `${service.origin}/send/lured` }).end();
    for (const person of people) await person.call('submit', handIn(submission(made, 1)));
    await schedule({ resultsAt: inTime(hour) });
    portal.clock.now += hour;
    await workOff();
    expect(told()).toEqual(people.map(({ uid }) => uid).toSorted());
    const left = await stores[0].db.selectFrom('push_subscriptions').select('uid').orderBy('uid').execute();
    expect(left.map(({ uid }) => uid)).toEqual(
      people
        .slice(2)
        .map(({ uid }) => uid)
        .toSorted(),
    );
  });

  it('does not wait for a push service that is silent, and leaves it alone after some tries; others get their message', async () => {
    const silent = await openPushService();
    silent.answer = () => undefined;
    const many = 40;
    for (let at = 0; at < many; at += 1) {
      const person = portal.learner(`silent ${at}`);
      await person.call('subscribePush', { body: silent.device(`silent ${at}`).subscription });
      await person.call('submit', handIn(submission(made, 1)));
    }
    const other = await learner(1, 'the last learner');
    await other.call('submit', handIn(submission(made, 1)));
    await schedule({ resultsAt: inTime(hour) });
    portal.clock.now += hour;
    expect(await (await processOf(0, 1_000)).workOff()).toBe(1);
    expect(told()).toEqual([other.uid]);
    expect(silent.received.length).toBeLessThan(many);
    await silent.close();
  });

  it('reads no long reply to its end', async () => {
    const person = await learner();
    await person.call('submit', handIn(submission(made, 1)));
    const cut: boolean[] = [];
    service.answer = (_, reply) => {
      reply.writeHead(201);
      reply.on('close', () => cut.push(!reply.writableFinished));
      const more = () => {
        while (!reply.destroyed && reply.write(Buffer.alloc(64 * 1024)));
        if (!reply.destroyed) reply.once('drain', more);
      };
      more();
    };
    await schedule({ resultsAt: inTime(hour) });
    portal.clock.now += hour;
    expect(await workOff()).toBe(1);
    await until(() => cut.length === 1);
    expect(cut).toEqual([true]);
  });

  /** What a device says: so many are due in so many milliseconds, when its clock shows this hour. */
  const due = (inMs: number, count = 9, clock = 17): DueWord => {
    const at = Math.ceil((now() + inMs) / (15 * 60_000)) * 15 * 60_000;
    const ahead = clock * 60 - ((at / 60_000) % 1_440);
    return { at: new Date(at).toISOString(), count, offset: ahead > 720 ? ahead - 1_440 : ahead < -720 ? ahead + 1_440 : ahead };
  };
  const says = (person: Person, word: DueWord | null, device = person.uid) =>
    person.call('subscribePush', { body: { ...service.device(device).subscription, due: word } });
  const answers = (person: Person, at: number) =>
    person.call('addPractice', {
      body: { events: [practised(questionsOf(made.paper)[0]?.id ?? 0, { at: new Date(at).toISOString() })] },
    });
  const comesTo = (time: string) => {
    portal.clock.now = Date.parse(time);
  };

  it('tells how many questions are due when the device said, the number alone, on devices that asked; once, over two processes', async () => {
    const [one, other] = [await learner(2), await learner()];
    const word = due(3 * hour);
    await says(one, word);
    portal.clock.now = Date.parse(word.at) - 1;
    expect(await workOff()).toBe(0);
    portal.clock.now += 1;
    const done = await Promise.all([(await processOf(0)).workOff(), (await processOf(1)).workOff()]);
    expect(done[0] + done[1]).toBe(1);
    expect(told()).toEqual([one.uid]);
    expect(newsTo(one.uid)).toEqual([{ code: 'due', count: 9, to: await recipientOf(one.uid) }]);
    expect(service.received[0]?.headers).toMatchObject({ topic: 'due', urgency: 'normal', ttl: String(4 * 3_600) });
    expect(await says(other, null)).toEqual({ subscribed: true });
    expect(await dueJobs()).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('tells what is due at most once on a day of the person, by the newest word, and again on the next', async () => {
    const person = await learner(2);
    const word = { ...due(2 * hour, 9, 11), count: 4 };
    await says(person, { ...word, count: 9 });
    portal.clock.now += 1;
    await says(person, word, `${person.uid}, device 1`);
    comesTo(word.at);
    await workOff();
    expect(told()).toEqual([person.uid, `${person.uid}, device 1`]);
    expect(newsTo(person.uid).map(({ count }) => count)).toEqual([4]);
    const again = due(3 * hour, 5, 14);
    await says(person, again);
    comesTo(again.at);
    expect(await workOff()).toBe(1);
    expect(service.received).toHaveLength(2);
    const tomorrow = due(21 * hour, 6, 11);
    await says(person, tomorrow);
    comesTo(tomorrow.at);
    await workOff();
    expect(newsTo(person.uid).map(({ count }) => count)).toEqual([4, 6]);
  });

  it('tells nobody what is due at night, on another day, or after practice on another device', async () => {
    const [late, early, over, elsewhere, before] = [await learner(), await learner(), await learner(), await learner(), await learner()];
    await says(late, due(hour, 9, 21));
    await says(early, due(hour, 9, 7));
    await says(elsewhere, due(hour));
    await says(before, due(hour));
    await answers(before, now() - 60_000);
    portal.clock.now += 60_000;
    await answers(elsewhere, now());
    portal.clock.now += hour + 15 * 60_000;
    await workOff();
    expect(told()).toEqual([before.uid]);
    await says(over, due(hour));
    portal.clock.now += 25 * hour;
    expect(await workOff()).toBe(1);
    expect(told()).toEqual([before.uid]);
    const left = await stores[0].db.selectFrom('push_subscriptions').select('due_at').where('due_at', 'is not', null).execute();
    expect(left).toEqual([]);
  });

  it('tells nobody what is due who is shut out or erased, has switched it off, or has left the device to another person', async () => {
    const people = [await learner(), await learner(), await learner(), await learner(), await learner()];
    const [out, gone, off, silent, left] = people as [Person, Person, Person, Person, Person];
    for (const person of people) await says(person, due(hour));
    await shutOut(stores[0].db, out.uid, now());
    await gone.call('erasePerson', { params: { uid: gone.uid } });
    await says(off, null);
    await silent.call('unsubscribePush', { body: { endpoint: service.device(silent.uid).subscription.endpoint } });
    const next = portal.learner('the next person');
    await next.call('subscribePush', { body: service.device(left.uid).subscription });
    portal.clock.now += 2 * hour;
    await workOff();
    expect([told(), await dueJobs()]).toEqual([[], []]);
  });

  it('plans nothing for a time that has passed, or is years ahead', async () => {
    const person = await learner();
    for (const ms of [-hour, 500 * 24 * hour]) await says(person, due(ms));
    expect(await dueJobs()).toEqual([]);
  });

  it('tells nothing twice where a process was killed behind the entry that the person is told', async () => {
    const person = await learner();
    const word = due(hour);
    await says(person, word);
    const occasion = Math.floor((Date.parse(word.at) + word.offset * 60_000) / (24 * hour));
    await stores[0].db.insertInto('push_sent').values({ uid: person.uid, code: 'due', assessment_id: 0, occasion, sent_at: 1 }).execute();
    comesTo(word.at);
    expect(await workOff()).toBe(1);
    expect(told()).toEqual([]);
  });

  it('leaves the rest to another process where this one stops', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => learner()));
    for (const person of people) await person.call('submit', handIn(submission(made, 1)));
    await schedule({ resultsAt: inTime(hour) });
    portal.clock.now += hour;
    const delivery = openDelivery({
      keys: await pushKeysOf(stores[0].db, 1),
      hasLoopback: true,
      contact: async () => 'https://portal.invalid',
    });
    deliveries.push(delivery);
    const news = newsOf(stores[0], delivery.deliver, now);
    service.answer = (_, reply) => {
      news.stop();
      reply.writeHead(201).end();
    };
    const stopping = openClockwork({
      ...{ store: stores[0], works: worksOn(stores[0], now, news, noWebhook), holder: 'stopping', now, random: () => 0 },
      onFault: (fault) => void faults.push(fault),
    });
    expect(await stopping.workOff()).toBe(0);
    expect(service.received.length).toBeLessThan(people.length);
    expect(faults.splice(0).map(String)).toEqual(['Error: the process ends']);
    portal.clock.now += hour;
    expect(await (await processOf(1)).workOff()).toBe(1);
    expect(told()).toEqual(people.map(({ uid }) => uid).toSorted());
  });

  it('tells each once where three processes have the job and one of them is killed in the middle', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => learner()));
    for (const person of people) await person.call('submit', handIn(submission(made, 1)));
    await schedule({ resultsAt: inTime(hour) });
    await stores[0].db.updateTable('schedules').set({ results_at: 1 }).execute();
    await stores[0].db.updateTable('jobs').set({ due_at: 1 }).execute();
    const cache = join(root, 'node_modules/.cache');
    await mkdir(cache, { recursive: true });
    const dir = await mkdtemp(join(cache, 'news-'));
    await build({
      absWorkingDir: root,
      entryPoints: { process: 'tests/server/news/process.ts', 'sqlite-writer': 'server/store/engine/sqlite/writer.ts' },
      ...{ outdir: dir, bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20' },
      define: { 'process.env.PORTAL_VERSION': '"test"' },
    });
    const held: (() => void)[] = [];
    service.answer = (_, reply) => void held.push(() => reply.writeHead(201).end());
    const child = spawn(process.execPath, [join(dir, 'process.js'), dataDir, databaseUrl ?? ''], { stdio: 'inherit' });
    // As many as it sends at once.
    await until(() => service.received.length === 16);
    expect(await (await processOf(0, 5_000, Date.now)).workOff()).toBe(0);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await rm(dir, { recursive: true });
    service.answer = (_, reply) => void reply.writeHead(201).end();
    const later = () => Date.now() + leaseMs;
    const done = await Promise.all([(await processOf(0, 5_000, later)).workOff(), (await processOf(1, 5_000, later)).workOff()]);
    expect(done[0] + done[1]).toBe(1);
    expect(told()).toEqual(people.map(({ uid }) => uid).toSorted());
    expect(faults).toEqual([]);
  });
}
