import { sql } from 'kysely';
import { calls } from '../contract/calls/calls';
import { addressOf } from '../contract/calls/request';
import { plantInstitute } from '../server/seed/institute/institute';
import { openStore } from '../server/store/open/open';
import { changeRights } from '../server/store/people/rights';
import { grantRole } from '../server/store/people/roles';
import { figure, heading, quantile } from './kit/figures';
import { benchDir, round, type Server, serve } from './kit/server';
import { onBothStores } from './kit/stores';
import { Wire, wired } from './kit/wire';
import { worldIn } from './kit/world';

// *Batches side by side*: 50 groups in ten tests that 5,000 learners took, asked for by an admin of everything and by 20 teachers with groups of their own.

const size = { learners: Number(process.env.BATCHES ?? 5_000), questions: 200, groups: 50, tests: 10 };
const teachers = 20;
const rounds = 40;
const goal = '< 150';

const requestOf = (token: string): Buffer =>
  wired({
    method: 'GET',
    path: `/api${addressOf('', calls.getGroupComparison, { query: {} } as never)}`,
    headers: { Authorization: `Bearer ${token}` },
  });

/** In turns with a bare handler that answers the same bytes: what the machine, the wire and other load take is on both sides. */
async function asked(portal: Server, what: string, requests: readonly Buffer[], atOnce = 1): Promise<void> {
  const { came, cpuMs } = await round(portal, atOnce, requests);
  const p95 = quantile(
    came.map(({ ms }) => ms),
    0.95,
  );
  figure(what, p95, `ms p95, ${cpuMs.toFixed(1)} ms CPU, ${came[0]?.bytes} bytes`, goal);
  const wire = new Wire(portal.port);
  const { body } = await wire.send(requests[0] ?? Buffer.alloc(0));
  wire.close();
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
  const bare = await serve({ kind: 'bytes', base64: body.toString('base64'), headers });
  const reference = quantile(
    (await round(bare, atOnce, requests)).came.map(({ ms }) => ms),
    0.95,
  );
  await bare.stop();
  figure('  the same bytes from a bare handler', reference, `ms p95, ratio ${(p95 / reference).toFixed(1)}`);
}

await onBothStores(async (fresh) => {
  const place = await fresh();
  const world = await worldIn(place, { learners: 1 + teachers, assessments: 0 });
  const store = await openStore(place, () => undefined);
  const { groupIds, submissions } = await plantInstitute(store, size, Date.now(), Math.random);
  const staff = world.learners.slice(1);
  for (const [at, { uid }] of staff.entries()) {
    const scope = [0, 1, 2].map((n) => groupIds[(at * 2 + n) % groupIds.length] ?? 0);
    await grantRole(store.db, uid, 'admin', Date.now());
    await store.atomically((tx) => changeRights(tx, uid, { rights: ['results'], scope }, { by: 'learner-0', at: Date.now() }));
  }
  if (store.engine === 'postgres') await sql`vacuum analyze`.execute(store.db);
  await store.close();
  heading(`${size.groups} groups in ${size.tests} tests, ${submissions} hand-ins: ${place.engine}`);
  const portal = await serve({ kind: 'portal', place, jwk: world.jwk, builtDir: benchDir });
  const all = requestOf(world.learners[0]?.token ?? '');
  await asked(portal, 'first after a start', [all]);
  await asked(
    portal,
    'an admin, one after the other',
    Array.from({ length: rounds }, () => all),
  );
  const own = staff.map(({ token }) => requestOf(token));
  await asked(portal, 'teachers, one after the other', [...own, ...own]);
  await asked(portal, `${teachers} teachers at once`, [...own, ...own, ...own], teachers);
  await portal.stop();
});
