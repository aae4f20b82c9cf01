import type { Insight } from '../contract/assessment/insight';
import type { Answered } from './answers/answered';

/** What came in and what went out: `won − lost` is the score before it is rounded to hundredths. */
export interface MarksFlow {
  won: number;
  lost: number;
  wrong: number;
}

/** Marks won by correct answers and lost to negative marking. */
export function marksFlow(answered: readonly Answered[], { marksPerCorrect, marksPerWrong }: Insight): MarksFlow {
  const correct = answered.filter((one) => one.outcome === 'correct').length;
  const wrong = answered.filter((one) => one.outcome === 'wrong').length;
  return { won: correct * marksPerCorrect, lost: wrong * marksPerWrong, wrong };
}
