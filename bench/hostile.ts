import { attacks } from '../tests/server/hostile/attacks/all';
import type { Answer, Attack, Target } from '../tests/server/hostile/kit/attack';
import { bytesOf, watchMemory } from '../tests/server/hostile/kit/memory';
import { targetOf } from '../tests/server/hostile/kit/target';
import { heading, quantile } from './kit/figures';
import { loadWithin } from './kit/load';
import { benchDir, type Server, serve } from './kit/server';
import { onBothStores } from './kit/stores';
import { wired } from './kit/wire';
import { handInOf, type World, worldIn } from './kit/world';

// What learners who hand in wait while somebody attacks: each attack repeated beside hand-ins, as a ratio to the same hand-ins alone. Real times and bounds, so the
// attacks by sockets take some 15 s each. HOSTILE_SOCKETS=10000 is the long form; HOSTILE_ONLY=text runs the attacks whose name holds the text.

const handIns = Number(process.env.HOSTILE_HAND_INS ?? 300);
const withinMs = Number(process.env.HOSTILE_MS ?? 6_000);
const only = process.env.HOSTILE_ONLY ?? '';
const usualAtOnce = 2;
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

/** Repeats an attack until told to stop; answers with all that came back. */
function repeated({ round, atOnce = usualAtOnce }: Attack, target: Target): { stop(): Promise<Answer[]> } {
  const answers: Answer[] = [];
  let isOver = false;
  const lane = async (): Promise<void> => {
    while (!isOver) answers.push(...(await round(target)));
  };
  const lanes = Array.from({ length: atOnce }, lane);
  return {
    async stop() {
      isOver = true;
      await Promise.all(lanes);
      return answers;
    },
  };
}

interface Waits {
  p50: number;
  p99: number;
  refused: number;
}

async function handedIn(port: number, world: World, assessmentId: number): Promise<Waits> {
  const { told } = await loadWithin(port, withinMs, requestsFor(world, assessmentId));
  const times = told.map(({ ms }) => ms);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), refused: told.filter(({ status }) => status !== 200).length };
}

const count = (values: readonly (number | string)[]): string =>
  [...new Set(values)].map((value) => `${value} × ${values.filter((other) => other === value).length}`).join(', ');

const cells = (...all: (string | number)[]): boolean => process.stdout.write(`| ${all.join(' | ')} |\n`);

/** One attack against a server of its own kind, between two runs without it. */
async function measure(server: Server, world: World, attack: Attack, ids: readonly number[]): Promise<void> {
  const [before = 0, during = 0] = ids;
  const target = targetOf(server.port, world);
  const alone = await handedIn(server.port, world, before);
  const memory = watchMemory(server.child.pid ?? 0);
  const { cpuMs: began } = await server.usage();
  const assault = repeated(attack, target);
  const beside = await handedIn(server.port, world, during);
  const answers = await assault.stop();
  const { cpuMs: ended } = await server.usage();
  cells(
    attack.name,
    count(answers.map(({ status, code }) => `${status}${code === null ? '' : ` ${code}`}`)),
    Math.max(0, ...answers.map(({ bytes }) => bytes)),
    answers.length === 0 ? '–' : ((ended - began) / answers.length).toFixed(1),
    (memory.most() / 1024 / 1024).toFixed(0),
    `${alone.p50.toFixed(1)} → ${beside.p50.toFixed(1)}`,
    `${alone.p99.toFixed(1)} → ${beside.p99.toFixed(1)}`,
    (beside.p99 / alone.p99).toFixed(1),
    beside.refused,
  );
}

const wanted = attacks.filter(({ name }) => name.includes(only));

await onBothStores(async (fresh) => {
  const place = await fresh();
  const world = await worldIn(place, { learners: handIns + strangers, assessments: wanted.length * 2 + 1 });
  const [warmUp = 0, ...ids] = world.assessmentIds;
  const server = await serve({ kind: 'portal', place, jwk: world.jwk, builtDir: benchDir });
  await handedIn(server.port, world, warmUp);
  heading(
    `${handIns} hand-ins in ${withinMs / 1000} s beside an attack: ${place.engine}; at rest ${(bytesOf(server.child.pid ?? 0) / 1024 / 1024).toFixed(0)} MB`,
  );
  process.stdout.write('\n');
  cells(
    'attack',
    'answers',
    'bytes of an answer',
    'CPU ms an answer, hand-ins included',
    'MB, children included',
    'hand-ins p50, ms',
    'p99, ms',
    'ratio of p99 (goal ≤ 5)',
    'refused',
  );
  cells(...Array.from({ length: 9 }, () => '---'));
  for (const [at, attack] of wanted.entries()) await measure(server, world, attack, ids.slice(2 * at));
  await server.stop();
});
