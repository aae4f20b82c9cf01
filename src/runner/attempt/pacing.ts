import { type GivenAnswer, isGiven } from '../../../contract/assessment/given';
import type { Pace } from '../../../contract/assessment/pace';

/** Time on screen for each question. Recorded only if the server accepts it with the submission. */
export interface Timing {
  /** When the current question came on screen; trusted epoch milliseconds. */
  since: number;
  /** Milliseconds on screen by question id, without the current stay. */
  spent: Readonly<Record<number, number>>;
}

/** Returns the timing after the current question left the screen at `at`. All time between two moves belongs to the question shown. */
export function leftAt({ since, spent }: Timing, questionId: number, at: number): Timing {
  const now = Math.max(at, since);
  return { since: now, spent: { ...spent, [questionId]: (spent[questionId] ?? 0) + now - since } };
}

/** The part of a standing that decides the order of answers. */
interface Answered extends GivenAnswer {
  chosenAt?: number;
}

/**
 * Returns the pace part of a submission. Seconds are whole and add up to the rounded total: each question gets the increase of the rounded
 * running total.
 */
export function paceOf({ spent }: Timing, questionIds: readonly number[], standings: Readonly<Record<number, Answered>>): Pace {
  let total = 0;
  const seconds = questionIds.map((id) => {
    const before = Math.round(total / 1000);
    total += spent[id] ?? 0;
    return Math.round(total / 1000) - before;
  });
  const chosenAt = (id: number): number => standings[id]?.chosenAt ?? 0;
  const hasAnswer = (id: number): boolean => isGiven(standings[id] ?? { selectedOptionId: null });
  const order = questionIds.filter(hasAnswer).sort((a, b) => chosenAt(a) - chosenAt(b));
  return { seconds, order };
}
