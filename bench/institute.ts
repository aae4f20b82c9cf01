import { sql } from 'kysely';
import { resultOrders } from '../contract/assessment/result-list';
import { type CallArgs, type CallName, calls } from '../contract/calls/calls';
import { pageLimits } from '../contract/calls/page';
import { addressOf } from '../contract/calls/request';
import { type Planted, plantInstitute } from '../server/seed/institute/institute';
import { insertMany } from '../server/store/engine/insert-many';
import type { Store } from '../server/store/engine/store';
import { openStore } from '../server/store/open/open';
import { answerKeyById } from '../server/store/papers/assessments';
import { figure, heading, median, quantile } from './kit/figures';
import { benchDir, round, type Server, serve } from './kit/server';
import { onBothStores, type Place } from './kit/stores';
import { Wire, wired } from './kit/wire';
import { worldIn } from './kit/world';

// An institute's day: what each screen of an admin asks for, over 5,000 learners, 200 questions and 50 groups; then one assessment with 50,000 results.

const learners = Number(process.env.INSTITUTE ?? 5_000);
const questions = 200;
const groups = 50;
const tests = 6;
/** Of which five of six take the test. */
const many = Number(process.env.INSTITUTE_RESULTS ?? 50_000) * 1.2;
const trailRows = 100_000;
const rounds = { screens: 40, results: 20 };
const goal = '< 150';

const admin = 'learner-0';

async function plantTrail(store: Store, { learnerUids }: Planted): Promise<void> {
  const rows = Array.from({ length: trailRows }, (_, at) => ({
    ...{ at: Date.now() - at * 60_000, by_uid: admin, act: 'extra-time-set' as const, kind: 'person' as const },
    ...{ about_id: learnerUids[at % learnerUids.length] ?? admin, details_json: '{"timePercent":150}' },
  }));
  await insertMany(store.db, 'trail', rows);
}

/** PostgreSQL's autovacuum does the same within a minute after such a large change. */
async function settle(store: Store): Promise<void> {
  if (store.engine === 'postgres') await sql`vacuum analyze`.execute(store.db);
}

async function planted(place: Place, work: (store: Store) => Promise<Planted>): Promise<Planted> {
  const store = await openStore(place, () => undefined);
  const done = await work(store);
  await settle(store);
  await store.close();
  return done;
}

/** The calls of each screen. */
type Asked = { [N in CallName]: readonly [screen: string, name: N, args: CallArgs<N>] }[CallName];

function screensOf({ testIds, groupIds }: Planted, { questionId, uid }: { questionId: number; uid: string }): Asked[] {
  const [id = 0, group = 0] = [testIds.at(-1), groupIds[0]];
  const params = { id };
  return [
    // Counts what a process that has run for a minute has counted by itself (ADR 88).
    ['Today, first after a start', 'getToday', { query: {} }],
    ['Today', 'getToday', { query: {} }],
    ['Manage Categories', 'getCategories', {}],
    ['Manage Questions', 'getQuestions', { query: { page: 1 } }],
    ['Manage Questions, searched', 'getQuestions', { query: { search: 'train 40' } }],
    ['Manage Exams', 'getExams', {}],
    ['Manage Assessments', 'getAssessments', { query: { page: 1 } }],
    ['overview', 'getStatistics', { params }],
    ['overview, live count', 'getHandIns', { params }],
    ['overview, keys', 'getRegrades', { params }],
    ['overview, drop of a question', 'previewRegrade', { params, body: { questionId, change: 'drop' } }],
    ['drawn questions', 'getDrawn', { params }],
    ['Results', 'getResultRows', { params, query: {} }],
    ['Results by name, page 80', 'getResultRows', { params, query: { sort: 'name', page: 80 } }],
    ['Results, searched', 'getResultRows', { params, query: { search: 'sharma' } }],
    ['Results of a group', 'getResultRows', { params, query: { group } }],
    ['answers of a learner', 'getAnswerSheet', { params: { id, uid } }],
    ['Schedule', 'getSchedule', { params }],
    ['Exam Day', 'getDesk', { params }],
    ['Sittings', 'getSittings', { params, query: { page: 1, sort: 'name' } }],
    ['Sittings, facts', 'getSittingFacts', { params }],
    ['Submit From Files', 'getArrivals', {}],
    ['People', 'getPeople', { query: { page: 1 } }],
    ['People, page 150', 'getPeople', { query: { page: 150 } }],
    ['People, searched', 'getPeople', { query: { search: 'शर्मा' } }],
    ['a person’s extra time', 'getExtraTime', { params: { uid } }],
    ['a person’s page', 'getPersonTests', { params: { uid } }],
    ['a person’s results', 'getResults', { params: { uid } }],
    ['a person’s data', 'getPersonData', { params: { uid } }],
    ['Groups', 'getGroups', {}],
    ['roster', 'getRoster', { query: { page: 1 } }],
    ['Changes', 'getTrail', { query: { page: 1 } }],
    ['Changes, page 4,000', 'getTrail', { query: { page: 4_000 } }],
    ['Changes of a part', 'getTrail', { query: { group: 'people' } }],
    ['Changes of a person', 'getTrail', { query: { kind: 'person', id: uid } }],
    ['Changes, searched', 'getTrail', { query: { search: 'learner' } }],
    ['Name and Look', 'getPortal', {}],
  ];
}

