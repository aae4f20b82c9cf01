import type { Result, ResultQuestion } from '../contract/assessment/assessment';
import type { Passage } from '../contract/question/passage';
import { answeredOf, isMistake, toldAs } from './answers/answered';
import { type Practised, rightsSince } from './practice';

/** A mistake leaves the notebook after this many right answers in a row. */
export const rightsToLeave = 2;

/** A question answered wrongly or partly, or left, in some assessment. */
export interface Mistake {
  question: ResultQuestion;
  /** What the question shares with others. */
  passage?: Passage;
  outcome: 'wrong' | 'partly' | 'unattempted';
  subjectName: string;
  assessmentId: number;
  assessmentTitle: string | null;
  rights: number;
}

/**
 * Returns the mistakes of these results, each question once, from the latest assessment with that mistake; latest assessment first. A
 * mistake with enough right answers in practice is omitted, until a later assessment repeats it.
 */
export function notebookOf(results: readonly Result[], practised: ReadonlyMap<number, Practised>): Mistake[] {
  const mistakes = new Map<number, Mistake>();
  for (const result of results.toSorted((a, b) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt)))
    for (const [at, one] of answeredOf(result).entries()) {
      const { questionId, subjectName } = one;
      const outcome = toldAs(one);
      if (!isMistake(outcome) || mistakes.has(questionId)) continue;
      const { assessmentId, assessmentTitle } = result;
      const question = result.questions[at] as ResultQuestion;
      const passage = question.passage && result.passages?.find(({ id }) => id === question.passage?.id);
      const rights = Math.min(rightsToLeave, rightsSince(practised.get(questionId), Date.parse(result.submittedAt)));
      mistakes.set(questionId, { question, ...(passage && { passage }), outcome, subjectName, assessmentId, assessmentTitle, rights });
    }
  return [...mistakes.values()].filter(({ rights }) => rights < rightsToLeave);
}

/** Right answers in a row after one more answer; a wrong one resets the count. */
export const rightsAfter = (rights: number, isRight: boolean): number => (isRight ? Math.min(rightsToLeave, rights + 1) : 0);
