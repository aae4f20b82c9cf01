import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signer } from '../../../bench/kit/world';
import type { Machine } from '../../../deploy/machines.mjs';
import { builtOf, type OldVersion, sourceOf } from '../../kit/old-version';
import type { Cluster } from '../kit/cluster';
import { plantBy } from '../kit/planted';
import { judged, rowsOf } from '../kit/run';
import { until } from '../kit/until-slowly';
import { steps, type Walks, walk } from '../kit/walkers';
import { type Command, headOf, rowOf, say, shownS } from './command';

// `npm run cluster -- upgrade`: takes the three API processes from the version before to this one, one by one, while learners open the page, list, fetch
// papers, hand in and read results; then back. Nothing may fail, and a hand-in that has to be sent again is a failure here.

const before: OldVersion = '0.9.0';
const oldDir = (): string => join(builtOf(sourceOf(before) ?? ''), 'server');
const newDir = join(process.cwd(), 'dist/server');
/** Learners arrive before the first process is exchanged, and go on after the last one. */
const marginMs = 5_000;

const served = (log: string): number => log.split('"call":"').length;

/** A process of 0.9.0 closes at once: its operator takes it out of the balancers, as deploy/README.md says. */
const leavesByItself = (apiDir: string): boolean => apiDir === newDir;

/** Exchanges the process of a machine, and waits until learners are sent to the new one. */
async function exchange(cluster: Cluster, machine: Machine, { from, to }: { from: string; to: string }): Promise<void> {
  if (!leavesByItself(from)) await cluster.setAside(machine);
  await cluster.restart(machine, to);
  await until(() => cluster.isReady(machine), 60_000);
  if (!leavesByItself(from)) await cluster.putBack(machine);
  const servedBefore = served(cluster.log(machine));
  await until(async () => served(cluster.log(machine)) > servedBefore + 1, 60_000);
}

const columns = [
  'roll',
  'took, s',
  'learners',
  'failed hand-ins',
  'refused papers',
  'failed lists · results',
  'failed files of pages',
  'lost',
  'doubled',
  'still waiting',
  'longest time without a hand-in that succeeded, s',
  'hand-in p50 · p99 · longest, s',
];

/** One roll under load, as a row of the table. Returns the row, and whether nothing failed. */
async function roll(
  cluster: Cluster,
  what: string,
  dirs: { from: string; to: string },
  load: { walks: Walks; stop: () => Promise<Walks> },
  assessmentId: number,
) {
  await pause(marginMs);
  const since = Date.now();
  for (const machine of ['app1', 'app2', 'app3']) await exchange(cluster, cluster.machine(machine), dirs);
  const tookMs = Date.now() - since;
  await pause(marginMs);
  const { failures, delivered, handIns } = await load.stop();
  const shown = judged(delivered, handIns, await rowsOf(cluster.databaseUrl, assessmentId));
  const failed = Object.fromEntries(steps.map((step) => [step, failures.filter((each) => each.step === step).length]));
  for (const { step, status, what: told, at } of failures.slice(0, 20)) say(`<!-- ${step}, ${status}, after ${shownS(at)} s: ${told} -->`);
  const row = rowOf([
    what,
    shownS(tookMs),
    delivered.length,
    failed['hand-in'] ?? 0,
    failed.paper ?? 0,
    `${failed.list} · ${failed.result}`,
    failed.page ?? 0,
    shown.lost,
    shown.doubled,
    shown.waiting,
    shownS(shown.silentMs),
    [shown.waits.half, shown.waits.most, shown.waits.longest].map(shownS).join(' · '),
  ]);
  return { row, isWell: failures.length + shown.lost + shown.doubled + shown.waiting + shown.refused === 0 };
}

export const upgradeCommand: Command = {
  usage: 'upgrade --learners N --seconds N --runs N',
  refuse({ named }) {
    if (named.length > 0) return `An upgrade takes no words, and "${named[0]}" is one.`;
    return sourceOf(before) === null ? `An upgrade needs version ${before}, which this checkout's history does not have.` : null;
  },
  needs: () => ({ apiDir: oldDir() }),
  async run(cluster, { learners, seconds, runs }, keys) {
    const sign = signer(keys, 12);
    const rolls = [
      { what: `upgrade, ${before} → this version`, from: oldDir(), to: newDir },
      { what: 'this version → itself', from: newDir, to: newDir },
      { what: `rollback, this version → ${before}`, from: newDir, to: oldDir() },
    ] as const;
    const planted = await plantBy(cluster, oldDir(), sign, rolls.length * runs);
    const aSecond = learners / seconds;
    say(`${aSecond.toFixed(1)} learners a second; every tenth one opens the page for the first time.\n${headOf(columns)}`);
    let isWell = true;
    for (const [at, { assessmentId, questionIds }] of planted.entries()) {
      const { what, ...dirs } = rolls[at % rolls.length] ?? rolls[0];
      const load = walk({ edges: cluster.edges, assessmentId, questionIds, sign, aSecond }, `learner-${at}`);
      const shown = await roll(cluster, what, dirs, load, assessmentId);
      say(shown.row);
      isWell &&= shown.isWell;
    }
    return isWell;
  },
};
