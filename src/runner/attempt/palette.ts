import type { Paper } from '../../../contract/assessment/assessment';
import { isAnswered } from '../../../contract/assessment/given';
import { type Attempt, type Standing, standingOf } from './attempt';

/** The four question states of spec §4: grey, green, purple, red. */
export type QuestionStatus = 'unanswered' | 'answered' | 'marked' | 'answered-marked';

export function statusOf(standing: Omit<Standing, 'at'>): QuestionStatus {
  if (isAnswered(standing)) return standing.markedForReview ? 'answered-marked' : 'answered';
  return standing.markedForReview ? 'marked' : 'unanswered';
}

/** Counts the questions in each state, of the attempt or of one of its sections. */
export function countsOf(attempt: Attempt, questionIds = attempt.questionIds): Record<QuestionStatus, number> {
  const counts: Record<QuestionStatus, number> = { unanswered: 0, answered: 0, marked: 0, 'answered-marked': 0 };
  for (const id of questionIds) counts[statusOf(standingOf(attempt, id))] += 1;
  return counts;
}

/** Counts that a learner reads; an answer marked for review counts as answered and as marked. */
export interface AnswerCounts {
  answered: number;
  marked: number;
  /** Questions without an answer, marked or not. */
  left: number;
}

export function tallyOf(attempt: Attempt, questionIds = attempt.questionIds): AnswerCounts {
  const counts = countsOf(attempt, questionIds);
  return {
    answered: counts.answered + counts['answered-marked'],
    marked: counts.marked + counts['answered-marked'],
    left: counts.unanswered + counts.marked,
  };
}

/** Whether a hand-in now may be a slip: nothing is answered, or less than half with more than half of the time left. */
export function isHasty(attempt: Attempt, now: number): boolean {
  const { startedAt, deadline, questionIds } = attempt;
  const { answered } = tallyOf(attempt);
  return answered === 0 || (answered * 2 < questionIds.length && deadline - now > (deadline - startedAt) / 2);
}

/** Parts these questions by the subjects of their paper, in the paper's order; subjects without one of them are left out. */
export function groupsOf({ subjects }: Pick<Paper, 'subjects'>, questionIds: readonly number[]): { name: string; questionIds: number[] }[] {
  const wanted = new Set(questionIds);
  return subjects
    .map(({ subjectName, questions }) => ({ name: subjectName, questionIds: questions.map(({ id }) => id).filter((id) => wanted.has(id)) }))
    .filter((group) => group.questionIds.length > 0);
}
