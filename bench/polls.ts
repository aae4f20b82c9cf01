import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type CallArgs, type CallName, calls } from '../contract/calls/calls';
import { addressOf } from '../contract/calls/request';
import { canonical } from '../server/rules/results/submission-faults';
import { plantInstitute } from '../server/seed/institute/institute';
import { insertMany } from '../server/store/engine/insert-many';
import type { Store } from '../server/store/engine/store';
import { openStore } from '../server/store/open/open';
import { changeRights } from '../server/store/people/rights';
import { grantRole } from '../server/store/people/roles';
import { figure, heading, quantile } from './kit/figures';
import { filingOf } from './kit/filings';
import { benchDir, round, type Server, serve } from './kit/server';
import { onBothStores } from './kit/stores';
import { wired } from './kit/wire';
import { handInOf, type World, worldIn } from './kit/world';

// What open screens of admins ask again and again, over 50,000 learners: people and roster every 10 s, the exam day and the count of hand-ins every 5 s. A
// test is under way that all have started and half have handed in.

const learners = Number(process.env.POLLS ?? 50_000);
const rounds = 12;
const admins = 20;
/** No rest of the server's after a reading is longer. */
const restMs = 2_000;

type Asked = { [N in CallName]: readonly [what: string, name: N, args: CallArgs<N>] }[CallName];

/** As the screens ask for it. */
const page = { page: 1, sort: 'name' } as const;

const asksOf = (id: number, groupId: number): Asked[] => [
  ['People', 'getPeople', { query: page }],
  ['People of a group', 'getPeople', { query: { ...page, group: groupId } }],
  ['People, searched', 'getPeople', { query: { ...page, search: 'a' } }],
  ['Roster', 'getRoster', { query: page }],
  ['Exam Day', 'getDesk', { params: { id } }],
  ['overview, live count', 'getHandIns', { params: { id } }],
];

const requestFor = (token: string, [, name, args]: Asked): Buffer =>
  wired({
    method: calls[name].method,
    path: `/api${addressOf('', calls[name], args as never)}`,
    headers: { Authorization: `Bearer ${token}` },
  });

/** Everybody has fetched and started the test, and every other learner has handed in. */
async function sit(store: Store, world: World, id: number, uids: readonly string[], groupIds: readonly number[]): Promise<void> {
  const now = Date.now();
  const key = uids.map((uid) => ({ assessment_id: id, uid }));
  const times = { opens_at: now - 600_000, closes_at: now + 3_600_000, results_at: now + 9_000_000, ends_together: 0 };
  await store.db
    .insertInto('schedules')
    .values({ assessment_id: id, state: 'published', ...times })
    .execute();
  await insertMany(
    store.db,
    'assessment_groups',
    groupIds.map((group_id) => ({ assessment_id: id, group_id })),
  );
  await insertMany(
    store.db,
    'paper_fetches',
    key.map((one) => ({ ...one, fetched_at: now - 900_000 })),
  );
  await insertMany(
    store.db,
    'starts',
    key.map((one, at) => ({ ...one, seen_at: now - 600_000 + (at % 300) * 1_000, said_at: now - 600_000, dated_by: 'server' as const })),
  );
  const body = handInOf(world, id);
  const text = canonical(body);
  const filed = { ...filingOf(body, 0), body_json: text, body_hash: hash('sha256', text, 'base64') };
  for (let at = 0; at < uids.length; at += 4_000) {
    const some = uids.slice(at, at + 4_000).filter((_, n) => n % 2 === 0);
    await insertMany(
      store.db,
      'submissions',
      some.map((uid) => ({ ...filed, uid })),
    );
  }
}

/** Each admin asks once a round; a screen asks its next time only after the server's rest. */
async function measure(portal: Server, what: string, asked: Asked, tokens: readonly string[]): Promise<void> {
  const rest = asked[1] === 'getDesk' ? restMs : 0;
  const all: { ms: number; bytes: number; cpuMs: number }[] = [];
  for (let at = 0; at < rounds; at += 1) {
    const requests = tokens.map((token) => requestFor(token, asked));
    const { came, cpuMs } = await round(portal, tokens.length, requests);
    all.push(...came.map(({ ms, bytes }) => ({ ms, bytes, cpuMs })));
    await setTimeout(rest);
  }
  const of = (name: 'ms' | 'bytes' | 'cpuMs', share: number) =>
    quantile(
      all.map((one) => one[name]),
      share,
    );
  figure(what, of('cpuMs', 0.5), `ms CPU each, ${of('ms', 0.95).toFixed(0)} ms p95, ${of('bytes', 0.5)} bytes`);
}

await onBothStores(async (fresh) => {
  const place = await fresh();
  const world = await worldIn(place, { learners: 1 + admins, assessments: 1 });
  const [id = 0] = world.assessmentIds;
  const store = await openStore(place, () => undefined);
  const { learnerUids, groupIds } = await plantInstitute(
    store,
    { learners, questions: 100, groups: 50, tests: 1 },
    Date.now(),
    Math.random,
  );
  await sit(store, world, id, learnerUids, groupIds);
  const [, teacher, ...further] = world.learners;
  for (const { uid } of [...(teacher ? [teacher] : []), ...further]) await grantRole(store.db, uid, 'admin', Date.now());
  const scope = groupIds.slice(0, 3);
  await store.atomically((tx) => changeRights(tx, teacher?.uid ?? '', { rights: ['results'], scope }, { by: 'learner-0', at: Date.now() }));
  // PostgreSQL's autovacuum does the same within a minute after such a large change.
  if (store.engine === 'postgres') await sql`vacuum analyze`.execute(store.db);
  await store.close();
  heading(`What open screens ask again, over ${learnerUids.length} learners: ${place.engine}`);
  const portal = await serve({ kind: 'portal', place, jwk: world.jwk, builtDir: benchDir });
  const tokens = world.learners.map(({ token }) => token);
  for (const asked of asksOf(id, groupIds[0] ?? 0)) {
    await measure(portal, asked[0], asked, tokens.slice(0, 1));
    await measure(portal, '  by a teacher of three groups', asked, tokens.slice(1, 2));
    await measure(portal, `  by ${admins - 1} admins at once`, asked, tokens.slice(2));
  }
  await portal.stop();
});
