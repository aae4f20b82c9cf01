import { randomFrom } from '../tests/faults/random';
import { virtualClock } from './clock/virtual-clock';
import { type Watched, watched } from './clock/watched';
import { openApiProcess } from './cluster/api-process';
import { type Balancer, openBalancer } from './cluster/balancer';
import { openDatabase } from './cluster/database';
import { assessmentId, type Carry, handsIn, type Told } from './learners/learner';
import type { Costs } from './measured/costs';
import { type Step, strike } from './outages';

/** What is simulated. */
export interface Scenario {
  learners: number;
  /** `clock`: all at one moment, when the time is over. `hand`: by the learners, evenly over `overMs`. */
  by: 'clock' | 'hand';
  overMs: number;
  processes: number;
  balancers: number;
  /**
   * null: each balancer has an address, learners are given both, and a device that finds one dead asks the other. Else one address leads to the first
   * balancer that lives, so long after the death of the one before.
   */
  addressMovesMs: number | null;
  costs: Costs;
  /** One way between a device and the balancer: from, to. */
  networkMs: readonly [number, number];
  fault: { afterMs: number; steps: readonly Step[] } | null;
  seed: number;
}

/** What a simulation shows. Times in milliseconds. */
export interface Outcome {
  told: readonly Told[];
  /** When the hand-ins began. */
  beganAt: number;
  /** Learners whose hand-in was filed twice, and acknowledged ones that were not filed. */
  doubled: number;
  lost: number;
  queues: readonly Watched[];
  /** Share of the time that the busiest of each part was busy, from the first hand-in to the last receipt. */
  busy: { processes: number; balancers: number; database: number };
  /** Processes taken out by checks of balancers. */
  takenOut: number;
}

const zero = Date.parse('2026-03-01T10:00:00Z');
const longestMs = 3_600_000;
/** When a device asks again for a connection that nothing answers, since the first time: TCP's own steps. */
const asksAgainMs = [1_000, 3_000, 7_000, 15_000];

/** Lets all learners hand in, until the last device has its receipt or an hour is over. The process is on the virtual clock meanwhile. */
export async function simulate(scenario: Scenario): Promise<Outcome> {
  const { learners, by, overMs, costs, networkMs, addressMovesMs, fault } = scenario;
  const clock = virtualClock(zero);
  try {
    const random = randomFrom(scenario.seed);
    const database = openDatabase(costs.database, clock);
    const processes = Array.from({ length: scenario.processes }, (_, at) =>
      openApiProcess(`process ${at + 1}`, costs.process, database, clock),
    );
    const balancers = Array.from({ length: scenario.balancers }, (_, at) =>
      openBalancer(`balancer ${at + 1}`, costs.balancer, processes, clock),
    );
    const outboxes = watched('outboxes of the devices', clock.now);
    const [least, most] = networkMs;
    const wayMs = (): number => least + random() * (most - least);

    /** The balancer behind an address at this moment, or null while the address leads nowhere. */
    const behind = (first: number): Balancer | null => {
      const own = addressMovesMs === null ? first : 0;
      const alive = [...balancers.slice(own), ...balancers.slice(0, own)].find((each) => each.isUp) ?? null;
      const before = balancers[0];
      if (addressMovesMs === null || before === undefined || before.isUp) return alive;
      return clock.now() - before.diedAt >= addressMovesMs ? alive : null;
    };
    const carry: Carry = (uid, isGone, answer) => {
      const exchange = {
        uid,
        assessmentId,
        isGone,
        answer: (reply: Parameters<typeof answer>[0]) => void clock.after(wayMs(), () => answer(reply)),
      };
      const knock = (times: number): void => {
        const found = behind(Number(uid) % balancers.length);
        if (found !== null) found.takes(exchange);
        else {
          const pause = (asksAgainMs[times] ?? Number.POSITIVE_INFINITY) - (asksAgainMs[times - 1] ?? 0);
          if (Number.isFinite(pause)) clock.after(pause, () => isGone() || knock(times + 1));
        }
      };
      clock.after(wayMs(), () => knock(0));
    };
    let left = learners;
    const delivered = (): void => {
      left -= 1;
      outboxes.changes(-1);
    };
    const told: Told[] = [];
    const next = (at: number): void => {
      outboxes.changes(1);
      told.push(handsIn(String(at), by, { clock, random, carry, delivered }));
    };
    const begins = (at: number): void => {
      if (at === learners) return;
      next(at);
      clock.after(overMs / learners, () => begins(at + 1));
    };
    begins(0);
    if (fault !== null) clock.after(fault.afterMs, () => strike(fault.steps, { clock, database, processes, balancers }));
    await clock.runs(() => left === 0 || clock.now() > zero + longestMs);
    for (const balancer of balancers) balancer.stops();

    const wholeMs = clock.now() - zero;
    const share = (parts: readonly { busyMs: number }[]): number => Math.max(...parts.map(({ busyMs }) => busyMs)) / wholeMs;
    return {
      told,
      beganAt: zero,
      doubled: [...database.filed.values()].filter((times) => times > 1).length,
      lost: told.filter(({ uid, acknowledgedAt }) => acknowledgedAt !== null && !database.filed.has(uid)).length,
      queues: [
        outboxes,
        ...balancers.flatMap(({ backlog, cpu, queue }) => [backlog, cpu.waiting, queue]),
        ...processes.flatMap(({ cpu, line }) => [cpu.waiting, line]),
        ...Object.values(database.queues),
      ],
      busy: {
        processes: share(processes.map(({ cpu }) => cpu)),
        balancers: share(balancers.map(({ cpu }) => cpu)),
        database: share([database.primary]),
      },
      takenOut: balancers.reduce((sum, each) => sum + each.takenOut, 0),
    };
  } finally {
    clock.ends();
  }
}
