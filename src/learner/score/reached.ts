import type { ResultSummary } from '../../../contract/assessment/assessment';
import type { Reach } from '../../copy/en/review';
import { percent } from './stats';

/** What a result comes to, for the one sentence at its top. `untouched`: nothing was answered; `open`: most was left, or nothing was right. */
export type Reached = 'all' | 'most' | 'half' | 'open' | 'some' | 'untouched';

/** From these shares of the marks on, in whole per cent. */
const mostFrom = 75;
const halfFrom = 45;

type Counted = Pick<ResultSummary, 'score' | 'totalMarks' | 'correctAnswers' | 'wrongAnswers' | 'unattempted'>;

/** `partly`: how many of the correct ones are only partly right. */
export const reachedCounts = ({ correctAnswers, wrongAnswers, unattempted }: Counted, partly: number): Reach => ({
  right: correctAnswers - partly,
  partly,
  all: correctAnswers + wrongAnswers + unattempted,
  tried: correctAnswers + wrongAnswers,
});

/** Judges a result by its right answers at the ends, and between them by its share of the marks, then by what was left. */
export function reachedBy(result: Counted, partly: number): Reached {
  const { right, all, tried } = reachedCounts(result, partly);
  if (right === all) return 'all';
  if (tried === 0) return 'untouched';
  const share = percent(result);
  if (share >= mostFrom) return 'most';
  if (share >= halfFrom) return 'half';
  return right === 0 || tried * 2 < all ? 'open' : 'some';
}
