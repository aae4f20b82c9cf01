import type { Result } from '../../contract/assessment/assessment';
import type { QuestionInsight } from '../../contract/assessment/insight';
import { isAttempted, isPartlyRight, isRight, type MarkedAnswer } from './right';

export type Outcome = 'correct' | 'wrong' | 'unattempted';
/** The outcome of a question that may not count. */
export type Judged = Outcome | 'dropped';

/** A question whose marks everybody gets is correct for every learner. An answer that is partly right counts as correct. */
export function outcomeOf(question: MarkedAnswer): Judged {
  if (question.ruling === 'drop') return 'dropped';
  if (question.ruling === 'bonus') return 'correct';
  if (!isAttempted(question, question)) return 'unattempted';
  return isRight(question, question) || isPartlyRight(question) ? 'correct' : 'wrong';
}

/** A question of a result with its outcome and insight. */
export interface Answered extends QuestionInsight {
  /** Position in the paper, from 1. */
  number: number;
  outcome: Judged;
  /** Present where the outcome is *correct* and the answer got a part of the marks only. */
  isPartly?: true;
  /** The marks that the answer got; absent in papers that are marked as the specification says. */
  marks?: number;
}

/** What a screen says of a question: its outcome, or that it is partly right. */
export const toldAs = ({ outcome, isPartly }: Pick<Answered, 'outcome' | 'isPartly'>): Judged | 'partly' => (isPartly ? 'partly' : outcome);

/** Whether a question as it is told is a mistake: answered wrongly or partly, or left. */
export const isMistake = (told: Judged | 'partly'): told is 'wrong' | 'partly' | 'unattempted' => told !== 'correct' && told !== 'dropped';

/** Whether a whole result has no answer that counts: it says nothing of what is known. */
export const isBlank = (answered: readonly Pick<Answered, 'outcome'>[]): boolean =>
  answered.every(({ outcome }) => outcome === 'unattempted' || outcome === 'dropped');

const unknown = { subjectName: '', categories: [], difficultyLevel: '', markedForReview: false, seconds: null, place: null };

type Marked = Pick<Result, 'questions' | 'insight'> & Partial<Pick<Result, 'assessmentTitle'>>;

/** Whether a test has no subjects: one that was made of categories has a single section, with its own name. */
const isWithoutSubjects = ({ assessmentTitle, insight }: Marked): boolean =>
  insight?.questions.every(({ subjectName }) => subjectName === assessmentTitle) ?? false;

/**
 * Returns the questions of a result in paper order. For a result without insight, only the outcome is known; the questions of a test without subjects have an
 * empty subject.
 */
export function answeredOf(result: Marked): Answered[] {
  const { questions, insight } = result;
  const known = new Map(insight?.questions.map((one) => [one.questionId, one]));
  const bare = isWithoutSubjects(result) ? { subjectName: '' } : {};
  return questions.map((question, at) => ({
    ...unknown,
    questionId: question.questionId,
    ...known.get(question.questionId),
    ...bare,
    number: at + 1,
    outcome: outcomeOf(question),
    ...(isPartlyRight(question) && { isPartly: true }),
    ...(question.marks !== undefined && { marks: question.marks }),
  }));
}
