import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { jwkOf, newKeys, worldIn } from '../../bench/kit/world';
import { type Cluster, startCluster } from './kit/cluster';
import { faults } from './kit/faults';
import { programs } from './kit/programs';
import { runOnce, type Shown } from './kit/run';

// `npm run cluster` starts a cluster on this machine and prints its address; `npm run cluster -- faults [NAME…] --learners N --runs N` strikes it
// while learners hand in. Ends with exit code 0 only if nothing acknowledged was lost or doubled.

const say = (text: string): boolean => process.stdout.write(`${text}\n`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    learners: { type: 'string', default: '5000' },
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '60' },
  },
});
const [command, ...named] = positionals;
const [learners, runs, seconds] = [values.learners, values.runs, values.seconds].map(Number) as [number, number, number];
const strange = named.find((name) => !(name in faults));

function demand(isGiven: boolean, sentence: string): void {
  if (isGiven) return;
  say(sentence);
  process.exit(1);
}

demand(
  command === undefined || command === 'faults',
  `npm run cluster [-- faults [${Object.keys(faults).join(' ')}] --learners N --runs N]`,
);
demand(strange === undefined, `There is no fault "${strange}". There are: ${Object.keys(faults).join(', ')}.`);
demand(
  [learners, runs, seconds].every((each) => Number.isSafeInteger(each) && each > 0),
  'Learners, runs and seconds are whole numbers from 1.',
);

const installed = programs();
if ('missing' in installed) {
  say(`Skipped: a cluster needs Debian's packages ${installed.missing.join(', ')}.`);
  process.exit(0);
}

const shownS = (ms: number): string => (ms / 1_000).toFixed(1);

const columns = [
  'fault',
  'acknowledged',
  'lost',
  'doubled',
  'refused',
  'still waiting',
  'tried again',
  'longest silence s',
  'wait p50 · p99 · longest s',
];
const rowOf = (what: string, { waits, ...shown }: Shown): string =>
  `| ${[
    what,
    shown.acknowledged,
    shown.lost,
    shown.doubled,
    shown.refused,
    shown.waiting,
    shown.triedAgain,
    shownS(shown.silentMs),
    [waits.half, waits.most, waits.longest].map(shownS).join(' · '),
  ].join(' | ')} |`;

/** Strikes the cluster with each fault, and prints a row for each run. Returns whether nothing acknowledged was lost or doubled. */
async function strike(cluster: Cluster, names: readonly string[], world: Awaited<ReturnType<typeof worldIn>>): Promise<boolean> {
  const load = { overMs: seconds * 1_000, strikeMs: seconds * 300, healMs: seconds * 800, patienceMs: (seconds + 240) * 1_000 };
  const ids = [...world.assessmentIds];
  let isWell = true;
  say(`| ${columns.join(' | ')} |\n|${'---|'.repeat(columns.length)}`);
  for (const name of names) {
    const fault = faults[name];
    const why = fault?.cannot?.(cluster) ?? null;
    if (fault === undefined || why !== null) {
      say(`| ${name}: skipped, because ${why} |`);
      continue;
    }
    for (let run = 0; run < runs; run += 1) {
      const shown = await runOnce(cluster, world, ids.shift() ?? 0, fault, load);
      say(rowOf(fault.what, shown));
      isWell &&= shown.lost + shown.doubled + shown.refused === 0;
    }
  }
  return isWell;
}

const keys = await newKeys();
const names = named.length > 0 ? named : Object.keys(faults);
const cluster = await startCluster(installed, [await jwkOf(keys)], { hasSmallDisks: command === 'faults' && names.includes('disk') });
for (const end of ['SIGINT', 'SIGTERM'] as const) process.once(end, () => void cluster.stop().then(() => process.exit(1)));
try {
  if (command === undefined) {
    say(`The cluster is ready: ${cluster.edges.join(' and ')}. Ctrl-C ends it.`);
    await once(process, 'SIGINT');
  } else {
    const place = { engine: 'PostgreSQL', dataDir: '', databaseUrl: cluster.databaseUrl };
    const world = await worldIn(place, { learners, assessments: names.length * runs, hours: 12 }, keys);
    say(
      `${learners} learners hand in over ${seconds} s; the fault comes after ${seconds * 0.3} s and is taken back after ${seconds * 0.8} s.`,
    );
    if (!(await strike(cluster, names, world))) process.exitCode = 1;
  }
} finally {
  await cluster.stop();
}
