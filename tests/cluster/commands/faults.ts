import { worldIn } from '../../../bench/kit/world';
import { faults } from '../kit/faults';
import { runOnce, type Shown } from '../kit/run';
import { type Asked, type Command, headOf, rowOf, say, shownS } from './command';

// `npm run cluster -- faults`: strikes the cluster while learners hand in, and shows what was lost, what was doubled and what learners saw.

const columns = [
  'fault',
  'acknowledged',
  'lost',
  'doubled',
  'refused',
  'still waiting',
  'longest time without a hand-in that succeeded, s',
  'learners who saw *Waiting to be sent*',
  'wait p50 · p99 · longest, s',
];

const rowOfRun = (what: string, { waits, ...shown }: Shown): string =>
  rowOf([
    what,
    shown.acknowledged,
    shown.lost,
    shown.doubled,
    shown.refused,
    shown.waiting,
    shownS(shown.silentMs),
    shown.triedAgain,
    [waits.half, waits.most, waits.longest].map(shownS).join(' · '),
  ]);

const names = ({ named }: Asked): readonly string[] => (named.length > 0 ? named : Object.keys(faults));

export const faultsCommand: Command = {
  usage: `faults [${Object.keys(faults).join(' ')}] --learners N --runs N --seconds N [--strict]`,
  refuse({ named }) {
    const strange = named.find((name) => !(name in faults));
    return strange === undefined ? null : `There is no fault "${strange}". There are: ${Object.keys(faults).join(', ')}.`;
  },
  needs: (asked) => ({ hasSmallDisks: names(asked).includes('disk'), isStrict: asked.isStrict }),
  async run(cluster, asked, keys) {
    const { learners, runs, seconds } = asked;
    const place = { engine: 'PostgreSQL', dataDir: '', databaseUrl: cluster.databaseUrl };
    const world = await worldIn(place, { learners, assessments: names(asked).length * runs, hours: 12 }, keys);
    const ids = [...world.assessmentIds];
    const load = { overMs: seconds * 1_000, strikeMs: seconds * 300, healMs: seconds * 800, patienceMs: (seconds + 240) * 1_000 };
    let isWell = true;
    say(
      `${learners} learners hand in over ${seconds} s; the fault comes after ${seconds * 0.3} s and is taken back after ${seconds * 0.8} s.`,
    );
    say(headOf(columns));
    for (const name of names(asked)) {
      const fault = faults[name];
      const why = fault?.cannot?.(cluster) ?? null;
      if (fault === undefined || why !== null) {
        say(`| ${name}: skipped, because ${why} |`);
        continue;
      }
      for (let run = 0; run < runs; run += 1) {
        const shown = await runOnce(cluster, world, ids.shift() ?? 0, fault, load);
        say(rowOfRun(fault.what, shown));
        isWell &&= shown.lost + shown.doubled + shown.refused === 0;
      }
    }
    return isWell;
  },
};
