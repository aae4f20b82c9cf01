import type { ResultQuestion } from '../contract/assessment/assessment';
import type { Insight } from '../contract/assessment/insight';
import type { Answered } from './answers/answered';

/** Marks won and lost; `won − lost` is the score before rounding to hundredths. */
export interface MarksFlow {
  won: number;
  lost: number;
  wrong: number;
}

/** Computes the marks won by correct answers and lost to negative marking; what a question tells of its marks goes before the paper's. */
export function marksFlow(answered: readonly Answered[], { marksPerCorrect, marksPerWrong }: Insight): MarksFlow {
  const flow = { won: 0, lost: 0, wrong: 0 };
  const usual = { correct: 0, wrong: 0, unattempted: 0, dropped: 0 };
  for (const { outcome, marks } of answered) {
    if (outcome === 'wrong') flow.wrong += 1;
    if (marks === undefined) usual[outcome] += 1;
    else if (marks > 0) flow.won += marks;
    else flow.lost -= marks;
  }
  return { ...flow, won: flow.won + usual.correct * marksPerCorrect, lost: flow.lost + usual.wrong * marksPerWrong };
}

type Weighed = Pick<ResultQuestion, 'worth' | 'marks'>;

/** Whether every question is marked as the paper says, and none by its own rule. */
export const isUniform = (questions: readonly Weighed[]): boolean =>
  questions.every(({ worth, marks }) => worth === undefined && marks === undefined);

/** The marks of a right answer to a question: its section's, else the paper's; null where neither is known. */
export const fullMarksOf = ({ worth }: Pick<Weighed, 'worth'>, insight: Insight | undefined): number | null =>
  worth?.perCorrect ?? insight?.marksPerCorrect ?? null;
