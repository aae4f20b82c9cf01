import { type Answer, questionsOf, type Submission, sittingSeconds } from '../../contract/assessment';
import { timeTakenGrace } from '../../contract/limits';
import type { FrozenPaper } from './freeze';

type Faults = Record<string, string>;

/** What a submission of a paper may say. */
export interface Bounds {
  /** Ids of the options of each question. */
  options: ReadonlyMap<number, ReadonlySet<number>>;
  /** Seconds, without the grace. */
  duration: number;
}

export function boundsOf(paper: FrozenPaper): Bounds {
  const questions = questionsOf(paper);
  return {
    options: new Map(questions.map((question) => [question.id, new Set(question.options.map((option) => option.id))])),
    duration: sittingSeconds({ durationInMinutes: paper.durationInMinutes, questions: questions.length }),
  };
}

function answerFault(answer: Answer, options: Bounds['options'], isRepeat: boolean): [field: string, why: string] | null {
  const known = options.get(answer.questionId);
  if (known === undefined) return ['questionId', 'is not a question of this assessment'];
  if (isRepeat) return ['questionId', 'is answered twice'];
  if (answer.selectedOptionId !== null && !known.has(answer.selectedOptionId))
    return ['selectedOptionId', 'is not an option of this question'];
  return null;
}

function answerFaults(answers: readonly Answer[], options: Bounds['options']): Faults {
  const seen = new Set<number>();
  const faults: Faults = {};
  for (const [index, answer] of answers.entries()) {
    const fault = answerFault(answer, options, seen.has(answer.questionId));
    if (fault !== null) faults[`answers.${index}.${fault[0]}`] = fault[1];
    seen.add(answer.questionId);
  }
  return faults;
}

/** Why a submission cannot be one of this paper: dotted field → reason; empty where it can (design: rules the specification leaves open). */
export function submissionFaults({ options, duration }: Bounds, id: number, submission: Submission): Faults {
  return {
    ...(submission.assessmentId !== id && { assessmentId: 'is not the assessment in the address' }),
    ...(submission.timeTaken > duration + timeTakenGrace && { timeTaken: `is beyond the duration (${duration} seconds)` }),
    ...answerFaults(submission.answers, options),
  };
}

/** One JSON text for all submissions that say the same: answers by question, fields in one order. Only whole numbers, flags and null come in. */
export function canonical(submission: Submission): string {
  const answers = submission.answers
    .toSorted((a, b) => a.questionId - b.questionId)
    .map((a) => `{"questionId":${a.questionId},"selectedOptionId":${a.selectedOptionId},"markedForReview":${a.markedForReview}}`);
  return `{"assessmentId":${submission.assessmentId},"timeTaken":${submission.timeTaken},"submitted":true,"answers":[${answers.join(',')}]}`;
}
