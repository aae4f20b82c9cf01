import { readFileSync } from 'node:fs';
import type { History } from '../../tests/cluster/kit/history';
import { shownBy } from '../shown';
import { planned } from './costs';
import { failover } from './failover';
import type { MeasuredRun } from './runs';

/** What the model needs of a history. */
type Used = Pick<History, 'what' | 'load'> & {
  learners: readonly Pick<History['learners'][number], 'startedAt' | 'acknowledgedAt' | 'tries' | 'told'>[];
};

/**
 * A run by its history. The outage is taken from the tries: the time without a receipt, and until when tries failed. What learners made of it is left to
 * the model. Throws an Error for a fault that the model does not have.
 */
export function runOf({ what, load, learners }: Used, from: string): MeasuredRun {
  const fault = Object.keys(failover).find((name) => failover[name]?.what === what);
  if (fault === undefined) throw new Error(`The model has no fault "${what}".`);
  const shown = shownBy(learners);
  const failed = learners.flatMap(({ told }) => told.flatMap(({ at, ms, status }) => (status === 200 ? [] : [at + ms])));
  const refusedMs = failed.reduce((last, at) => Math.max(last, at), load.strikeMs) - load.strikeMs;
  const outage = { silentS: shown.silentMs / 1_000, refusedS: refusedMs / 1_000 };
  return { from, learners: learners.length, seconds: load.overMs / 1_000, fault, outage, retryAfterS: planned.balancer.retryAfterS, shown };
}

/** The run in a file that `npm run cluster -- faults` has kept. */
export const runIn = (file: string): MeasuredRun => runOf(JSON.parse(readFileSync(file, 'utf8')) as History, file);
