import type { Result, ResultQuestion } from '../contract/assessment/assessment';
import { answeredOf } from './answers/answered';

/** So often in a row a mistake must be put right before it leaves the notebook. */
export const rightsToLeave = 2;

/** How practising one question went. */
export interface Drill {
  questionId: number;
  /** Right answers in a row, up to `rightsToLeave`. */
  rights: number;
  /** Epoch milliseconds of the last answer. */
  at: number;
}

/** A question that went wrong, or was left, in some assessment. */
export interface Mistake {
  question: ResultQuestion;
  subjectName: string;
  assessmentId: number;
  assessmentTitle: string | null;
  rights: number;
}

/**
 * All mistakes of these results, each question once, as it stood in the latest assessment it went wrong in; the latest assessment first. One
 * that was put right often enough is out, until it goes wrong in an assessment handed in after that.
 */
export function notebookOf(results: readonly Result[], drills: readonly Drill[]): Mistake[] {
  const known = new Map(drills.map((drill) => [drill.questionId, drill]));
  const mistakes = new Map<number, Mistake>();
  for (const result of results.toSorted((a, b) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt)))
    for (const [at, { questionId, outcome, subjectName }] of answeredOf(result).entries()) {
      if (outcome === 'correct' || mistakes.has(questionId)) continue;
      const drill = known.get(questionId);
      const isOld = drill !== undefined && drill.at < Date.parse(result.submittedAt);
      const { assessmentId, assessmentTitle } = result;
      const question = result.questions[at] as ResultQuestion;
      mistakes.set(questionId, { question, subjectName, assessmentId, assessmentTitle, rights: isOld ? 0 : (drill?.rights ?? 0) });
    }
  return [...mistakes.values()].filter(({ rights }) => rights < rightsToLeave);
}

/** The drill after one more answer: a wrong one starts it over. */
export const drilled = (questionId: number, rights: number, isRight: boolean, at: number): Drill => ({
  questionId,
  rights: isRight ? Math.min(rightsToLeave, rights + 1) : 0,
  at,
});
