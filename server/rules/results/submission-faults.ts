import { type Answer, questionsOf, type Submission } from '../../../contract/assessment/assessment';
import type { GivenAnswer } from '../../../contract/assessment/given';
import { grantedSeconds } from '../../../contract/assessment/granted';
import type { Fault, Faults } from '../../../contract/faults/fault';
import { timeTakenGrace } from '../../../contract/fields/limits';
import { answerFields, kindOf, type QuestionKind, saidKind } from '../../../contract/kinds/kind';
import type { FrozenPaper } from '../papers/freeze';

/** What a submission of a paper may contain. */
export interface Bounds {
  /** Ids of the options of each question. */
  options: ReadonlyMap<number, ReadonlySet<number>>;
  /** Of each question that is not of the kind `single`. */
  kinds: ReadonlyMap<number, QuestionKind>;
  /** Seconds of an attempt with this much extra time, without grace. */
  seconds(timePercent: number): number;
}

export function boundsOf(paper: FrozenPaper): Bounds {
  const questions = questionsOf(paper);
  return {
    options: new Map(questions.map((question) => [question.id, new Set(question.options.map((option) => option.id))])),
    kinds: new Map(questions.flatMap(({ id, kind }) => Object.values(saidKind({ kind })).map((said) => [id, said] as const))),
    seconds: (timePercent) => grantedSeconds(paper, timePercent),
  };
}

/** An answer of another kind than its question's is refused, whatever it says. */
function kindFault({ selectedOptionId, selectedOptionIds, value }: Answer, kind: QuestionKind): [field: string, why: Fault] | null {
  const why: Fault = { code: 'of-another-kind' };
  const field = answerFields[kind];
  if (field !== 'selectedOptionId' && selectedOptionId !== null) return ['selectedOptionId', why];
  if (field !== 'selectedOptionIds' && selectedOptionIds !== undefined) return ['selectedOptionIds', why];
  return field !== 'value' && value !== undefined ? ['value', why] : null;
}

function answerFault(answer: Answer, { options, kinds }: Bounds, isRepeat: boolean): [field: string, why: Fault] | null {
  const { questionId, selectedOptionId, selectedOptionIds } = answer;
  const known = options.get(questionId);
  if (known === undefined) return ['questionId', { code: 'question-elsewhere' }];
  if (isRepeat) return ['questionId', { code: 'answered-twice' }];
  const ofKind = kindFault(answer, kindOf({ kind: kinds.get(questionId) }));
  if (ofKind !== null) return ofKind;
  if (selectedOptionId !== null && !known.has(selectedOptionId)) return ['selectedOptionId', { code: 'option-elsewhere' }];
  const at = selectedOptionIds?.findIndex((id) => !known.has(id)) ?? -1;
  return at < 0 ? null : [`selectedOptionIds.${at}`, { code: 'option-elsewhere' }];
}

function answerFaults(answers: readonly Answer[], bounds: Bounds): Faults {
  const seen = new Set<number>();
  const faults: Faults = {};
  for (const [index, answer] of answers.entries()) {
    const fault = answerFault(answer, bounds, seen.has(answer.questionId));
    if (fault !== null) faults[`answers.${index}.${fault[0]}`] = fault[1];
    seen.add(answer.questionId);
  }
  return faults;
}

/**
 * The faults of a submission of this paper by dotted field (rules that the specification leaves open). `timePercent`: the most extra time that
 * its learner was ever granted, because the attempt may have begun with more than the learner has now. `moreSeconds`: as `acceptedMoreSeconds` says.
 */
export function submissionFaults(bounds: Bounds, id: number, submission: Submission, timePercent: number, moreSeconds = 0): Faults {
  const seconds = bounds.seconds(timePercent) + moreSeconds;
  return {
    ...(submission.assessmentId !== id && { assessmentId: { code: 'other-assessment' } }),
    ...(submission.timeTaken > seconds + timeTakenGrace && { timeTaken: { code: 'beyond-duration', seconds } }),
    ...answerFaults(submission.answers, bounds),
  };
}

const isOfAnswers = (field: string): boolean => /^answers\./.test(field);

/**
 * The faults that a learner is told of a submission of which only a whole one is taken (`takenFrom` in readable.ts). They do not depend on the paper's questions, so that trying question after
 * question teaches nothing: answers to some of the questions are refused with the same words as answers to others, and another fault hides both.
 * A device that holds the paper sends an answer, or none, to each question.
 */
export function secretFaults(faults: Faults, { answers }: Submission, { options }: Bounds): Faults {
  const others = Object.entries(faults).filter(([field]) => !isOfAnswers(field));
  if (others.length > 0) return Object.fromEntries(others);
  const isWhole = answers.length === options.size;
  return isWhole && Object.keys(faults).length === 0 ? {} : { answers: { code: 'not-right' } };
}

/** What an answer of another kind than `single` has beside the fields of the specification, as the end of a JSON object. */
export const ofKind = ({ selectedOptionIds, value }: Omit<GivenAnswer, 'selectedOptionId'>): string =>
  `${selectedOptionIds === undefined ? '' : `,"selectedOptionIds":[${selectedOptionIds.join(',')}]`}${value === undefined ? '' : `,"value":${JSON.stringify(value)}`}`;

/**
 * The same JSON text for all equal submissions: answers by question, fields in one order. The values are whole numbers, flags, null,
 * checked times, and what was typed.
 */
export function canonical({ assessmentId, timeTaken, answers, pace, clock, evidence, chance = 1 }: Submission): string {
  const places = [...answers.keys()].sort((a, b) => (answers[a] as Answer).questionId - (answers[b] as Answer).questionId);
  const texts = places.map((place) => {
    const answer = answers[place] as Answer;
    const { questionId, selectedOptionId, markedForReview } = answer;
    return `{"questionId":${questionId},"selectedOptionId":${selectedOptionId},"markedForReview":${markedForReview}${ofKind(answer)}}`;
  });
  // Without pace, clock, evidence and answers of other kinds the text is the same as in earlier versions, so that stored hashes remain valid.
  const tail =
    pace === undefined
      ? ''
      : `,"pace":{"seconds":[${places.map((place) => pace.seconds[place]).join(',')}],"order":[${pace.order.join(',')}]}`;
  const end = clock === undefined ? '' : `,"clock":{"ahead":${clock.ahead},"left":${clock.left}}`;
  const times =
    evidence === undefined
      ? ''
      : `,"evidence":{"startedAt":"${evidence.startedAt}","handedInAt":"${evidence.handedInAt}","datedBy":"${evidence.datedBy}"}`;
  // Two hand-ins of one learner are never the same, whatever they answer.
  const again = chance > 1 ? `,"chance":${chance}` : '';
  return `{"assessmentId":${assessmentId},"timeTaken":${timeTaken},"submitted":true,"answers":[${texts.join(',')}]${tail}${end}${times}${again}}`;
}
