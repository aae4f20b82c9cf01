import { setTimeout as pause } from 'node:timers/promises';
import { handInOf, type World } from '../../../bench/kit/world';
import type { Cluster } from './cluster';
import { onConnection } from './connection';
import type { Fault } from './faults';
import { keepHistory, usedBetween } from './history';
import { type Delivered, type HandIn, handAllIn } from './learners';
import type { Load } from './load';

/** What one run showed. Times in milliseconds. */
export interface Shown {
  acknowledged: number;
  /** Acknowledged, and not in the database afterwards, or with other answers. */
  lost: number;
  /** Learners with more than one row. */
  doubled: number;
  /** Neither acknowledged nor refused within the patience; the device would go on trying. */
  waiting: number;
  refused: number;
  /** The longest time without a hand-in that succeeded. */
  silentMs: number;
  /** Learners whose first try failed. */
  triedAgain: number;
  /** From the first try to the acknowledgement: half of the learners, 99 of 100, and the slowest. */
  waits: { half: number; most: number; longest: number };
}

/** Each learner's answers differ from the others', so that rows under a wrong name show. */
export function handInsOf(world: World, assessmentId: number): HandIn[] {
  const usual = handInOf(world, assessmentId);
  return world.learners.map(({ uid, token }, at) => ({
    uid,
    token,
    body: JSON.stringify({
      ...usual,
      timeTaken: 600 + (at % 1_000),
      answers: usual.answers.map((answer, index) => ({ ...answer, selectedOptionId: 1 + ((at >> (index % 13)) % 4) })),
    }),
  }));
}

/** A submission as the database has it. */
interface StoredRow {
  uid: string;
  body_json: string;
}

/** The rows of an assessment as the database has them, with a new connection. */
export async function rowsOf(url: string, assessmentId: number): Promise<StoredRow[]> {
  return onConnection(url, async (client) => {
    const found = await client.query<StoredRow>('select uid, body_json from submissions where assessment_id = $1', [assessmentId]);
    return found.rows;
  });
}

const answersIn = (body: string): string => {
  const { answers, timeTaken } = JSON.parse(body) as {
    answers: { questionId: number; selectedOptionId: number | null }[];
    timeTaken: number;
  };
  return JSON.stringify([timeTaken, answers.map(({ questionId, selectedOptionId }) => [questionId, selectedOptionId]).toSorted()]);
};

export const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;

export function judged(told: readonly Delivered[], handIns: readonly HandIn[], rows: readonly StoredRow[]): Shown {
  const stored = new Map(rows.map(({ uid, body_json }) => [uid, answersIn(body_json)]));
  const sent = new Map(handIns.map(({ uid, body }) => [uid, answersIn(body)]));
  const acknowledged = told.flatMap(({ uid, startedAt, acknowledgedAt }) =>
    acknowledgedAt === null ? [] : [{ uid, startedAt, at: acknowledgedAt }],
  );
  const times = acknowledged.map(({ at }) => at).toSorted((a, b) => a - b);
  const waits = acknowledged.map(({ at, startedAt }) => at - startedAt);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ uid }) => stored.get(uid) !== sent.get(uid)).length,
    doubled: rows.length - new Set(rows.map(({ uid }) => uid)).size,
    waiting: told.filter(({ acknowledgedAt, refused }) => acknowledgedAt === null && refused === null).length,
    refused: told.filter(({ refused }) => refused !== null).length,
    silentMs: Math.max(0, ...times.map((at, index) => at - (times[index - 1] ?? 0))),
    triedAgain: told.filter(({ tries }) => tries > 1).length,
    waits: { half: quantile(waits, 0.5), most: quantile(waits, 0.99), longest: Math.max(0, ...waits) },
  };
}

/** One run: all learners of an assessment hand in, the fault strikes, is taken back, and the cluster becomes whole again. */
export async function runOnce(cluster: Cluster, world: World, assessmentId: number, fault: Fault, load: Load): Promise<Shown> {
  const handIns = handInsOf(world, assessmentId);
  const path = `/api/assessment/${assessmentId}/submit`;
  const before = cluster.cpuMs();
  const told = handAllIn(cluster.edges, path, handIns, load);
  await pause(load.strikeMs);
  const heal = await fault.strike(cluster);
  await pause(load.healMs - load.strikeMs);
  await heal();
  const all = await told;
  keepHistory({ what: fault.what, load, cpuMs: usedBetween(before, cluster.cpuMs()), learners: all });
  await cluster.healthy();
  return judged(all, handIns, await rowsOf(cluster.databaseUrl, assessmentId));
}
