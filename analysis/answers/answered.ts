import type { Result, ResultQuestion } from '../../contract/assessment/assessment';
import type { QuestionInsight } from '../../contract/assessment/insight';
import { isRightOption } from '../../contract/assessment/right-options';

export type Outcome = 'correct' | 'wrong' | 'unattempted';
/** The outcome of a question that may not count. */
export type Judged = Outcome | 'dropped';

/** A question whose marks everybody gets is correct for every learner. */
export function outcomeOf(
  question: Pick<ResultQuestion, 'selectedOptionId' | 'correctOptionId' | 'alsoCorrectOptionIds' | 'ruling'>,
): Judged {
  if (question.ruling === 'drop') return 'dropped';
  if (question.ruling === 'bonus') return 'correct';
  if (question.selectedOptionId === null) return 'unattempted';
  return isRightOption(question, question.selectedOptionId) ? 'correct' : 'wrong';
}

/** A question of a result with its outcome and insight. */
export interface Answered extends QuestionInsight {
  /** Position in the paper, from 1. */
  number: number;
  outcome: Judged;
}

const unknown = { subjectName: '', categories: [], difficultyLevel: '', markedForReview: false, seconds: null, place: null };

/** Returns the questions of a result in paper order. For a result without insight, only the outcome is known. */
export function answeredOf({ questions, insight }: Pick<Result, 'questions' | 'insight'>): Answered[] {
  const known = new Map(insight?.questions.map((one) => [one.questionId, one]));
  return questions.map((question, at) => ({
    ...unknown,
    questionId: question.questionId,
    ...known.get(question.questionId),
    number: at + 1,
    outcome: outcomeOf(question),
  }));
}
