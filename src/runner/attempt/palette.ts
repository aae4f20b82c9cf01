import { type Attempt, type Standing, standingOf } from './attempt';

/** The four states of spec §4: grey, green, purple, red. */
export type QuestionStatus = 'unanswered' | 'answered' | 'marked' | 'answered-marked';

export function statusOf({ selectedOptionId, markedForReview }: Pick<Standing, 'selectedOptionId' | 'markedForReview'>): QuestionStatus {
  if (selectedOptionId === null) return markedForReview ? 'marked' : 'unanswered';
  return markedForReview ? 'answered-marked' : 'answered';
}

/** How many questions stand in each state. */
export function countsOf(attempt: Attempt): Record<QuestionStatus, number> {
  const counts: Record<QuestionStatus, number> = { unanswered: 0, answered: 0, marked: 0, 'answered-marked': 0 };
  for (const id of attempt.questionIds) counts[statusOf(standingOf(attempt, id))] += 1;
  return counts;
}

/** Questions with an option chosen, marked or not. */
export const answeredCount = (attempt: Attempt): number => {
  const counts = countsOf(attempt);
  return counts.answered + counts['answered-marked'];
};
