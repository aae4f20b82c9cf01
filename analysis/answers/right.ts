import type { ResultQuestion } from '../../contract/assessment/assessment';
import { isRightOption } from '../../contract/assessment/right-options';
import { kindOf } from '../../contract/kinds/kind';
import { isInRange, readNumber } from '../../contract/kinds/number-range';

/** The part of a result's question that decides whether an answer is right. */
type RightPart = Pick<ResultQuestion, 'kind' | 'correctOptionId' | 'alsoCorrectOptionIds' | 'correctOptionIds' | 'correctValue'>;

/** An answer to a question of any kind. */
export type AnswerToQuestion = Pick<ResultQuestion, 'selectedOptionId' | 'selectedOptionIds' | 'value'>;

/** Whether an answer counts as attempted: something is chosen, or a number is typed. */
export function isAttempted(
  { kind }: Pick<ResultQuestion, 'kind'>,
  { selectedOptionId, selectedOptionIds, value }: AnswerToQuestion,
): boolean {
  switch (kindOf({ kind })) {
    case 'single':
      return selectedOptionId !== null;
    case 'multiple':
      return selectedOptionIds !== undefined && selectedOptionIds.length > 0;
    case 'numeric':
      return value !== undefined && readNumber(value) !== null;
  }
}

/** Whether an answer is right in all: the right option, exactly the right options, or a number within the range. */
export function isRight(question: RightPart, { selectedOptionId, selectedOptionIds, value = '' }: AnswerToQuestion): boolean {
  const { correctOptionIds, correctValue } = question;
  switch (kindOf(question)) {
    case 'single':
      return selectedOptionId !== null && isRightOption(question, selectedOptionId);
    case 'multiple':
      return (
        selectedOptionIds?.length === correctOptionIds?.length && correctOptionIds?.every((id) => selectedOptionIds?.includes(id)) === true
      );
    case 'numeric':
      return correctValue !== undefined && isInRange(value, correctValue);
  }
}

/** Whether some of several right options are chosen, and no wrong one. */
export const isPartOfRight = (question: RightPart, answer: AnswerToQuestion): boolean =>
  question.kind === 'multiple' &&
  isAttempted(question, answer) &&
  !isRight(question, answer) &&
  answer.selectedOptionIds?.every((id) => question.correctOptionIds?.includes(id)) === true;

/** The part of a result's question that decides its outcome. */
export type MarkedAnswer = RightPart & AnswerToQuestion & Pick<ResultQuestion, 'marks' | 'ruling'>;

/** Whether some right options of several won a part of the marks (ADR 45). Such an answer counts among the correct ones. */
export const isPartlyRight = (question: MarkedAnswer): boolean =>
  question.kind === 'multiple' && question.ruling === undefined && (question.marks ?? 0) > 0 && !isRight(question, question);
