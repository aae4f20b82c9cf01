import type { Result, ResultQuestion } from '../contract/assessment/assessment';
import type { Passage } from '../contract/question/passage';
import { answeredOf, toldAs } from './answers/answered';

/** A mistake leaves the notebook after this many right answers in a row. */
export const rightsToLeave = 2;

/** The practice of one question. */
export interface Drill {
  questionId: number;
  /** Right answers in a row, up to `rightsToLeave`. */
  rights: number;
  /** Epoch milliseconds of the last answer. */
  at: number;
}

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
export function notebookOf(results: readonly Result[], drills: readonly Drill[]): Mistake[] {
  const known = new Map(drills.map((drill) => [drill.questionId, drill]));
  const mistakes = new Map<number, Mistake>();
  for (const result of results.toSorted((a, b) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt)))
    for (const [at, one] of answeredOf(result).entries()) {
      const { questionId, subjectName } = one;
      const outcome = toldAs(one);
      if (outcome === 'correct' || outcome === 'dropped' || mistakes.has(questionId)) continue;
      const drill = known.get(questionId);
      const isOld = drill !== undefined && drill.at < Date.parse(result.submittedAt);
      const { assessmentId, assessmentTitle } = result;
      const question = result.questions[at] as ResultQuestion;
      const passage = question.passage && result.passages?.find(({ id }) => id === question.passage?.id);
      const rights = isOld ? 0 : (drill?.rights ?? 0);
      mistakes.set(questionId, { question, ...(passage && { passage }), outcome, subjectName, assessmentId, assessmentTitle, rights });
    }
  return [...mistakes.values()].filter(({ rights }) => rights < rightsToLeave);
}

/** Returns the drill after one more answer; a wrong answer resets the count. */
export const drilled = (questionId: number, rights: number, isRight: boolean, at: number): Drill => ({
  questionId,
  rights: isRight ? Math.min(rightsToLeave, rights + 1) : 0,
  at,
});
