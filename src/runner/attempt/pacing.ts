import type { Pace } from '../../../contract/assessment/pace';

/** How long questions were on the screen. Kept only where the server takes it with the submission. */
export interface Timing {
  /** When the question on screen came there; trusted epoch milliseconds. */
  since: number;
  /** Milliseconds each question was on the screen before that. */
  spent: Readonly<Record<number, number>>;
}

/** The timing once the question on screen has left it, at `at`. Whatever lies between two moves was spent on the question shown. */
export function leftAt({ since, spent }: Timing, questionId: number, at: number): Timing {
  const now = Math.max(at, since);
  return { since: now, spent: { ...spent, [questionId]: (spent[questionId] ?? 0) + now - since } };
}

/** What the order of the answers takes of a question's standing. */
interface Answered {
  selectedOptionId: number | null;
  chosenAt?: number;
}

/**
 * What a submission says of the way through the paper. The seconds are whole and add up to the whole milliseconds, rounded once:
 * each question gets what the running total gains by it.
 */
export function paceOf({ spent }: Timing, questionIds: readonly number[], standings: Readonly<Record<number, Answered>>): Pace {
  let total = 0;
  const seconds = questionIds.map((id) => {
    const before = Math.round(total / 1000);
    total += spent[id] ?? 0;
    return Math.round(total / 1000) - before;
  });
  const chosenAt = (id: number): number => standings[id]?.chosenAt ?? 0;
  const order = questionIds.filter((id) => (standings[id]?.selectedOptionId ?? null) !== null).sort((a, b) => chosenAt(a) - chosenAt(b));
  return { seconds, order };
}
