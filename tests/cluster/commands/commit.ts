import { worldIn } from '../../../bench/kit/world';
import type { Cluster } from '../kit/cluster';
import { onConnection } from '../kit/connection';
import { type Delivered, handAllIn } from '../kit/learners';
import { handInsOf, quantile } from '../kit/run';
import { until } from '../kit/until-slowly';
import { type Command, headOf, rowOf, say, shownS } from './command';

// `npm run cluster -- commit`: what a commit that waits for the standby costs. Every level of `synchronous_commit` in turn, round by round, so that a
// slow hour of this machine strikes all of them.

const levels: Readonly<Record<string, string>> = {
  off: 'off: not even the own disk',
  local: 'local: the own disk',
  remote_write: 'remote_write: and the memory of the standby',
  on: 'on, as deployed: and the disk of the standby',
  remote_apply: 'remote_apply: and to be read on the standby',
};
const alone = 'on, while the standby is gone';

const calmMs = 12_000;
const burstMs = 1_000;
const calmShare = 1 / 5;

interface Measured {
  calm: number[];
  burst: number[];
  burstMs: number;
  tries: number;
}

const waits = (told: readonly Delivered[]): number[] =>
  told.map(({ acknowledgedAt, startedAt }) => (acknowledgedAt ?? Infinity) - startedAt);

/** Sets the level for the portal's role, and ends the connections that have the level of before. */
const setLevel = (cluster: Cluster, level: string): Promise<void> =>
  onConnection(cluster.databaseUrl, async (client) => {
    await client.query(`alter role portal set synchronous_commit = ${level}`);
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()');
  });

export const commitCommand: Command = {
  usage: 'commit --learners N --runs N',
  refuse: ({ named }) => (named.length === 0 ? null : `The command commit takes no word "${named[0]}".`),
  needs: () => ({}),
  async run(cluster, { learners, runs }, keys) {
    const place = { engine: 'PostgreSQL', dataDir: '', databaseUrl: cluster.databaseUrl };
    const kinds = Object.keys(levels).length + 1;
    const world = await worldIn(place, { learners, assessments: kinds * runs * 2, hours: 12 }, keys);
    const ids = [...world.assessmentIds];
    const measured = new Map<string, Measured>();
    const calm = { ...world, learners: world.learners.slice(0, Math.ceil(learners * calmShare)) };

    async function measure(name: string): Promise<void> {
      const [first = 0, second = 0] = ids.splice(0, 2);
      const load = (overMs: number) => ({ overMs, patienceMs: 120_000 });
      const slowly = await handAllIn(cluster.edges, `/api/assessment/${first}/submit`, handInsOf(calm, first), load(calmMs));
      const atOnce = await handAllIn(cluster.edges, `/api/assessment/${second}/submit`, handInsOf(world, second), load(burstMs));
      const before = measured.get(name) ?? { calm: [], burst: [], burstMs: 0, tries: 0 };
      measured.set(name, {
        calm: [...before.calm, ...waits(slowly)],
        burst: [...before.burst, ...waits(atOnce)],
        burstMs: before.burstMs + Math.max(...atOnce.map(({ acknowledgedAt }) => acknowledgedAt ?? Infinity)),
        tries: before.tries + [...slowly, ...atOnce].filter(({ tries }) => tries > 1).length,
      });
    }

    for (let run = 0; run < runs; run += 1) {
      for (const [level, name] of Object.entries(levels)) {
        await setLevel(cluster, level);
        await cluster.healthy();
        await measure(name);
      }
      await setLevel(cluster, 'on');
      const standby = await cluster.standby();
      cluster.kill(standby);
      // Patroni takes the dead standby off the list of those that commits wait for.
      await until(() => cluster.isAlone(), 60_000);
      await measure(alone);
      cluster.revive(standby);
      await cluster.healthy();
    }

    say(`${calm.learners.length} learners hand in over ${shownS(calmMs)} s, then ${learners} within ${shownS(burstMs)} s; ${runs} rounds.`);
    say(
      headOf([
        '`synchronous_commit`: a receipt waits for',
        'one hand-in, p50 · p99, ms',
        'burst, p50 · p99, s',
        'hand-ins a second in the burst',
        'rate to *local*',
        'tried again',
      ]),
    );
    const rateOf = ({ burst, burstMs: took }: Measured) => (burst.length / took) * 1_000;
    const own = measured.get(levels.local ?? '');
    for (const [name, each] of measured)
      say(
        rowOf([
          name,
          [0.5, 0.99].map((share) => quantile(each.calm, share).toFixed(0)).join(' · '),
          [0.5, 0.99].map((share) => shownS(quantile(each.burst, share))).join(' · '),
          rateOf(each).toFixed(0),
          (rateOf(each) / (own === undefined ? NaN : rateOf(own))).toFixed(2),
          each.tries,
        ]),
      );
    return [...measured.values()].every(({ burst, calm: slow }) => [...burst, ...slow].every(Number.isFinite));
  },
};
