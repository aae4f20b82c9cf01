import type { Answer, ResultQuestion } from '../../contract/assessment';
import type { AnswerKey, FrozenPaper } from './freeze';
import { rounded } from './marks';

/** What a submission earned; the three counts add up to the paper's questions. */
export interface Marks {
  score: number;
  correctAnswers: number;
  wrongAnswers: number;
  unattempted: number;
}

const choices = (answers: readonly Answer[]): Map<number, number | null> =>
  new Map(answers.map((answer) => [answer.questionId, answer.selectedOptionId]));

/** Marks answers by the key. A question left out or without a choice is unattempted and costs nothing. The score may be negative. */
export function grade(key: AnswerKey, answers: readonly Answer[]): Marks {
  const chosen = choices(answers);
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

/** Every question of the paper with what was chosen, what was right and why, in the paper's order (spec §3, Result). */
export function review(paper: FrozenPaper, key: AnswerKey, answers: readonly Answer[]): ResultQuestion[] {
  const chosen = choices(answers);
  const right = new Map(key.answers.map((answer) => [answer.questionId, answer]));
  return paper.subjects
    .flatMap((subject) => subject.questions)
    .map((question) => ({
      questionId: question.id,
      questionText: question.description,
      options: question.options,
      selectedOptionId: chosen.get(question.id) ?? null,
      correctOptionId: right.get(question.id)?.correctOptionId ?? 0,
      explanation: right.get(question.id)?.explanation ?? '',
    }));
}
