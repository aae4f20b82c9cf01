import type { ResultSummary } from '../../../contract/assessment/assessment';
import { percent } from './stats';

/** What a result comes to, for the one sentence at its top. */
export type Reached = 'all' | 'most' | 'half' | 'open' | 'some' | 'none';

/** From these shares of the marks on, in whole per cent. */
const mostFrom = 75;
const halfFrom = 45;

type Counted = Pick<ResultSummary, 'score' | 'totalMarks' | 'correctAnswers' | 'wrongAnswers' | 'unattempted'>;

/** The number of questions that count, and of those that are wholly right. `partly`: how many of the correct ones are only partly right. */
export const rightOf = ({ correctAnswers, wrongAnswers, unattempted }: Counted, partly: number): { right: number; all: number } => ({
  right: correctAnswers - partly,
  all: correctAnswers + wrongAnswers + unattempted,
});

/** Judges a result by its right answers at the ends, and by its share of the marks between them; none right, by what was left open. */
export function reachedBy(result: Counted, partly: number): Reached {
  const { right, all } = rightOf(result, partly);
  if (right === all) return 'all';
  const share = percent(result);
  if (share >= mostFrom) return 'most';
  if (share >= halfFrom) return 'half';
  if (right > 0) return 'some';
  return result.unattempted * 2 > all ? 'open' : 'none';
}
