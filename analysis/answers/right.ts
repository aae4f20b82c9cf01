import type { ResultQuestion } from '../../contract/assessment/assessment';
import type { GivenAnswer } from '../../contract/assessment/given';
import { kindOf, type OwnRight } from '../../contract/kinds/kind';
import { type Judgement, judges, type RightWords } from '../kinds/judges';

/** The part of a result's question that decides whether an answer is right. */
type RightPart = OwnRight & Pick<ResultQuestion, 'kind' | 'correctOptionId' | 'alsoCorrectOptionIds'>;

const verdictOn = ({ alsoCorrectOptionIds, ...question }: RightPart, given: GivenAnswer): Judgement =>
  judges[kindOf(question)].verdictOn({ ...question, alsoRight: alsoCorrectOptionIds }, given);

/** Whether an answer counts as attempted: something is chosen, or a number is typed. */
export const isAttempted = ({ kind }: Pick<ResultQuestion, 'kind'>, given: GivenAnswer): boolean =>
  judges[kindOf({ kind })].isAttempted(given);

/** Whether an answer is right in all: the right option, exactly the right options, or a number within the range. */
export const isRight = (question: RightPart, given: GivenAnswer): boolean => verdictOn(question, given) === 'right';

/** Whether some of several right options are chosen, and no wrong one. */
export const isPartOfRight = (question: RightPart, given: GivenAnswer): boolean => verdictOn(question, given) === 'part';

/** The part of a result's question that decides its outcome. */
export type MarkedAnswer = RightPart & GivenAnswer & Pick<ResultQuestion, 'marks' | 'ruling'>;

/** Whether some right options of several won a part of the marks (ADR 45). Such an answer counts among the correct ones. */
export const isPartlyRight = (question: MarkedAnswer): boolean =>
  question.ruling === undefined && (question.marks ?? 0) > 0 && isPartOfRight(question, question);

/** What is right of a question without options, as it is typed; empty where options say it, or where a result does not tell it. */
export const rightText = (question: OwnRight & Pick<ResultQuestion, 'kind'>, words: RightWords): string =>
  judges[kindOf(question)].rightText(question, words);
