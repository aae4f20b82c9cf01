import { compare, figure, heading, quantile } from './kit/figures';
import { loadWithin } from './kit/load';
import { benchDir, pairedRounds, type Server, serve } from './kit/server';
import { onBothStores } from './kit/stores';
import { type Came, headersOf, pour, wired } from './kit/wire';
import { type World, worldIn } from './kit/world';

// A sealed paper opens: 5,000 learners ask for its key within the opening second, each over a connection of their own. Then the key, 64 at once. Both beside
// a bare node:http handler that answers the same headers and bytes.

const learners = 5_000;
const withinMs = 1_000;
/** From the schedule to the opening: the paper is sealed meanwhile. */
const aheadMs = 5_000;
// Many short pairs: other work of the machine changes from second to second.
const rounds = 25;
const count = 2_000;
const atOnce = 64;

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const unlocksOf = ({ learners: all, assessmentIds }: World): Buffer[] =>
  all.map(({ token }) =>
    wired({ method: 'GET', path: `/api/assessment/${assessmentIds[0]}/unlock`, headers: { Authorization: `Bearer ${token}` } }),
  );

async function statusOf({ port }: Server, request: Buffer): Promise<Came> {
  const [came] = (await pour(port, 1, [request])) as [Came];
  return came;
}

/** Sets the opening by the call of an admin, and returns at the opening. */
async function openSoon(portal: Server, { learners: [admin], assessmentIds: [id] }: World, unlock: Buffer): Promise<void> {
  const opensAt = Date.now() + aheadMs;
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${admin?.token}` };
  const body = JSON.stringify({ opensAt: new Date(opensAt).toISOString() });
  const set = await statusOf(portal, wired({ method: 'POST', path: `/api/assessment/${id}/schedule`, headers, body }));
  const early = await statusOf(portal, unlock);
  if (set.status !== 200 || early.status !== 403) throw new Error(`The paper is not sealed: ${set.status}, ${early.status}.`);
  await later(opensAt - Date.now());
}

/** 5,000 requests within a second. A learner whose page has asked for anything in the hour before has a token that the server knows. */
async function second(server: Server, unlocks: Buffer[], what: string): Promise<void> {
  const before = await server.usage();
  const { told, seconds } = await loadWithin(server.port, withinMs, unlocks);
  const after = await server.usage();
  const times = told.map(({ ms }) => ms);
  figure(`${what}: keys`, told.filter(({ status }) => status === 200).length, '', String(learners));
  figure(`${what}: all answered after`, seconds, 's');
  figure(`${what}: median time`, quantile(times, 0.5), 'ms');
  figure(`${what}: p99 time`, quantile(times, 0.99), 'ms', '< 1000');
  figure(`${what}: CPU of the server`, (after.cpuMs - before.cpuMs) / 1000, 's');
}

await onBothStores(async (fresh) => {
  const place = await fresh();
  const world = await worldIn(place, { learners: 2 * learners, assessments: 1 });
  const portal = await serve({ kind: 'portal', place, jwk: world.jwk, builtDir: benchDir });
  const unlocks = unlocksOf(world);
  await openSoon(portal, world, unlocks[0] as Buffer);
  const [some, others] = [unlocks.slice(0, learners), unlocks.slice(learners)];
  const first = await statusOf(portal, unlocks[0] as Buffer);
  const bare = await serve({ kind: 'bytes', base64: first.body.toString('base64'), headers: headersOf(first) });
  heading(`5,000 keys in the opening second: ${place.engine}`);
  // The first requests of a process cost more than all others, whatever they ask for.
  await second(portal, some, 'new tokens, new process');
  await second(portal, others, 'new tokens');
  await second(portal, some, 'known tokens');
  await second(bare, some, 'bare, new process');
  await second(bare, some, 'bare');

  const requests = some.slice(0, count);
  const lists = Array.from({ length: rounds + 1 }, () => requests);
  const { ours, theirs } = await pairedRounds(portal, bare, atOnce, lists);
  heading(`GET the key, 64 at once: ${place.engine}`);
  compare(ours, theirs, 0.8);
  await portal.stop();
  await bare.stop();
});
