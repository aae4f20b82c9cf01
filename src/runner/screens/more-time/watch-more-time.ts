import type { MoreTimeReply } from '../../../../contract/assessment/more-time';

interface Parts {
  /** Asks the server for the minutes of the learner. Rejects without a network. */
  ask: () => Promise<MoreTimeReply>;
  /** Called with each reply that tells of minutes, or of some that were taken back. */
  onTold: (told: MoreTimeReply) => void;
  /** Returns the milliseconds until the end of the attempt, or of its locked section. */
  left: () => number;
  /** Whether to ask now: not in a page that is hidden, or that may not change the attempt. */
  isOn: () => boolean;
  /** In [0, 1). */
  random: () => number;
}

/** The page's question for more minutes, from time to time. */
export interface MoreTimeWatch {
  /** Asks at once, unless it has just asked: the page is visible again, or has a network again. */
  look: () => void;
  stop: () => void;
}

/** The first question spreads the starts of a hall. Milliseconds. */
const firstMs = 5_000;
const usualMs = 60_000;
const leastMs = 5_000;
/** The last question is within these milliseconds before the end: minutes that are given late must still arrive in time. */
const last = { from: 20_000, to: 5_000 };

/**
 * Returns the milliseconds until the next question, with `left` milliseconds to the end: a minute, give or take a quarter, or the moment of
 * the last question, if that comes first.
 */
export function untilNext(left: number, random: number): number {
  const usual = usualMs * (0.75 + random / 2);
  const final = left - last.to - random * (last.from - last.to);
  return final >= leastMs && final < usual ? final : usual;
}

/** Asks until it is stopped. A question without an answer is repeated at the next turn, and no one is told. */
export function watchMoreTime({ ask, onTold, left, isOn, random }: Parts): MoreTimeWatch {
  let timer: ReturnType<typeof setTimeout>;
  let askedAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  const turn = (afterMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      look();
      turn(untilNext(left(), random()));
    }, afterMs);
  };
  function look(): void {
    if (!isOn() || performance.now() - askedAt < leastMs) return;
    askedAt = performance.now();
    ask().then(
      (told) => {
        if (!isStopped && told.minutes + (told.cuts ?? 0) > 0) onTold(told);
      },
      () => undefined /* Asked again at the next turn. */,
    );
  }
  turn(random() * firstMs);
  return {
    look,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
