import { loadavg } from 'node:os';
import { worldIn } from '../../../bench/kit/world';
import { faults } from '../kit/faults';
import { runOnce } from '../kit/run';
import { type Command, headOf, rowOf, say, shownS } from './command';

// `npm run cluster -- calm`: learners hand in and nothing breaks. Shows whether the lead changes for nothing, which it does where `ttl` of Patroni is
// too short for a busy machine. The load of the machine is what else runs on it.

const columns = [
  'run',
  'load of the machine',
  'changes of the lead',
  'acknowledged',
  'lost',
  'refused',
  'longest time without a hand-in, s',
];

/** The load of the last minute, as `uptime` has it. */
const loadNow = (): string => (loadavg()[0] ?? 0).toFixed(1);

export const calmCommand: Command = {
  usage: 'calm --learners N --runs N --seconds N',
  refuse: ({ named }) => (named.length === 0 ? null : `There is no word "${named[0]}" for calm.`),
  needs: () => ({}),
  async run(cluster, { learners, runs, seconds }, keys) {
    const place = { engine: 'PostgreSQL', dataDir: '', databaseUrl: cluster.databaseUrl };
    const world = await worldIn(place, { learners, assessments: runs, hours: 12 }, keys);
    const none = faults.none;
    if (none === undefined) throw new Error('There is no run without a fault.');
    const load = { overMs: seconds * 1_000, strikeMs: seconds * 500, healMs: seconds * 1_000, patienceMs: (seconds + 120) * 1_000 };
    let [before, changes, isWell] = [await cluster.promotions(), 0, true];
    say(`${runs} runs, in each of which ${learners} learners hand in over ${seconds} s, without a fault.`);
    say(headOf(columns));
    for (const [at, id] of world.assessmentIds.entries()) {
      const shown = await runOnce(cluster, world, id, none, load);
      const after = await cluster.promotions();
      say(rowOf([at + 1, loadNow(), after - before, shown.acknowledged, shown.lost, shown.refused, shownS(shown.silentMs)]));
      changes += after - before;
      isWell &&= after === before && shown.lost + shown.doubled + shown.refused === 0;
      before = after;
    }
    say(`Changes of the lead in ${runs} runs: ${changes}.`);
    return isWell;
  },
};
