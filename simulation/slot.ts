import { randomFrom } from '../tests/faults/random';
import { type Costs, planned } from './measured/costs';
import { failover } from './measured/failover';
import { type Outcome, type Scenario, simulate } from './scenario';
import { type Shown, shownBy } from './shown';
import { counted, headOf, inS, percent, rowOf, say } from './table';

// A slot: how many machines it needs, and what a fault does to it.

/** How the learners of a slot hand in. */
interface Pattern extends Pick<Scenario, 'by' | 'overMs'> {
  what: string;
  /** Over how long the first tries are spread. */
  spreadMs: number;
}

const patterns: Readonly<Record<string, Pattern>> = {
  clock: { what: 'all at the end of the time; devices spread the first try over 90 s', by: 'clock', overMs: 1_000, spreadMs: 90_000 },
  hand: { what: 'by the learners, evenly over 60 s', by: 'hand', overMs: 60_000, spreadMs: 60_000 },
  rush: { what: 'by the learners, within 5 s', by: 'hand', overMs: 5_000, spreadMs: 5_000 },
};

/** Numbers of processes that are tried, one after the other, until the slot is served well. */
const sizes = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64];
/** Within this time of its first try 99 of 100 hand-ins have their receipt. */
const goalMs = 5_000;
/** Submissions that share a commit in a burst: docs/scale.md. */
const inGroup = 20;
/** From a phone to the balancer, one way. */
const networkMs = [10, 40] as const;
/** deploy/edge/etc/keepalived: three missed announcements of a second each. */
const addressMovesMs = 4_000;

export interface Asked {
  learners: number;
  /** null: as many as serve the slot well. */
  processes: number | null;
  patterns: readonly string[];
  faults: readonly string[];
  seed: number;
}

/** Names that exist, for refusals. */
export const patternNames = Object.keys(patterns);
export const faultNames = Object.keys(failover).filter((name) => name !== 'none');

const coresFor = (perSecond: number, costMs: number): number => (perSecond * costMs) / 1_000;

const perSecond = (learners: number, { spreadMs }: Pattern): number => (learners * 1_000) / spreadMs;

const atLeast = (needed: number): number => sizes.find((size) => size >= needed) ?? (sizes.at(-1) as number);

/** Hand-ins of one second that keep a process busy all the time. */
const perProcess = (): number => {
  const { takeMs, groupMs, rowMs, replyMs } = planned.process;
  return 1_000 / (takeMs + groupMs / inGroup + rowMs + replyMs);
};

interface Run {
  shown: Shown;
  outcome: Outcome;
}

/** The cores of balancer and database for a pattern, busy for three quarters of the time at most; four at least. */
function costsFor(perSecond: number): Costs {
  const { balancer, database } = planned;
  const cores = (costMs: number): number => Math.max(4, atLeast(coresFor(perSecond, costMs) / 0.75));
  const [front, back] = [cores(balancer.requestMs), cores(database.rowMs + database.groupMs / inGroup)];
  return {
    ...planned,
    // More than four cores are several balancers.
    balancer: { ...balancer, cores: front, mostConnections: (balancer.mostConnections * front) / 4 },
    database: { ...database, cores: back },
  };
}

async function run(scenario: Omit<Scenario, 'networkMs' | 'balancers' | 'addressMovesMs'>): Promise<Run> {
  const outcome = await simulate({ ...scenario, networkMs, balancers: 2, addressMovesMs });
  return {
    outcome,
    shown: shownBy(outcome.told.flatMap(({ firstTryAt, ...told }) => (firstTryAt === null ? [] : [{ ...told, startedAt: firstTryAt }]))),
  };
}

const isServed = ({ shown, outcome }: Run): boolean => shown.most <= goalMs && outcome.takenOut === 0;

/** The queue of the portal that was longest, but not the outboxes themselves. */
function longestQueue({ queues, beganAt }: Outcome): string {
  const [, ...inside] = queues;
  const worst = inside.reduce((most, each) => (each.longest > most.longest ? each : most));
  return worst.longest <= 1 ? 'none' : `${worst.name}: ${counted(worst.longest)} after ${inS(worst.longestAt - beganAt)} s`;
}

const columns = [
  'cores: balancers · database',
  'busy: process · balancers · database',
  'learners who tried again',
  'wait p50 · p99 · longest, s',
  'all but 1 of 1,000 after, s',
  'taken out by checks',
  'longest queue',
];
const cellsOf = ({ shown, outcome }: Run, { balancer, database }: Costs): string[] => [
  `${balancer.cores} · ${database.cores}`,
  [outcome.busy.processes, outcome.busy.balancers, outcome.busy.database].map(percent).join(' · '),
  counted(shown.triedAgain),
  [shown.half, shown.most, shown.longest].map(inS).join(' · '),
  inS(shown.until),
  String(outcome.takenOut),
  longestQueue(outcome),
];

const isWhole = ({ shown, outcome }: Run, learners: number): boolean =>
  shown.acknowledged === learners && outcome.lost === 0 && outcome.doubled === 0;

/** Prints both tables. Returns whether every hand-in arrived once. */
export async function slot({ learners, processes, patterns: wanted, faults, seed }: Asked): Promise<boolean> {
  let isWell = true;
  const serving = new Map<string, number>();
  say(headOf(['hand-ins', 'API processes', ...columns]));
  for (const name of wanted) {
    const pattern = patterns[name] as Pattern;
    const costs = costsFor(perSecond(learners, pattern));
    const least = perSecond(learners, pattern) / perProcess();
    const tried = processes === null ? sizes.filter((size) => size >= atLeast(least / 3)) : [processes];
    for (const size of tried) {
      const one = await run({ ...pattern, learners, processes: size, costs, fault: null, seed });
      isWell &&= isWhole(one, learners);
      say(rowOf([pattern.what, size, ...cellsOf(one, costs)]));
      serving.set(name, size);
      if (isServed(one)) break;
    }
  }
  const [first = 'clock'] = wanted;
  const pattern = patterns[first] as Pattern;
  const costs = costsFor(perSecond(learners, pattern));
  const size = serving.get(first) ?? processes ?? atLeast((1.5 * perSecond(learners, pattern)) / perProcess());
  const random = randomFrom(seed);
  const afterMs = pattern.spreadMs * 0.3;
  say(`\nFaults, ${pattern.what}, ${size} API processes; the fault comes after ${inS(afterMs)} s.\n`);
  say(headOf(['fault', 'silence drawn, s', ...columns]));
  for (const name of faults) {
    const fault = failover[name];
    const outage = fault?.runs[Math.floor(random() * fault.runs.length)];
    if (fault === undefined || outage === undefined) continue;
    const steps = fault.stepsOf(outage);
    const one = await run({ ...pattern, learners, processes: size, costs, fault: { afterMs, steps }, seed });
    isWell &&= isWhole(one, learners);
    say(rowOf([fault.what, outage.silentS.toFixed(1), ...cellsOf(one, costs)]));
  }
  return isWell;
}
