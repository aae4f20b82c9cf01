import type { Answer } from '../../contract/assessment/assessment';
import type { AnswerKey } from './freeze';
import { rounded } from './marks';

/** The marking of a submission; the three counts add up to the number of questions. */
export interface Marks {
  score: number;
  correctAnswers: number;
  wrongAnswers: number;
  unattempted: number;
}

/** Marks answers by the key. A question left out or without a choice is unattempted and costs nothing. The score may be negative. */
export function grade(key: AnswerKey, answers: readonly Answer[]): Marks {
  const chosen = new Map(answers.map((answer) => [answer.questionId, answer.selectedOptionId]));
  let correctAnswers = 0;
  let wrongAnswers = 0;
  for (const { questionId, correctOptionId } of key.answers) {
    const choice = chosen.get(questionId) ?? null;
    if (choice === correctOptionId) correctAnswers += 1;
    else if (choice !== null) wrongAnswers += 1;
  }
  const { perCorrect, perWrong } = key.marking;
  return {
    score: rounded(correctAnswers * perCorrect - wrongAnswers * perWrong),
    correctAnswers,
    wrongAnswers,
    unattempted: key.answers.length - correctAnswers - wrongAnswers,
  };
}
