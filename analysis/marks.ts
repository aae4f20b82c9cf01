import type { Insight } from '../contract/assessment/insight';
import type { Answered } from './answers/answered';

/** Marks won and lost; `won − lost` is the score before rounding to hundredths. */
export interface MarksFlow {
  won: number;
  lost: number;
  wrong: number;
}

/** Computes the marks won by correct answers and lost to negative marking. */
export function marksFlow(answered: readonly Answered[], { marksPerCorrect, marksPerWrong }: Insight): MarksFlow {
  const correct = answered.filter((one) => one.outcome === 'correct').length;
  const wrong = answered.filter((one) => one.outcome === 'wrong').length;
  return { won: correct * marksPerCorrect, lost: wrong * marksPerWrong, wrong };
}
