import type { Result, ResultQuestion } from '../../contract/assessment/assessment';
import type { QuestionInsight } from '../../contract/assessment/insight';

export type Outcome = 'correct' | 'wrong' | 'unattempted';

export function outcomeOf({ selectedOptionId, correctOptionId }: Pick<ResultQuestion, 'selectedOptionId' | 'correctOptionId'>): Outcome {
  if (selectedOptionId === null) return 'unattempted';
  return selectedOptionId === correctOptionId ? 'correct' : 'wrong';
}

/** A question of a result with its outcome and insight. */
export interface Answered extends QuestionInsight {
  /** Position in the paper, from 1. */
  number: number;
  outcome: Outcome;
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