/** A question of the last test, and a learner who took it. */
async function someOf(place: Place, { testIds }: Planted): Promise<{ questionId: number; uid: string }> {
  const id = testIds.at(-1) ?? 0;
  const store = await openStore(place, () => undefined);
  const key = await answerKeyById(store.db, id);
  const taker = await store.db.selectFrom('submissions').select('uid').where('assessment_id', '=', id).executeTakeFirstOrThrow();
  await store.close();
  return { questionId: key?.key.answers[0]?.questionId ?? 0, uid: taker.uid };
}

function requestFor(token: string, name: CallName, args: object): Buffer {
  const { method } = calls[name];
  const body = 'body' in args ? JSON.stringify(args.body) : '';
  const headers = { Authorization: `Bearer ${token}`, ...(body !== '' && { 'Content-Type': 'application/json' }) };
  return wired({ method, path: `/api${addressOf('', calls[name], args as never)}`, headers, body });
}

/** The 95th percentile of the times of a request, one after the other. */
async function p95(server: Server, request: Buffer, times: number): Promise<{ ms: number; bytes: number; cpuMs: number }> {
  const { came, cpuMs } = await round(
    server,
    1,
    Array.from({ length: times }, () => request),
  );
  return {
    ms: quantile(
      came.map(({ ms }) => ms),
      0.95,
    ),
    bytes: came[0]?.bytes ?? 0,
    cpuMs,
  };
}

/** A page of results from a bare handler: what the machine, the wire and the bench itself take. */
async function referenceFor(portal: Server, request: Buffer): Promise<number> {
  const wire = new Wire(portal.port);
  const { body } = await wire.send(request);
  wire.close();
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
  const bare = await serve({ kind: 'bytes', base64: body.toString('base64'), headers });
  const { ms } = await p95(bare, request, rounds.screens);
  await bare.stop();
  return ms;
}

async function measure(portal: Server, token: string, asked: readonly Asked[], testId: number, times: number): Promise<void> {
  const all: number[] = [];
  for (const [what, name, args] of asked) {
    const { ms, bytes, cpuMs } = await p95(portal, requestFor(token, name, args as object), times);
    figure(what, ms, `ms p95, ${cpuMs.toFixed(1)} ms CPU, ${bytes} bytes`, goal);
    all.push(ms);
  }
  const reference = await referenceFor(portal, requestFor(token, 'getResultRows', { params: { id: testId }, query: {} }));
  figure('reference', reference, 'ms p95, a page of results from a bare handler');
  figure('ratio of the median call', median(all) / reference, '');
  figure('ratio of the slowest call', Math.max(...all) / reference, '');
}

