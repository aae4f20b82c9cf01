import type { Answer } from '../../contract/assessment/assessment';
import type { AnswerKey } from './freeze';
import { rounded } from './marks';

/** The marking of a submission; the three counts add up to the number of questions that count. */
export interface Marks {
  score: number;
  correctAnswers: number;
  wrongAnswers: number;
  unattempted: number;
}

type KeyAnswer = AnswerKey['answers'][number];

/**
 * What a choice is worth by the key, null: nothing was chosen. A dropped question is `dropped` for every learner, a question whose marks everybody gets is
 * `correct` for every learner, skipped or not.
 */
export function outcomeBy(
  { correctOptionId, alsoRight, regraded }: KeyAnswer,
  choice: number | null,
): 'correct' | 'wrong' | 'unattempted' | 'dropped' {
  if (regraded?.change === 'drop') return 'dropped';
  if (regraded?.change === 'bonus' || choice === correctOptionId) return 'correct';
  if (choice === null) return 'unattempted';
  return alsoRight?.includes(choice) === true ? 'correct' : 'wrong';
}

/** The score of so many correct and wrong answers. It may be negative. */
export const scoreOf = ({ perCorrect, perWrong }: AnswerKey['marking'], correct: number, wrong: number): number =>
  rounded(correct * perCorrect - wrong * perWrong);

/** Marks answers by the key. A question left out or without a choice is unattempted and costs nothing. */
export function grade(key: AnswerKey, answers: readonly Answer[]): Marks {
  const chosen = new Map(answers.map((answer) => [answer.questionId, answer.selectedOptionId]));
  const counts = { correct: 0, wrong: 0, unattempted: 0, dropped: 0 };
  for (const answer of key.answers) counts[outcomeBy(answer, chosen.get(answer.questionId) ?? null)] += 1;
  const { correct, wrong, unattempted } = counts;
  return { score: scoreOf(key.marking, correct, wrong), correctAnswers: correct, wrongAnswers: wrong, unattempted };
}
