import type { ResultQuestion } from './assessment';

/** Whether an option of a result's question is right; a corrected key may have several right options. */
export const isRightOption = (
  { correctOptionId, alsoCorrectOptionIds }: Pick<ResultQuestion, 'correctOptionId' | 'alsoCorrectOptionIds'>,
  optionId: number,
): boolean => optionId === correctOptionId || alsoCorrectOptionIds?.includes(optionId) === true;
