import { type Answer, questionsOf, type Submission, sittingSeconds } from '../../contract/assessment';
import { timeTakenGrace } from '../../contract/limits';
import type { FrozenPaper } from './freeze';

type Faults = Record<string, string>;
type Options = Map<number, Set<number>>;

function answerFault(answer: Answer, options: Options, isRepeat: boolean): [field: string, why: string] | null {
  const known = options.get(answer.questionId);
  if (known === undefined) return ['questionId', 'is not a question of this assessment'];
  if (isRepeat) return ['questionId', 'is answered twice'];
  if (answer.selectedOptionId !== null && !known.has(answer.selectedOptionId))
    return ['selectedOptionId', 'is not an option of this question'];
  return null;
}

function answerFaults(answers: readonly Answer[], options: Options): Faults {
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
export function submissionFaults(paper: FrozenPaper, id: number, submission: Submission): Faults {
  const questions = questionsOf(paper);
  const longest = sittingSeconds({ durationInMinutes: paper.durationInMinutes, questions: questions.length }) + timeTakenGrace;
  const options = new Map(questions.map((question) => [question.id, new Set(question.options.map((option) => option.id))]));
  return {
    ...(submission.assessmentId !== id && { assessmentId: 'is not the assessment in the address' }),
    ...(submission.timeTaken > longest && { timeTaken: `is beyond the duration (${longest - timeTakenGrace} seconds)` }),
    ...answerFaults(submission.answers, options),
  };
}

/** One text for all submissions that say the same: answers by question, fields in one order. */
export function canonical(submission: Submission): string {
  const answers = submission.answers
    .toSorted((a, b) => a.questionId - b.questionId)
    .map(({ questionId, selectedOptionId, markedForReview }) => ({ questionId, selectedOptionId, markedForReview }));
  return JSON.stringify({ assessmentId: submission.assessmentId, timeTaken: submission.timeTaken, submitted: true, answers });
}