/** Every order of a list of results, on its first, middle and last page, and searches. */
const ordersOf = (id: number, count: number): Asked[] => {
  const params = { id };
  const last = Math.ceil(count / pageLimits.defaultSize);
  const pages = (sort: (typeof resultOrders)[number] | `-${(typeof resultOrders)[number]}`, page: number): Asked => [
    `by ${sort}, page ${page}`,
    'getResultRows',
    { params, query: { sort, page } },
  ];
  return [
    ...resultOrders.flatMap((order) => [1, Math.ceil(last / 2), last].map((page) => pages(order, page))),
    ...resultOrders.map((order) => pages(`-${order}`, last)),
    ...['sharma', 'आशा वर्मा', 'a', 'no such learner'].map(
      (search): Asked => [`search “${search}”`, 'getResultRows', { params, query: { search } }],
    ),
    [
      'search “a”, by name, the last page',
      'getResultRows',
      { params, query: { search: 'a', sort: 'name', page: Math.floor(last * 0.95) } },
    ],
    ...(['any', 'late', 'extra-time'] as const).map(
      (flag): Asked => [`with the flag ${flag}`, 'getResultRows', { params, query: { flag } }],
    ),
    ['with any flag, by name, page 3', 'getResultRows', { params, query: { flag: 'any', sort: 'name', page: 3 } }],
    ['overview, live count', 'getHandIns', { params }],
  ];
};

/** The time of a whole file, and the longest that a small call waited meanwhile. */
async function exported(portal: Server, token: string, id: number, format: 'xlsx' | 'csv'): Promise<void> {
  const [file, other] = [new Wire(portal.port), new Wire(portal.port)];
  let isDone = false;
  let waited = 0;
  const began = performance.now();
  const whole = file.send(requestFor(token, 'exportResults', { params: { id }, query: { format } })).then((reply) => {
    isDone = true;
    return reply;
  });
  const small = requestFor(token, 'getPortal', {});
  while (!isDone) waited = Math.max(waited, (await other.send(small)).ms);
  const { status, bytes } = await whole;
  if (status !== 200) throw new Error(`The file was refused: ${status}`);
  figure(`export as .${format}`, performance.now() - began, `ms, ${bytes} bytes`);
  figure('  longest wait of others', waited, 'ms', '≤ 150');
  for (const wire of [file, other]) wire.close();
}

await onBothStores(async (fresh) => {
  const place = await fresh();
  const world = await worldIn(place, { learners: 1, assessments: 0 });
  const token = world.learners[0]?.token ?? '';
  const began = performance.now();
  const institute = await planted(place, async (store) => {
    const done = await plantInstitute(store, { learners, questions, groups, tests }, Date.now(), Math.random);
    await plantTrail(store, done);
    return done;
  });
  heading(`An institute of ${learners} learners, ${questions} questions, ${groups} groups: ${place.engine}`);
  figure('seeded in', (performance.now() - began) / 1_000, `s, ${institute.submissions} submissions`);
  const portal = await serve({ kind: 'portal', place, jwk: world.jwk, builtDir: benchDir });
  await measure(portal, token, screensOf(institute, await someOf(place, institute)), institute.testIds.at(-1) ?? 0, rounds.screens);
  await portal.stop();

  const size = { learners: many, questions: 100, groups: 50, tests: 1 };
  const large = await planted(place, (store) => plantInstitute(store, size, Date.now(), Math.random));
  heading(`${large.submissions} results of one assessment: ${place.engine}`);
  const second = await serve({ kind: 'portal', place, jwk: world.jwk, builtDir: benchDir });
  const id = large.testIds[0] ?? 0;
  await measure(second, token, ordersOf(id, large.submissions), id, rounds.results);
  for (const format of ['csv', 'xlsx'] as const) await exported(second, token, id, format);
  await second.stop();
});
