import { attacks } from '../tests/server/hostile/attacks/all';
import type { Answer, Attack } from '../tests/server/hostile/kit/attack';
import { bytesOf, watchMemory } from '../tests/server/hostile/kit/memory';
import { targetOf } from '../tests/server/hostile/kit/target';
import { assault } from './kit/assault';
import { heading, median, quantile } from './kit/figures';
import { loadWithin } from './kit/load';
import { benchDir, type Server, serve } from './kit/server';
import { onBothStores } from './kit/stores';
import { wired } from './kit/wire';
import { handInOf, type World, worldIn } from './kit/world';

// The wait of learners who hand in during an attack. The attacker runs on the same cores, and its own work must not count as the server's.
// So each round is a pair: hand-ins to the portal while the attack is aimed at a bare node:http server that reads and refuses; then the
// same hand-ins while the same attack, at the same pace, is aimed at the portal. The ratio of the two p99 is the attack's cost to learners;
// the difference in CPU of the portal's process (with its threads, without the child processes that read files) is its cost to the server.
// The bare server's reply is small: where the portal's is rightly large, the ratio includes the attacker's reading. The rate limits are
// off, as in all benches: one account may send without limit. Time limits are the real ones, so attacks by slow sockets take some 15 s a
// run. HOSTILE_SOCKETS=10000 is the long form; HOSTILE_ONLY='a;b' runs the attacks whose names contain one of the texts; HOSTILE_ROUNDS
// pairs of HOSTILE_MS with HOSTILE_HAND_INS; HOSTILE_PACE_MS is the least time between two rounds of a lane; HOSTILE_BANK is the number of
// further questions in the bank.

const handIns = Number(process.env.HOSTILE_HAND_INS ?? 200);
const withinMs = Number(process.env.HOSTILE_MS ?? 4_000);
const rounds = Number(process.env.HOSTILE_ROUNDS ?? 3);
/** 300 sockets a second, or 10 requests a second from each of two lanes. */
const paceOf = ({ name }: Attack): number => Number(process.env.HOSTILE_PACE_MS ?? (name.startsWith('sockets') ? 1_000 : 100));
/** Questions of the bank beside those of the papers. */
const further = Number(process.env.HOSTILE_BANK ?? 20_000);
const only = (process.env.HOSTILE_ONLY ?? '').split(';');
/** The attacker and the admin; all others hand in. */
const strangers = 2;

const requestsFor = (world: World, assessmentId: number): Buffer[] => {
  const body = JSON.stringify(handInOf(world, assessmentId));
  const path = `/api/assessment/${assessmentId}/submit`;
  return world.learners
    .slice(strangers)
    .map(({ token }) =>
      wired({ method: 'POST', path, headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }, body }),
    );
};

interface Run {
  p50: number;
  p99: number;
  refused: number;
  /** CPU milliseconds of the portal's process. */
  cpuMs: number;
  answers: Answer[];
}

interface Field {
  portal: Server;
  reference: Server;
  world: World;
}

/** Hand-ins to the portal while the attack is aimed at the server `aimedAt`. */
async function run({ portal, world }: Field, aimedAt: Server, attack: Attack | null, assessmentId: number): Promise<Run> {
  const { cpuMs: began } = await portal.usage();
  const attacked = attack && assault(attack, targetOf(aimedAt, world), paceOf(attack));
  const { told } = await loadWithin(portal.port, withinMs, requestsFor(world, assessmentId));
  const answers = (await attacked?.stop()) ?? [];
  const { cpuMs: ended } = await portal.usage();
  const times = told.map(({ ms }) => ms);
  const refused = told.filter(({ status }) => status !== 200).length;
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), refused, cpuMs: ended - began, answers };
}

const count = (values: readonly (number | string)[]): string =>
  [...new Set(values)].map((value) => `${value} × ${values.filter((other) => other === value).length}`).join(', ');

const cells = (...all: (string | number)[]): boolean => process.stdout.write(`| ${all.join(' | ')} |\n`);

const spread = (values: readonly number[]): string =>
  `${median(values).toFixed(1)} (${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)})`;

async function measure(field: Field, attack: Attack, ids: readonly number[]): Promise<void> {
  const memory = watchMemory(field.portal.child.pid ?? 0);
  const pairs: { aside: Run; beside: Run }[] = [];
  for (let at = 0; at < rounds; at += 1) {
    const aside = await run(field, field.reference, attack, ids[2 * at] ?? 0);
    pairs.push({ aside, beside: await run(field, field.portal, attack, ids[2 * at + 1] ?? 0) });
  }
  const answers = pairs.flatMap(({ beside }) => beside.answers);
  const cpu = pairs.map(({ aside, beside }) => (beside.cpuMs - aside.cpuMs) / Math.max(1, beside.answers.length));
  cells(
    attack.name,
    count(answers.map(({ status, code }) => `${status}${code === null ? '' : ` ${code}`}`)),
    Math.max(0, ...answers.map(({ bytes }) => bytes)),
    spread(cpu),
    (memory.most() / 1024 / 1024).toFixed(0),
    `${median(pairs.map(({ aside }) => aside.p50)).toFixed(1)} → ${median(pairs.map(({ beside }) => beside.p50)).toFixed(1)}`,
    `${median(pairs.map(({ aside }) => aside.p99)).toFixed(1)} → ${median(pairs.map(({ beside }) => beside.p99)).toFixed(1)}`,
    spread(pairs.map(({ aside, beside }) => beside.p99 / aside.p99)),
    pairs.reduce((sum, { beside }) => sum + beside.refused, 0),
  );
}

const titles = [
  'attack',
  'answers',
  'bytes of an answer',
  'CPU ms of the server an answer',
  'MB, children included',
  'hand-ins p50, ms',
  'p99, ms',
  'ratio of p99 (goal ≤ 5)',
  'refused',
];

const wanted = attacks.filter(({ name }) => only.some((text) => name.includes(text)));

await onBothStores(async (fresh) => {
  const place = await fresh();
  const world = await worldIn(place, { learners: handIns + strangers, assessments: wanted.length * rounds * 2 + 1, further });
  const [warmUp = 0, ...ids] = world.assessmentIds;
  const portal = await serve({ kind: 'portal', place, jwk: world.jwk, builtDir: benchDir });
  const reference = await serve({ kind: 'refusal' });
  const field = { portal, reference, world };
  await run(field, reference, null, warmUp);
  const atRest = (bytesOf(portal.child.pid ?? 0) / 1024 / 1024).toFixed(0);
  heading(`${rounds} × ${handIns} hand-ins in ${withinMs / 1000} s beside an attack: ${place.engine}; at rest ${atRest} MB`);
  process.stdout.write('\n');
  cells(...titles);
  cells(...titles.map(() => '---'));
  for (const [at, attack] of wanted.entries()) await measure(field, attack, ids.slice(2 * rounds * at));
  await portal.stop();
  await reference.stop();
});
