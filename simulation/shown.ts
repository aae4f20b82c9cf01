/** One learner, in a run or in a simulation. Milliseconds of one clock. */
export interface Handed {
  /** The first try. */
  startedAt: number;
  acknowledgedAt: number | null;
  tries: number;
}

/** What a run shows, and what a simulation of it must show. Times in milliseconds. */
export interface Shown {
  acknowledged: number;
  /** Learners whose first try failed. */
  triedAgain: number;
  /** Requests of all learners. */
  tries: number;
  /** The longest time without a receipt. */
  silentMs: number;
  /** From the first try to the receipt: of half of the learners, of 99 of 100, of the slowest, and on average. */
  half: number;
  most: number;
  longest: number;
  mean: number;
  /** Learners who had tried and had no receipt, at the worst moment. */
  mostWaiting: number;
  /** From the first try of all to the receipt of 999 of 1,000. */
  until: number;
}

export const quantile = (sorted: readonly number[], share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;

const ascending = (a: number, b: number): number => a - b;

function mostAtOnce(handed: readonly Handed[]): number {
  const changes = handed.flatMap(({ startedAt, acknowledgedAt }) => [
    { at: startedAt, by: 1 },
    { at: acknowledgedAt ?? Number.POSITIVE_INFINITY, by: -1 },
  ]);
  let [now, most] = [0, 0];
  for (const { by } of changes.sort((a, b) => (a.at === b.at ? a.by - b.by : a.at - b.at))) {
    now += by;
    if (now > most) most = now;
  }
  return most;
}

export function shownBy(handed: readonly Handed[]): Shown {
  const received = handed.flatMap(({ startedAt, acknowledgedAt }) => (acknowledgedAt === null ? [] : [{ startedAt, at: acknowledgedAt }]));
  const times = received.map(({ at }) => at).sort(ascending);
  const waits = received.map(({ at, startedAt }) => at - startedAt).sort(ascending);
  const first = handed.reduce((least, { startedAt }) => Math.min(least, startedAt), Number.POSITIVE_INFINITY);
  return {
    acknowledged: received.length,
    triedAgain: handed.filter(({ tries }) => tries > 1).length,
    tries: handed.reduce((sum, { tries }) => sum + tries, 0),
    silentMs: times.reduce((longest, at, index) => Math.max(longest, at - (times[index - 1] ?? at)), 0),
    half: quantile(waits, 0.5),
    most: quantile(waits, 0.99),
    longest: waits.at(-1) ?? 0,
    mean: waits.reduce((sum, wait) => sum + wait, 0) / Math.max(1, waits.length),
    mostWaiting: mostAtOnce(handed),
    until: quantile(times, 0.999) - first,
  };
}
