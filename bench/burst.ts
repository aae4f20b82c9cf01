import { figure, heading, quantile } from './kit/figures';
import { loadWithin } from './kit/load';
import { benchDir, serve } from './kit/server';
import { onBothStores } from './kit/stores';
import { wired } from './kit/wire';
import { handInOf, worldIn } from './kit/world';

// 5,000 learners hand in within 2 seconds, each over a connection of their own: no submission is lost or doubled.

const learners = 5_000;
const withinMs = 2_000;

await onBothStores(async (fresh) => {
  const place = await fresh();
  const world = await worldIn(place, { learners, assessments: 1 });
  const [id = 0] = world.assessmentIds;
  const body = JSON.stringify(handInOf(world, id));
  const requests = world.learners.map(({ token }) =>
    wired({
      method: 'POST',
      path: `/api/assessment/${id}/submit`,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body,
    }),
  );
  const portal = await serve({ kind: 'portal', place, jwk: world.jwk, builtDir: benchDir });
  const { told, seconds } = await loadWithin(portal.port, withinMs, requests);
  const { cpuMs, maxRss } = await portal.usage();
  const acknowledged = world.learners.filter((_, at) => told[at]?.status === 200).map(({ uid }) => uid);
  await portal.stop();
  const found = await filedIn(place, id);
  const times = told.map(({ ms }) => ms);
  heading(`5,000 hand-ins in 2 s: ${place.engine}`);
  figure('acknowledged', acknowledged.length, '');
  figure('lost', acknowledged.filter((uid) => !found.has(uid)).length, '', '0');
  figure('double', [...found.values()].filter((rows) => rows > 1).length, '', '0');
  figure('all answered after', seconds, 's');
  figure('median time', quantile(times, 0.5), 'ms');
  figure('p99 time', quantile(times, 0.99), 'ms', '< 5000');
  figure('CPU of the server', cpuMs / 1000, 's');
  figure('largest memory of the server', maxRss / 1024 / 1024, 'MB', '< 400');
});

async function filedIn(place: Parameters<typeof worldIn>[0], id: number): Promise<Map<string, number>> {
  const { openStore } = await import('../server/store/open/open');
  const store = await openStore(place, () => undefined);
  const rows = await store.db.selectFrom('submissions').select('uid').where('assessment_id', '=', id).execute();
  await store.close();
  const found = new Map<string, number>();
  for (const { uid } of rows) found.set(uid, (found.get(uid) ?? 0) + 1);
  return found;
}
