import type { ResultQuestion } from './assessment';
import type { GivenAnswer } from './given';

/** Whether an option was chosen, alone or among others. */
export const isChosenOption = ({ selectedOptionId, selectedOptionIds }: GivenAnswer, optionId: number): boolean =>
  optionId === selectedOptionId || selectedOptionIds?.includes(optionId) === true;

/** Whether an option of a result's question is right; a question of the kind *multiple* and a corrected key may have several right options. */
export const isRightOption = (
  {
    correctOptionId,
    alsoCorrectOptionIds,
    correctOptionIds,
  }: Pick<ResultQuestion, 'correctOptionId' | 'alsoCorrectOptionIds' | 'correctOptionIds'>,
  optionId: number,
): boolean => optionId === correctOptionId || [...(alsoCorrectOptionIds ?? []), ...(correctOptionIds ?? [])].includes(optionId);
