import { openStore } from '../server/store/open/open';
import { startPostgres } from '../tests/server/kit/postgres';
import { postgresBin } from '../tests/server/kit/postgres-programs';
import { figure, heading } from './kit/figures';
import { benchDir, serve } from './kit/server';
import { freshFolder, type Place, removeFolders } from './kit/stores';
import { Wire, wired } from './kit/wire';
import { handInOf, type World, worldIn } from './kit/world';

// Kills the server, and PostgreSQL, with -9 while learners hand in: every acknowledged submission must be found, and after all are sent
// again each learner must have exactly one. `node scripts/bench.mjs kill` kills ten times each; KILL_ROUNDS and KILL_LEARNERS shorten it.

const rounds = Number(process.env.KILL_ROUNDS ?? 10);
const learners = Number(process.env.KILL_LEARNERS ?? 1_500);
const atOnce = 32;
const mostTurns = 5;

const requestsFor = (world: World, id: number): Map<string, Buffer> => {
  const body = JSON.stringify(handInOf(world, id));
  return new Map(
    world.learners.map(({ uid, token }) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      return [uid, wired({ method: 'POST', path: `/api/assessment/${id}/submit`, headers, body })];
    }),
  );
};

/** Sends all, despite broken connections; calls `acknowledged` for each receipt. Ends when every connection has broken or all is sent. */
async function pour(port: number, requests: Map<string, Buffer>, acknowledged: (uid: string) => void): Promise<void> {
  const left = [...requests];
  const drain = async (): Promise<void> => {
    const wire = new Wire(port);
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [uid, request] = next;
      const came = await wire.send(request).catch(() => null);
      if (came === null) break;
      if (came.status === 200) acknowledged(uid);
    }
    wire.close();
  };
  await Promise.all(Array.from({ length: atOnce }, drain));
}

async function filedIn(place: Place, id: number): Promise<string[]> {
  const store = await openStore(place, () => undefined);
  const rows = await store.db.selectFrom('submissions').select('uid').where('assessment_id', '=', id).execute();
  await store.close();
  return rows.map((row) => row.uid);
}

interface Tally {
  acknowledged: number;
  lost: number;
  /** Learners without exactly one submission after all was sent again. */
  unwhole: number;
}

/** One kill under load. `kill` is called once a third is acknowledged; `revive` restarts the killed part. */
async function once(place: Place, kills: 'server' | 'database', kill: () => Promise<void>, revive: () => Promise<void>): Promise<Tally> {
  const world = await worldIn(place, { learners, assessments: 1 });
  const [id = 0] = world.assessmentIds;
  const requests = requestsFor(world, id);
  const portal = await serve({ kind: 'portal', place, jwk: world.jwk, builtDir: benchDir });
  const acknowledged = new Set<string>();
  let killing: Promise<void> | null = null;
  await pour(portal.port, requests, (uid) => {
    acknowledged.add(uid);
    if (acknowledged.size < learners / 3 || killing !== null) return;
    if (kills === 'server') portal.child.kill('SIGKILL');
    killing = kill();
  });
  await killing;
  await revive();
  const found = new Set(await filedIn(place, id));
  if (kills === 'database') await portal.stop();
  const again = await serve({ kind: 'portal', place, jwk: world.jwk, builtDir: benchDir });
  const repeated = new Set<string>();
  // A slow machine answers some hand-ins with 503: the bench sends such a hand-in again, as a device does.
  for (let turn = 0; turn < mostTurns && repeated.size < learners; turn += 1) {
    const left = new Map([...requests].filter(([uid]) => !repeated.has(uid)));
    await pour(again.port, left, (uid) => repeated.add(uid));
  }
  await again.stop();
  const rows = await filedIn(place, id);
  const whole = world.learners.filter(({ uid }) => repeated.has(uid) && rows.includes(uid));
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((uid) => !found.has(uid)).length,
    unwhole: learners - whole.length + Math.abs(rows.length - new Set(rows).size),
  };
}

const nothing = async (): Promise<void> => undefined;
const tallies: Tally[] = [];

async function kill(what: string, work: () => Promise<Tally>): Promise<void> {
  const these: Tally[] = [];
  for (let at = 0; at < rounds; at += 1) these.push(await work());
  tallies.push(...these);
  const sum = (of: (tally: Tally) => number) => these.reduce((total, tally) => total + of(tally), 0);
  heading(`kill -9 of ${what} under load, ${rounds} times`);
  figure(
    'acknowledged before',
    sum((tally) => tally.acknowledged),
    `of ${rounds * learners}`,
  );
  figure(
    'acknowledged and not found',
    sum((tally) => tally.lost),
    '',
    '0',
  );
  figure(
    'not exactly one after a repeat',
    sum((tally) => tally.unwhole),
    '',
    '0',
  );
}

try {
  await kill('the server, SQLite', async () =>
    once({ engine: 'SQLite', dataDir: await freshFolder(), databaseUrl: null }, 'server', nothing, nothing),
  );
  const bin = await postgresBin();
  if (bin !== null) {
    // One database for each round: after a crash it syncs all its files, and those of forty databases take minutes.
    const onOwn = async (kills: 'server' | 'database'): Promise<Tally> => {
      const postgres = await startPostgres(bin, { isDurable: true });
      const place = { engine: 'PostgreSQL', dataDir: await freshFolder(), databaseUrl: await postgres.database() };
      const tally = await (kills === 'server'
        ? once(place, kills, nothing, nothing)
        : once(place, kills, postgres.crash, postgres.restart));
      await postgres.stop();
      return tally;
    };
    await kill('the server, PostgreSQL', () => onOwn('server'));
    await kill('PostgreSQL', () => onOwn('database'));
  }
} finally {
  await removeFolders();
}
if (tallies.some((tally) => tally.lost + tally.unwhole > 0)) process.exit(1);
